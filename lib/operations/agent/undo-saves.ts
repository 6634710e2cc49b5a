import { equalJson } from '#lib/content/equal-json.ts';
import { undoSteps } from '#lib/content/undo-changes.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { UndoneVersion } from '#lib/contract/agent-work.ts';
import type { ArticleContent, Author, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { languageStateOf } from '#lib/operations/item/item-access.ts';
import { contentOf, saveRevision } from '#lib/operations/language/save-revision.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import type { Saved } from '#lib/store/agent-work.ts';
import type { ItemOutline } from '#lib/store/items.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** Saves of an agent that nobody else’s stand between, the last of them first known by number. */
interface Run {
  before: Saved;
  last: Saved;
}

interface Undoing {
  item: ItemOutline;
  sprak: Language;
  /** Every revision of the language, the oldest first. */
  history: readonly Saved[];
  /** The ids of those that are to be undone. */
  own: ReadonlySet<string>;
  /** The ids of those that have been undone already. */
  undone: ReadonlySet<string>;
  agent: { id: string; namn: string };
}

/**
 * Undoes an agent’s saves of one language version, in a new revision: run by run, the latest first, each time all that the run changed and nobody has
 * changed since. What the agent began the version with has nothing before it and stays. Saves nothing where nothing becomes another.
 */
export async function undoSaves(context: OperationContext, undoing: Undoing): Promise<UndoneVersion> {
  const { item, sprak, history, own, agent } = undoing;
  const state = languageStateOf(item, sprak);
  const saves = history.filter(({ id }) => own.has(id));
  const revisionOf = (id: string) => revisionOr404(context, item.head.id, sprak, id, 'revision');
  const current = await revisionOf(state.arbetsrevision.id);
  const kvar = new Map<string, UndoneVersion['kvar'][number]>();
  let content = writtenOf(current);
  const now = content;
  for (const { before, last } of runsOf(undoing).toReversed()) {
    const [was, left] = await Promise.all([revisionOf(before.id), revisionOf(last.id)]);
    const found = await inTurns(undoSteps({ before: writtenOf(was), after: writtenOf(left), now: content }));
    for (const place of found.kept) kvar.set(`${place.block} ${place.falt}`, place);
    content = found.content;
  }
  const first = saves[0]?.nr ?? Number.POSITIVE_INFINITY;
  return {
    sprak,
    angrade: saves.length,
    revision: equalJson(now, content) ? null : await saved(context, undoing, content, saves.length),
    kvar: [...kvar.values()],
    andra: othersAfter(history, first, agent.id),
    paborjad: own.has(history[0]?.id ?? ''),
    hos_lasarna: (state.publicerad?.nr ?? 0) >= first,
  };
}

async function saved(context: OperationContext, { item, sprak, agent }: Undoing, content: ArticleContent, count: number) {
  const { id, nr } = await saveRevision(context, item, sprak, content, {
    bas: languageStateOf(item, sprak).arbetsrevision.id,
    tvinga: false,
    typ: 'aterstalld',
    kommentar: `Ångrade ${count === 1 ? 'en sparning' : `${count} sparningar`} av ${agent.namn}`,
    kall_revision: undefined,
  });
  return { id, nr };
}

/** The content without what follows from the place of a block alone, as merging compares it. */
function writtenOf(revision: Revision): ArticleContent {
  const content = contentOf(revision);
  return { ...content, block: content.block.map(writtenBlock) };
}

/** What was undone earlier is before nothing: its words would come back with it. */
function runsOf({ history, own, undone }: Undoing): Run[] {
  const runs: Run[] = [];
  let before: Saved | undefined;
  for (const [place, revision] of history.entries()) {
    if (!own.has(revision.id)) {
      if (!undone.has(revision.id)) before = revision;
      continue;
    }
    const next = history[place + 1];
    if (before !== undefined && (next === undefined || !own.has(next.id))) runs.push({ before, last: revision });
  }
  return runs;
}

function othersAfter(history: readonly Saved[], first: number, agent: string): Author[] {
  const others = history.filter(({ nr, av }) => nr > first && av.id !== agent).map(({ av }) => [av.id, av] as const);
  return [...new Map(others).values()];
}
