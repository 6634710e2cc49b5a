import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { keyOfName } from '#lib/content/byline.ts';
import type { EarlierPublication } from '#lib/content/corrections.ts';
import type { ItemFacts } from '#lib/content/facts.ts';
import type { FollowedFrom } from '#lib/content/outbound-path.ts';
import { RedirectTable } from '#lib/content/redirects.ts';
import { searchWords } from '#lib/content/search-words.ts';
import { makeSlug } from '#lib/content/slug.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Revision, Sponsor } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Place } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import type { Section } from '#lib/contract/section.ts';
import { FIRST_SETTINGS } from '#lib/contract/settings.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { Sign } from '#lib/site/authenticity.ts';
import type { Outbound } from '#lib/site/outbound.ts';
import type { Proving } from '#lib/site/proof.ts';
import type { ReaderRedirect, ReaderRedirects } from '#lib/site/redirects.ts';
import { formOf } from '#lib/site/render-parts.tsx';
import { RENDERER } from '#lib/site/renderer.ts';
import { oneSpelling } from '#lib/site/route.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import type { OpenShare, SharedArticle, SiteSource } from '#lib/site/site-source.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import type { AddressTarget, PublicArticle, TranslatedFrom } from '#lib/store/readers/public-articles.ts';
import type { MapEntry } from '#lib/store/readers/public-lists.ts';
import type { OutboundTarget } from '#lib/store/readers/public-outbound.ts';
import type { OtherVersion } from '#lib/store/readers/standing.ts';
import { isListed } from '#lib/templates/is-listed.ts';

/** A site with what a test says it has. */
export interface SiteInMemory extends SiteSource {
  articles: PublicArticle[];
  shares: Map<string, SharedArticle | 'slut'>;
  /** Where outbound links lead, by their codes. */
  links: Map<string, OutboundTarget>;
  /** What readers have followed, and from where. */
  followed: Array<[kod: string, from: FollowedFrom | undefined]>;
  outbound: Outbound;
  /** Where old addresses lead, and those that readers have come by. */
  moved: ReaderRedirect[];
  cameBy: string[];
  oldAddresses: ReaderRedirects;
  shared: OpenShare;
  pictures: Media[];
  /** What is kept of publications, by their ids. */
  kept: Map<string, RenderedPublication>;
  /** What readers had before of an article, the newest first, by its id. */
  had: Map<string, EarlierPublication[]>;
  /** What translations were made of, by its id. */
  translated: Map<string, TranslatedFrom>;
  /** Addresses that lead elsewhere, by `sprak/sektion/slug`. */
  redirects: Map<string, AddressTarget>;
  /** The names that are tags'. */
  tags: Set<string>;
  /** The people of the dictionary; articles tagged with them are about them. */
  people: Set<string>;
  /** Those who write, by the names that articles are signed with. */
  authors: Set<string>;
  /** What has been chosen to stand first: of `sv`, or of `sv/mat`. */
  chosen: Map<string, Place[]>;
  /** How often it was asked for anything. */
  asked: number;
  /** When set, whoever asks gets this. */
  fault: Error | undefined;
}

/** Who the site of the tests is: named, and otherwise as a newsroom that has said nothing. */
export const EXAMPLE_IDENTITY: SiteIdentity = { ...FIRST_SETTINGS.webbplats, namn: 'Kvällsro', integritetspolicy: '' };

const KEY = generateKeyPairSync('ed25519');

/** What vouches for what is public there. */
export const EXAMPLE_PROVING: Proving = {
  key: async () => ({ kid: 'provnyckel', sign: (bytes) => sign(null, bytes, KEY.privateKey) }),
  keys: async () => [
    { kid: 'provnyckel', x: KEY.publicKey.export({ format: 'jwk' }).x ?? '', fran: '2026-11-01T00:00:00.000Z', till: null, rojd: null },
  ],
  sealOf: async () => ({ nr: '7', tid: '2026-11-20T08:00:00.500Z', rot: 'a'.repeat(64) }),
};

/** What marks its kept pages. */
export const EXAMPLE_SIGN: Sign = (text) => hash('sha256', `hemligt ${text}`, 'hex');

export const SECTIONS: Section[] = [
  { id: 'nyheter', namn: 'Nyheter', namn_en: 'News', mallar: ['nyhet'], kategori: 1, sprak: ['sv', 'en'], ordning: 1, arkiverad: false },
  { id: 'mat', namn: 'Mat', namn_en: 'Food', mallar: ['nyhet'], kategori: 2, sprak: ['sv', 'en'], ordning: 2, arkiverad: false },
  { id: 'insandare', namn: 'Insändare', namn_en: '', mallar: ['nyhet'], kategori: 3, sprak: ['sv'], ordning: 3, arkiverad: false },
];

