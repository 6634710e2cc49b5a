import type { Queryable, Statement } from '#lib/store/database.ts';

// Writing is seldom and quick; one at a time, so that no two make the same person.
const LOCK: Statement = { name: 'dictionary_lock', text: `SELECT pg_advisory_xact_lock(hashtextextended('kandis', 0))` };
const RETIRE: Statement = {
  name: 'person_address_retire',
  text: 'UPDATE kandisadress SET aktuell = false WHERE kandis_id = $1 AND aktuell AND slug <> ALL($2::text[])',
};
const GIVE: Statement = {
  name: 'person_address_give',
  text: `INSERT INTO kandisadress (slug, kandis_id)
    SELECT CASE WHEN EXISTS (SELECT FROM kandisadress a WHERE a.slug = $2 AND a.kandis_id <> $1) THEN $3 ELSE $2 END, $1
    WHERE NOT EXISTS (SELECT FROM kandisadress a WHERE a.kandis_id = $1 AND a.aktuell)
    ON CONFLICT (slug) DO UPDATE SET aktuell = true WHERE kandisadress.kandis_id = $1`,
};

/** Lets nobody else write in the people dictionary until the transaction has ended: to be called before what is written is looked up. */
export async function lockDictionary(db: Queryable): Promise<void> {
  await db.query(LOCK, []);
}

/** Gives somebody the address that the name asks for, or the other one where a namesake has it; the one there was leads on. The caller holds the dictionary. */
export async function giveAddress(db: Queryable, id: string, [wanted, besides]: readonly [string, string]): Promise<void> {
  await Promise.all([db.query(RETIRE, [id, [wanted, besides]]), db.query(GIVE, [id, wanted, besides])]);
}
