import { type EntryChange, withEntryChanges } from '#lib/content/live-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';
import { documentOf, type KeptDocument } from '#lib/store/packed-document.ts';
import type { ReportBlocks } from '#lib/store/report-blocks.ts';

/** A revision of a live report, and where the next one would go on from. */
export interface LiveRevision extends ArticleContent {
  id: string;
  nr: number;
  hash: string;
  kall_revision: string | null;
  /** What the next revision is to keep: only its change, or everything when another already goes on from this one. */
  fortsattning: { grund: string; steg: number } | null;
}

interface HeadRow extends Omit<ArticleContent, 'block'> {
  id: string;
  nr: number;
  hash: string;
  kall_revision: string | null;
  grund: string;
  steg: number;
  spets: number | null;
}

const HEADS: Statement = {
  name: 'live_heads',
  text: `SELECT r.id, r.nr, r.hash, r.rubrik, r.ingress, r.meta, r.hero, r.slug, r.kall_revision, coalesce(r.live_grund, r.id) AS grund,
      coalesce(r.live_steg, 0) AS steg, (SELECT max(a.live_steg) FROM revision a WHERE a.live_grund = coalesce(r.live_grund, r.id)) AS spets
    FROM revision r WHERE r.id = ANY($1::uuid[])`,
};
const WHOLE: Statement = { name: 'live_whole', text: 'SELECT block, dokument FROM revision WHERE id = $1' };
const CHANGES: Statement = {
  name: 'live_changes',
  text: `SELECT live_andring AS andring FROM revision WHERE live_grund = $1 AND live_steg > $2 AND live_steg <= $3 AND live_andring IS NOT NULL
    ORDER BY live_steg`,
};

/** The revisions of live reports, of which each differs from the one before by one entry, and is kept as that. */
export class ReportRevisions extends Aggregate {
  private readonly blocks: ReportBlocks;

  constructor(db: Queryable, blocks: ReportBlocks) {
    super(db);
    this.blocks = blocks;
  }

  /** Those revisions, whole. Of one read before, only what has come since is asked for. */
  async read(ids: readonly string[]): Promise<Map<string, LiveRevision>> {
    const rows = await this.db.query<HeadRow>(HEADS, [[...new Set(ids)]]);
    const read = rows.map(async ({ grund, steg, spets, ...head }) => {
      const block = await this.blocksAt(grund, steg);
      // Another already goes on from here, or from a later step: two cannot take the same place.
      const fortsattning = (spets ?? 0) === steg ? { grund, steg: steg + 1 } : null;
      return [head.id, { ...head, block, fortsattning }] as const;
    });
    return new Map(await Promise.all(read));
  }

  private async blocksAt(grund: string, steg: number): Promise<Block[]> {
    const known = this.blocks.upTo(grund, steg);
    if (known?.steg === steg) return known.block;
    const [whole, changes] = await Promise.all([
      known === undefined ? this.db.query<KeptDocument>(WHOLE, [grund]) : [{ block: known.block, dokument: null }],
      steg === 0 ? [] : this.db.query<{ andring: EntryChange }>(CHANGES, [grund, known?.steg ?? 0, steg]),
    ]);
    const [first] = whole;
    if (first === undefined) throw new Error(`revision ${grund}, which others go on from, is gone`);
    const block = withEntryChanges(
      documentOf(first),
      changes.map(({ andring }) => andring),
    );
    this.blocks.keep(grund, { steg, block });
    return block;
  }
}
