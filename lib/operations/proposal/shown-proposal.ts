import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { fieldChanges } from '#lib/content/field-changes.ts';
import { gathered } from '#lib/content/steps.ts';
import { DiffBudget, wordDiff } from '#lib/content/word-diff.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Decision, SuggestionState } from '#lib/contract/closed/proposal.ts';
import type { Proposal, ProposalHead, ProposedChange } from '#lib/contract/proposal.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import { fieldNow, type Suggestion } from '#lib/proposals/proposed.ts';
import { suggestionStates } from '#lib/proposals/suggestion-states.ts';
import type { KeptProposal } from '#lib/store/proposals.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What has become of each part, held against the article as it stands now. */
export function statesOf(proposal: KeptProposal, now: ArticleContent): Map<string, SuggestionState> {
  const decided = new Map(proposal.beslut.map(({ del, utfall }): [string, Decision] => [del, utfall]));
  return suggestionStates(proposal, decided, now);
}

/** The proposal as it is listed. */
export function proposalHead(proposal: KeptProposal, now: ArticleContent): ProposalHead {
  const { id, innehall, sprak, bas, hash, kommentar, gjord_med, av, skapad, delar } = proposal;
  const oppna = [...statesOf(proposal, now).values()].filter((state) => state === 'oppen').length;
  return { id, innehall, sprak, bas, hash, kommentar, gjord_med, av, skapad, antal: delar.length, oppna };
}

/** The proposal with what it would change, word by word, held against its base and against the article as it stands now. */
export async function shownProposal(context: OperationContext, proposal: KeptProposal, now: ArticleContent): Promise<Proposal> {
  const { innehall, sprak, bas, beslut } = proposal;
  const base = contentOf(await revisionOr404(context, innehall, sprak, bas, 'bas'));
  const states = statesOf(proposal, now);
  const decisions = new Map(beslut.map(({ del, utfall: _, ...decision }) => [del, decision]));
  const sides = { base, now, before: blocksById(base.block), current: blocksById(now.block) };
  const budget = new DiffBudget();
  const delar = await inTurns(
    gathered(proposal.delar, (part): ProposedChange[] => {
      const lage = states.get(part.id) ?? 'oppen';
      const sight = part.block === '' ? fieldSight(part, sides, budget) : blockSight(part, sides, budget);
      const { id, slag, block } = part;
      return [{ id, slag, block, ...sight, lage, krockar: lage === 'oppen' && sight.krockar, beslut: decisions.get(id) ?? null }];
    }),
  );
  return { ...proposalHead(proposal, now), delar };
}

interface Sides {
  base: ArticleContent;
  now: ArticleContent;
  before: ReadonlyMap<string, Block>;
  current: ReadonlyMap<string, Block>;
}

type Sight = Pick<ProposedChange, 'typ' | 'fore' | 'efter' | 'delar' | 'skillnader' | 'krockar'>;

function fieldSight({ id, efter }: Suggestion, { base, now }: Sides, budget: DiffBudget): Sight {
  const fore = fieldNow(base, id) ?? null;
  const isText = [fore, efter].every((value) => typeof value === 'string' || value === null);
  const delar = isText ? wordDiff(String(fore ?? ''), String(efter ?? ''), budget) : [];
  return { typ: '', fore, efter, delar, skillnader: [], krockar: !equalJson(fieldNow(now, id) ?? null, fore) };
}

function blockSight({ slag, block, efter }: Suggestion, { before, current }: Sides, budget: DiffBudget): Sight {
  const fore = before.get(block) ?? null;
  const there = current.get(block);
  // A move says nothing of the block, which stands as it is; what else was found under a block's id is a block.
  const after = slag === 'flyttat' ? fore : (efter as Block | null);
  const delar = wordDiff(fore === null ? '' : textOfBlock(fore), after === null ? '' : textOfBlock(after), budget);
  const skillnader = fore !== null && after !== null ? fieldChanges(fore, after) : [];
  const isTouched = slag !== 'flyttat' && !equalJson(there && writtenBlock(there), fore === null ? undefined : writtenBlock(fore));
  return { typ: (after ?? fore)?.type ?? '', fore, efter: after, delar, skillnader, krockar: isTouched };
}
