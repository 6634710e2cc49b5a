import { changedPlaces, placeKey } from '#lib/content/changed-places.ts';
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
import type { Saved, Seen, Undoings } from '#lib/store/agent-work.ts';
import type { ItemOutline } from '#lib/store/items.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** So many revisions one call reads, of all languages together: what is left is for the next call, so that none holds an article for long. */
export const MOST_READ = 300;

/** Saves of an agent that nobody else’s stand between, the last of them first known by number. */
interface Run {
  before: Saved;
  last: Saved;
}

interface Undoing {
  item: ItemOutline;
  sprak: Language;
  /** Every revision of the language, the oldest first: their numbers have no gaps. */
  history: readonly Saved[];
  /** The ids of those that are to be undone. */
  own: ReadonlySet<string>;
  undoings: Undoings;
  agent: { id: string; namn: string };
  /** How many revisions may still be read. */
  reads: { left: number };
}

/** What became of a version, with what the log is to remember of it. */
interface UndoneSaves {
  version: UndoneVersion;
  /** The ids of the revisions that need not be undone again. */
  angrade: string[];
  /** How far others’ saves have been looked through, when it did not come to the end. */
  sett: Seen | undefined;
}

/**
 * Undoes an agent’s saves of one language version, in a new revision: run by run, the latest first, each time all that the run changed and nobody has
 * changed since, or put back. What the agent began the version with has nothing before it and stays. Saves nothing where nothing becomes another. Ends before its time when
 * `reads` are used up: what is left of it is told, and the next call goes on from there.
 */
export async function undoSaves(context: OperationContext, undoing: Undoing): Promise<UndoneSaves> {
  const { item, sprak, history, own, agent, undoings } = undoing;
  const state = languageStateOf(item, sprak);
  const read = reader(context, undoing);
  const current = await revisionOr404(context, item.head.id, sprak, state.arbetsrevision.id, 'revision');
  const kvar = new Map<string, UndoneVersion['kvar'][number]>();
  const seen = new SeenSince(undoing);
  const left = runsOf(undoing);
  let content = writtenOf(current);
  const now = content;
  for (let run = left.at(-1); run !== undefined; run = left.at(-1)) {
    if (!(await seen.lookBackTo(run.last, read)) || undoing.reads.left < 2) break;
    const [was, after] = [await read(run.before), await read(run.last)];
    const found = await inTurns(undoSteps({ before: was, after, now: content, touched: seen.touched }));
    for (const place of found.kept) kvar.set(placeKey(place), place);
    content = found.content;
    left.pop();
  }
  const waiting = left.at(-1);
  const saves = history.filter(({ id }) => own.has(id));
  const done = waiting === undefined ? saves : saves.filter(({ nr }) => nr > waiting.last.nr);
  const first = saves[0]?.nr ?? Number.POSITIVE_INFINITY;
  const version = {
    sprak,
    angrade: done.length,
    aterstar: saves.length - done.length,
    revision: equalJson(now, content) ? null : await saved(context, undoing, content, done.length),
    kvar: [...kvar.values()],
    andra: othersAfter(history, first, agent.id, undoings),
    paborjad: own.has(history[0]?.id ?? ''),
    hos_lasarna: (state.publicerad?.nr ?? 0) >= first,
  };
  return { version, angrade: done.map(({ id }) => id), sett: waiting === undefined ? undefined : seen.kept() };
}

type Read = (revision: Saved) => Promise<ArticleContent>;

/** A save and the two beside it are read for one run, the same again for the next. */
const AT_HAND = 3;

/** Reads revisions, counting those that it reads; the last few are at hand. */
function reader(context: OperationContext, { item, sprak, reads }: Undoing): Read {
  const known = new Map<string, ArticleContent>();
  return async ({ id }) => {
    const content = known.get(id) ?? writtenOf(await revisionOr404(context, item.head.id, sprak, id, 'revision'));
    if (!known.delete(id)) reads.left -= 1;
    known.set(id, content);
    for (const oldest of [...known.keys()].slice(0, -AT_HAND)) known.delete(oldest);
    return content;
  };
}

/** Where others than the agent have written, looked for from the newest revision back, and remembered from call to call. */
class SeenSince {
  readonly touched = new Set<string>();
  readonly #undoing: Undoing;
  readonly #earlier: Seen | undefined;
  #next: number;

  constructor(undoing: Undoing) {
    this.#undoing = undoing;
    const { agent, sprak, history, undoings } = undoing;
    this.#earlier = undoings.sett.findLast((seen) => seen.agent === agent.id && seen.sprak === sprak);
    this.#next = history.length;
  }

  /** Whether all that came after `last` has been looked through: `false` when no more may be read. */
  async lookBackTo(last: Saved, read: Read): Promise<boolean> {
    const { history, reads, agent, undoings } = this.#undoing;
    for (; this.#next > last.nr; this.#next -= 1) {
      if (this.#next === this.#earlier?.till) this.#takeUp(this.#earlier);
      if (this.#next <= last.nr) return true;
      const [before, revision] = [history[this.#next - 2], history[this.#next - 1]];
      if (revision === undefined || before === undefined || revision.av.id === agent.id) continue;
      // Nor has anybody chosen what was undone of another agent.
      if (undoings.blev.has(revision.id) || undoings.angrade.has(revision.id)) continue;
      if (reads.left < 2) return false;
      const is = await read(revision);
      for (const place of await inTurns(changedPlaces(await read(before), is))) this.touched.add(placeKey(place));
    }
    return true;
  }

  /** What has been looked through, for the next call to go on from. */
  kept(): Seen {
    const { agent, sprak, history } = this.#undoing;
    return { agent: agent.id, sprak, fran: this.#next + 1, till: history.length, rorda: [...this.touched] };
  }

  #takeUp({ fran, rorda }: Seen): void {
    for (const place of rorda) this.touched.add(place);
    this.#next = fran - 1;
  }
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
function runsOf({ history, own, undoings }: Undoing): Run[] {
  const runs: Run[] = [];
  let before: Saved | undefined;
  for (const [place, revision] of history.entries()) {
    if (!own.has(revision.id)) {
      if (!undoings.angrade.has(revision.id)) before = revision;
      continue;
    }
    const next = history[place + 1];
    if (before !== undefined && (next === undefined || !own.has(next.id))) runs.push({ before, last: revision });
  }
  return runs;
}

/** Those who have saved since; what undoing has saved is nobody’s writing, and what has been undone is no longer anybody’s. */
function othersAfter(history: readonly Saved[], first: number, agent: string, { blev, angrade }: Undoings): Author[] {
  const others = history
    .filter(({ id, nr, av }) => nr > first && av.id !== agent && !blev.has(id) && !angrade.has(id))
    .map(({ av }) => [av.id, av] as const);
  return [...new Map(others).values()];
}
