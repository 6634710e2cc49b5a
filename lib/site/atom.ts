import { hash } from 'node:crypto';
import type { Language } from '#lib/contract/languages.ts';
import { type Feed, type FeedEntry, feedEntries, feedHead } from '#lib/site/feed.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';
import { element, xmlText } from '#lib/site/xml.ts';

/** When a feed changed that has nothing in it: it must say, and has not. */
const NEVER = '1970-01-01T00:00:00Z';

/**
 * From when on what is published is named by a UUID. What had been before keeps the name that readers of feeds know it by, although W3C's validator refuses it:
 * an id never changes (RFC 4287, 4.2.6), and each of them would show the newest thirty as unread once more (docs/decisions/own-site.md).
 */
const NAMED_BY_UUID_FROM = '2026-11-28T00:00:00.000Z';

/** The newest articles as Atom (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const { titel, sida, sjalv } = feedHead(feed, 'atom');
  const entries = feedEntries(feed);
  const parts = [
    element('id', xmlText(sjalv)),
    element('title', xmlText(titel)),
    element('subtitle', xmlText(siteDescription(feed.sajt, feed.sprak))),
    element('updated', entries[0]?.publicerad ?? NEVER),
    `<link rel="self" type="application/atom+xml" href="${xmlText(sjalv)}"/><link rel="alternate" type="text/html" href="${xmlText(sida)}"/>`,
    ...entries.map(entry),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.sprak}">${parts}</feed>`;
}

function entryName({ innehall, sprak, publicerad }: FeedEntry): string {
  return publicerad < NAMED_BY_UUID_FROM ? `${innehall}#${sprak}` : entryUuid(innehall, sprak);
}

/**
 * The id of an entry: of the article and its language, as a UUID of our own making (RFC 9562, version 8). The article's own with the language after
 * a number sign is an IRI too (RFC 8141), but what validators and some readers of feeds know as `urn:uuid:` is a UUID and nothing more.
 */
function entryUuid(innehall: string, sprak: Language): string {
  const [a = '', b = '', c = '', d = '', e = ''] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash('sha256', `${innehall}#${sprak}`, 'hex'))?.slice(1) ?? [];
  return `${a}-${b}-8${c}-a${d}-${e}`;
}

function entry(told: FeedEntry): string {
  const { sprak, titel, lank, text, av, publicerad, fil } = told;
  return element(
    'entry',
    [
      // The article's own id: one that moves is still the same to whoever has read it.
      element('id', `urn:uuid:${entryName(told)}`),
      element('title', xmlText(titel)),
      `<link rel="alternate" type="text/html" hreflang="${sprak}" href="${xmlText(lank)}"/>`,
      fil === null ? '' : `<link rel="enclosure" type="${fil.typ}" length="${fil.byte}" href="${xmlText(fil.adress)}"/>`,
      element('published', publicerad),
      element('updated', publicerad),
      ...av.map((name) => element('author', element('name', xmlText(name)))),
      element('summary', xmlText(text)),
    ].join(''),
  );
}
