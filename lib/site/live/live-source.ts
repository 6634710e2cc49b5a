import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import { type LiveFeedParts, liveFeedSteps } from '#lib/render/live-feed.tsx';
import { articlePage } from '#lib/render/make-article-page.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { PublicReads } from '#lib/store/readers/public-reads.ts';
import type { PublicReport } from '#lib/store/readers/public-reports.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What the live feeds are made from. */
export interface LiveSource {
  /** The public language versions of these reports; none for anything else. */
  publicOf(innehall: readonly string[]): Promise<PublicReport[]>;
  /** The feed of one of them; `undefined` when it has been taken down meanwhile. */
  feed(report: PublicReport): Promise<LiveFeedParts | undefined>;
}

/** The live feeds as the store has them. */
export function liveSource({ articles, reports, media }: PublicReads, site: Pick<SiteFacts, 'url' | 'identitet'>): LiveSource {
  return {
    publicOf: (innehall) => reports.publicOf(innehall),
    async feed(report) {
      const { innehall, sprak, publicering } = report;
      const [found, read] = await Promise.all([articles.publication(publicering), reports.words(report)]);
      if (found === undefined || read === undefined) return undefined;
      const { fakta, publicerad, lank } = found;
      const entries = read.block.filter(({ type }) => type === 'liveinlagg');
      const pictures = await media.byIds(mediaIdsOf({ hero: null, block: entries }));
      const page = articlePage({
        ...{ innehall, fakta, url: site.url, sajt: site.identitet, lank: lank ?? '', publicerad, andrad: null },
        revision: { sprak, meta: read.meta },
        sektion: { id: fakta.sektion, namn: fakta.sektion },
        media: new Map(pictures.map((picture) => [picture.id, picture])),
      });
      return inTurns(liveFeedSteps(read, page));
    },
  };
}
