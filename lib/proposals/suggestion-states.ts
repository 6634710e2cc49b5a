import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Decision, SuggestionState } from '#lib/contract/closed/proposal.ts';
import { fieldNow, type Proposed, type Suggestion } from '#lib/proposals/proposed.ts';

/**
 * What has become of each suggestion, by id: as it was decided; undecided it is open as long as the article `now` has what it is about, and is not
 * already as it says.
 */
export function suggestionStates(
  proposed: Proposed,
  decided: ReadonlyMap<string, Decision>,
  now: ArticleContent,
): Map<string, SuggestionState> {
  const blocks = blocksById(now.block);
  const places = sharedOrder(proposed, blocks);
  return new Map(
    proposed.delar.map((suggestion) => {
      const decision = decided.get(suggestion.id);
      return [suggestion.id, decision ?? (isOutdated(suggestion, now, blocks, places) ? 'foraldrad' : 'oppen')];
    }),
  );
}

interface Places {
  /** By the id of a block the one before it, among those that both the proposal and the article have. */
  foreslagna: ReadonlyMap<string, string | undefined>;
  nu: ReadonlyMap<string, string | undefined>;
}

function sharedOrder({ ordning }: Proposed, blocks: ReadonlyMap<string, Block>): Places {
  const own = new Set(ordning);
  return {
    foreslagna: predecessors((ordning ?? []).filter((id) => blocks.has(id))),
    nu: predecessors([...blocks.keys()].filter((id) => own.has(id))),
  };
}

function predecessors(ids: readonly string[]): Map<string, string | undefined> {
  return new Map(ids.map((id, index) => [id, ids[index - 1]]));
}

function isOutdated(
  { id, slag, block, efter }: Suggestion,
  now: ArticleContent,
  blocks: ReadonlyMap<string, Block>,
  places: Places,
): boolean {
  if (block === '') {
    const value = fieldNow(now, id);
    return value === undefined || equalJson(value, efter);
  }
  const there = blocks.get(block);
  if (slag === 'struket') return there === undefined;
  if (slag === 'flyttat') return there === undefined || places.nu.get(block) === places.foreslagna.get(block);
  if (there === undefined) return slag !== 'infogat';
  // What was found in an article under a block's id is a block.
  return equalJson(writtenBlock(there), writtenBlock(efter as Block));
}
