import type { MediaPort } from '#lib/adapters/media/port.ts';
import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import { blockHashes } from '#lib/content/block-hash.ts';
import { keyOfName, personKey } from '#lib/content/byline.ts';
import type { ItemFacts } from '#lib/content/facts.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Revision } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import type { Door } from '#lib/http/answer.ts';
import { type Answered, askDoor } from '#lib/http/ask-door.ts';
import { liveFeedJson } from '#lib/render/live-feed.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import { asReader } from '#lib/site/as-reader.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import { byId } from '#lib/site/pictures.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { EXAMPLE_PROVING, siteInMemory } from '#lib/site/source-in-memory.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import type { AuthorLabel } from '#lib/store/readers/public-authors.ts';
import { isListed } from '#lib/templates/is-listed.ts';
import { readersDoors } from '#lib/transports/doors/readers.ts';

/** One language version as a release has brought it out. */
interface Released {
  innehall: string;
  revision: Revision;
  fakta: ItemFacts;
  publicerad: string;
  uppdaterad: string | null;
  /** Its place on the sitemap. */
  kartnr: number;
}

interface ModelParts {
  /** Who the site is, and its sections, as they are to begin with. */
  site: Pick<SiteFacts, 'url' | 'assets' | 'sign' | 'identitet'>;
  sections: readonly Section[];
  media: Pick<MediaPort, 'read' | 'readMade' | 'readShared'>;
  now(): Date;
}

/**
 * What readers ought to have: nothing but what releases have brought out, what persons and sections are called, who the site is and how
 * pictures are, kept as plain values that nothing else changes. Its pages are made by the site's own door, of these alone.
 */
export class ReadersModel {
  private readonly released = new Map<string, Released>();
  /** Every address there has been, and whose it is. */
  private readonly addresses = new Map<string, { innehall: string; sprak: Language }>();
  /** Where an article stood when it was taken down. */
  private readonly stood = new Map<string, string>();
  /** What persons are called now, by their ids. */
  private readonly names = new Map<string, string>();
  /** Whose each name is or was, by its key: everybody gets another than the others have. */
  private readonly hadNames = new Map<string, string>();
  private readonly source = siteInMemory();
  private readonly site: SiteFacts & { identitet: SiteIdentity };
  private sections: readonly Section[];
  /** What could not be made. */
  readonly faults: object[] = [];
  /** What has been asked since the last change. */
  private readonly answers = new Map<string, Promise<Answered>>();
  private readonly door: Door;

  constructor({ site, sections, media, now }: ModelParts) {
    const { url, assets, sign, identitet } = site;
    this.site = { url, assets, sign, identitet, svenskaHos: null };
    this.sections = sections;
    this.source.sections = async () => [...this.sections];
    this.source.authorLabels = async (keys) => new Map(keys.flatMap((key) => this.authorLabel(key)));
    this.orderMap();
    const pages = new PageCache({ maxBytes: 1, now: () => now().getTime() });
    const doors = readersDoors({
      ...{ site: this.site, source: this.source, openShare: this.source.shared, outbound: this.source.outbound },
      redirects: this.source.oldAddresses,
      ...{ pages, files: new Map(), media, now, keep: () => {} },
      proving: EXAMPLE_PROVING,
      hashToken: (token) => token,
      log: { error: (entry: object) => this.faults.push(entry) },
    });
    this.door = asReader(doors);
  }

  release(one: Released): void {
    const { sprak, slug } = one.revision;
    this.released.set(`${one.innehall} ${sprak}`, this.signed(one));
    this.addresses.set(`${sprak}/${one.fakta.sektion}/${slug}`, { innehall: one.innehall, sprak });
    this.bringUpToDate();
  }

  /** A translation that readers have was made of it. */
  translatedFrom({ id, sprak, block }: Revision): void {
    this.source.translated.set(id, broughtOut({ sprak, block: blockHashes(block) }));
  }

  /** A name is a label: it is the one thing that changes without a release. */
  rename(person: string, namn: string): void {
    this.names.set(person, namn);
    this.hadNames.set(keyOfName(namn), person);
    for (const [key, one] of this.released) this.released.set(key, this.signed(one));
    this.bringUpToDate();
  }

  /** What those who were given another name have been called since. */
  renamed(): string[] {
    return [...this.names.values()];
  }

  private authorLabel(key: string): Array<[key: string, label: AuthorLabel]> {
    const namn = this.names.get(this.hadNames.get(key) ?? key.slice(personKey('').length));
    return namn === undefined ? [] : [[key, { slug: makeSlug(namn), byline: '', byline_en: '' }]];
  }

  /** The site says so of itself from now on. */
  identify(change: Partial<SiteIdentity>): void {
    this.site.identitet = { ...this.site.identitet, ...change };
    this.bringUpToDate();
  }