export function siteInMemory(articles: PublicArticle[] = []): SiteInMemory {
  const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
    site.asked += 1;
    if (site.fault !== undefined) throw site.fault;
    return answer();
  };
  const mapEntries = (sprak: readonly Language[]): MapEntry[] =>
    site.articles
      .filter(({ revision }) => sprak.includes(revision.sprak))
      .map(({ innehall, fakta, cmsLank, revision, slug, publicerad, uppdaterad, andra }) =>
        broughtOut({
          id: innehall,
          sprak: revision.sprak,
          sektion: fakta.sektion,
          slug,
          andrad: uppdaterad ?? publicerad,
          andra: andra.map((other) => ({ ...other, lank: cmsLank ?? '' })),
        }),
      );
  const keptTarget = (found: PublicArticle, kept: RenderedPublication): AddressTarget => ({
    typ: 'hallen',
    stand: broughtOut({ ...found, sprak: found.revision.sprak, sektion: found.fakta.sektion, taggar: found.fakta.taggar }),
    hallen: { ...kept, former: site.pictures.filter(({ id }) => kept.bilder.includes(id)).map(formOf) },
  });
  const site: SiteInMemory = {
    articles,
    kept: new Map(),
    shares: new Map(),
    links: new Map(),
    followed: [],
    moved: [],
    cameBy: [],
    pictures: [],
    tags: new Set(),
    people: new Set(),
    authors: new Set(),
    redirects: new Map(),
    translated: new Map(),
    had: new Map(),
    chosen: new Map(),
    asked: 0,
    fault: undefined,
    sections: async () => SECTIONS,
    async address(sprak, sektion, slug) {
      const found = site.articles.find(
        (article) => article.revision.sprak === sprak && article.fakta.sektion === sektion && article.slug === slug,
      );
      const kept = found && site.kept.get(found.publicering);
      if (found !== undefined && kept?.renderare === RENDERER) return ask(() => keptTarget(found, kept));
      const artikel = found && (await site.article(found.innehall, sprak));
      return artikel ? { typ: 'artikel', artikel } : ask(() => site.redirects.get(`${sprak}/${sektion}/${slug}`));
    },
    article: (innehall, sprak) =>
      ask(() => site.articles.find((article) => article.innehall === innehall && article.revision.sprak === sprak)),
    earlier: (innehall, sprak, publicering) =>
      ask(() => {
        const now = site.articles.find(
          (one) => one.innehall === innehall && one.revision.sprak === sprak && one.publicering === publicering,
        );
        const current = now === undefined ? [] : [{ tid: now.uppdaterad ?? now.publicerad, nedtagen: false, ...now.revision }];
        return [...current, ...(site.had.get(innehall) ?? [])].map((one) => broughtOut(one));
      }),
    translatedFrom: (revision) => ask(() => site.translated.get(revision)),
    latest: (sprak, sektion, limit, offset = 0) =>
      ask(() =>
        site.articles
          .filter(
            (article) =>
              isListed(article.fakta.mall) && article.revision.sprak === sprak && (sektion === null || article.fakta.sektion === sektion),
          )
          .toSorted((a, b) => b.publicerad.localeCompare(a.publicerad))
          .slice(offset, offset + limit)
          .map(({ innehall, fakta, revision, slug, ord, publicerad }) =>
            broughtOut({
              id: innehall,
              sprak: revision.sprak,
              sektion: fakta.sektion,
              mall: fakta.mall,
              slug,
              rubrik: revision.rubrik,
              ingress: revision.ingress,
              meta: revision.meta,
              hero: revision.hero,
              sponsrad: fakta.sponsrad,
              ansvarig: fakta.ansvarig,
              agare: fakta.agare,
              ord,
              publicerad,
            }),
          ),
      ),
    listings: async (sprak, ids) => (await site.latest(sprak, null, site.articles.length)).filter(({ id }) => ids.includes(id)),
    places: async (sprak, sektion) => site.chosen.get(sektion === null ? sprak : `${sprak}/${sektion}`) ?? [],
    latestOfMonth: async (sprak, { ar, manad }, limit, offset = 0) => {
      const month = `${ar}-${String(manad).padStart(2, '0')}`;
      const all = await site.latest(sprak, null, site.articles.length);
      return all.filter(({ publicerad }) => stockholmMinute(publicerad).startsWith(month)).slice(offset, offset + limit);
    },
    months: async (sprak, limit) => {
      const all = await site.latest(sprak, null, site.articles.length);
      const told = [...new Set(all.map(({ publicerad }) => stockholmMinute(publicerad).slice(0, 7)))];
      return told.slice(0, limit).map((month) => ({ ar: Number(month.slice(0, -3)), manad: Number(month.slice(-2)) }));
    },
    search: async (sprak, words, limit, offset) => {
      const all = words.length === 0 ? [] : await site.latest(sprak, null, site.articles.length);
      const has = ({ rubrik, ingress }: { rubrik: string; ingress: string }) => {
        const there = new Set(searchWords(`${rubrik} ${ingress}`));
        return words.every((word) => there.has(word));
      };
      return all.filter(has).slice(offset, offset + limit);
    },
    latestTagged: (sprak, tagg, utom, limit) =>
      ask(() =>
        site.articles
          .filter(
            ({ innehall, fakta, revision }) =>
              isListed(fakta.mall) && revision.sprak === sprak && fakta.taggar.includes(tagg) && innehall !== utom,
          )
          .toSorted((a, b) => b.publicerad.localeCompare(a.publicerad))
          .slice(0, limit)
          .map(({ fakta, revision, slug }) =>
            broughtOut({
              rubrik: revision.rubrik,
              url: `https://studio.example${articlePath(revision.sprak, fakta.sektion, slug)}`,
              sponsrad: fakta.sponsrad,
            }),
          ),
      ),
    tagLabels: async (names) =>
      new Map(names.flatMap((namn) => (site.tags.has(namn) ? [[namn, { namn, namn_en: '', slug: makeSlug(namn) }] as const] : []))),
    tag: (slug) =>
      ask(() => {
        const namn = [...site.tags].find((one) => makeSlug(one) === slug);
        return namn === undefined ? undefined : { id: namn, slug, namn, namn_en: '', beskrivning: '', beskrivning_en: '' };
      }),
    latestOfTag: async (sprak, tagg, limit, offset = 0) => {
      const all = await site.latest(sprak, null, site.articles.length);
      const having = new Set(site.articles.filter(({ fakta }) => fakta.taggar.includes(tagg)).map(({ innehall }) => innehall));
      return all.filter(({ id }) => having.has(id)).slice(offset, offset + limit);
    },
    tagsWithPages: async (sprak, limit) => {
      const many = await Promise.all(
        [...site.tags].map(async (namn) => ((await site.latestOfTag(sprak, namn, 3)).length < 3 ? [] : makeSlug(namn))),
      );
      return many.flat().toSorted().slice(0, limit);
    },
    person: (slug) =>
      ask(() => {
        const namn = [...site.people].find((one) => makeSlug(one) === slug);
        return namn === undefined
          ? undefined
          : { id: namn, slug, namn, fodd: '20 november 1985', foddIso: '1985-11-20', kandFor: 'sin röst', rader: [], lankar: [] };
      }),
    latestOfPerson: (sprak, person, limit, offset) => site.latestOfTag(sprak, person, limit, offset),
    peopleWithPages: async (sprak) => {
      const found = await Promise.all(
        [...site.people].map(async (namn) => ((await site.latestOfTag(sprak, namn, 1)).length === 0 ? [] : makeSlug(namn))),
      );
      return found.flat();
    },
    authorLabels: async (keys) =>
      new Map(
        [...site.authors].flatMap((namn) =>
          keys
            .filter((key) => key === keyOfName(namn))
            .map((key) => [key, { slug: makeSlug(namn), byline: 'redaktör', byline_en: 'editor' }] as const),
        ),
      ),
    author: (slug) =>
      ask(() => {
        const namn = [...site.authors].find((one) => makeSlug(one) === slug);
        const told = {
          byline: 'redaktör',
          byline_en: 'editor',
          om: 'Skriver om hav.\n\nBor i Ystad.',
          om_en: '',
          bild: site.pictures[0]?.id ?? null,
        };
        const lankar = [{ namn: 'Mastodon', adress: 'https://social.example/@elsa' }];
        return namn === undefined ? undefined : { id: namn, namn, slug, ...told, lankar };
      }),
    latestOfAuthor: async (sprak, person, limit, offset = 0) =>
      (await site.latest(sprak, null, site.articles.length)).filter(({ ansvarig }) => ansvarig === person).slice(offset, offset + limit),
    authorsWithPages: async (sprak) => {
      const all = await site.latest(sprak, null, site.articles.length);
      return [...site.authors].filter((namn) => all.some(({ ansvarig }) => ansvarig === namn)).map(makeSlug);
    },
    mapParts: (sprak) =>
      ask(() => {
        const changes = mapEntries(sprak).map(({ andrad }) => andrad);
        return changes.length === 0 ? [] : [{ nr: 1, andrad: changes.toSorted().at(-1) ?? '' }];
      }),
    mapPart: (sprak, nr) => ask(() => (nr === 1 ? mapEntries(sprak) : [])),
    news: (sprak, after, limit) =>
      ask(() =>
        site.articles
          .filter(({ fakta, revision, publicerad }) => isNews(fakta) && sprak.includes(revision.sprak) && publicerad > after)
          .toSorted((a, b) => b.publicerad.localeCompare(a.publicerad))
          .slice(0, limit)
          .map(({ innehall, fakta, revision, slug, publicerad }) =>
            broughtOut({
              id: innehall,
              sprak: revision.sprak,
              sektion: fakta.sektion,
              slug,
              rubrik: revision.rubrik,
              publicerad,
            }),
          ),
      ),
    media: (ids) => ask(() => site.pictures.filter(({ id }) => ids.includes(id))),
    oldAddresses: {
      lead: (address) => new RedirectTable(site.moved, oneSpelling).lead(address),
      followed: (id) => site.cameBy.push(id),
    },
    outbound: { target: (kod) => ask(() => site.links.get(kod)), followed: (kod, from) => site.followed.push([kod, from]) },
    shared: (tokenHash) => ask(() => site.shares.get(tokenHash)),
  };
  return site;
}

