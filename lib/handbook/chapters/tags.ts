export const TAGS = `## Taggar och kategorier

- Tre till fem taggar räcker för det mesta, tio är gränsen. Minst en behövs.
- En tagg är det som artikeln *handlar om*, inte det som nämns. Skulle en läsare som följer taggen bli glad?
- Sök först bland de taggar som finns. Skriv med små bokstäver och i plural när det går: *biografer*, inte *Biograf*. Namn behåller sin stora bokstav.
- Taggarna är svenska och gäller alla språk.
- Minst en kategori, i regel sektionens egen. En kategori till anges bara när artikeln ska synas också där.
`;
