import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import type { ItemFacts } from '#lib/content/facts.ts';
import type { Revision } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import { type Answered, askDoor } from '#lib/http/ask-door.ts';
import { liveFeedJson } from '#lib/render/live-feed.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import { byId } from '#lib/site/pictures.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { siteInMemory } from '#lib/site/source-in-memory.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import { siteDoor } from '#lib/transports/doors/site.ts';

/** One language version as a release has brought it out. */
interface Released {
  innehall: string;
  revision: Revision;
  fakta: ItemFacts;
  publicerad: string;
  uppdaterad: string | null;
}

interface ModelParts {
  site: SiteFacts;
  sections: Parameters<typeof siteDoor>[0]['source']['sections'];
  now(): Date;
}

/**
 * What readers ought to have: nothing but what releases have brought out, what persons are called and how pictures are, kept as plain values that nothing else changes. Its
 * pages are made by the site's own door, of these alone.
 */
export class ReadersModel {
  private readonly released = new Map<string, Released>();
  /** Every address there has been, and whose it is. */
  private readonly addresses = new Map<string, { innehall: string; sprak: Language }>();
  /** Where an article stood when it was taken down. */
  private readonly stood = new Map<string, string>();
  /** What persons are called now, by their ids. */
  private readonly names = new Map<string, string>();
  private readonly source = siteInMemory();
  private readonly site: SiteFacts;
  /** What could not be made. */
  readonly faults: object[] = [];
  /** What has been asked since the last change. */
  private readonly answers = new Map<string, Promise<Answered>>();
  private readonly door: ReturnType<typeof siteDoor>;

  constructor({ site, sections, now }: ModelParts) {
    this.site = site;
    this.source.sections = sections;
    const pages = new PageCache({ maxBytes: 1, now: () => now().getTime() });
    const nothing = { read: async () => undefined, readShared: async () => undefined };
    this.door = siteDoor({
      ...{ site, source: this.source, shared: this.source.shared, pages, files: new Map(), media: nothing, now, keep: () => {} },
      hashToken: (token) => token,
      log: { error: (entry: object) => this.faults.push(entry) },
    });
  }

  release(one: Released): void {
    const { sprak, slug } = one.revision;
    this.released.set(`${one.innehall} ${sprak}`, this.signed(one));
    this.addresses.set(`${sprak}/${one.fakta.sektion}/${slug}`, { innehall: one.innehall, sprak });
    this.bringUpToDate();
  }

  /** A name is a label: it is the one thing that changes without a release. */
  rename(person: string, namn: string): void {
    this.names.set(person, namn);
    for (const [key, one] of this.released) this.released.set(key, this.signed(one));
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
    this.source.articles = all
      .map(({ innehall, revision, fakta, publicerad, uppdaterad }): PublicArticle => {
        const others = all.filter((other) => other.innehall === innehall && other.revision.sprak !== revision.sprak);
        const andra = others.map((other) => ({
          ...{ sprak: other.revision.sprak, sektion: other.fakta.sektion, slug: other.revision.slug },
          publicering: other.revision.id,
        }));
        const place = { publicering: revision.id, slug: revision.slug, agarensNamn: fakta.agare.namn, cmsLank: null, andra };
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
}

function orderOf({ publicerad, innehall, revision }: PublicArticle): string {
  return `${publicerad} ${innehall} ${revision.sprak}`;
}
