import type { ThreeVersions } from '#components/editor/conflict/resolve-conflicts.ts';
import { conflictKey } from '#components/editor/conflict/resolve-conflicts.ts';
import { fieldName } from '#components/studio/history/field-name.ts';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { articleFields } from '#lib/content/article-fields.ts';
import { type BlockChange, type BlockChangeKind, blockChanges } from '#lib/content/block-changes.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type MergeConflict, mergeContent } from '#lib/content/merge.ts';
import { type TextPart, wordDiff } from '#lib/content/word-diff.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

/** What one side made of a field or a block, word by word against what both began from. */
export interface RowSide {
  andring: BlockChangeKind;
  delar: TextPart[];
}

/** A field or a block that at least one side changed. */
export interface ConflictRow {
  key: string;
  namn: string;
  min: RowSide;
  deras: RowSide;
  /** The conflicts that are in it; none when the two can be merged here. */
  konflikter: MergeConflict[];
}

/** What differs between the two versions, fields first and then blocks in the order of the text. What neither changed is left out. */
export function conflictRows(versions: ThreeVersions): ConflictRow[] {
  const { konflikter } = mergeContent(versions.bas, versions.min, versions.deras);
  return [...fieldRows(versions, konflikter), ...blockRows(versions, konflikter)];
}

export function chosenKeys(row: ConflictRow): string[] {
  return row.konflikter.map(conflictKey);
}

function fieldRows({ bas, min, deras }: ThreeVersions, konflikter: readonly MergeConflict[]): ConflictRow[] {
  const base = articleFields(bas);
  const mine = articleFields(min);
  const theirs = articleFields(deras);
  const side = (falt: string, value: unknown): RowSide => ({
    andring: equalJson(base.get(falt), value) ? 'oforandrad' : 'andrad',
    delar: wordDiff(readable(base.get(falt)), readable(value)),
  });
  const wholeHero = konflikter.find(({ block, falt }) => block === '' && falt === 'hero');
  return [...new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])]
    .filter((falt) => !isTechnicalField(falt))
    .map((falt) => ({
      key: falt,
      namn: fieldName(falt),
      min: side(falt, mine.get(falt)),
      deras: side(falt, theirs.get(falt)),
      konflikter: konflikter.filter(
        (conflict) => conflict.block === '' && (conflict.falt === falt || (conflict === wholeHero && falt === 'hero.src')),
      ),
    }))
    .filter(isChanged);
}

const TECHNICAL = ['hero.mediaId', 'hero.cmsId', 'hero.bredd', 'hero.hojd', 'meta.uppdaterad'];

/** Whether a field follows from another, such as from which picture it is, or from a release: nobody has written it. */
export function isTechnicalField(falt: string): boolean {
  return TECHNICAL.includes(falt);
}

function readable(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function blockRows({ bas, min, deras }: ThreeVersions, konflikter: readonly MergeConflict[]): ConflictRow[] {
  const mine = changesById(bas, min);
  const theirs = changesById(bas, deras);
  return inReadingOrder(mine, theirs)
    .map((id) => {
      const known = mine.get(id) ?? theirs.get(id);
      return {
        key: id,
        namn: BLOCKS.get(known?.typ ?? '')?.namn ?? known?.typ ?? '',
        min: blockSide(mine.get(id)),
        deras: blockSide(theirs.get(id)),
        konflikter: konflikter.filter(({ block }) => block === id),
      };
    })
    .filter(isChanged);
}

function changesById(bas: ArticleContent, content: ArticleContent): Map<string, BlockChange> {
  return new Map(blockChanges(bas.block, content.block).map((change) => [change.id, change]));
}

/** The ids of one side, with those that only the other has after what they follow there. */
function inReadingOrder(mine: ReadonlyMap<string, BlockChange>, theirs: ReadonlyMap<string, BlockChange>): string[] {
  const order = [...theirs.keys()];
  let at = 0;
  for (const id of mine.keys()) {
    const there = order.indexOf(id);
    if (there === -1) order.splice(at++, 0, id);
    else at = there + 1;
  }
  return order;
}

function blockSide(change: BlockChange | undefined): RowSide {
  if (change === undefined) return { andring: 'oforandrad', delar: [] };
  const { fore, efter, andring } = change;
  return { andring, delar: wordDiff(fore === null ? '' : textOfBlock(fore), efter === null ? '' : textOfBlock(efter)) };
}

function isChanged({ min, deras }: ConflictRow): boolean {
  return min.andring !== 'oforandrad' || deras.andring !== 'oforandrad';
}
