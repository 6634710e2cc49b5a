import { keyOfName } from '#lib/content/byline.ts';
import { personSlugs } from '#lib/content/person-slug.ts';
import type { KeptProfile } from '#lib/contract/author-profile.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';

const NO_PROFILE: KeptProfile = { byline: '', byline_en: '', om: '', om_en: '', bild: null, lankar: [] };

// One at a time, so that no two get the same address.
const LOCK: Statement = { name: 'author_lock', text: `SELECT pg_advisory_xact_lock(hashtextextended('skribent', 0))` };
const NAMED: Statement = {
  name: 'author_named',
  text: 'INSERT INTO skribentnamn (person_id, nyckel) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};
const RETIRE: Statement = {
  name: 'author_address_retire',
  text: 'UPDATE skribentadress SET aktuell = false WHERE person_id = $1 AND aktuell AND slug <> ALL($2::text[])',
};
const GIVE: Statement = {
  name: 'author_address_give',
  text: `INSERT INTO skribentadress (slug, person_id)
    SELECT CASE WHEN EXISTS (SELECT FROM skribentadress a WHERE a.slug = $2 AND a.person_id <> $1) THEN $3 ELSE $2 END, $1
    WHERE NOT EXISTS (SELECT FROM skribentadress a WHERE a.person_id = $1 AND a.aktuell)
    ON CONFLICT (slug) DO UPDATE SET aktuell = true WHERE skribentadress.person_id = $1`,
};
const WITHOUT_ADDRESS: Statement = {
  name: 'author_without_address',
  text: `SELECT p.id, p.namn FROM person p WHERE p.avidentifierad IS NULL
    AND NOT EXISTS (SELECT FROM skribentadress a WHERE a.person_id = p.id AND a.aktuell) ORDER BY p.skapad, p.id LIMIT $1`,
};
const PROFILE: Statement = {
  name: 'author_profile',
  text: 'SELECT byline, byline_en, om, om_en, bild, lankar FROM skribent WHERE person_id = $1',
};
const SAVE: Statement = {
  name: 'author_save',
  text: `INSERT INTO skribent (person_id, byline, byline_en, om, om_en, bild, lankar) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person_id) DO UPDATE SET byline = excluded.byline, byline_en = excluded.byline_en, om = excluded.om, om_en = excluded.om_en,
      bild = excluded.bild, lankar = excluded.lankar`,
};
// Of all that each has had, also of who has left: a name that two have had is nobody's alone.
const CALLED: Statement = { name: 'author_called', text: 'SELECT person_id AS id FROM skribentnamn WHERE nyckel = $1 LIMIT 2' };
const WITH_PICTURE: Statement = {
  name: 'author_with_picture',
  text: 'SELECT p.id, p.namn FROM skribent s JOIN person p ON p.id = s.person_id WHERE s.bild = $1 ORDER BY p.namn, p.id LIMIT $2',
};
const FORGET: readonly Statement[] = ['skribent', 'skribentadress', 'skribentnamn'].map((table) => ({
  name: `author_forget_${table}`,
  text: `DELETE FROM ${table} WHERE person_id = $1`,
}));

/** Gives somebody of the staff the address that the name asks for, or another where a namesake has it; the one there was leads on, and the names there were still mean them. */
export async function giveAuthorAddress(db: Queryable, { id, namn }: { id: string; namn: string }): Promise<void> {
  const [wanted, besides] = personSlugs(namn, id);
  await db.query(LOCK, []);
  await db.query(NAMED, [id, keyOfName(namn)]);
  await db.query(RETIRE, [id, [wanted, besides]]);
  await db.query(GIVE, [id, wanted, besides]);
}

/** Removes all that readers were told of somebody, and where: nothing is left to find them by. */
export async function forgetAuthor(db: Queryable, id: string): Promise<void> {
  for (const statement of FORGET) await db.query(statement, [id]);
}

/** Those who write, as readers meet them: what they tell of themselves, and their addresses. */
export class Authors extends Aggregate {
  async profile(id: string): Promise<KeptProfile> {
    const [row] = await this.db.query<KeptProfile>(PROFILE, [id]);
    return row ?? NO_PROFILE;
  }

  async save(id: string, { byline, byline_en, om, om_en, bild, lankar }: KeptProfile): Promise<void> {
    await this.db.query(SAVE, [id, byline, byline_en, om, om_en, bild, JSON.stringify(lankar)]);
  }

  /** The id of the person whose name it is, by its key (`keyOfName`); `undefined` where it is nobody's of the staff, or more than one has had it. */
  async calledAlone(key: string): Promise<string | undefined> {
    const [one, another] = await this.db.query<{ id: string }>(CALLED, [key]);
    return another === undefined ? one?.id : undefined;
  }

  /** Those who have the picture as their own, at most so many of them. */
  withPicture(media: string, limit: number): Promise<Array<{ id: string; namn: string }>> {
    return this.db.query(WITH_PICTURE, [media, limit]);
  }

  /** Gives an address to so many at most of those who have none: who came before there were any, or with an archive. How many they were. */
  async giveMissingAddresses(most: number): Promise<number> {
    const rows = await this.db.query<{ id: string; namn: string }>(WITHOUT_ADDRESS, [most]);
    for (const row of rows) await giveAuthorAddress(this.db, row);
    return rows.length;
  }
}
