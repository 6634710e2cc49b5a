import type { Logger } from 'pino';
import { blockId } from '#lib/content/block-id.ts';
import { outboundCodes } from '#lib/content/outbound-codes.ts';
import type { FollowedFrom } from '#lib/content/outbound-path.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Clicks, OutboundClicks } from '#lib/store/outbound-clicks.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import { minuteClock } from '#lib/studio/minute-clock.ts';
import { WrittenBehind } from '#lib/studio/written-behind.ts';

/** So many places of links are told apart at a time; what comes from others meanwhile is counted without its place. */
const MOST_PLACES = 10_000;
/** So many articles are read at a time to see whether the link stands in them. */
const MOST_READ = 50;
/** So many articles are remembered, for so long. */
const MOST_REMEMBERED = 200;
const REMEMBERED_MS = 60_000;

type Text = Pick<PublicArticle['revision'], 'block' | 'ingress'>;

interface CounterParts {
  add: OutboundClicks['add'];
  /** What readers have of an article. */
  article(innehall: string, sprak: Language): Promise<{ revision: Text } | undefined>;
  now(): Date;
  log: Pick<Logger, 'error'>;
}

/** The codes that readers find in an article: by the id of the block around them, and under `''` all of them. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Counts what readers follow, and writes it once a second: how often, on which day, from which article and block, and nothing of the reader.
 * Whoever asks can name any place; only one where readers do find the link counts as one. While the database is away it is kept.
 */
export class ClickCounter {
  private readonly parts: CounterParts;
  private readonly minute: () => string;
  private readonly counted: WrittenBehind<Clicks>;
  private readonly remembered = new Map<string, { places: Promise<Places>; until: number }>();

  constructor(parts: CounterParts) {
    this.parts = parts;
    this.minute = minuteClock(parts.now);
    this.counted = new WrittenBehind({
      key: placeOf,
      add(there, { antal }) {
        there.antal += antal;
      },
      write: async (clicks) => parts.add(joined(await this.placed(clicks))),
      failed: 'what readers have followed could not be written; trying again',
      log: parts.log,
    });
  }

  followed(kod: string, from: FollowedFrom | undefined): void {
    const dag = this.minute().slice(0, 10);
    const known = this.counted.size < MOST_PLACES ? from : undefined;
    this.counted.count({ kod, dag, innehall: known?.innehall ?? null, block: known?.block ?? '', antal: 1 });
  }

  /** What readers have of an article, or of all, is not what it was: which links stand in it is read anew. */
  forget(innehall: string | undefined): void {
    if (innehall === undefined) this.remembered.clear();
    else this.remembered.delete(innehall);
  }

  /** Settled when all that has been counted is written, or cannot be. */
  stop(): Promise<void> {
    return this.counted.stop();
  }

  /** The same, each with its place where the link does stand in it. */
  private async placed(counted: readonly Clicks[]): Promise<Clicks[]> {
    let left = MOST_READ;
    const placed: Clicks[] = [];
    for (const clicks of counted) {
      const { innehall, kod, block } = clicks;
      const isRead = innehall !== null && (this.isRemembered(innehall) || left-- > 0);
      const places = isRead ? await this.placesOf(innehall) : undefined;
      placed.push(places?.get(block)?.has(kod) ? clicks : { ...clicks, innehall: null, block: '' });
    }
    return placed;
  }

  private isRemembered(innehall: string): boolean {
    const there = this.remembered.get(innehall);
    return there !== undefined && there.until > this.parts.now().getTime();
  }

  private placesOf(innehall: string): Promise<Places> {
    const there = this.remembered.get(innehall);
    if (there !== undefined && this.isRemembered(innehall)) return there.places;
    const [oldest] = this.remembered.keys();
    if (this.remembered.size >= MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    const places = this.read(innehall);
    this.remembered.set(innehall, { places, until: this.parts.now().getTime() + REMEMBERED_MS });
    places.catch(() => this.remembered.delete(innehall));
    return places;
  }

  private async read(innehall: string): Promise<Places> {
    const versions = await Promise.all(LANGUAGES.map((sprak) => this.parts.article(innehall, sprak)));
    const places = new Map<string, Set<string>>();
    for (const version of versions) if (version !== undefined) gather(version.revision, places);
    return places;
  }
}

function gather({ block, ingress }: Text, places: Map<string, Set<string>>): void {
  add(places, '', outboundCodes({ block, ingress }));
  for (const each of block) gatherBlock(each, places);
}

/** A block at any depth: what stands in one within it stands in both. */
function gatherBlock(block: Block, places: Map<string, Set<string>>): void {
  const id = blockId(block);
  if (id !== '') add(places, id, outboundCodes({ block: [block], ingress: '' }));
  for (const within of block.content ?? []) if (!isTextNode(within)) gatherBlock(within, places);
}

function add(places: Map<string, Set<string>>, place: string, codes: readonly string[]): void {
  if (codes.length > 0) places.set(place, new Set([...(places.get(place) ?? []), ...codes]));
}

function placeOf({ kod, dag, innehall, block }: Clicks): string {
  return `${kod} ${dag} ${innehall} ${block}`;
}

/** Of each place once, as a statement writes them. */
function joined(clicks: readonly Clicks[]): Clicks[] {
  const sums = new Map<string, Clicks>();
  for (const one of clicks) {
    const there = sums.get(placeOf(one));
    if (there === undefined) sums.set(placeOf(one), { ...one });
    else there.antal += one.antal;
  }
  return [...sums.values()];
}
