import { type Answered, askDoor, type Question } from '#lib/http/ask-door.ts';
import { asReader } from '#lib/site/as-reader.ts';
import { PageCache } from '#lib/site/page-cache.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import { makeReady } from '#lib/site/ready-page.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { foreverHeaders } from '#lib/site/site-headers.ts';
import { EXAMPLE_IDENTITY, EXAMPLE_PROVING, EXAMPLE_SIGN, type SiteInMemory, siteInMemory } from '#lib/site/source-in-memory.ts';
import { readersDoors } from '#lib/transports/doors/readers.ts';

export const SITE_URL = 'https://kvallsro.example';
export const PICTURE_ID = '019a9f00-1111-7222-8333-444455556666';
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6]);
export const WEBP = Buffer.from('RIFF....WEBPVP8 ');

/** The site without a server: what it knows, what it keeps, what it has logged, and how to ask it. */
export interface SiteUnderTest {
  source: SiteInMemory;
  facts: SiteFacts;
  files: ReaderFiles['files'];
  pages: PageCache;
  logged: object[];
  ask(path: string, question?: Question): Promise<Answered>;
}

/** The site without an article. What it renders of publications it keeps only when the test says so. */
export async function siteUnderTest(
  facts: Partial<SiteFacts> = {},
  { keeps = false, now = () => new Date('2026-11-20T08:00:00.000Z') }: { keeps?: boolean; now?: () => Date } = {},
): Promise<SiteUnderTest> {
  const source = siteInMemory();
  const logged: object[] = [];
  const pages = new PageCache({ maxBytes: 10_000_000, now: () => now().getTime() });
  pages.setHearing(true);
  const style = await makeReady({ status: 200, headers: foreverHeaders('text/css; charset=utf-8'), body: '.a{}', kept: 'inte' });
  const site: SiteFacts = {
    url: SITE_URL,
    assets: {
      style: '/studio/stil/lasare-1.css',
      script: { src: '/studio/stil/skript-1.js', integrity: 'sha384-abc' },
      icon: '/studio/stil/ikon-1.svg',
      ads: { style: '/studio/stil/annons-1.css', script: { src: '/studio/stil/annonsskript-1.js', integrity: 'sha384-def' } },
      since: { style: '/studio/stil/sedan-1.css', script: { src: '/studio/stil/sedanskript-1.js', integrity: 'sha384-ghi' } },
      preload: ['/studio/stil/serif-1.woff2'],
    },
    svenskaHos: null,
    identitet: EXAMPLE_IDENTITY,
    sign: EXAMPLE_SIGN,
  };
  // What a test gets from a function stays that: it may be another each time.
  Object.defineProperties(site, Object.getOwnPropertyDescriptors(facts));
  const files = new Map([['lasare-1.css', style]]);
  const doors = readersDoors({
    site,
    source,
    openShare: (...asked) => source.shared(...asked),
    outbound: source.outbound,
    redirects: source.oldAddresses,
    pages,
    files,
    media: {
      read: async (id, bredd) => (id === PICTURE_ID && bredd === 640 ? JPEG : undefined),
      readMade: async (id, { bredd, typ }) =>
        id === PICTURE_ID && bredd <= 640 ? { bytes: typ === 'webp' ? WEBP : JPEG, exakt: bredd === 640 } : undefined,
      readShared: async (id) => (id === PICTURE_ID ? JPEG : undefined),
    },
    proving: EXAMPLE_PROVING,
    hashToken: (token) => `hash av ${token}`,
    now,
    keep(rendered) {
      if (keeps) source.kept.set(rendered.publicering, rendered);
    },
    log: { error: (entry: object) => logged.push(entry) },
  });
  return { source, facts: site, files, pages, logged, ask: (path, question) => askDoor(asReader(doors), path, question) };
}
