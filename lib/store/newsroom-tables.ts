/**
 * What becomes of a table when the whole newsroom is taken out: it is a register of its own, part of the articles, there to be read
 * and not read in again (`record`), or of this installation alone (`own`).
 */
type InArchive = 'register' | 'article' | 'record' | 'own';

/** Every table, and nothing else: a test compares it with those there are, so that a new one is thought of. */
export const IN_ARCHIVE: Record<string, InArchive> = {
  adress: 'article',
  agent: 'register',
  agent_bruk: 'own',
  ai_anrop: 'own',
  andra_faktor: 'own',
  andringsforslag: 'article',
  annonsprogram: 'register',
  anropsfonster: 'own',
  anslutning: 'own',
  anslutningskod: 'own',
  anslutningsnyckel: 'own',
  arbetskopia: 'own',
  arbetskopia_del: 'own',
  artikelkommentar: 'register',
  avtryck: 'own',
  bevakning: 'register',
  bildbruk: 'article',
  delning: 'own',
  flytt: 'own',
  forslagsbeslut: 'article',
  godkand_revision: 'article',
  historikkontroll: 'own',
  ide: 'own',
  idekalla: 'own',
  idempotens: 'own',
  inkorg: 'own',
  innehall: 'article',
  inlast_trafik: 'register',
  inlast_trafiksumma: 'own',
  inloggningsforsok: 'own',
  installning: 'register',
  intakt: 'register',
  intaktsumma: 'own',
  kandis: 'register',
  kandis_delat: 'own',
  kandis_namn: 'register',
  kandis_ord: 'own',
  kandis_tidigare: 'register',
  kandisadress: 'register',
  ko: 'register',
  koavisering: 'own',
  kobrev: 'own',
  kommentar: 'register',
  kommentarnamn: 'own',
  lank: 'own',
  lankfyllning: 'own',
  lankko: 'own',
  lankplats: 'own',
  lankvard: 'own',
  lasning: 'own',
  logg: 'record',
  losenordslank: 'own',
  media: 'register',
  oforseglad: 'own',
  omdirigering: 'register',
  omdirigeringsbruk: 'own',
  oversattning: 'article',
  oversattningsjobb: 'own',
  passernyckel: 'own',
  passernyckelfraga: 'own',
  person: 'register',
  personfyllning: 'own',
  personko: 'own',
  publicerad_person: 'own',
  publicerad_pris: 'own',
  publicerad_skribent: 'own',
  publicerad_sok: 'own',
  publicerad_tagg: 'own',
  publicerad_version: 'article',
  publicering: 'article',
  release: 'article',
  release_steg: 'article',
  renderad: 'own',
  reservkod: 'own',
  revision: 'article',
  revisionsnamn: 'article',
  roll: 'register',
  samling: 'register',
  samlingsbild: 'register',
  sektion: 'register',
  session: 'own',
  sidvisning: 'own',
  sidvisning_nyss: 'own',
  sigill: 'own',
  sigillrad: 'own',
  skribent: 'register',
  skribentadress: 'register',
  skribentnamn: 'register',
  skrivsatt: 'own',
  sokform: 'own',
  sokko: 'own',
  sokord: 'own',
  sokpost: 'own',
  sparad_vy: 'own',
  sprakversion: 'article',
  stomme: 'register',
  tagg: 'register',
  taggadress: 'register',
  taggfoljd: 'own',
  taggfyllning: 'own',
  taggnamn: 'register',
  taggnarhet: 'own',
  taggnyckel: 'register',
  taggprovning: 'own',
  taggterm: 'own',
  trafiksumma: 'own',
  utklick: 'own',
  utlank: 'register',
  utskick: 'own',
};

/**
 * Columns that stay: what lets somebody in, what only this installation counts by, and what holds a document in its packed form. A column
 * that is added later comes along by itself.
 */
export const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  person: ['losenord_hash', 'byta_inloggning', 'session_nr'],
  agent: ['nyckel_hash', 'nyckel_prefix', 'gammal_nyckel_hash', 'gammal_nyckel_prefix', 'gammal_nyckel_utgar', 'senast_anvand'],
  bevakning: ['hamtad', 'lyckad', 'fel', 'anmarkning', 'misslyckanden', 'etag', 'senast_andrad', 'nasta', 'hallare'],
  intakt: ['lopnr'],
  ko: ['paminnd'],
  // What it looks like is seen anew: it is too large for a number of JSON.
  media: ['uppladdning', 'varslad_for', 'uppgift_for', 'likhet'],
  publicering: ['nr'],
  release: ['nr', 'nyckel', 'begaran', 'hallare', 'larmad'],
  release_steg: ['id'],
  revision: ['dokument'],
};

/** The settings that are the newsroom's and not this installation's. */
export const CARRIED_SETTINGS = ['installningar', 'handbok'] as const;

/** What the registers are called in an archive, and by what a row is known; in the order in which they are read in, and their rows are sorted. */
export const REGISTERS = {
  roller: { tabell: 'roll', nyckel: ['id'] },
  sektioner: { tabell: 'sektion', nyckel: ['id'] },
  personer: { tabell: 'person', nyckel: ['id'] },
  agenter: { tabell: 'agent', nyckel: ['id'] },
  installningar: { tabell: 'installning', nyckel: ['nyckel', 'version'] },
  personlexikon: { tabell: 'kandis', nyckel: ['id'] },
  taggar: { tabell: 'tagg', nyckel: ['id'] },
  annonsprogram: { tabell: 'annonsprogram', nyckel: ['id'] },
  utlankar: { tabell: 'utlank', nyckel: ['kod'] },
  omdirigeringar: { tabell: 'omdirigering', nyckel: ['id'] },
  bevakningar: { tabell: 'bevakning', nyckel: ['id'] },
  stommar: { tabell: 'stomme', nyckel: ['id'] },
  samlingar: { tabell: 'samling', nyckel: ['id'] },
  bilder: { tabell: 'media', nyckel: ['id'] },
  // By day, for the sums of a day are made anew with each piece of it.
  intakter: { tabell: 'intakt', nyckel: ['dag', 'program_id', 'valuta', 'innehall_id', 'kalla'] },
  inlasttrafik: { tabell: 'inlast_trafik', nyckel: ['dag', 'innehall_id', 'kalla'] },
  uppgifter: { tabell: 'ko', nyckel: ['id'] },
  kommentarer: { tabell: 'kommentar', nyckel: ['id'] },
  artikelkommentarer: { tabell: 'artikelkommentar', nyckel: ['id'] },
} as const;

export type RegisterName = keyof typeof REGISTERS;

/** The parts of an article that are lists of rows of a table. */
export const ARTICLE_PARTS = {
  sprakversioner: 'sprakversion',
  publicerat: 'publicerad_version',
  adresser: 'adress',
  bildbruk: 'bildbruk',
} as const;

/** What follows an article in an archive, each a record of its own, in this order. */
export const ARTICLE_RECORDS = {
  revision: 'revision',
  release: 'release',
  publicering: 'publicering',
  oversattning: 'oversattning',
  revisionsnamn: 'revisionsnamn',
  godkand_revision: 'godkand_revision',
  andringsforslag: 'andringsforslag',
  forslagsbeslut: 'forslagsbeslut',
} as const;

export type ArticleRecordName = keyof typeof ARTICLE_RECORDS;
