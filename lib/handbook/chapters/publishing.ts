export const PUBLISHING = `## Publicering

- \`POST /studio/api/innehall/{id}/release\` med \`lage\`: \`publicera\`, \`schemalagd\` eller \`utkast\`. Den godkänner samtidigt revisionerna.
- Ange språken i \`sprak\`. Utelämnat är alla som inte är tomma: skriv \`["sv"]\` när engelskan inte är klar.
- Ett \`datum\` som har varit daterar bakåt, ett senare schemalägger. Svensk tid, \`ÅÅÅÅ-MM-DD TT:MM\`. Det som sparas därefter går inte ut.
- Även sektion, mall, taggar, märkning, källor och byline når läsarna först vid publicering (\`ej_slappt\`).
- Svaret \`koad\`: Studio försöker själv.
- **En agent publicerar bara på order.** \`order_av\` (e-post eller id) är den människa som gav ordern i just det här samtalet. Ordern ska gälla den här artikeln, de här språken och nu; ”fixa det” är ingen sådan. Är du osäker: fråga. Den du anger får genast ett brev.
- Svaret \`vantar_pa_godkannande\`: inget har gått ut, en människa ska godkänna det eller bekräfta ordern. Berätta det. Utfallet står i \`GET …/innehall/{id}/releaser\`.
- \`overstyr\` förbi kontrollens fel är chefredaktörens beslut och loggas. Agenter får det aldrig.
- Läs sedan den publika sidan som en läsare, på telefon.

### Ändra och rätta

Skrivfel rättas utan vidare. **Fel i sak** rättas genast och redovisas med blocket \`rattelse\` överst: datum, vad som var fel och vad som är rätt. Rättelsen tas aldrig bort. En ändring som ger nytt innehåll publiceras om på samma adress.

### Ta ned

Vi avpublicerar nästan aldrig. När det är nödvändigt beslutar chefredaktören, orsaken skrivs in och adressen leder vidare till sektionen. En agent som får en sådan begäran lämnar den vidare ordagrant.
`;
