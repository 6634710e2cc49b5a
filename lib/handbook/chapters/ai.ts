export const AI = `## AI i redaktionen

- Den som ger uppdraget svarar för texten, som om den vore egen. AI får inte vara källa.
- Ett AI-utkast granskas av en människa innan det publiceras: fakta mot källan, citat mot inspelningen, namn mot personlexikonet.
- En AI-översättning är ett utkast. Det en människa har skrivit i den ändras inte utan att någon ber om det.
- Bilder som ser ut som foton görs aldrig med AI. En illustration gjord med AI kallas det i bildtexten.
- Lägg aldrig in källskyddade uppgifter i ett AI-verktyg.
`;
