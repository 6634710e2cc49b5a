import { describe, expect, test } from 'vitest';
import { readIngredient } from '#components/editor/block/forms/ingredients.ts';
import { readDate } from '#components/editor/form/date-text.ts';
import { pastedLines } from '#components/editor/form/pasted-lines.ts';
import { readTally } from '#components/editor/form/tally.ts';
import { changeGroups } from '#components/studio/handbook/change-groups.ts';
import { parseInline } from '#components/studio/handbook/parse-inline.ts';
import { parseMarkdown } from '#components/studio/handbook/parse-markdown.ts';
import { linked, onOwnLine, toggleMark, toggleQuote } from '#components/studio/live/text-marks.ts';
import { textOfHtml } from '#lib/adapters/cms/wordpress/html-text.ts';
import { ATTACKS } from '#lib/attacks/attack-texts.ts';
import { growsTooFast } from '#lib/attacks/growth.ts';
import { isForeignMap, mapLinks } from '#lib/blocks/evenemang/map-links.ts';
import { embedOf } from '#lib/blocks/inbaddning/platform.ts';
import { entryParts, entryWords } from '#lib/blocks/liveinlagg/entry-text.ts';
import { hasProgram, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { relatedLinks } from '#lib/blocks/relaterat/related-links.ts';
import { channelLinks } from '#lib/blocks/sociala/channels.ts';
import { unsafeMarkup } from '#lib/blocks/unsafe-markup.ts';
import { isSafeAddress } from '#lib/content/address.ts';
import { agree, isPartialDay } from '#lib/content/birth-date.ts';
import { isBlank } from '#lib/content/blank.ts';
import { signingPersons } from '#lib/content/byline.ts';
import { parseDay } from '#lib/content/day.ts';
import { parseDuration } from '#lib/content/duration.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import { nameKey } from '#lib/content/name-key.ts';
import { oneLine } from '#lib/content/one-line.ts';
import { asRead, pathOnSite } from '#lib/content/path-on-site.ts';
import { countWords, paragraphsOf } from '#lib/content/plain-text.ts';
import { parsePrice, shownPrice } from '#lib/content/price.ts';
import { distinctWords, searchWords } from '#lib/content/search-words.ts';
import { isValidSlug, makeSlug } from '#lib/content/slug.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import { isStorableText } from '#lib/content/storable-text.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';
import { wordDiff } from '#lib/content/word-diff.ts';
import { writtenDate } from '#lib/content/written-date.ts';
import { withoutControls } from '#lib/contract/without-controls.ts';
import { unwrittenIn } from '#lib/contract/written-text.ts';
import { nearestName } from '#lib/errors/nearest-name.ts';
import { reservedHeading } from '#lib/handbook/reserved-heading.ts';
import { cookie } from '#lib/http/cookies.ts';
import { isNestedDeeper } from '#lib/http/json-nesting.ts';
import { encodingFor, hasVersion } from '#lib/http/negotiation.ts';
import { networkOf, plainAddress, shortenedAddress } from '#lib/http/network-address.ts';
import { requestId } from '#lib/http/request-id.ts';
import { letterText } from '#lib/letters/letter-text.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';
import { clientName } from '#lib/sign-in/client-name.ts';
import { passwordFaults } from '#lib/sign-in/password-faults.ts';
import { calendarLanguage } from '#lib/site/calendar.ts';
import { routeOf } from '#lib/site/route.ts';
import { xmlText } from '#lib/site/xml.ts';
import { textsOfArticle } from '#lib/suggestions/article-texts.ts';
import { inventedNames } from '#lib/suggestions/invented-names.ts';
import { tagsInText } from '#lib/suggestions/known-tags.ts';
import { shortened } from '#lib/suggestions/lengths.ts';
import { offeredTags } from '#lib/suggestions/offered-tags.ts';
import { sentencesOf } from '#lib/suggestions/sentences.ts';
import { usableTexts } from '#lib/suggestions/usable-text.ts';
import { missingNames, unfaithful } from '#lib/translation/fidelity.ts';
import { houseRules } from '#lib/translation/house-rules.ts';
import { decodeLine, encodeLine } from '#lib/translation/marked-line.ts';
import { doorAt } from '#lib/transports/doors/addresses.ts';
import { handbookChapters } from '#lib/transports/mcp/handbook-chapters.ts';
import { isDocumentAddress } from '#lib/transports/oauth/fetch-document.ts';
import { isAcceptableRedirect, isLoopback, isNamedRedirect } from '#lib/transports/oauth/redirect-uri.ts';

/*
 * Every function that reads a text of somebody else’s, held against texts made to be slow to read: twice as long a text may
 * take no more than two and a half times as long. A new function that reads texts is a line here.
 */

const context = { sprak: 'sv', mall: 'nyhet', lank: 'https://a.se/a/b', absolute: (address: string) => address } as const;
const nodes = (text: string) => [{ type: 'text' as const, text }];
const source = (text: string) => ({ sprak: 'sv' as const, rubrik: text, ingress: text, text });
const TAGS = ['a', 'göteborg', 'a b', '1'].map((tagg) => ({ tagg, artiklar: 1 }));
const EMPTY_KEY = { marks: [], addresses: [], before: '', after: '' };
/** As long as a person’s name and address may be (decisions.md §17): no longer one is ever stored. */
const ownerOf = (text: string) => ({ namn: text.slice(0, 100), epost: text.slice(0, 254) });
const reversed = (text: string) => text.split(' ').reverse().join(' ');

const READERS: Record<string, (text: string) => unknown> = {
  // words
  isBlank,
  searchWords,
  distinctWords: (text) => distinctWords(text, 5_000),
  'agree: datum': (text) => agree(text, text),
  signingPersons: (text) => signingPersons({ ansvarig: text, agare: { typ: 'agent', id: 'a', namn: text } }),
  textOfHtml,
  // live reports
  entryParts,
  entryWords: (text) => entryWords(entryParts(text)),
  // what blocks hold
  parseDuration,
  parsePrice,
  shownPrice,
  writtenDate,
  isPartialDay,
  parseDay,
  parseStockholmTime,
  embedOf,
  mediaIdOf,
  isPurchaseAddress,
  hasProgram,
  isForeignMap,
  'isForeignMap: en värd': (text) => isForeignMap(`https://${text}`),
  mapLinks: (karta) => mapLinks({ karta, namn: karta }),
  channelLinks: (webb) => channelLinks({ webb, instagram: webb }),
  relatedLinks: (url) => relatedLinks({ lankar: [{ rubrik: url, url }] }, context),
  isSafeAddress: (text) => isSafeAddress(text, 'lank'),
  isStorableText,
  unwrittenIn,
  withoutControls,
  paragraphsOf,
  countWords,
  makeSlug,
  isValidSlug,
  nameKey,
  nearestName: (text) => nearestName(text, ['rubrik', 'ingress', 'block']),
  withoutEnd: (text) => withoutEnd(text, /[\s.,/]/),
  oneLine,
  unsafeMarkup,
  // comparison
  'wordDiff: baklänges': (text) => wordDiff(text, reversed(text)),
  'wordDiff: allt annat': (text) => wordDiff(text, text.replaceAll(/\S/g, 'x')),
  'wordDiff: litet annat': (text) => wordDiff(text, text.replaceAll(/(.{50}) /g, '$1 nytt ')),
  changeGroups: (text) =>
    changeGroups([
      { op: 'lika', text },
      { op: 'in', text },
      { op: 'lika', text },
    ]),
  // suggestions
  sentencesOf: (text) => [...sentencesOf(text, 'sv')],
  textsOfArticle: (text) => textsOfArticle(source(text)),
  shortened: (text) => shortened(text, 160),
  usableTexts: (text) => usableTexts('seoTitel', [text, text.slice(0, 60)], text),
  inventedNames: (text) => inventedNames(text.slice(0, 300), text),
  tagsInText: (text) => tagsInText(TAGS, text),
  offeredTags: (text) => offeredTags({ egna: [text], used: TAGS, text, said: [text] }),
  // translation
  encodeLine: (text) => encodeLine(nodes(text)),
  decodeLine: (text) => decodeLine(text, EMPTY_KEY),
  'decodeLine: sitt eget': (text) => {
    const { text: line, key } = encodeLine(nodes(text));
    return decodeLine(line, key);
  },
  'unfaithful: sig självt': (text) => unfaithful(nodes(text), nodes(text)),
  'unfaithful: något annat': (text) => unfaithful(nodes(text), nodes(text.replaceAll(/\d/g, '7'))),
  missingNames: (text) => missingNames(text, reversed(text)),
  houseRules: (text) => houseRules(`## Engelska\n${text}`, 'en'),
  // the handbook
  parseMarkdown,
  parseInline,
  reservedHeading,
  handbookChapters,
  // forms
  readDate: (text) => readDate(text, 'tid'),
  pastedLines,
  readTally,
  readIngredient,
  toggleMark: (text) => toggleMark(text, text.length / 2, text.length / 2, '**'),
  toggleQuote: (text) => toggleQuote(text, 0, text.length),
  linked: (text) => linked(text, 0, text.length, text),
  onOwnLine: (text) => onOwnLine(text, text.length / 2, text),
  // letters
  letterText: (text) => letterText([text]),
  // requests
  doorAt,
  cookie: (text) => cookie(text, 'studiosess'),
  requestId,
  isNestedDeeper: (text) => isNestedDeeper(Buffer.from(text), 64),
  isDocumentAddress,
  isAcceptableRedirect: (text) => isAcceptableRedirect(text, new Set(['cursor'])),
  isLoopback,
  clientName,
  plainAddress,
  networkOf,
  shortenedAddress,
  asRead,
  'asRead: en värd': (text) => asRead(`https://${text}`),
  pathOnSite: (text) => pathOnSite(text, ['https://a.se']),
  logSpan: (text) => logSpan({ fran: text, till: text }),
  passwordFaults: (text) => passwordFaults(text, ownerOf(text), ['Kvällsro', 'aaa']),
  isNamedRedirect: (text) => isNamedRedirect(text, ['http://127.0.0.1/x']),
  calendarLanguage,
  encodingFor,
  hasVersion: (text) => hasVersion(text, '"a"'),
  routeOf,
  'routeOf: kodat': (text) => routeOf(`/${encodeURIComponent(text.toWellFormed())}`),
  xmlText,
};

const SIZE = 20_000;
const RULE = { floor: 20, most: 2.5 };

describe('takes no more than two and a half times as long of twice as much', () => {
  test.each(Object.entries(READERS))('%s', (_, read) => {
    const slow = ATTACKS.flatMap(({ name, text }) => {
      const growth = growsTooFast(
        (size) => {
          const made = text(size);
          return () => read(made);
        },
        SIZE,
        RULE,
      );
      return growth === undefined ? [] : [`${name}: ${growth.toFixed(1)}`];
    });
    expect(slow).toEqual([]);
  });
});
