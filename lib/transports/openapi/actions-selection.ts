/**
 * The operations that clients of custom actions are offered: such clients take at most 30, and hold an agent's key. So it
 * is what an agent may do, in the order of the work, with why each is worth its place. Administration, the log, the
 * takedown and the writing of the people dictionary are for the staff alone and would only be refused.
 */
export const ACTIONS: Readonly<Record<string, string>> = {
  hamtaJag: 'What the agent may do, before it tries.',
  hamtaHandbok: 'The rules for all writing: read first.',
  listaSektioner: 'Where an article may stand.',
  listaMallar: 'What a template needs.',
  listaInnehall: 'Finding what there is, and what lacks English.',
  hamtaInnehall: 'Reading an article with all its languages.',
  skapaInnehall: 'The first draft.',
  andraInnehall: 'Tags, categories, sources, status.',
  kopieraInnehall: 'A new article after an old one.',
  sparaSprakversion: 'Writing, in any language.',
  sattSprakstatus: 'Handing in to the staff.',
  listaRevisioner: 'What has been saved, and by whom.',
  hamtaRevision: 'An earlier text.',
  jamforRevisioner: 'What somebody else has changed.',
  aterstallRevision: 'Taking a change back.',
  valideraInnehall: 'What would stop a release.',
  forhandsvisa: 'What it will look like, and a link to show it.',
  listaDelningar: 'Which links are open.',
  aterkallaDelning: 'Closing one.',
  slappInnehall: 'Publishing, on the order of a person.',
  listaReleaser: 'How a release has gone.',
  hamtaMediaFranAdress: 'A picture from elsewhere: such clients send text, and no files.',
  listaMedia: 'Finding a picture.',
  hamtaMedia: 'What a picture shows and who took it.',
  andraMedia: 'Its alt text and credit.',
  hamtaKandis: 'Facts of a person for interviews and profiles.',
  listaPersoner: 'Finding a person in the dictionary.',
  hamtaPerson: 'All that is known of them.',
  svepFaktarutor: 'Fact boxes that readers see empty.',
};