  /** The section is so from now on, or has come. */
  section(section: Section): void {
    const others = this.sections.filter(({ id }) => id !== section.id);
    this.sections = [...others, section].toSorted(
      (a, b) => a.ordning - b.ordning || a.namn.localeCompare(b.namn) || (a.id < b.id ? -1 : 1),
    );
    this.bringUpToDate();
  }

  private signed(one: Released): Released {
    const { agare } = one.fakta;
    return { ...one, fakta: { ...one.fakta, agare: { ...agare, namn: this.names.get(agare.id) ?? agare.namn } } };
  }

  takeDown(innehall: string): void {
    for (const sprak of LANGUAGES) {
      const key = `${innehall} ${sprak}`;
      const last = this.released.get(key);
      if (last !== undefined) this.stood.set(key, last.fakta.sektion);
      this.released.delete(key);
    }
    this.bringUpToDate();
  }

  /** The picture is so from now on, wherever it is shown. */
  showPicture(media: Media): void {
    this.source.pictures = [...this.source.pictures.filter(({ id }) => id !== media.id), media];
    this.bringUpToDate();
  }

  /** The picture is in no library any more; its files are where they were. */
  removePicture(media: string): void {
    this.source.pictures = this.source.pictures.filter(({ id }) => id !== media);
    this.bringUpToDate();
  }

  /** Every address of a picture of which there is one. */
  pictures(): string[] {
    return this.source.pictures.flatMap(({ src, varianter }) => [src, ...varianter.map((one) => one.src)]);
  }

  /** The facts and the language of what readers have with the picture in it. */
  showing(media: string): Array<{ sprak: Language; fakta: ItemFacts }> {
    const shown = [...this.released.values()].filter(({ revision }) => mediaIdsOf(revision).includes(media));
    return shown.map(({ revision: { sprak }, fakta }) => ({ sprak, fakta }));
  }

  /** What is public of a language version; `undefined` when it is not. */
  of(innehall: string, sprak: Language): Released | undefined {
    return this.released.get(`${innehall} ${sprak}`);
  }

  /** Every path at which an article has been read. */
  paths(): string[] {
    return [...this.addresses.keys()].map((address) => `/${address.replace(/^sv\//, '')}`);
  }

  ask(path: string): Promise<Answered> {
    const answer = this.answers.get(path) ?? askDoor(this.door, path);
    this.answers.set(path, answer);
    return answer;
  }

  /** The live feed of a language version; `undefined` when there is none. */
  feed(innehall: string, sprak: Language): string | undefined {
    const found = this.of(innehall, sprak);
    if (found === undefined || found.fakta.mall !== 'liverapport') return undefined;
    const { revision, fakta, publicerad } = found;
    const { url, identitet: sajt } = this.site;
    const sektion = { id: fakta.sektion, namn: fakta.sektion };
    return liveFeedJson(
      revision,
      articlePage({ innehall, fakta, revision, sektion, sajt, url, lank: '', publicerad, andrad: null, media: byId(this.source.pictures) }),
    );
  }

  private bringUpToDate(): void {
    this.answers.clear();
    const all = [...this.released.values()];
    this.source.tags = new Set(all.flatMap(({ fakta }) => fakta.taggar));
    this.source.articles = all
      .map(({ innehall, revision, fakta, publicerad, uppdaterad }): PublicArticle => {
        const others = all.filter((other) => other.innehall === innehall && other.revision.sprak !== revision.sprak);
        const andra = others.map((other) => ({
          ...{ sprak: other.revision.sprak, sektion: other.fakta.sektion, slug: other.revision.slug },
          publicering: other.revision.id,
        }));
        const place = {
          publicering: revision.id,
          slug: revision.slug,
          ansvarig: fakta.ansvarig,
          agare: fakta.agare,
          ord: null,
          cmsLank: null,
          konfidentiell: false,
          listad: isListed(fakta.mall),
          andra,
        };
        return broughtOut({ innehall, fakta: broughtOut(fakta), revision, publicerad, uppdaterad, ...place });
      })
      .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
    this.source.redirects = new Map(
      [...this.addresses].map(([address, { innehall, sprak }]) => {
        const now = this.of(innehall, sprak);
        const gone = { typ: 'nedtagen', sektion: this.stood.get(`${innehall} ${sprak}`) ?? '' } as const;
        return [address, now === undefined ? gone : { typ: 'flyttad', sektion: now.fakta.sektion, slug: now.revision.slug }];
      }),
    );
  }

  private orderMap(): void {
    const { mapPart } = this.source;
    const placeOf = ({ id, sprak }: { id: string; sprak: Language }) => this.of(id, sprak)?.kartnr ?? 0;
    this.source.mapPart = async (sprak, nr) => (await mapPart(sprak, nr)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function orderOf({ publicerad, innehall, revision }: PublicArticle): string {
  return `${publicerad} ${innehall} ${revision.sprak}`;
}
