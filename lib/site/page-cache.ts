import { DatabaseAway } from '#lib/errors/database-away.ts';
import { KeptAnswers } from '#lib/site/kept-answers.ts';
import { type Question, type ReadyPage, type RenderedPage, readyWhenAsked } from '#lib/site/ready-page.ts';

interface KeptPage {
  page: ReadyPage;
  bytes: number;
  until: number;
  /** The change up to which it is known to be what would be made anew. */
  checked: number;
}

/** So many different things may have changed before all of it is forgotten instead of remembered. */
const MOST_CHANGES = 10_000;

/** More than the sections and their first pages have; nobody fills the memory by leafing far back. */
const MOST_SHARED = 500;

/** How long the database is waited for by a reader who can be given the page as it was, and how long the next ones wait for nothing then. */
const PATIENCE_MS = 1_000;
const AWAY_MS = 2_000;
/** How long a database that is heard again may take to answer everybody who has waited for it. */
const BACK_MS = 10_000;

/**
 * Pages made ready, kept until what they tell has changed. A change of one article or picture ends the pages that tell of
 * it; of any other page, what it asked of all articles is asked again before it is answered with, and it stays when the
 * answers are the same: an article that grows every other second leaves the lists it stands in alone. Holds at most so many
 * bytes and lets go of what was asked for longest ago. Readers who ask for a page that is being made wait for that one.
 * Keeps nothing, and shares nothing, while changes made by other instances cannot be heard: a page taken down must be gone
 * at once. What was true when they were last heard is answered with then only where no page can be made, since the database is away:
 * nobody can take anything down there either.
 */
export class PageCache {
  private readonly maxBytes: number;
  private readonly now: () => number;
  private readonly dress: (page: RenderedPage) => RenderedPage;
  private kept = new Map<string, KeptPage>();
  private making = new Map<string, Promise<ReadyPage | undefined>>();
  /** What was kept, and true, when changes were last heard. */
  private lastHeard = new Map<string, ReadyPage>();
  private lastHeardUntil = Number.POSITIVE_INFINITY;
  /** Until when nobody waits to see whether a page can be made that there is among those. */
  private awayUntil = Number.NEGATIVE_INFINITY;
  /** What each question is answered with since the last change. */
  private readonly answers = new KeptAnswers();
  /** What has been asked since the last change, for several pages at once. */
  private shared = new Map<string, Promise<unknown>>();
  /** Which change was the last of an article or a picture. */
  private changes = new Map<string, number>();
  /** The same of those changes after which what was told of it before may be told no more. */
  private takenBack = new Map<string, number>();
  private latestTakenBack = 0;
  private latestChange = 0;
  /** How often something may have been taken back. */
  private timesTakenBack = 0;
  /** How often everything has been forgotten. */
  private forgotten = 0;
  private bytes = 0;
  private hearing = false;
  /** Ends the wait of those who wait for a page, when changes are no longer heard. */
  private readonly waiting = new Set<() => void>();

  /** `dress` is what a page is given whose changes are heard of, before it is made ready. */
  constructor(options: { maxBytes: number; now: () => number; dress?: (page: RenderedPage) => RenderedPage }) {
    this.maxBytes = options.maxBytes;
    this.now = options.now;
    this.dress = options.dress ?? ((page) => page);
  }

  /** How often something that readers had may have been taken back; undefined while changes cannot be heard, and nobody knows. */
  get takenBackTimes(): number | undefined {
    return this.hearing ? this.timesTakenBack : undefined;
  }

  /** The page kept under that key, if it is there and known to be true. */
  get(key: string): ReadyPage | undefined {
    const found = this.found(key);
    return found?.checked === this.latestChange ? found.page : undefined;
  }

