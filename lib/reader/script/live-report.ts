import { announcer } from '#lib/reader/script/announcer.ts';
import { copyText } from '#lib/reader/script/copy-text.ts';
import { entryElement, markup, saysTheSame } from '#lib/reader/script/entry-markup.ts';
import { languageOf } from '#lib/reader/script/language.ts';
import type { FeedEntry, LiveFeed } from '#lib/reader/script/live-feed.ts';
import { liveNotice } from '#lib/reader/script/live-notice.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';
import { mergeEntries } from '#lib/reader/script/merge-entries.ts';
import { pageAddress, pageAnchor } from '#lib/reader/script/page-address.ts';
import { pollFeed } from '#lib/reader/script/poll-feed.ts';
import { keepingPlace, withoutAnchoring } from '#lib/reader/script/reading-place.ts';
import { scrollToElement } from '#lib/reader/script/scroll-to.ts';

const WORDS = {
  sv: {
    kopiera: 'Kopiera länk',
    kopierad: 'Länken är kopierad',
    till: (tid: string) => ` till inlägget ${tid}`,
    slut: 'Rapporten är avslutad.',
  },
  en: { kopiera: 'Copy link', kopierad: 'Link copied', till: (tid: string) => ` to the post ${tid}`, slut: 'The report has ended.' },
} as const;

/**
 * Keeps a live report current while it goes on. What is corrected, removed or pinned changes where it stands; what is new
 * waits until the reader asks for it. Nothing of it moves what is being read. `renew` is told of each element that has come.
 */
