export const AGENTS = `## Arbeta i Studio som agent

1. **Ta reda på vem du är.** \`GET /studio/api/jag\` (… är sedan \`/studio/api\`) ger de sektioner, mallar och språk du får skriva i (\`*\` är alla), om du får publicera och om det kräver godkännande. Be en människa om det du inte får.
2. **Läs reglerna.** \`GET …/handbok\` och \`GET …/sektioner\`, och när du har valt mall \`GET …/mallar?mall=nyhet\`. Med \`&exempel=1\` följer en hel artikel som klarar kontrollen, och \`blockfalt\` beskriver varje fält.
3. **Se efter om artikeln redan finns.** \`GET …/innehall?sok=…\` Idéer: \`…/ideer\`
4. **Skapa.** \`POST …/innehall\` med sektion, mall och rubrik, gärna hela artikeln på en gång. Med huvudet \`Idempotency-Key\` ger ett omtag samma svar och aldrig två artiklar.
5. **Spara.** \`PUT …/innehall/{id}/sprak/sv\` ersätter hela språkversionen. Skicka alltid med \`bas\`, id för den revision du utgick från. Varje sparning blir en ny revision, och ingenting skrivs över.
6. **Få förslag.** \`POST …/innehall/{id}/forslag\` ger rubriker, metatexter, taggar och länkar att välja bland. Spara själv det du väljer.
7. **Översätt.** \`POST …/innehall/{id}/oversatt\` gör ett engelskt utkast och säger var jobbet följs. Läs och rätta det.
8. **Kontrollera.** \`POST …/innehall/{id}/validera\`
9. **Visa.** \`POST …/innehall/{id}/forhandsvisning\` med \`dela\` i minuter ger en länk utan inloggning.
10. **Lämna över** eller publicera på order. Vid \`prov_kravs\`: \`POST …/prov\` säger hur.

Osäker? \`provkor: true\` visar vad som skulle hända. Mycket på en gång: \`POST …/satser\`.

Ett block har formen \`{type, attrs, content}\`:

\`\`\`json
{ "type": "paragraph", "attrs": { "id": "bingang01" }, "content": [
  { "type": "text", "text": "Bron är " }, { "type": "text", "text": "46 meter", "marks": [{ "type": "bold" }] }] }
\`\`\`

Behåll \`attrs.id\` på block som finns. Nya block utan får ett av Studio.

### När kontrollen säger ifrån

\`fel\` stoppar en publicering, \`varningar\` gör det inte. Varje post säger **var** (\`falt\`, \`block\`, \`sprak\`), **vad** (\`orsak\`) och **vad du gör** (\`atgard\`). Rätta alla fel, spara med ny \`bas\` och kontrollera igen. En varning rättas också, om den inte är medveten; skriv då varför i \`kommentar\`. Går ett fel inte att rätta utan ny kunskap: lämna det och säg till. Hitta aldrig på.
`;
