import { type OwnPage, ownPage } from '#lib/content/monitored-address.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { LinkCause } from '#lib/contract/link.ts';
import type { OwnAnswer, OwnAnswers } from '#lib/operations/link/own-answers.ts';
import type { Verdict } from '#lib/store/links.ts';
import type { AtAddress } from '#lib/store/own-pages.ts';
import type { Store } from '#lib/store/store.ts';

type ArticlePage = OwnPage & { typ: 'artikel' };
type Judged = Omit<Verdict, 'id'>;

/** What is judged by, and with what: `store` and its readers as one transaction sees them. */
export interface Judging {
  store: Pick<Store, 'ownPages' | 'readers'>;
  ownAnswers: OwnAnswers;
  /** ISO 8601 */
  now: string;
}

/** Of what no queue tells when it changes: a tag, a person, what somebody has written. Sections and old addresses ask for it themselves (prisma/migrations). */
const AGAIN_MS = 60 * 60 * 1000;

/**
 * What the site itself says of links to its own addresses, by address: whether readers get a page there, where it has moved to, and whether an outbound link
 * leads on. Of an address that readers are not led to, and of a language that is read elsewhere, nothing is said.
 */
export async function judgeOwnAddresses({ store, ownAnswers, now }: Judging, addresses: readonly string[]): Promise<Map<string, Judged>> {
  const articles: Array<[address: string, page: ArticlePage]> = [];
  const outbound: Array<[address: string, kod: string]> = [];
  const others: string[] = [];
  for (const address of new Set(addresses)) {
    const page = ownPage(address);
    if (page?.typ === 'artikel') articles.push([address, page]);
    else if (page?.typ === 'utlank') outbound.push([address, page.kod]);
    else others.push(address);
  }
  const [found, ends] = await Promise.all([
    store.ownPages.articles(articles.map(([, page]) => page)),
    store.ownPages.outbound(outbound.map(([, kod]) => kod)),
  ]);
  const known = articles.map(([address, page], index) => ({ address, page, at: found[index] }));
  const unknown = known.filter(({ at }) => at?.isKnown !== true);
  const answers = await ownAnswers(store.readers, [...others, ...unknown.map(({ address }) => address)]);
  const again = new Date(Date.parse(now) + AGAIN_MS).toISOString();
  const verdicts: Array<[address: string, verdict: Judged | undefined]> = [
    ...known.map(({ address, page, at }): [string, Judged | undefined] => [address, at && ofArticle(page, at)]),
    ...outbound.map(([address, kod]): [string, Judged] => [address, ofOutbound(ends.get(kod), now)]),
    ...[...answers].map(([address, answer]): [string, Judged] => [address, ofAnswer(answer, again)]),
  ];
  return new Map(verdicts.filter((one): one is [string, Judged] => one[1] !== undefined));
}

/** Judges the links, and keeps what is found. */
export async function judgeOwnLinks(
  judging: Judging & { store: Pick<Store, 'links'> },
  links: ReadonlyArray<{ id: string; adress: string }>,
): Promise<void> {
  const verdicts = await judgeOwnAddresses(
    judging,
    links.map(({ adress }) => adress),
  );
  const unsaid: Judged = { tillstand: 'ny', orsak: null, leder_till: null, nasta: null };
  await judging.store.links.judge(
    links.map(({ id, adress }) => ({ id, ...(verdicts.get(adress) ?? unsaid) })),
    judging.now,
  );
}

/** What no article has ever had is a page of another kind, or none: that is said by what the site answers, where it answers. */
function ofArticle({ sprak, sektion, slug }: ArticlePage, { isKnown, isSection, now }: AtAddress): Judged | undefined {
  if (!isKnown) return isSection ? broken('finns_inte') : undefined;
  if (now === null) return broken('nedtagen');
  if (now.sektion === sektion && now.slug === slug) return { tillstand: 'ok', orsak: null, leder_till: null, nasta: null };
  return { tillstand: 'omdirigerad', orsak: null, leder_till: pathOf(sprak, now.sektion, now.slug), nasta: null };
}

function ofAnswer(answer: OwnAnswer, nasta: string): Judged {
  if (answer === 'saknas') return { ...broken('finns_inte'), nasta };
  if (answer === 'finns') return { tillstand: 'ok', orsak: null, leder_till: null, nasta };
  return { tillstand: 'omdirigerad', orsak: null, leder_till: answer.till, nasta };
}

/** The moment at which an outbound link ends is when it is to be judged again. */
function ofOutbound(end: string | null | undefined, now: string): Judged {
  if (end === undefined) return broken('utlank_okand');
  if (end !== null && Date.parse(end) <= Date.parse(now)) return broken('utlank_slut');
  return { tillstand: 'ok', orsak: null, leder_till: null, nasta: end };
}

function broken(orsak: LinkCause): Judged {
  return { tillstand: 'trasig', orsak, leder_till: null, nasta: null };
}

function pathOf(sprak: Language, sektion: string, slug: string): string {
  return `${sprak === 'sv' ? '' : `/${sprak}`}/${sektion}/${slug}`;
}
