import type { RenderContext } from '#lib/blocks/define-block.ts';
import { coverage, type LiveEntry, liveEntries, readEntries, spansDays } from '#lib/blocks/liveinlagg/entries.ts';
import { LiveEntryElement } from '#lib/blocks/liveinlagg/entry.tsx';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { StatusLine } from '#lib/blocks/liveinlagg/status-line.tsx';
import { blockId } from '#lib/content/block-id.ts';
import { atOnce, type Steps } from '#lib/content/steps.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';

/** An entry of the feed: what it is known by, and its JSON. */
export interface FeedEntry {
  id: string;
  json: string;
}

/** A live feed in the pieces that it is sent in. */
export interface LiveFeedParts {
  /** Everything but the entries, as the JSON of an object. */
  huvud: string;
  /** In the order they are read. */
  inlagg: readonly FeedEntry[];
}

/** An entry of the feed as its JSON, and what it was made of besides the entry itself. */
interface Made {
  from: string;
  json: string;
}

const made = new WeakMap<LiveEntry['skrivet'], Made>();

/**
 * The live feed of an article (interface.md «Live feed response») as JSON: its entries as the page shows them, pinned first
 * and then the newest. Each entry is rendered once, however many feeds it comes in. Pure.
 */
export function liveFeedJson(article: Pick<ArticleContent, 'block' | 'meta'>, context: RenderContext): string {
  return feedJson(atOnce(liveFeedSteps(article, context)));
}

/** The feed as it is sent. */
export function feedJson({ huvud, inlagg }: LiveFeedParts): string {
  return `${huvud.slice(0, -1)},"inlagg":[${inlagg.map(({ json }) => json).join(',')}]}`;
}

/** The same in its pieces, with a step for each entry: a report that has gone on for days has thousands. */
export function* liveFeedSteps({ block, meta }: Pick<ArticleContent, 'block' | 'meta'>, context: RenderContext): Steps<LiveFeedParts> {
  const all: LiveEntry[] = [];
  const parts: Array<FeedEntry & { fast: boolean }> = [];
  const reports = block.filter(({ type }) => type === 'liveinlagg');
  for (const report of reports) {
    const attrs: Attrs = report.attrs ?? {};
    yield* readEntries(attrs);
    const entries = liveEntries(attrs);
    const withDay = spansDays(entries);
    for (const entry of entries) {
      all.push(entry);
      parts.push({ id: entry.id, fast: entry.fast, json: entryJson(entry, blockId(report), withDay, context) });
      yield;
    }
  }
  // In order within a block; of several blocks the pinned entries of all come first.
  const inlagg = reports.length > 1 ? [...parts.filter(({ fast }) => fast), ...parts.filter(({ fast }) => !fast)] : parts;
  const latest = coverage(all)?.senast;
  const senast = latest === undefined ? '' : stockholmMinute(latest).replace(' ', 'T');
  const live = meta.live === true;
  const huvud = JSON.stringify({
    ok: true,
    live,
    lage: live ? 'live' : 'avslutad',
    senast,
    senastText: senast.slice(-5),
    senastRad: renderToStaticMarkup(<StatusLine entries={all} context={context} />),
    antal: all.length,
  });
  return { huvud, inlagg };
}

function entryJson(entry: LiveEntry, block: string, withDay: boolean, context: RenderContext): string {
  const from = `${context.sprak} ${block} ${withDay} ${Boolean(context.sponsrad)} ${entry.id === '' ? entry.index : ''}`;
  const known = made.get(entry.skrivet);
  if (known?.from === from) return known.json;
  const { id, tid, fast } = entry;
  const html = renderToStaticMarkup(<LiveEntryElement blockId={block} entry={entry} withDay={withDay} context={context} />);
  const json = JSON.stringify({ id, tid: tid === undefined ? '' : stockholmMinute(tid).replace(' ', 'T'), fast, html });
  made.set(entry.skrivet, { from, json });
  return json;
}