  /** The page under that key, made by `render` when it is not kept; `undefined` when `render` finds that there is none. */
  async fetch(key: string, render: () => Promise<RenderedPage | undefined>): Promise<ReadyPage | undefined> {
    if (!this.hearing) return this.unheard(key, render);
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const { making, forgotten, latestChange } = this;
    const underway = making.get(key);
    if (underway !== undefined) return this.orAsLastHeard(key, underway);
    const promise = this.stillTrue(key)
      .then((still) => still ?? make(async () => this.dressed(await render())))
      .then((page) => {
        // Where something else has changed meanwhile it is kept to be looked over: a newsroom that publishes all the time has pages too.
        if (page !== undefined && forgotten === this.forgotten) this.keep(key, page, latestChange);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return this.orAsLastHeard(key, promise);
  }

  /**
   * The page; what there was before, when the database is back, is heard, and yet has not come to answer; or what is kept, when it has gone
   * away and nobody has noticed yet. Whoever waits when changes are no longer heard is given what there was.
   */
  private async orAsLastHeard(key: string, making: Promise<ReadyPage | undefined>): Promise<ReadyPage | undefined> {
    try {
      return await this.whileHeard(making);
    } catch (error) {
      if (error instanceof HearsNothing) return this.lastHeard.get(key) ?? making;
      if (!(error instanceof DatabaseAway)) throw error;
      const before = this.now() < this.lastHeardUntil ? this.lastHeard.get(key) : undefined;
      const kept = before === undefined ? this.found(key) : undefined;
      const last = kept !== undefined && this.mayStandIn(kept) ? kept.page : before;
      if (last === undefined) throw error;
      return last;
    }
  }

  /** The same, or HearsNothing when changes are no longer heard before it is done. */
  private whileHeard<Page>(making: Promise<Page>): Promise<Page> {
    return new Promise((resolve, reject) => {
      const end = () => reject(new HearsNothing('changes are no longer heard'));
      this.waiting.add(end);
      making.then(resolve, reject).finally(() => this.waiting.delete(end));
    });
  }

  /** Made for whoever asks; what there was before, when the database does not answer, or not soon. */
  private async unheard(key: string, render: () => Promise<RenderedPage | undefined>): Promise<ReadyPage | undefined> {
    const before = this.lastHeard.get(key);
    if (before === undefined) return make(render);
    if (this.now() < this.awayUntil) return before;
    const making = make(render);
    try {
      return await soon(making);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      this.awayUntil = this.now() + AWAY_MS;
      // Changed here meanwhile.
      return this.lastHeard.get(key) ?? making;
    }
  }

  private dressed(page: RenderedPage | undefined): RenderedPage | undefined {
    return page && this.hearing ? this.dress(page) : page;
  }

  /** The page that is kept, when what it depends on is as it was. */
  private async stillTrue(key: string): Promise<ReadyPage | undefined> {
    const found = this.found(key);
    if (found === undefined) return undefined;
    const { beror } = found.page;
    if (beror === undefined) return undefined;
    if (!this.showsWhatIs(found)) return undefined;
    // What it told may have been otherwise meanwhile: it is the same, but not since then.
    if (found.page.andrad !== undefined && this.latestTakenBack > found.checked) return undefined;
    const same = await Promise.all(
      [...beror.fragor].map(async ([question, { svar, fraga }]) => (await this.answers.ask(question, fraga)) === svar),
    );
    return same.every(Boolean) ? found.page : undefined;
  }

  /** Whether no article or picture that it tells of has changed since it was made. */
  private showsWhatIs({ page, checked }: Pick<KeptPage, 'page' | 'checked'>): boolean {
    if (checked === this.latestChange) return true;
    if (page.beror === undefined) return false;
    for (const id of page.beror.ids) if ((this.changes.get(id) ?? 0) > checked) return false;
    return true;
  }

  /** Whether it tells of nothing that has been taken back since: an older list is better than none, but not one with what was taken down. */
  private mayStandIn({ page, checked }: KeptPage): boolean {
    if (!this.showsWhatIs({ page, checked })) return false;
    const isStill = (id: string) => (this.takenBack.get(id) ?? 0) <= checked;
    return [...(page.beror?.fragor.values() ?? [])].every(({ namner }) =>
      namner === 'okant' ? this.latestTakenBack <= checked : [...namner].every(isStill),
    );
  }

  /**
   * The answer to a question that several pages ask, such as what is newest in a section: asked once since the last change, and
   * each time while changes cannot be heard. What is thrown is asked again by the next.
   */
  once<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { shared } = this;
    if (!this.hearing) return ask();
    const known = shared.get(question);
    // A question is asked in one way, and so has one kind of answer.
    const asked = known === undefined ? ask() : (known as Promise<Answer>);
    // Put back last, as with the pages.
    shared.delete(question);
    shared.set(question, asked);
    for (const [oldest] of shared) {
      if (shared.size <= MOST_SHARED) break;
      shared.delete(oldest);
    }
    if (known === undefined) asked.catch(() => shared.delete(question));
    return asked;
  }

  private trueNow(): Map<string, ReadyPage> {
    const still = [...this.kept].filter(([, kept]) => kept.until > this.now() && this.mayStandIn(kept));
    return new Map(still.map(([key, { page }]) => [key, page]));
  }

  private found(key: string): KeptPage | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    if (found.until <= this.now()) {
      this.drop(key, found);
      return undefined;
    }
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  private drop(key: string, { page, bytes }: KeptPage): void {
    this.kept.delete(key);
    this.answers.letGo(page.beror?.fragor ?? NOTHING_ASKED);
    this.bytes -= bytes;
  }

  /** Keeps what is true as of that change, unless it tells of what has changed since. */
  private keep(key: string, page: ReadyPage, checked: number): void {
    const before = this.kept.get(key);
    if (before !== undefined && before.page === page) {
      before.checked = checked;
      return;
    }
    // One that was made later, and is kept already, knows more.
    if (!this.showsWhatIs({ page, checked }) || (before?.checked ?? 0) > checked) return;
    if (before !== undefined) this.drop(key, before);
    const bytes = page.bytes + key.length * 2;
    if (page.kept === 'inte' || bytes > this.maxBytes) return;
    const until = typeof page.kept === 'number' ? this.now() + page.kept : Number.POSITIVE_INFINITY;
    this.kept.set(key, { page, bytes, until, checked });
    this.bytes += bytes;
    const asked = page.beror?.fragor ?? NOTHING_ASKED;
    this.answers.hold(asked);
    // What was answered before the change may be answered otherwise now.
    if (checked === this.latestChange) this.answers.note(asked);
    for (const [oldest, freed] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest, freed);
    }
  }

