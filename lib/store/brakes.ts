import { SEAL_TABLES, SEALED_NAMES } from '#lib/store/sealed-tables.ts';

/** A trigger that keeps history, and what it leans on, from being changed or left without a seal. */
export interface Brake {
  tabell: string;
  sparr: string;
  /** When it runs, in PostgreSQL's own bits (`tgtype`). */
  typ: number;
  funktion: string;
}

const [ROW, BEFORE, INSERT, DELETE, UPDATE, TRUNCATE] = [1, 2, 4, 8, 16, 32] as const;

const unchangeable = (tabell: string): Brake => ({
  ...{ tabell, sparr: `${tabell}_oforanderlig` },
  ...{ typ: BEFORE | DELETE | UPDATE | TRUNCATE, funktion: 'vagra_andring' },
});
const sealed = (tabell: string): Brake => ({
  ...{ tabell, sparr: `${tabell}_forseglas` },
  ...{ typ: ROW | INSERT, funktion: 'forseglas_senare' },
});
const kept = (tabell: string): Brake => ({
  ...{ tabell, sparr: `${tabell}_kvar` },
  ...{ typ: BEFORE | DELETE | TRUNCATE, funktion: 'vagra_radering' },
});
/** Of somebody whom history names; whom it does not may be removed. */
const keptIfNamed = (tabell: string): Brake[] => [
  { tabell, sparr: `${tabell}_kvar`, typ: ROW | BEFORE | DELETE, funktion: 'vagra_radering_av_nagon' },
  { tabell, sparr: `${tabell}_kvar_alla`, typ: BEFORE | TRUNCATE, funktion: 'vagra_radering_av_nagon' },
];

/** All of them, as the migrations make them (brakes.test.ts): a new one is an entry here. */
export const BRAKES: readonly Brake[] = [
  ...[...SEALED_NAMES.filter((name) => name !== 'logg'), ...SEAL_TABLES, 'installning', 'oversattning', 'ai_anrop'].map(unchangeable),
  { tabell: 'logg', sparr: 'logg_oforanderlig', typ: BEFORE | UPDATE | TRUNCATE, funktion: 'vagra_andring' },
  // Lines go by the rule of docs/decisions/log-retention.md alone.
  { tabell: 'logg', sparr: 'logg_gallras', typ: DELETE, funktion: 'vagra_gallring' },
  ...SEALED_NAMES.map(sealed),
  ...['innehall', 'sprakversion', 'release', 'adress', 'media', 'roll', 'sektion', 'delning', 'oversattningsjobb'].map(kept),
  ...['person', 'agent'].flatMap(keptIfNamed),
];

/** What they run, by SHA-256 of its language, settings and text as PostgreSQL keeps them: BRAKE_FUNCTIONS_NOW asks for the same. */
export const BRAKE_FUNCTIONS: Readonly<Record<string, string>> = {
  forseglas_senare: 'e2e8e42471936189b0dfec86823b13f60c12aa2436da1c8c333e9f90dc3b9b5f',
  vagra_andring: '44756d613a89e204d82b68547fc8d67bec5caed3ad11477e22379e1f12fe5e0a',
  vagra_radering: 'aac12ce1426c53a92624f589d3ae6ef800eef2d43f1f537831071c4fb52040e0',
  vagra_gallring: '5c7e08c22e07f03896de1ba59f50ec431c1ae28fac3bdbc2c1c62a87139881f4',
  vagra_radering_av_nagon: '2f065ca927c5556b8bc4b88ec69ce2499e24f6f363c8535cfec8850821e6fdc9',
};

/** SQL for the triggers of those tables (`$1`): whether each is on, and whether it runs whenever its type says so, with nothing else said of it. */
export const BRAKES_NOW = `SELECT c.relname AS tabell, t.tgname AS sparr, t.tgenabled IN ('O', 'A') AS pa, t.tgtype::int AS typ,
    CASE WHEN t.tgqual IS NULL AND t.tgattr::text = '' AND t.tgnargs = 0 AND NOT t.tgdeferrable AND p.pronamespace = 'public'::regnamespace
      THEN p.proname ELSE '' END AS funktion
  FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid JOIN pg_catalog.pg_proc p ON p.oid = t.tgfoid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY($1::text[])`;

/** SQL for the hashes of those functions (`$1`). */
export const BRAKE_FUNCTIONS_NOW = `SELECT p.proname AS namn, pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
    pg_catalog.concat_ws(' ', l.lanname, p.prosecdef::text, p.proconfig::text, p.prosrc), 'UTF8')), 'hex') AS hash
  FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_language l ON l.oid = p.prolang
  WHERE p.pronamespace = 'public'::regnamespace AND p.pronargs = 0 AND p.proname = ANY($1::text[])`;
