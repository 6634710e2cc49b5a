export const PICKS = `## Plock och listor

Ett **plock** är ett urval varor, en **lista** är avsnitt i ordning. Båda lovar läsaren att någon har valt.

- Säg i ingressen hur urvalet är gjort och vem som har gjort det.
- Varje punkt motiverar sin plats: en egen tanke, inte tillverkarens ord.
- Ange pris, butik och datum för prisuppgiften. Stäm av priset samma dag som artikeln publiceras.
- Köplänkar märks som annonslänkar. Ingen betalar för att vara med, och ingen får läsa texten i förväg.
- Minst tre produkter i ett plock och minst två avsnitt i en lista. En lista som räknar ned sätter \`avsnittRiktning\` till \`ned\`. Numren sätts av Studio.
- Ett omdöme bygger på att någon har provat. Skriv annars vad det bygger på.
`;
