import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { KnownPart } from '#lib/translation/plan.ts';

export interface NewTranslation {
  revision: string;
  innehall: string;
  sprak: Language;
  nr: number;
  delar: Record<string, KnownPart>;
}

const ADD: Statement = {
  name: 'translation_add',
  text: 'INSERT INTO oversattning (revision_id, innehall_id, sprak, nr, delar) VALUES ($1, $2, $3, $4, $5::jsonb)',
};
const LATEST: Statement = {
  name: 'translation_latest',
  text: 'SELECT delar FROM oversattning WHERE innehall_id = $1 AND sprak = $2 ORDER BY nr DESC LIMIT 1',
};

/** What each translated revision was made of; never changed, as the revisions themselves. */
export class Translations extends Aggregate {
  async add({ revision, innehall, sprak, nr, delar }: NewTranslation): Promise<void> {
    await this.db.query(ADD, [revision, innehall, sprak, nr, JSON.stringify(delar)]);
  }

  /** What is known of the parts of a language version, by the latest revision that was translated; empty when none was. */
  async latest(innehall: string, sprak: Language): Promise<Record<string, KnownPart>> {
    const [row] = await this.db.query<{ delar: Record<string, KnownPart> }>(LATEST, [innehall, sprak]);
    return row?.delar ?? {};
  }
}
