export const PICTURES = `## Bilder

- Varje artikel har en huvudbild, minst 1 200 bildpunkter bred och helst 2 000. Välj en liggande med luft: den beskärs i puffar och på mobil. Sätt \`fokus\` på det som måste synas.
- **Alternativtexten** (\`alt\`) säger vad bilden visar för den som inte ser den. En eller två meningar, högst 250 tecken, på versionens språk. Inte ”bild på”, filnamnet eller bildtextens ord.
- **Bildtexten** (\`caption\`) säger det som inte syns: vilka, var, när.
- **Krediten** anger fotograf och byrå, ”Foto: Namn Namn”. En bild utan kredit publiceras inte, och ett ja från den som tog bilden ska finnas i skrift.
- Samma bild används en gång per artikel. I texten: \`normal\`, \`bred\` för detaljer, \`helbredd\` högst en gång.
- Dokumentära bilder beskärs och ljussätts men ändras inte. En illustration kallas illustration.
- En bild vars rätt har gått ut, eller inte gäller där artikeln läses, stoppar publiceringen.
- Ladda upp JPEG, PNG, WebP, AVIF eller GIF. Platsuppgifter tas bort.
`;
