import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const FORMER: Statement = {
  name: 'address_former',
  text: 'SELECT DISTINCT slug FROM adress WHERE innehall_id = $1 AND sprak = $2 AND slug <> $3 ORDER BY slug',
};

/** The slugs that readers have found an article by before. */
export class FormerSlugs extends Aggregate {
  /** All but `now`, the one it is going to have; in alphabetical order. */
  async of(innehall: string, sprak: Language, now: string): Promise<string[]> {
    const rows = await this.db.query<{ slug: string }>(FORMER, [innehall, sprak, now]);
    return rows.map(({ slug }) => slug);
  }
}
