export const SECTIONS = `## Sektioner

En artikel hör till en sektion, och sektionen avgör vilka mallar som går att välja. Sektionerna och deras mallar ger operationen \`sektioner\`. Välj efter vad läsaren söker, inte efter var idén kom ifrån: ett bageri som sparar energi är *mat* när brödet står i mitten och *nyheter* när elpriset gör det.

- **Nyheter** kräver minst två av varandra oberoende källor. Den som kritiseras får bemöta det i samma artikel.
- **Nöje och kultur** skiljer på rapportering och omdöme. Åsikter hör hemma i en recension, med namn.
- **Mat** anger mängder, tid och temperatur som någon har provat.
- **Resor** talar om vem som betalade. En bjuden resa redovisas i texten.
- **Stil** säger vad saker kostar, och nämner det när något är lånat.

En sponsrad artikel har alltid fältet \`sponsrad\` med partner och märkning. Märkningen syns för läsaren och går inte att välja bort.
`;
