export const ENGLISH = `## Engelska

Svenskan är källan. Engelskan är en egen text för den som inte känner Sverige.

- Brittisk stavning, dubbla citattecken (“ ”) och inget pratminus. Klockslag som *6.30 pm*, tusental med komma och decimaler med punkt.
- Ordlista: kommunen → the council; riksdagen → the Riksdag.
- Förklara det som är självklart här. Belopp står i kronor, med euro inom parentes där det hjälper.
- Namn, citat och siffror är desamma på båda språken. Ett översatt citat är fortfarande någons ord: översätt innebörden, lägg inte till.
- Behåll blockens id och ordning. Det är så Studio ser vad som har ändrats i svenskan sedan översättningen. Ange \`kall_revision\`, den svenska revision du översatte.
- Egen \`slug\`, egna metatexter och alternativtexter, allt på engelska.
- Engelskan kan publiceras först när svenskan är publik, eller i samma anrop. När svenskan ändras får engelskan läget \`behover_uppdateras\` och blocken det gäller räknas upp i \`inaktuella_block\`. Uppdatera dem och låt resten vara.
`;
