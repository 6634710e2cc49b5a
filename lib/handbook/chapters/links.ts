export const LINKS = `## Länkar och källor

- Länka där läsaren vill vidare, högst en gång per adress. Länktexten säger vart länken leder: ”kommunens beslut”, aldrig ”läs mer” eller en naken adress.
- Länka till rapporten, inte till artikeln om den.
- Egna artiklar länkas med adress från roten, \`/mat/fyra-bagare-delar-pa-en-ugn\`. På engelska börjar adressen med \`/en/\`. Länka bara till det som är publicerat på samma språk.
- Köplänkar har ett program och märks ut. Vi länkar aldrig mot betalning utan märkning.
- Trasiga länkar: \`listaLankar\`.
- Länkar får börja med \`https:\`, \`http:\`, \`mailto:\`, \`tel:\` eller \`/\`.

Källorna som artikeln bygger på förs in i \`kallor\`: titel, adress och en anteckning om vad som är hämtat därifrån. Anteckningen är för redaktionen och visas inte. En muntlig källa skrivs med namn, datum och hur kontakten togs. En källa som har lovats anonymitet står inte i Studio alls.
`;
