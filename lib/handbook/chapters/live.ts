export const LIVE = `## Liverapporter

En liverapport är korta inlägg om något som pågår, det nyaste överst. Varje inlägg går ut i samma stund som det skickas.

- Ett inlägg säger en sak och förstås av den som just kom in. Börja med det nya, skriv vem som säger det och sätt \`tid\` till när det hände.
- Obekräftat är obekräftat: säg det, och säg vem som uppger det. Hellre en minut senare än fel.
- Fel i sak rättas i samma inlägg, och rättelsen syns. Ett inlägg tas bort bara när det inte borde ha skrivits.
- Fäst högst ett eller två inlägg: läget just nu, och det läsaren måste veta.
- **Avsluta** rapporten när händelsen är över, med ett sista inlägg som sammanfattar.
- I en publik rapport kräver varje inlägg rätt att publicera, och av en agent \`order_av\`. En agent vars publiceringar ska godkännas skriver bara i utkast.
`;
