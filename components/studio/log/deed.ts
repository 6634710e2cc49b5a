const NAMES: Record<string, string> = {
  loggaIn: 'Loggade in',
  skapaInnehall: 'Skapade en artikel',
  andraInnehall: 'Ändrade en artikels uppgifter',
  kopieraInnehall: 'Kopierade en artikel',
  sparaSprakversion: 'Sparade en språkversion',
  sattSprakstatus: 'Ändrade språkstatus',
  aterstallRevision: 'Återställde en version',
  forhandsvisa: 'Skapade en delningslänk',
  aterkallaDelning: 'Återkallade en delningslänk',
  slappInnehall: 'Publicerade',
  taNedInnehall: 'Tog ned en artikel',
  utforRelease: 'Publicerades av Studio, på uppdrag',
  andraRelease: 'Flyttade en schemalagd publicering',
  avbrytRelease: 'Avbröt en publicering',
  provaReleaseIgen: 'Lät en publicering försökas igen',
  skapaAgent: 'Skapade en agent',
  andraAgent: 'Ändrade en agent',
  roteraAgent: 'Bytte nyckel på en agent',
  aterkallaAgent: 'Återkallade en agent',
  godkannAnslutning: 'Anslöt en assistent',
  aterkallaAnslutning: 'Kopplade bort en assistent',
  anslutningskodAteranvand: 'Kopplades bort: en kod användes två gånger',
  fornyelsenyckelAteranvand: 'Kopplades bort: en nyckel användes två gånger',
  sattAgentpaus: 'Pausade eller släppte på agenterna',
  laddaUppMedia: 'Laddade upp en bild',
  andraMedia: 'Ändrade en bilds uppgifter',
  skapaAnvandare: 'Lade till en person',
  andraAnvandare: 'Ändrade en person',
  skickaUtskickIgen: 'Skickade ett brev igen',
};

/** What an operation does, said about somebody who did it; an operation without a sentence of its own goes by its name. */
export function operationName(operation: string): string {
  return NAMES[operation] ?? operation;
}
