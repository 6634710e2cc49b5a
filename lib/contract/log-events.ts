/**
 * Everything that the log tells of: the operations that change something, by their names, and what happens beside them. The
 * staff reads them as sentences (components/studio/log/deed.ts).
 */
export const LOG_EVENTS = [
  'loggaIn',
  'inloggningMisslyckad',
  'inloggningSparrad',
  'skapaInnehall',
  'andraInnehall',
  'kopieraInnehall',
  'sparaSprakversion',
  'sattSprakstatus',
  'aterstallRevision',
  'skapaLiveinlagg',
  'andraLiveinlagg',
  'taBortLiveinlagg',
  'avslutaLiverapport',
  'foreslaTillInnehall',
  'oversattInnehall',
  'oversattLista',
  'avbrytOversattning',
  'forhandsvisa',
  'aterkallaDelning',
  'slappInnehall',
  'taNedInnehall',
  'utforRelease',
  'andraRelease',
  'avbrytRelease',
  'provaReleaseIgen',
  'godkannRelease',
  'avslaRelease',
  'skapaAgent',
  'andraAgent',
  'roteraAgent',
  'aterkallaAgent',
  'godkannAnslutning',
  'aterkallaAnslutning',
  'anslutningskodAteranvand',
  'fornyelsenyckelAteranvand',
  'sattAgentpaus',
  'laddaUppMedia',
  'andraMedia',
  'skapaPerson',
  'andraPerson',
  'importeraPersoner',
  'skapaKouppgift',
  'andraKouppgift',
  'taKouppgift',
  'slappKouppgift',
  'klarmarkeraKouppgift',
  'sparaHandbok',
  'aterstallHandbok',
  'provaAitjanst',
  'skapaAnvandare',
  'andraAnvandare',
  'skickaUtskickIgen',
] as const;

export type LogEvent = (typeof LOG_EVENTS)[number];

/** How it went: done, asked for and waiting for somebody's approval, or not done. */
export const LOG_OUTCOMES = ['genomford', 'vantar', 'misslyckad'] as const;

export type LogOutcome = (typeof LOG_OUTCOMES)[number];
