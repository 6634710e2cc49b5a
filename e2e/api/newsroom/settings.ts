import { sql } from './database.ts';

/** Sees to it that the shared newsroom has a version of settings, which says nothing that was not so before. */
export async function anySettings(): Promise<void> {
  await sql(
    `INSERT INTO installning (nyckel, version, varde, av, skapad)
     VALUES ('installningar', 1, $1, '{"typ": "system", "id": "studio", "namn": "Studio"}', now()) ON CONFLICT DO NOTHING`,
    [{ varden: {}, falt: [], aterstalld: null }],
  );
}
