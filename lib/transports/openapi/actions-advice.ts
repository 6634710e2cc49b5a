/** What a model that has nothing but the document must know of when to call an operation, and what comes before and after. */
export const ACTIONS_ADVICE: Readonly<Record<string, string>> = {
  hamtaJag: 'Anropa den först.',
  hamtaHandbok: 'Läs den i början av varje samtal.',
  listaMallar: 'Hämta mallen och dess exempel innan du skriver.',
  listaInnehall: 'Se efter här om artikeln redan finns.',
  skapaInnehall: 'Skicka hela texten på en gång och kontrollera sedan med valideraInnehall. Inget publiceras.',
  sparaSprakversion: 'Hämta artikeln först och skicka arbetsrevisionens id i bas.',
  valideraInnehall: 'Gör det som står i varje åtgärd, spara och kontrollera igen.',
  sattSprakstatus: 'granskning lämnar texten till redaktionen.',
  slappInnehall: 'Bara när en människa har bett om det: ange henne i order_av.',
};
