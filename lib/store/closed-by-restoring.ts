import type pg from 'pg';
import { faultEntry } from '#lib/errors/fault.ts';
import { EVERYBODYS } from '#lib/store/end-logins.ts';
import { LOG_INTO } from '#lib/store/log.ts';
import { scheduleOf } from '#lib/store/release-queue.ts';

/** How many there were of each that opens something. */
export interface Openings {
  inloggningar: number;
  anslutningar: number;
  losenordslankar: number;
  brev: number;
  webhookar: number;
  personer: number;
  agenter: number;
  delningar: number;
  publiceringar: number;
  begaranden: number;
}

/**
 * What becomes of what an archive has in a table: it is `kept` as it was; what opens something and is soon made anew is `ended`; what
 * opens something, may have been closed after the archive was made, and is missed by all when it is closed, is `open` as in the archive, and
 * closed where that is wished.
 */
type AfterRestoring = 'kept' | 'ended' | 'open';

/** Every table, and nothing else: a test compares it with those there are, so that a new one that opens something is thought of. */
export const AFTER_RESTORING: Record<string, AfterRestoring> = {
  adress: 'kept',
  agent: 'open',
  agent_bruk: 'kept',
  ai_anrop: 'kept',
  andra_faktor: 'kept',
  andringsforslag: 'kept',
  annonsprogram: 'kept',
  anropsfonster: 'kept',
  anslutning: 'ended',
  anslutningskod: 'ended',
  anslutningsnyckel: 'ended',
  arbetskopia: 'kept',
  arbetskopia_del: 'kept',
  artikelkommentar: 'kept',
  avtryck: 'kept',
  bevakning: 'kept',
  bildbruk: 'kept',
  delning: 'open',
  flytt: 'kept',
  forslagsbeslut: 'kept',
  gemensam_text: 'kept',
  gemensam_text_del: 'kept',
  godkand_revision: 'kept',
  historikkontroll: 'kept',
  ide: 'kept',
  idekalla: 'kept',
  idempotens: 'kept',
  inkorg: 'kept',
  innehall: 'kept',
  inlast_trafik: 'kept',
  inlast_trafiksumma: 'kept',
  inloggningsforsok: 'kept',
  installning: 'kept',
  intakt: 'kept',
  intaktsumma: 'kept',
  kandis: 'kept',
  kandis_delat: 'kept',
  kandis_namn: 'kept',
  kandis_ord: 'kept',
  kandis_tidigare: 'kept',
  kandisadress: 'kept',
  ko: 'kept',
  koavisering: 'kept',
  kobrev: 'kept',
  kommentar: 'kept',
  kommentarnamn: 'kept',
  lank: 'kept',
  lankfyllning: 'kept',
  lankko: 'kept',
  lankplats: 'kept',
  lankvard: 'kept',
  lasning: 'kept',
  logg: 'kept',
  losenordslank: 'ended',
  media: 'kept',
  oforseglad: 'kept',
  omdirigering: 'kept',
  omdirigeringsbruk: 'kept',
  oversattning: 'kept',
  oversattningsjobb: 'kept',
  passernyckel: 'kept',
  passernyckelfraga: 'ended',
  person: 'open',
  personfyllning: 'kept',
  personko: 'kept',
  provomgang: 'kept',
  publicerad_person: 'kept',
  publicerad_pris: 'kept',
  publicerad_utan_alt: 'kept',
  sokmotorbesked: 'kept',
  publicerad_skribent: 'kept',
  publicerad_sok: 'kept',
  publicerad_tagg: 'kept',
  publicerad_version: 'kept',
  publicering: 'kept',
  release: 'open',
  release_steg: 'kept',
  renderad: 'kept',
  reservkod: 'kept',
  revision: 'kept',
  revisionsnamn: 'kept',
  roll: 'kept',
  samling: 'kept',
  samlingsbild: 'kept',
  sektion: 'kept',
  session: 'ended',
  sidvisning: 'kept',
  sidvisning_nyss: 'kept',
  sigill: 'kept',
  sigillrad: 'kept',
  skribent: 'kept',
  skribentadress: 'kept',
  skribentnamn: 'kept',
  skrivsatt: 'kept',
  sokform: 'kept',
  sokko: 'kept',
  sokord: 'kept',
  sokpost: 'kept',
  sparad_vy: 'kept',
  sprakversion: 'kept',
  stomme: 'kept',
  tagg: 'kept',
  tagg_tidigare: 'kept',
  taggadress: 'kept',
  taggfoljd: 'kept',
  taggfyllning: 'kept',
  taggnamn: 'kept',
  taggnarhet: 'kept',
  taggnyckel: 'kept',
  taggprovning: 'kept',
  taggterm: 'kept',
  trafiksumma: 'kept',
  utklick: 'kept',
  utlank: 'kept',
  utskick: 'ended',
  webhook: 'ended',
  webhookleverans: 'kept',
};

