import type { Language } from '#lib/contract/languages.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** A public version, and what readers have of it. */
interface PublicVersion {
  innehall: string;
  sprak: Language;
  publicering: string;
  publicerad: string;
}

/** How many of its pictures have no alternative text, and the block of the first; '' is the one at the top. */
interface WithoutAlt {
  antal: number;
  block: string;
}

/** A public version with pictures that have no alternative text. */
export interface UndescribedArticle extends PublicVersion, WithoutAlt {
  rubrik: string;
}

const PUT: Statement = {
  name: 'undescribed_articles_put',
  text: `INSERT INTO publicerad_utan_alt (innehall_id, sprak, publicering_id, publicerad, antal, block) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (innehall_id, sprak) DO UPDATE SET publicering_id = excluded.publicering_id, publicerad = excluded.publicerad,
      antal = excluded.antal, block = excluded.block`,
};
const FORGET: Statement = {
  name: 'undescribed_articles_forget',
  text: 'DELETE FROM publicerad_utan_alt WHERE innehall_id = $1 AND sprak = $2',
};

/** What was first published latest comes first. */
const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'p.publicerad', type: 'timestamptz' },
    { sql: 'p.publicering_id', type: 'uuid' },
  ],
};

/** Which public versions show pictures without an alternative text: written behind the releases. */
export class UndescribedArticles extends Aggregate {
  async put({ innehall, sprak, publicering, publicerad }: PublicVersion, { antal, block }: WithoutAlt): Promise<void> {
    await this.db.query(PUT, [innehall, sprak, publicering, publicerad, antal, block]);
  }

  /** Of what is public no more, or lacks nothing. */
  async forget({ innehall, sprak }: Pick<PublicVersion, 'innehall' | 'sprak'>): Promise<void> {
    await this.db.query(FORGET, [innehall, sprak]);
  }

  /** Those of one language, or of all; what was first published latest comes first. */
  async list(sprak: Language | undefined, window: Window): Promise<Stretch<UndescribedArticle>> {
    const [where, values] = sprak === undefined ? ['true', []] : ['p.sprak = $1', [sprak]];
    const kind = sprak === undefined ? 'alla' : 'sprak';
    const { name, further, place, values: given } = windowText(ORDER, window, values);
    const rows = {
      name: `undescribed_articles_${kind}_${name}`,
      text: `SELECT p.innehall_id AS innehall, p.sprak, p.publicering_id AS publicering, p.publicerad, p.antal, p.block,
          (SELECT v.rubrik FROM sprakversion v WHERE v.innehall_id = p.innehall_id AND v.sprak = p.sprak) AS rubrik
        FROM (SELECT p.* FROM publicerad_utan_alt p WHERE ${where} ${further} ${place}) p ORDER BY ${orderOf(ORDER)}`,
    };
    const count = { name: `undescribed_articles_count_${kind}`, text: boundedCount(`FROM publicerad_utan_alt p WHERE ${where}`) };
    const [found, [counted]] = await Promise.all([
      this.db.query<UndescribedArticle>(rows, given),
      this.db.query<{ antal: number }>(count, values),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ publicerad, publicering }) => [publicerad, publicering]);
  }
}
