export const FORM = `## Form

### Rubrik, ingress och adress

- **Rubriken** säger vad som har hänt eller vad läsaren får. Högst 100 tecken, gärna under 60. Presens eller imperfekt, med verb, utan punkt och utropstecken.
- **Ingressen** är två eller tre meningar, högst 400 tecken. Den som bara läser den ska veta vad artikeln handlar om. Upprepa inte rubriken.
- **Adressen** (\`slug\`) görs av rubriken när artikeln sparas första gången. Ändra den bara före publicering, när den är missvisande.
- **Metatexterna** skrivs för hand. \`seoTitel\` högst 60 tecken, \`seoBesk\` 70–160, \`puffTitel\` högst 70.

### Texten

1. **Ingången** börjar i något konkret: en person, en siffra, ett ögonblick.
2. **Kärnan** kommer inom tre stycken: vad har hänt, var, vem berörs och varför berättar vi det nu?
3. **Bakgrund, röster och invändningar** följer i den ordning läsaren undrar över dem.
4. **Slutet** är ett slut, inte en sammanfattning.

Ett stycke har en tanke och högst 120 ord. En mellanrubrik (nivå 2) var 150–200 ord, nivå 3 bara under en nivå 2: en rubrik, ingen etikett.

### Rutor och listor

- **Det viktigaste** (\`viktigast\`) är exakt tre punkter på högst 90 tecken. De ger fakta ur texten, inte lockrop.
- **Faktarutan** rymmer bakgrund, siffror eller råd som annars skulle hejda berättelsen. En tom ruta visas inte.
- **Snabbfakta** om en känd person hämtas ur personlexikonet: *Hämta fakta* i rutans formulär, eller \`GET /studio/api/kandis?namn=…\`. Det som saknas fyller du i ur en källa.
- **Punktlistan** används när ordningen saknar betydelse, annars den numrerade. Minst tre punkter.
- **Tabellen** har alltid en rubrikrad och jämför sådant som går att jämföra.
- **Citatblocket** (\`citat\`) lyfter ut en replik. Utan citattecken, alltid med vem som talar. \`blockquote\` är för längre utdrag ur tal eller skrift.
`;