  /**
   * Readers see this article or this picture otherwise: no page that depends on how it was is answered with again. Where it was brought out, lists
   * that tell of how it was before may still stand in while no page can be made; where it may have been taken back, nothing may that tells of it.
   */
  changed(id: string, { isBroughtOut }: { isBroughtOut: boolean }): void {
    if (this.changes.size >= MOST_CHANGES) this.clear();
    const ends = isBroughtOut ? shows : tellsOf;
    for (const [key, page] of this.lastHeard) if (ends(page, id)) this.lastHeard.delete(key);
    this.asksAgain();
    this.changes.set(id, this.latestChange);
    if (!isBroughtOut) {
      this.takenBack.set(id, this.latestChange);
      this.latestTakenBack = this.latestChange;
      this.timesTakenBack += 1;
    }
  }

  /** What lists are made of has become more, of articles that are as they were: what each page asked of all articles is asked again. */
  listsChanged(): void {
    this.asksAgain();
  }

  /** No answer of before now is known to be what would be answered now. */
  private asksAgain(): void {
    this.latestChange += 1;
    this.making = new Map();
    this.answers.changed();
    this.shared = new Map();
  }

  /** Anything that readers see may have changed: nothing made before now is answered with again. */
  clear(): void {
    this.forgotten += 1;
    this.timesTakenBack += 1;
    this.lastHeard = new Map();
    this.kept = new Map();
    this.making = new Map();
    this.answers.clear();
    this.shared = new Map();
    this.changes = new Map();
    this.takenBack = new Map();
    this.bytes = 0;
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    const before = this.now() < this.lastHeardUntil ? this.lastHeard : [];
    const lastHeard = this.hearing ? new Map([...before, ...this.trueNow()]) : this.lastHeard;
    this.hearing = hearing;
    this.clear();
    this.lastHeard = lastHeard;
    this.lastHeardUntil = hearing ? this.now() + BACK_MS : Number.POSITIVE_INFINITY;
    if (!hearing) for (const end of this.waiting) end();
  }
}

const NOTHING_ASKED: ReadonlyMap<string, Question> = new Map();

/** Whether the page may show the article or the picture itself. */
function shows({ beror }: ReadyPage, id: string): boolean {
  return beror === undefined || beror.ids.has(id);
}

/** The same, or in a list. */
function tellsOf(page: ReadyPage, id: string): boolean {
  const { beror } = page;
  if (beror === undefined || shows(page, id)) return true;
  return [...beror.fragor.values()].some(({ namner }) => namner === 'okant' || namner.has(id));
}

/** Why whoever waits for a page is given the one there was. */
class HearsNothing extends Error {}

/** The same, or DatabaseAway when it takes too long for whoever can be given something else. */
async function soon<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway('databasen svarar inte')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function make(render: () => Promise<RenderedPage | undefined>): Promise<ReadyPage | undefined> {
  const page = await render();
  return page && readyWhenAsked(page);
}