interface Ending {
  /** What is told of it, when anything is. */
  told?: keyof Openings;
  text: string;
  values?: readonly unknown[];
}

const WHY = JSON.stringify([faultEntry('redaktionen_aterstalld')]);
const STEP = `INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid)
  SELECT r.id, (SELECT coalesce(max(nr), 0) + 1 FROM release_steg WHERE release_id = r.id), 'aterstallning', 'klar', '{}', now() FROM r RETURNING release_id`;

const ENDED: readonly Ending[] = [
  { told: 'inloggningar', text: EVERYBODYS.remove },
  // What bears the number without being a row of its own, as a login that waits for its second step.
  { text: EVERYBODYS.raise },
  { text: 'DELETE FROM passernyckelfraga' },
  { told: 'anslutningar', text: 'UPDATE anslutning SET aterkallad = now() WHERE aterkallad IS NULL' },
  { text: 'DELETE FROM anslutningskod' },
  { text: 'DELETE FROM anslutningsnyckel' },
  { told: 'losenordslankar', text: 'DELETE FROM losenordslank' },
  {
    text: `UPDATE utskick SET lage = 'misslyckat', fel = $1 WHERE lage = 'vantar' AND hemlighet IS NOT NULL`,
    values: ['Länken i brevet avslutades när redaktionen återställdes ur en säkerhetskopia.'],
  },
  // Nobody gets a letter twice because it had not left when the archive was made.
  {
    told: 'brev',
    text: `UPDATE utskick SET lage = 'misslyckat', fel = $1 WHERE lage = 'vantar'`,
    values: ['Brevet väntade när säkerhetskopian gjordes och kan ha gått sedan dess. Behövs det ändå: skicka det igen härifrån.'],
  },
  // What happens in a copy that somebody looks into is nothing to tell others of.
  {
    told: 'webhookar',
    text: `UPDATE webhook SET lage = 'pausad', fel = $1::jsonb, forsok = 0, sedan = NULL, hallare = NULL WHERE lage = 'aktiv'`,
    values: [JSON.stringify(faultEntry('webhook_aterstalld'))],
  },
];

interface Opening extends Ending {
  /** SQL that counts it, where nothing is closed. */
  counted?: string;
}

