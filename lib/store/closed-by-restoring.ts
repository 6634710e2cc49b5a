import type pg from 'pg';
import { faultEntry } from '#lib/errors/fault.ts';
import { EVERYBODYS } from '#lib/store/end-logins.ts';
import { LOG_INTO } from '#lib/store/log.ts';
import { scheduleOf } from '#lib/store/release-queue.ts';

/** How many of each a restoring has ended or closed. */
export interface Closed {
  inloggningar: number;
  anslutningar: number;
  losenordslankar: number;
  personer: number;
  agenter: number;
  delningar: number;
  publiceringar: number;
  begaranden: number;
}

/**
 * What becomes of what an archive has in a table: it is `kept` as it was; what opens something and is soon made anew is `ended`; what
 * opens something, and may have been closed after the archive was made, is `closed` until somebody opens it again.
 */
type AfterRestoring = 'kept' | 'ended' | 'closed';

/** Every table, and nothing else: a test compares it with those there are, so that a new one that opens something is thought of. */
export const AFTER_RESTORING: Record<string, AfterRestoring> = {
  adress: 'kept',
  agent: 'closed',
  agent_bruk: 'kept',
  ai_anrop: 'kept',
  andra_faktor: 'kept',
  anropsfonster: 'kept',
  anslutning: 'ended',
  anslutningskod: 'ended',
  anslutningsnyckel: 'ended',
  avtryck: 'kept',
  bildbruk: 'kept',
  delning: 'closed',
  historikkontroll: 'kept',
  idempotens: 'kept',
  innehall: 'kept',
  inloggningsforsok: 'kept',
  installning: 'kept',
  kandis: 'kept',
  kandis_namn: 'kept',
  ko: 'kept',
  logg: 'kept',
  losenordslank: 'ended',
  media: 'kept',
  oforseglad: 'kept',
  oversattning: 'kept',
  oversattningsjobb: 'kept',
  passernyckel: 'kept',
  passernyckelfraga: 'ended',
  person: 'closed',
  publicerad_version: 'kept',
  publicering: 'kept',
  release: 'closed',
  release_steg: 'kept',
  renderad: 'kept',
  reservkod: 'kept',
  revision: 'kept',
  sektion: 'kept',
  session: 'ended',
  sigill: 'kept',
  sigillrad: 'kept',
  sokform: 'kept',
  sokko: 'kept',
  sokord: 'kept',
  sokpost: 'kept',
  sprakversion: 'kept',
  utskick: 'ended',
};

interface Ending {
  /** What is told of it, when anything is. */
  told?: keyof Closed;
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
];

const CLOSED: readonly Ending[] = [
  { told: 'personer', text: `UPDATE person SET aktiv = false WHERE aktiv AND roll <> 'superadmin'` },
  {
    told: 'agenter',
    text: `UPDATE agent SET utgar = now(), gammal_nyckel_hash = NULL, gammal_nyckel_prefix = NULL, gammal_nyckel_utgar = NULL
      WHERE aterkallad IS NULL AND (utgar IS NULL OR utgar > now())`,
  },
  { told: 'delningar', text: 'UPDATE delning SET aterkallad = now() WHERE aterkallad IS NULL AND utgar > now()' },
  {
    told: 'publiceringar',
    text: `WITH r AS (UPDATE release SET tillstand = 'misslyckad', nasta = NULL, hallare = NULL, fel = $1::jsonb, andrad = now()
        WHERE nasta IS NOT NULL AND lage IN ('publicera', 'schemalagd') RETURNING id) ${STEP}`,
    values: [WHY],
  },
  {
    told: 'begaranden',
    text: `WITH r AS (UPDATE release SET tillstand = 'avbruten', fel = $1::jsonb, andrad = now()
        WHERE tillstand = 'vantar_pa_godkannande' RETURNING id) ${STEP}`,
    values: [WHY],
  },
  {
    text: `UPDATE innehall i SET schemalagd = NULL, status = CASE i.status WHEN 'schemalagd' THEN 'utkast' ELSE i.status END
      WHERE i.schemalagd IS NOT NULL AND ${scheduleOf('i.id')} IS NULL`,
  },
];

export function nothingClosed(): Closed {
  const never = { personer: 0, agenter: 0, delningar: 0, publiceringar: 0, begaranden: 0 };
  return { inloggningar: 0, anslutningar: 0, losenordslankar: 0, ...never };
}

/**
 * Ends what must not be opened again by an archive: in the transaction of the caller, the last of a restoring, by the tables' owner and with
 * every trigger on. With `keepOpen`, which is to say that nothing was closed after the archive was made, what was open stays so; logins,
 * connected assistants and links by which a password is chosen are ended in any case. What it ended is in the log.
 */
export async function closeWhatWasOpen(client: pg.Client, keepOpen: boolean): Promise<Closed> {
  const closed = nothingClosed();
  for (const { told, text, values = [] } of keepOpen ? ENDED : [...ENDED, ...CLOSED]) {
    const { rowCount } = await client.query(text, [...values]);
    if (told !== undefined) closed[told] = rowCount ?? 0;
  }
  if (Object.values(closed).some((number) => number > 0))
    await client.query(`${LOG_INTO} VALUES (now(), 'aterstallRedaktion', $1::jsonb, NULL, NULL, $2::jsonb, gen_random_uuid()::text)`, [
      JSON.stringify({ typ: 'system', id: 'studio', namn: 'Studio' }),
      JSON.stringify(closed),
    ]);
  return closed;
}
