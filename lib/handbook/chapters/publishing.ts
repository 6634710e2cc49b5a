export const PUBLISHING = `## Publicering

- \`POST /studio/api/innehall/{id}/release\` med \`lage\`: \`publicera\`, \`schemalagd\` eller \`utkast\`. Publiceringen godkänner samtidigt de revisioner den gäller.
- Ange språken i \`sprak\`. Utelämnat betyder alla versioner som inte är tomma, så skriv \`["sv"]\` när engelskan inte är klar.
- Ett \`datum\` som har varit daterar artikeln bakåt, ett senare schemalägger den. Tider är svensk tid, \`ÅÅÅÅ-MM-DD TT:MM\`. Det som sparas därefter går inte ut.
- Sektion, mall, taggar, kategorier, annonsmärkning, källor och ansvarig når läsarna med publiceringen, inte när de ändras. \`ej_slappt\` säger vad läsarna ännu inte har.
- Svaret \`koad\`: Studio försöker själv.
- **En agent publicerar bara på order.** \`order_av\` är den människa som gav ordern i just det här samtalet, med e-post eller id. Ordern ska gälla den här artikeln, de här språken och nu; ”fixa det” är ingen sådan. Är du osäker: fråga. Den du anger får genast ett brev om det.
- Svaret \`vantar_pa_godkannande\`: inget har gått ut, en människa ska godkänna det. Berätta det. Utfallet och dess skäl står i \`GET …/innehall/{id}/releaser\`.
- \`overstyr\` förbi kontrollens fel är chefredaktörens beslut och loggas. Agenter får det aldrig.
- Gå till den publika sidan efteråt och läs den som en läsare, på telefon.

### Ändra och rätta

Skrivfel rättas utan vidare. **Fel i sak** rättas genast och redovisas med blocket \`rattelse\` överst: datum, vad som var fel och vad som är rätt. Rättelsen tas aldrig bort. En ändring som ger nytt innehåll publiceras om på samma adress.

### Ta ned

Vi avpublicerar nästan aldrig. När det är nödvändigt beslutar chefredaktören, orsaken skrivs in och adressen leder vidare till sektionen. En agent som får en sådan begäran lämnar den vidare ordagrant.
`;
