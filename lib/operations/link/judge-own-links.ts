import { type OwnPage, ownPage } from '#lib/content/monitored-address.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { LinkCause } from '#lib/contract/link.ts';
import type { Verdict } from '#lib/store/links.ts';
import type { AtAddress } from '#lib/store/own-pages.ts';
import type { Store } from '#lib/store/store.ts';

type ArticlePage = OwnPage & { typ: 'artikel' };

/**
 * What the site itself says of links to its own addresses, by address: whether readers get an article there, where it has moved to, and whether an outbound link
 * leads on. Of an address that is neither an article's nor an outbound link's nothing is said.
 */
export async function judgeOwnAddresses(
  store: Pick<Store, 'ownPages'>,
  addresses: readonly string[],
  now: string,
): Promise<Map<string, Omit<Verdict, 'id'>>> {
  const articles: Array<[address: string, page: ArticlePage]> = [];
  const outbound: Array<[address: string, kod: string]> = [];
  for (const address of new Set(addresses)) {
    const page = ownPage(address);
    if (page?.typ === 'artikel') articles.push([address, page]);
    if (page?.typ === 'utlank') outbound.push([address, page.kod]);
  }
  const [found, ends] = await Promise.all([
    store.ownPages.articles(articles.map(([, page]) => page)),
    store.ownPages.outbound(outbound.map(([, kod]) => kod)),
  ]);
  return new Map([
    ...articles.flatMap(([address, page], index): Array<[string, Omit<Verdict, 'id'>]> => {
      const verdict = ofArticle(page, found[index]);
      return verdict === undefined ? [] : [[address, verdict]];
    }),
    ...outbound.map(([address, kod]): [string, Omit<Verdict, 'id'>] => [address, ofOutbound(ends.get(kod), now)]),
  ]);
}

/** Judges the links, and keeps what is found. */
export async function judgeOwnLinks(
  store: Pick<Store, 'ownPages' | 'links'>,
  links: ReadonlyArray<{ id: string; adress: string }>,
  now: string,
): Promise<void> {
  const verdicts = await judgeOwnAddresses(
    store,
    links.map(({ adress }) => adress),
    now,
  );
  const unsaid: Omit<Verdict, 'id'> = { tillstand: 'ny', orsak: null, leder_till: null, nasta: null };
  await store.links.judge(
    links.map(({ id, adress }) => ({ id, ...(verdicts.get(adress) ?? unsaid) })),
    now,
  );
}

function ofArticle({ sprak, sektion, slug }: ArticlePage, found: AtAddress | undefined): Omit<Verdict, 'id'> | undefined {
  if (found === undefined || !found.isSection) return undefined;
  const { isKnown, now } = found;
  if (now === null) return broken(isKnown ? 'nedtagen' : 'finns_inte');
  if (now.sektion === sektion && now.slug === slug) return { tillstand: 'ok', orsak: null, leder_till: null, nasta: null };
  return { tillstand: 'omdirigerad', orsak: null, leder_till: pathOf(sprak, now.sektion, now.slug), nasta: null };
}

/** The moment at which an outbound link ends is when it is to be judged again. */
function ofOutbound(end: string | null | undefined, now: string): Omit<Verdict, 'id'> {
  if (end === undefined) return broken('utlank_okand');
  if (end !== null && Date.parse(end) <= Date.parse(now)) return broken('utlank_slut');
  return { tillstand: 'ok', orsak: null, leder_till: null, nasta: end };
}

function broken(orsak: LinkCause): Omit<Verdict, 'id'> {
  return { tillstand: 'trasig', orsak, leder_till: null, nasta: null };
}

function pathOf(sprak: Language, sektion: string, slug: string): string {
  return `${sprak === 'sv' ? '' : `/${sprak}`}/${sektion}/${slug}`;
}
