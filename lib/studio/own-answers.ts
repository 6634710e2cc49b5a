import { pathOnSite } from '#lib/content/path-on-site.ts';
import { isId } from '#lib/contract/id.ts';
import type { OwnAnswer, OwnAnswers } from '#lib/operations/link/own-answers.ts';
import { pictureRoute } from '#lib/site/picture-route.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { ReaderRedirects } from '#lib/site/redirects.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { type KeptForPages, storeSource } from '#lib/site/site-source.ts';
import { type AtPath, whatIsAt } from '#lib/site/what-is-at.ts';
import type { PublicReads } from '#lib/store/readers/public-reads.ts';
import { below, doorAt } from '#lib/transports/doors/addresses.ts';

/** No browser follows more. */
const MOST_STEPS = 20;

interface Parts {
  site: SiteFacts;
  kept: KeptForPages;
  redirects: Pick<ReaderRedirects, 'lead'>;
  files: ReaderFiles['files'];
}

/** Tells of the addresses of those doors that answer readers, and follows each to where it ends. */
export function ownAnswers({ site, kept, redirects, files }: Parts): OwnAnswers {
  return async (readers, paths) => {
    const source = storeSource(readers, kept);
    const at = (path: string) => answerAt({ readers, ofSite: (asked) => whatIsAt({ site, source, redirects, files }, asked) }, path);
    const ends = await Promise.all([...new Set(paths)].map(async (path) => [path, await endOf(at, path, site.url)] as const));
    return new Map(ends.filter((end): end is readonly [string, OwnAnswer] => end[1] !== undefined));
  };
}

interface Askable {
  readers: PublicReads;
  ofSite(path: string): Promise<AtPath | undefined>;
}

async function answerAt({ readers, ofSite }: Askable, path: string): Promise<AtPath | undefined> {
  switch (doorAt(path)) {
    case 'site':
      return ofSite(path);
    case 'live': {
      const [id = '', rest] = (below('/studio/live', path) ?? '').split('.json');
      return isId(id) && rest === '' && (await readers.reports.publicOf([id])).length > 0 ? 'finns' : 'saknas';
    }
    case 'pictures': {
      const picture = pictureRoute(path);
      return picture !== undefined && (await readers.media.byIds([picture.id])).length > 0 ? 'finns' : 'saknas';
    }
    case 'outbound':
      // With a code that can be one it is judged by the registry.
      return 'saknas';
    default:
      return undefined;
  }
}

/** Where a reader ends who is led on and on; one who never gets there gets nothing. */
async function endOf(at: (path: string) => Promise<AtPath | undefined>, path: string, siteUrl: string): Promise<OwnAnswer | undefined> {
  let next = path;
  let led: { till: string } | undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const there = await at(next);
    if (there === 'saknas') return there;
    if (there === 'finns' || there === undefined) return led ?? there;
    led = there;
    const onSite = pathOnSite(led.till, [siteUrl]);
    if (onSite === undefined) return led;
    next = onSite;
  }
  return 'saknas';
}
