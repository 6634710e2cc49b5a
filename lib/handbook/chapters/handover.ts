export const HANDOVER = `## Överlämning

En text är klar att lämna när kontrollen är utan fel och du skulle sätta ditt namn under den. Sätt då språkversionens status till \`granskning\`. Gör en människa det får redaktionen mejl.

Skriv i revisionens kommentar eller i ditt svar:

- vad artikeln bygger på och vad som **inte** är kontrollerat,
- vilka citat som ska läsas upp för den som sagt dem, och om det är gjort,
- vilka varningar som står kvar och varför,
- tider: embargo, utlovad publicering, det som snart blir inaktuellt.

Den som granskar läser hela texten, provar länkarna, räknar om siffrorna och skriver inte om: ändringar i sak går tillbaka till skribenten. Ingen granskar sin egen text; där redaktionen kräver fyra ögon nekas den som har skrivit i den, tills någon annan har godkänt. \`godkand\` sätts av granskare, publicist eller chefredaktör, eller av en agent med publiceringsrätt på ägarens order.
`;
