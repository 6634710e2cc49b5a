import type { InsertItem } from '#components/editor/body/insert-items.ts';
import type { ListedSkeleton } from '#lib/contract/own-skeleton.ts';

interface Article {
  sektion: string;
  /** The block types of its template. */
  allowed: readonly string[] | undefined;
}

/** The newsroom's patterns as things to put into an article: those of its section, or of all, whose every block its template takes. */
export function patternItems(patterns: readonly ListedSkeleton[], { sektion, allowed }: Article): InsertItem[] {
  return patterns
    .filter((pattern) => pattern.sektion === null || pattern.sektion === sektion)
    .filter(({ typer }) => allowed === undefined || typer.every((type) => allowed.includes(type)))
    .map(({ id, namn, beskrivning }) => ({
      id: `monster-${id}`,
      namn,
      beskrivning: beskrivning === '' ? 'Redaktionens eget mönster.' : beskrivning,
      type: 'monster',
      attrs: {},
      monster: id,
    }));
}
