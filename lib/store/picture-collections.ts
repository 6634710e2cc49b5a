import type { Author } from '#lib/contract/article.ts';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { boundedCount, countedOf, MOST_COUNTED } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

interface NewCollection {
  id: string;
  namn: string;
  av: Author;
  skapad: string;
}

const LISTED = `s.id, s.namn, (SELECT count(*)::int FROM (SELECT FROM samlingsbild b WHERE b.samling_id = s.id LIMIT ${MOST_COUNTED}) b) AS antal,
  ${named('s.av')} AS av, s.skapad`;

const BY_ID: Statement = { name: 'collection_by_id', text: `SELECT ${LISTED} FROM samling s WHERE s.id = $1` };
const HOLD: Statement = { name: 'collection_hold', text: 'SELECT id FROM samling WHERE id = $1 FOR NO KEY UPDATE' };
const CALLED: Statement = {
  name: 'collection_called',
  text: `SELECT ${LISTED} FROM samling s WHERE lower(s.namn) = lower($1) ORDER BY s.skapad, s.id LIMIT 1`,
};
/** Of two at once that make a collection of one name, the second finds the first's. */
const HOLD_NAME: Statement = {
  name: 'collection_hold_name',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('samling ' || lower($1), 0))::text`,
};
const CREATE: Statement = { name: 'collection_create', text: 'INSERT INTO samling (id, namn, av, skapad) VALUES ($1, $2, $3, $4)' };
const RENAME: Statement = { name: 'collection_rename', text: 'UPDATE samling SET namn = $2 WHERE id = $1' };
const REMOVE: Statement = { name: 'collection_remove', text: 'DELETE FROM samling WHERE id = $1' };
const ADD: Statement = {
  name: 'collection_add',
  text: 'INSERT INTO samlingsbild (samling_id, media_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
};
const TAKE_OUT: Statement = {
  name: 'collection_take_out',
  text: 'DELETE FROM samlingsbild WHERE samling_id = $1 AND media_id = ANY($2::uuid[])',
};
const FORGET: Statement = { name: 'collection_forget', text: 'DELETE FROM samlingsbild WHERE media_id = ANY($1::uuid[])' };
const SIZE: Statement = { name: 'collection_size', text: 'SELECT count(*)::int AS antal FROM samlingsbild WHERE samling_id = $1' };

const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'svensk_ordning(s.namn)', type: 'text', of: (namn) => `svensk_ordning(${namn})` },
    { sql: 's.id', type: 'uuid' },
  ],
};

/** Pictures that somebody has put together under a name; a picture may lie in several. */
export class PictureCollections extends Aggregate {
  /** In the order of their names, by the Swedish alphabet; with `bild`, those that have the picture. */
  async list(bild: string | undefined, window: Window): Promise<Stretch<PictureCollection>> {
    const given = bild === undefined ? [] : [bild];
    const from = `FROM samling s WHERE ${bild === undefined ? 'true' : 's.id IN (SELECT b.samling_id FROM samlingsbild b WHERE b.media_id = $1)'}`;
    const kind = bild === undefined ? 'alla' : 'bild';
    const { name, further, place, values } = windowText(ORDER, window, given);
    // The pictures are counted of the collections of the page alone, and not of those that are gone past.
    const rows: Statement = {
      name: `collection_list_${kind}_${name}`,
      text: `SELECT ${LISTED} FROM (SELECT * ${from} ${further} ${place}) s ORDER BY ${orderOf(ORDER)}`,
    };
    const [found, [counted]] = await Promise.all([
      this.db.query<PictureCollection>(rows, values),
      this.db.query<{ antal: number }>({ name: `collection_count_${kind}`, text: boundedCount(from) }, given),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ namn, id }) => [namn, id]);
  }

  async byId(id: string): Promise<PictureCollection | undefined> {
    const [row] = await this.db.query<PictureCollection>(BY_ID, [id]);
    return row;
  }

  /** The same, held against every other change until the transaction ends. */
  async forWriting(id: string): Promise<PictureCollection | undefined> {
    const [, collection] = await Promise.all([this.db.query(HOLD, [id]), this.byId(id)]);
    return collection;
  }

  /** The oldest one that is called so, in whatever capitals. Until the transaction ends nobody else asks, to make one, for the same name. */
  async called(namn: string): Promise<PictureCollection | undefined> {
    await this.db.query(HOLD_NAME, [namn]);
    const [row] = await this.db.query<PictureCollection>(CALLED, [namn]);
    return row;
  }

  async create({ id, namn, av, skapad }: NewCollection): Promise<void> {
    await this.db.query(CREATE, [id, namn, JSON.stringify(av), skapad]);
  }

  async rename(id: string, namn: string): Promise<void> {
    await this.db.query(RENAME, [id, namn]);
  }

  /** Takes the collection away; its pictures stay in the library. */
  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id]);
  }

  /** Puts pictures that there are into it; those that it has already stay. */
  async add(id: string, media: readonly string[]): Promise<void> {
    await this.db.query(ADD, [id, media]);
  }

  /** Takes pictures out of it; those that it has not are no fault. */
  async takeOut(id: string, media: readonly string[]): Promise<void> {
    await this.db.query(TAKE_OUT, [id, media]);
  }

  /** Takes pictures that are removed out of every collection. */
  async forget(media: readonly string[]): Promise<void> {
    await this.db.query(FORGET, [media]);
  }

  async size(id: string): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(SIZE, [id]);
    return row?.antal ?? 0;
  }
}
