export const PICTURES = `## Bilder

- Varje artikel har en huvudbild, minst 1 200 bildpunkter bred och helst 2 000. Välj en liggande bild med luft: den beskärs olika i puffar och på mobil. Sätt \`fokus\` på det som måste synas.
- **Alternativtexten** (\`alt\`) säger vad bilden visar för den som inte ser den. En eller två meningar, högst 250 tecken, på versionens språk. Inte ”bild på”, inte filnamnet, inte samma ord som bildtexten.
- **Bildtexten** (\`caption\`) säger det som inte syns: vilka, var, när.
- **Krediten** anger fotograf och byrå, ”Foto: Namn Namn”. En bild utan kredit publiceras inte, och ett ja från den som tog bilden ska finnas i skrift.
- Samma bild används en gång per artikel. I texten är \`normal\` normalläget, \`bred\` för bilder med detaljer och \`helbredd\` högst en gång.
- Dokumentära bilder beskärs och ljussätts men ändras inte. En illustration kallas illustration.
- **Rättigheterna** (licens, sista dag, kanaler) skrivs på bilden. En bild vars rätt har gått ut, eller som inte gäller där artikeln läses, stoppar publiceringen. Går rätten ut när artikeln är publicerad blir det en uppgift i kön: byt bilden, byt bara dess fil, eller förläng rätten.
- Ladda upp JPEG, PNG, WebP, AVIF eller GIF. Studio tar bort platsuppgifter ur filen och gör de storlekar som behövs.
`;