const isNews = ({ mall, sponsrad }: ItemFacts) => isListed(mall) && sponsrad === null;

interface ArticleWords {
  id?: string;
  mall?: string;
  sprak?: Language;
  /** The revision that it was translated from. */
  kalla?: string;
  sektion?: string;
  slug?: string;
  rubrik?: string;
  ingress?: string;
  block?: Block[];
  hero?: Revision['hero'];
  meta?: Revision['meta'];
  taggar?: string[];
  sponsrad?: Sponsor | null;
  ansvarig?: string | null;
  agare?: ItemFacts['agare'];
  publicerad?: string;
  uppdaterad?: string | null;
  andra?: ReadonlyArray<Omit<OtherVersion, 'publicering'> & { publicering?: string }>;
  publicering?: string;
  ord?: PublishedWords;
  cmsLank?: string;
  konfidentiell?: boolean;
}

/** A public article, said in as few words as the test cares about. */
export function article(words: ArticleWords = {}): PublicArticle {
  const { id = 'a1', sprak = 'sv', sektion = 'nyheter', slug = 'fyren-tands', publicerad = '2026-11-19T06:15:00.000Z' } = words;
  const av = { typ: 'person', id: 'p1', namn: 'Elias Norrgård' } as const;
  const rubrik = words.rubrik ?? 'Fyren tänds igen';
  const fakta: ItemFacts = {
    sektion,
    mall: words.mall ?? 'nyhet',
    mall_version: 1,
    taggar: words.taggar ?? ['fyrar'],
    kategorier: [],
    sponsrad: words.sponsrad ?? null,
    kallor: [],
    ansvarig: words.ansvarig ?? null,
    agare: words.agare ?? av,
  };
  const revision: Revision = {
    id: `${id}-r`,
    sprak,
    nr: 1,
    hash: '',
    rubrik,
    ingress: words.ingress ?? 'Efter tre år lyser ljuset 14 sjömil ut.',
    block: words.block ?? [
      { type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text: 'Klockan fem är det mörkt.' }] },
    ],
    meta: words.meta ?? {},
    hero: words.hero ?? null,
    slug,
    bas: null,
    kall_revision: words.kalla ?? null,
    kommentar: '',
    av,
    skapad: publicerad,
    typ: 'manuell',
  };
  // In a test nothing is released: what it says is public is so.
  return broughtOut({
    listad: isListed(fakta.mall),
    innehall: id,
    fakta: broughtOut(fakta),
    revision,
    publicering: words.publicering ?? `${id}-${sprak}-p`,
    publicerad,
    uppdaterad: words.uppdaterad ?? null,
    ansvarig: fakta.ansvarig,
    agare: fakta.agare,
    ord: words.ord ?? null,
    slug,
    cmsLank: words.cmsLank ?? null,
    konfidentiell: words.konfidentiell ?? false,
    andra: (words.andra ?? []).map((other) => ({ publicering: `${id}-${other.sprak}-p`, ...other })),
  });
}

/** A picture of the library, 2000 × 1250, in three widths. */
export function picture(id: string): Media {
  const src = (bredd: number) => `/media/${id}/${bredd}.jpg`;
  return {
    id,
    src: src(2000),
    filnamn: 'fyr.jpg',
    typ: 'image/jpeg',
    bredd: 2000,
    hojd: 1250,
    byte: 1,
    varianter: [640, 1280, 2000].map((bredd) => ({ bredd, src: src(bredd) })),
    stilla: null,
    farg: '#4a6f8c',
    alt: { sv: 'En fyr' },
    caption: '',
    caption_en: '',
    kredit: 'Lena Öberg',
    nyckelord: [],
    rattigheter: null,
    fokus: { x: 42, y: 31 },
    av: { typ: 'person', id: 'p1', namn: 'Lena Öberg' },
    skapad: '2026-11-01T00:00:00.000Z',
  };
}