const OPEN: readonly Opening[] = [
  {
    told: 'personer',
    text: `UPDATE person SET aktiv = false WHERE aktiv AND roll <> 'superadmin'`,
    counted: `FROM person WHERE aktiv AND roll <> 'superadmin'`,
  },
  {
    told: 'agenter',
    text: `UPDATE agent SET utgar = now(), gammal_nyckel_hash = NULL, gammal_nyckel_prefix = NULL, gammal_nyckel_utgar = NULL
      WHERE aterkallad IS NULL AND (utgar IS NULL OR utgar > now())`,
    counted: 'FROM agent WHERE aterkallad IS NULL AND (utgar IS NULL OR utgar > now())',
  },
  {
    told: 'delningar',
    text: 'UPDATE delning SET aterkallad = now() WHERE aterkallad IS NULL AND utgar > now()',
    counted: 'FROM delning WHERE aterkallad IS NULL AND utgar > now()',
  },
  {
    told: 'publiceringar',
    text: `WITH r AS (UPDATE release SET tillstand = 'misslyckad', nasta = NULL, hallare = NULL, fel = $1::jsonb, andrad = now()
        WHERE nasta IS NOT NULL AND lage IN ('publicera', 'schemalagd') RETURNING id) ${STEP}`,
    values: [WHY],
    counted: `FROM release WHERE nasta IS NOT NULL AND lage IN ('publicera', 'schemalagd')`,
  },
  {
    told: 'begaranden',
    text: `WITH r AS (UPDATE release SET tillstand = 'avbruten', fel = $1::jsonb, andrad = now()
        WHERE tillstand = 'vantar_pa_godkannande' RETURNING id) ${STEP}`,
    values: [WHY],
    counted: `FROM release WHERE tillstand = 'vantar_pa_godkannande'`,
  },
  {
    text: `UPDATE innehall i SET schemalagd = NULL, status = CASE i.status WHEN 'schemalagd' THEN 'utkast' ELSE i.status END
      WHERE i.schemalagd IS NOT NULL AND ${scheduleOf('i.id')} IS NULL`,
  },
];

/** What a restoring has ended, what it has closed because that was wished, and what is open as it was in the archive. */
export interface AfterArchive {
  avslutat: Openings;
  stangt: Openings;
  oppet: Openings;
  /** The addresses of those who come in whatever was closed. */
  superadministratorer: string[];
}

export function noOpenings(): Openings {
  const open = { personer: 0, agenter: 0, delningar: 0, publiceringar: 0, begaranden: 0 };
  return { inloggningar: 0, anslutningar: 0, losenordslankar: 0, brev: 0, webhookar: 0, ...open };
}

/**
 * Ends what everybody makes anew for themselves, so that no login of the archive lives on: in the transaction of the caller, the last of a
 * restoring, by the tables' owner and with every trigger on. With `closeAll` it closes what else opens something, until somebody opens it
 * again. What it ended and closed is in the log.
 */
export async function closeWhatWasOpen(client: pg.Client, closeAll: boolean): Promise<AfterArchive> {
  const { rows: superadmins } = await client.query<{ epost: string }>(
    `SELECT epost FROM person WHERE aktiv AND roll = 'superadmin' ORDER BY epost`,
  );
  const superadministratorer = superadmins.map(({ epost }) => epost);
  const after: AfterArchive = { avslutat: noOpenings(), stangt: noOpenings(), oppet: noOpenings(), superadministratorer };
  for (const { told, text, values = [] } of ENDED) {
    const { rowCount } = await client.query(text, [...values]);
    if (told !== undefined) after.avslutat[told] = rowCount ?? 0;
  }
  for (const { told, text, values = [], counted } of OPEN) {
    if (closeAll) {
      const { rowCount } = await client.query(text, [...values]);
      if (told !== undefined) after.stangt[told] = rowCount ?? 0;
    } else if (told !== undefined) {
      const { rows } = await client.query<{ antal: number }>(`SELECT count(*)::int AS antal ${counted}`);
      after.oppet[told] = rows[0]?.antal ?? 0;
    }
  }
  const { avslutat, stangt } = after;
  if ([avslutat, stangt].some((each) => Object.values(each).some((number) => number > 0)))
    await client.query(`${LOG_INTO} VALUES (now(), 'aterstallRedaktion', $1::jsonb, NULL, NULL, $2::jsonb, gen_random_uuid()::text)`, [
      JSON.stringify({ typ: 'system', id: 'studio', namn: 'Studio' }),
      JSON.stringify({ avslutat, stangt }),
    ]);
  return after;
}
