import { createHash } from 'node:crypto';
import { type AtomFeed, DetectError, MalformedError, ParseError, parseFeed, parseJsonFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import { Parser } from 'htmlparser2';
import { type Feed, type FeedEntry, FeedUnreadable } from '#lib/adapters/feeds/port.ts';
import { MOST_ENTRIES, splitSteps } from '#lib/adapters/feeds/split-feed.ts';
import { plainLine } from '#lib/content/plain-line.ts';
import type { Steps } from '#lib/content/steps.ts';
import { LENGTHS } from '#lib/contract/limits.ts';

const LONGEST_TEASER = 500;
/** Of a text in HTML so much is looked at. */
const LOOKED_AT = 20_000;

/** What of an entry is of use, as its format has it. */
interface RawEntry {
  id?: string | undefined;
  rubrik?: string | undefined;
  text?: string | undefined;
  adress?: string | undefined;
  tid?: string | undefined;
}

/**
 * A feed of any format, an entry at a time: one that cannot be read is counted and left out. Addresses are those of the web, told whole by where the feed
 * is (`base`). Throws FeedUnreadable for what is no feed.
 */
export function* parseSteps(text: string, base: string): Steps<Feed> {
  const { titel, poster, olasliga } = /^\s*[{[]/.test(text) ? yield* jsonSteps(text) : yield* xmlSteps(text.trimStart());
  const feed: Feed = { titel: lineOf(titel, LENGTHS.name), poster: [], olasliga };
  const keys = new Set<string>();
  for (const raw of poster) {
    const entry = entryOf(raw, base);
    if (entry === undefined) feed.olasliga += 1;
    else if (!keys.has(entry.nyckel)) {
      keys.add(entry.nyckel);
      feed.poster.push(entry);
    }
    yield;
  }
  return feed;
}

type RawFeed = { titel: string; poster: RawEntry[]; olasliga: number };

function* xmlSteps(text: string): Steps<RawFeed> {
  const split = yield* splitSteps(text);
  const found: RawFeed = { titel: titleOf(split.huvud), poster: [], olasliga: split.olasliga };
  for (const document of split.poster) {
    const entry = oneEntry(document);
    if (entry === undefined) found.olasliga += 1;
    else found.poster.push(entry);
    yield;
  }
  return found;
}

function* jsonSteps(text: string): Steps<RawFeed> {
  const document = jsonOf(text);
  const { version, title, items }: { version?: unknown; title?: unknown; items?: unknown } = Object(document);
  if (typeof version !== 'string' || !version.includes('jsonfeed.org') || !Array.isArray(items)) throw new FeedUnreadable('flode_inget');
  yield;
  const found: RawFeed = { titel: typeof title === 'string' ? title : '', poster: [], olasliga: 0 };
  for (const item of items.slice(0, MOST_ENTRIES)) {
    const entry = read(() => parseJsonFeed({ version, title: found.titel, items: [item] }).items?.[0]);
    if (entry === undefined) found.olasliga += 1;
    else {
      const { id, title: rubrik, url, external_url, summary, content_text, content_html, date_published, date_modified } = entry;
      found.poster.push({
        id,
        rubrik,
        adress: url ?? external_url,
        text: summary ?? content_text ?? content_html,
        tid: date_published ?? date_modified,
      });
    }
    yield;
  }
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FeedUnreadable('flode_trasigt', { cause });
  }
}

function titleOf(head: string): string {
  const { feed } = read(() => parseFeed(head)) ?? {};
  const { title }: { title?: unknown } = Object(feed);
  if (typeof title === 'string') return title;
  const { value }: { value?: unknown } = Object(title);
  return typeof value === 'string' ? value : '';
}

function oneEntry(document: string): RawEntry | undefined {
  const parsed = read(() => parseFeed(document));
  if (parsed === undefined) return undefined;
  switch (parsed.format) {
    case 'rss':
      return ofRss(parsed.feed.items?.[0]);
    case 'rdf':
      return ofRdf(parsed.feed.items?.[0]);
    case 'atom':
      return ofAtom(parsed.feed.entries?.[0]);
    case 'json':
      return undefined;
  }
}

type Item<Of extends { items?: unknown }> = NonNullable<Of['items']> extends Array<infer One> ? One : never;

function ofRss(item: Item<RssFeed.Feed<string>> | undefined): RawEntry | undefined {
  if (item === undefined) return undefined;
  const { guid, title, link, description, pubDate, dc, content, atom } = item;
  const permanent = guid?.isPermaLink === false ? undefined : guid?.value;
  return {
    ...{
      id: guid?.value,
      rubrik: title,
      text: description ?? content?.encoded,
      tid: pubDate ?? dc?.dates?.[0] ?? atom?.published ?? atom?.updated,
    },
    adress: link ?? permanent,
  };
}

function ofRdf(item: Item<RdfFeed.Feed<string>> | undefined): RawEntry | undefined {
  return item && { id: item.link, rubrik: item.title, text: item.description, adress: item.link, tid: item.dc?.dates?.[0] };
}

function ofAtom(entry: NonNullable<AtomFeed.Feed<string>['entries']>[number] | undefined): RawEntry | undefined {
  if (entry === undefined) return undefined;
  const { id, title, links = [], summary, content, published, updated } = entry;
  const link = links.find(({ rel = 'alternate' }) => rel === 'alternate') ?? links[0];
  return { id, rubrik: title?.value, text: summary?.value ?? content?.value, adress: link?.href, tid: published ?? updated };
}

/** What the parser made of it; `undefined` where it could make nothing of it. */
function read<Result>(parse: () => Result): Result | undefined {
  try {
    return parse();
  } catch (cause) {
    if (cause instanceof MalformedError || cause instanceof ParseError || cause instanceof DetectError) return undefined;
    throw cause;
  }
}

/** `undefined` for what says nothing, or leads to no page of the web. */
function entryOf({ id, rubrik, text, adress, tid }: RawEntry, base: string): FeedEntry | undefined {
  const ingress = lineOf(text ?? '', LONGEST_TEASER);
  const headline = lineOf(rubrik ?? '', LENGTHS.headline) || plainLine(ingress, HEADLINE_OF_TEXT);
  const url = URL.parse(adress?.trim() ?? '', base);
  if (headline === '' || adress === undefined || url === null || !/^https?:$/.test(url.protocol) || url.href.length > LENGTHS.address)
    return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const nyckel = createHash('sha256')
    .update(id?.trim() || url.href)
    .digest('base64url');
  return { nyckel, rubrik: headline, ingress: ingress === headline ? '' : ingress, adress: url.href, tid: tid ?? '' };
}

/** Of a text without a headline so much is one. */
const HEADLINE_OF_TEXT = 120;

/** The words of a text in HTML, on one line. What is no text to readers is left out. */
function lineOf(html: string, most: number): string {
  if (!/[<&]/.test(html)) return plainLine(html.slice(0, LOOKED_AT), most);
  let words = '';
  let unseen = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      words += INLINE.has(name) ? '' : ' ';
    },
    ontext: (text) => {
      if (unseen === 0) words += text;
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      words += INLINE.has(name) ? '' : ' ';
    },
  });
  parser.end(html.slice(0, LOOKED_AT));
  return plainLine(words, most);
}

const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);
const INLINE: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'span', 'strong']);