export function enhanceLiveReport(block: HTMLElement, renew: (part: Element) => void): void {
  const found = block.querySelector('.live-lista');
  if (found === null) return;
  const list = found;
  const words = WORDS[languageOf(block)];
  const announce = announcer(block);
  const prefix = anchorPrefix(entries()[0]);
  /** The oldest minute that the page tells of: what is older stands in pages of its own. Empty where all of the report is here. */
  const oldest = block.querySelector('.live-aldre') === null ? '' : minuteOf(entries().at(-1));
  const { live } = block.dataset;
  let latest: FeedEntry[] = [];
  const read = new Map<string, { entry: FeedEntry; element: HTMLElement }>();
  let announced = 0;
  let heard = false;
  let met: string | undefined;

  const notice = liveNotice(block, languageOf(block), showNew);
  for (const entry of entries()) addCopyButton(entry);
  meetAnchor();
  addEventListener('hashchange', () => {
    met = undefined;
    meetAnchor();
  });
  if (live !== undefined) pollFeed(live, { told, failed: () => notice.failed() });

  function told(feed: LiveFeed): void {
    latest = feed.inlagg.filter((entry) => isOfThisBlock(entry) && isOfThisPage(entry));
    const { kvar, nya, borta } = mergeEntries(shownIds(), { ...feed, inlagg: latest });
    arrange(kvar, heard ? borta : borta.filter((id) => !isNewer(id, feed.senast)), keepingPlaceIn(kvar));
    heard = true;
    if (feed.senastRad !== '') showStatus(feed.senastRad);
    notice.waiting(nya.length);
    if (nya.length > announced) announce(notice.words(nya.length));
    announced = nya.length;
    if (!feed.live) {
      notice.ended(words.slut);
      announce(words.slut);
    }
    meetAnchor();
  }

  /** At the top of the list the new entries are shown where the reader is; further down the reader stays, and may go to them. */
  function showNew(): void {
    const before = new Set(shownIds());
    const atTop = list.getBoundingClientRect().top >= 0;
    arrange(latest, [], atTop ? withoutAnchoring : keepingPlaceIn(latest));
    const added = entries().filter((entry) => !before.has(idOf(entry)));
    for (const entry of added) entry.classList.add('live-ny');
    announced = 0;
    notice.waiting(0);
    const [first] = added;
    if (first === undefined) return;
    if (atTop) goTo(first);
    else notice.offer(() => goTo(first));
  }

  function goTo(entry: HTMLElement): void {
    entry.tabIndex = -1;
    entry.focus({ preventScroll: true });
    if (entry.getBoundingClientRect().top < 0) scrollToElement(entry, 'start');
  }

  /** Makes the list read as the feed says. An entry that says the same stays the element it is. */
  function arrange(said: readonly FeedEntry[], borta: readonly string[], keeping: (change: () => void) => void): void {
    const present = new Map(entries().map((entry) => [idOf(entry), entry]));
    keeping(() => {
      for (const id of borta) present.get(id)?.remove();
      const wanted = said.map((entry) => {
        const [is, should] = [present.get(entry.id), elementOf(entry)];
        if (is === undefined) receive(should);
        else if (saysTheSame(is, should)) return is;
        else replace(is, should);
        return should;
      });
      let next = list.firstElementChild;
      for (const entry of wanted) {
        // One that goes further down lets the others stand: what is moved loses the focus, and a film in it its place.
        if (next !== entry && next?.nextElementSibling === entry) next = entry;
        if (next === entry) next = entry.nextElementSibling;
        else list.insertBefore(entry, next);
      }
    });
  }

  function receive(entry: HTMLElement): void {
    addCopyButton(entry);
    renew(entry);
  }

  function replace(old: HTMLElement, entry: HTMLElement): void {
    const focused = old.contains(document.activeElement);
    receive(entry);
    entry.classList.toggle('live-markerad', old.classList.contains('live-markerad'));
    old.replaceWith(entry);
    if (focused) entry.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }

  function keepingPlaceIn(said: readonly FeedEntry[]): (change: () => void) => void {
    const fast = new Map(said.map((entry) => [entry.id, entry.fast]));
    const shown = new Map(entries().map((entry) => [idOf(entry), entry.classList.contains('live-fast')]));
    // One that is pinned or let go is moved itself.
    const stays = (id: string) => shown.has(id) && fast.get(id) === shown.get(id);
    const keyOf = (child: Element) => (child instanceof HTMLElement && stays(idOf(child)) ? idOf(child) : undefined);
    return (change) => keepingPlace(list, keyOf, change);
  }

  function showStatus(html: string): void {
    const line = markup(html);
    const old = block.querySelector('.live-status');
    const status = line.firstElementChild?.matches('.live-status') ? line.firstElementChild : make('p', { class: 'live-status' }, line);
    if (old === null) list.before(status);
    else if (old.innerHTML !== status.innerHTML) old.replaceWith(status);
  }

  /** An address that leads to one entry leads to it also when it has not been shown yet, or stands in a page of what is older. */
  function meetAnchor(): void {
    const anchor = pageAnchor();
    if (anchor === '' || anchor === met || (prefix !== undefined && !anchor.startsWith(prefix))) return;
    const isMeant = ({ id }: Element) => id === anchor;
    if (!entries().some(isMeant) && latest.some((entry) => isMeant(elementOf(entry)))) showNew();
    const meant = entries().find(isMeant);
    for (const entry of entries()) entry.classList.toggle('live-markerad', entry === meant);
    if (meant === undefined) {
      // An address that leads to a part has been answered once: what is not there is nowhere.
      if (prefix !== undefined && oldest !== '' && (heard || live === undefined) && !/[?&]del=/.test(location.search))
        location.replace(`?inlagg=${anchor}`);
      return;
    }
    met = anchor;
    meant.scrollIntoView({ behavior: 'instant' });
  }

  function addCopyButton(entry: HTMLElement): void {
    const { id } = entry;
    const line = entry.querySelector('.live-tid');
    if (id === '' || line === null) return;
    const which = make('span', { class: 'bara-upplast' }, words.till(line.querySelector('time')?.textContent ?? ''));
    const button = makeButton('live-kopiera', words.kopiera, async () => {
      if (await copyText(pageAddress(id), words.kopiera)) {
        button.replaceChildren(words.kopierad);
        announce(words.kopierad);
      }
    });
    button.append(which);
    button.dataset.tillagt = '';
    button.addEventListener('blur', () => button.replaceChildren(words.kopiera, which));
    line.append(button);
  }

  function isOfThisBlock(entry: FeedEntry): boolean {
    const { id } = elementOf(entry);
    return prefix === undefined || id === '' || id.startsWith(prefix) || document.querySelectorAll('[data-live]').length < 2;
  }

  function isOfThisPage({ id, tid, fast }: FeedEntry): boolean {
    // Of the oldest minute itself some may stand in the part before.
    return fast || oldest === '' || tid > oldest || shownIds().includes(id);
  }

  /** The entry as the feed has it; read once, and again when it says something else. */
  function elementOf(entry: FeedEntry): HTMLElement {
    const known = read.get(entry.id);
    if (known?.entry.html === entry.html && known.entry.fast === entry.fast) return known.element;
    const element = entryElement(entry);
    read.set(entry.id, { entry, element });
    return element;
  }

  /** A cache on the way may hold a feed that is older than the page: what the page has since is then not removed. */
  function isNewer(id: string, senast: string): boolean {
    return minuteOf(entries().find((entry) => idOf(entry) === id)).slice(0, senast.length) > senast;
  }

  function entries(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>(':scope > [data-inlagg]')];
  }

  function shownIds(): string[] {
    return entries().map(idOf);
  }
}

function idOf({ dataset }: HTMLElement): string {
  return dataset.inlagg ?? '';
}

/** By Stockholm's clocks, as the feed tells it; empty when it tells none. */
function minuteOf(entry: HTMLElement | undefined): string {
  return entry?.querySelector('time')?.dateTime.slice(0, 16) ?? '';
}

/** What the anchors of a block's entries begin with; one article may hold several reports. */
function anchorPrefix(first: HTMLElement | undefined): string | undefined {
  if (first === undefined) return undefined;
  const id = idOf(first);
  return id !== '' && first.id.endsWith(`-${id}`) ? first.id.slice(0, -id.length) : undefined;
}
