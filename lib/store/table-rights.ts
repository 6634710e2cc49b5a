/**
 * What the application may do with the rows of a table, besides reading them and adding to them: `history` is never touched again, of
 * a `record` the row stays whatever becomes of it, what is `passing` is removed when its time is over, and of what may be `named` in
 * history those rows that are not, which a trigger sees to.
 */
type TableKind = 'history' | 'record' | 'passing' | 'named';

/** The words of PostgreSQL for it. */
const RIGHTS: Record<TableKind, readonly string[]> = {
  history: ['SELECT', 'INSERT'],
  record: ['SELECT', 'INSERT', 'UPDATE'],
  passing: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  named: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
};

/** Every table, and nothing else: a test compares it with those there are. */
export const TABLES: Record<string, TableKind> = {
  adress: 'record',
  agent: 'record',
  agent_bruk: 'record',
  ai_anrop: 'history',
  andra_faktor: 'passing',
  annonsprogram: 'passing',
  anropsfonster: 'passing',
  anslutning: 'passing',
  anslutningskod: 'passing',
  anslutningsnyckel: 'passing',
  avtryck: 'history',
  bevakning: 'passing',
  bildbruk: 'passing',
  delning: 'record',
  historikkontroll: 'record',
  ide: 'passing',
  idekalla: 'passing',
  idempotens: 'passing',
  innehall: 'record',
  inloggningsforsok: 'passing',
  installning: 'history',
  intakt: 'record',
  intaktsumma: 'passing',
  kandis: 'passing',
  kandis_delat: 'passing',
  kandis_namn: 'passing',
  kandis_ord: 'record',
  kandis_tidigare: 'record',
  kandisadress: 'record',
  ko: 'record',
  koavisering: 'passing',
  kobrev: 'passing',
  kommentar: 'passing',
  lank: 'passing',
  lankfyllning: 'passing',
  lankko: 'passing',
  lankplats: 'passing',
  lankvard: 'passing',
  logg: 'history',
  losenordslank: 'passing',
  media: 'record',
  oforseglad: 'passing',
  oversattning: 'history',
  oversattningsjobb: 'record',
  passernyckel: 'passing',
  passernyckelfraga: 'passing',
  person: 'named',
  personfyllning: 'passing',
  personko: 'passing',
  publicerad_person: 'passing',
  publicerad_skribent: 'passing',
  publicerad_tagg: 'passing',
  publicerad_version: 'passing',
  publicering: 'history',
  release: 'record',
  release_steg: 'history',
  renderad: 'passing',
  reservkod: 'passing',
  revision: 'history',
  roll: 'record',
  sektion: 'record',
  session: 'passing',
  sidvisning: 'passing',
  sigill: 'history',
  sigillrad: 'history',
  skribent: 'passing',
  skribentadress: 'passing',
  skribentnamn: 'passing',
  sokform: 'record',
  sokko: 'passing',
  sokord: 'record',
  sokpost: 'record',
  sparad_vy: 'passing',
  sprakversion: 'record',
  tagg: 'passing',
  taggadress: 'record',
  taggfoljd: 'passing',
  taggfyllning: 'passing',
  taggnamn: 'record',
  taggnarhet: 'record',
  taggnyckel: 'record',
  taggprovning: 'passing',
  taggterm: 'passing',
  trafiksumma: 'passing',
  utklick: 'record',
  utlank: 'passing',
  utskick: 'passing',
};

/** Prisma's record of the migrations is the owner's alone to write. */
const MIGRATIONS = '_prisma_migrations';

/** What the application may do with a table, in PostgreSQL's words. With one that nobody has thought of: no more than with history. */
export function rightsTo(table: string): readonly string[] {
  return table === MIGRATIONS ? ['SELECT'] : RIGHTS[TABLES[table] ?? 'history'];
}
