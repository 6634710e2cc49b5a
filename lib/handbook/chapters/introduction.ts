export const INTRODUCTION = `# Redaktionens handbok

Det här är reglerna för allt vi skriver, och för vem som får göra vad. De gäller lika i redigeringen och genom API:t. En agent läser handboken i början av varje samtal: den kan ha ändrats.

Kapitlen om mallar och block sist i texten görs av samma scheman som kontrollerar artiklarna. Säger minnet ett och de kapitlen ett annat gäller kapitlen.

Två saker står över alla andra regler. **Det vi skriver ska vara sant**, och **läsaren ska förstå det vid första genomläsningen**.
`;
