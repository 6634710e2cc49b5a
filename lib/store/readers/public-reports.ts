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
  /** Whether it goes on, and so is being followed. */
  pagar: boolean;
}>;

const PUBLIC = `SELECT p.innehall_id AS innehall, p.sprak, p.publicering_id AS publicering, p.revision_id AS revision,
    coalesce(r.meta->>'live' = 'true', false) AS pagar
  FROM publicerad_version p JOIN revision r ON r.id = p.revision_id WHERE p.mall = 'liverapport'`;
const ALL_PUBLIC: Statement = { name: 'live_all_public', text: PUBLIC };
const PUBLIC_OF: Statement = { name: 'live_public_of', text: `${PUBLIC} AND p.innehall_id = $1` };

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

  /** Every report that readers can follow. */
  allPublic(): Promise<PublicReport[]> {
    return this.db.query<PublicReport>(ALL_PUBLIC, []);
  }

  /** The public language versions of one report; none for anything else. */
  publicOf(innehall: string): Promise<PublicReport[]> {
    return this.db.query<PublicReport>(PUBLIC_OF, [innehall]);
  }
}
