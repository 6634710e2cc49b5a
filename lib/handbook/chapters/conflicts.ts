export const CONFLICTS = `## När två skriver samtidigt

Studio låser inte artiklar. Sparar någon annan före dig får du **409** och ingenting av ditt har skrivits. Svaret innehåller

- \`senaste\`: den andres hela revision, med vem och när,
- \`andrade_block\`: id för de block som har ändrats sedan din \`bas\`,
- \`sammanslagning\`: om ändringarna går att förena, och hur.

Är \`sammanslagning.mojlig\` sant rör ändringarna olika block. Läs igenom \`forslag\`, spara det med \`bas\` satt till \`senaste.id\`, och kontrollera. Är den falsk står varje krock i \`konflikter\`, med utgångsläget, din text och den andres:

1. En rättelse av fakta går före en ändring av form.
2. Två fakta mot varandra avgörs av källan, inte av klockan. Fråga den andre.
3. En människas text gäller före en agents. Skicka din som förslag: samma kropp till \`POST …/forslag-till-andring\`, med verktyg \`som_forslag\`. Så också vid \`andras_text\`.

\`tvinga\` sparar ovanpå det som är senast, märks i historiken och loggas. Den andres revision finns kvar. Använd det bara när ni har talat med varandra. En agent gör det bara på uttrycklig uppmaning.
`;
