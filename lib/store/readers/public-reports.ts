import type { BroughtOut } from '#lib/content/facts.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import type { ReportBlocks } from '#lib/store/report-blocks.ts';
import { type LiveRevision, ReportRevisions } from '#lib/store/report-revisions.ts';

/** A public language version of a report, by its current publication. */
export type PublicReport = BroughtOut<{
  innehall: string;
  sprak: Language;
  publicering: string;
  revision: string;
}>;

const PUBLIC_OF: Statement = {
  name: 'live_public_of',
  text: `SELECT innehall_id AS innehall, sprak, publicering_id AS publicering, revision_id AS revision
    FROM publicerad_version WHERE innehall_id = ANY($1) AND mall = 'liverapport'`,
};

/** The live reports that readers can follow, by their current publications. */
export class PublicReports extends Aggregate {
  private readonly revisions: ReportRevisions;

  constructor(db: Queryable, blocks: ReportBlocks) {
    super(db);
    this.revisions = new ReportRevisions(db, blocks);
  }

  /** What readers have of it; `undefined` when there is no such revision. */
  async words({ revision }: PublicReport): Promise<LiveRevision | undefined> {
    return (await this.revisions.read([revision])).get(revision);
  }

  /** The public language versions of these reports; none for anything else. */
  publicOf(innehall: readonly string[]): Promise<PublicReport[]> {
    return this.db.query<PublicReport>(PUBLIC_OF, [innehall]);
  }
}
