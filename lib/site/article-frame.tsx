import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import { betweenPlaces, Place } from '#lib/render/place.tsx';
import { renderToStaticMarkup } from '#lib/render/static-markup.ts';
import { ReadAlso } from '#lib/site/pages/article-page.tsx';
import { type FrameData, LanguageLink, PageFoot, PageTop } from '#lib/site/pages/page-frame.tsx';
import { HeadAssets } from '#lib/site/pages/page-head.tsx';
import type { TeaserData } from '#lib/site/pages/teaser.tsx';
import { type Segment, segmentOf } from '#lib/site/segment.ts';

/** The parts of an article's page that it shares with the others of its section. */
export interface ArticleFrame {
  /** What the browser fetches. */
  hamtas: Segment;
  /** Above the article, to the way to the other language and from there. */
  fore: Segment;
  sprakval: Segment;
  efter: Segment;
  /** What to read next, and the foot. */
  slut: Segment;
}

/** More than the sections of a newsroom have in all languages, each with the few that are newest in it. */
const MOST_KEPT = 500;

/**
 * Makes frames, each part once: what it is made of is its name, so that nothing has to be forgotten when something changes. Those asked for
 * longest ago are let go of.
 */
export class ArticleFrames {
  private readonly made = new Map<string, Promise<Segment>>();

  async frame(frame: FrameData, skript: boolean, teasers: readonly TeaserData[]): Promise<ArticleFrame> {
    const { assets, sprak, annatSprak, ...rest } = frame;
    const top = JSON.stringify([sprak, rest]);
    const [hamtas, fore, sprakval, efter, slut] = await Promise.all([
      this.part(['hamtas', skript, assets, rest.annonser, rest.sedan], () => assetsOf(frame, skript)),
      this.part(['fore', top], () => topOf(frame)[0]),
      this.part(['sprakval', annatSprak], () => markup(<LanguageLink annat={annatSprak} />)),
      this.part(['efter', top], () => topOf(frame)[1]),
      this.part(['slut', top, teasers], () => endOf(frame, sprak, teasers)),
    ]);
    return { hamtas, fore, sprakval, efter, slut };
  }

  private part(of: readonly unknown[], make: () => string): Promise<Segment> {
    const name = JSON.stringify(of);
    const known = this.made.get(name);
    const part = known ?? segmentOf(make());
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.made.delete(name);
    this.made.set(name, part);
    for (const [oldest] of this.made) {
      if (this.made.size <= MOST_KEPT) break;
      this.made.delete(oldest);
    }
    return part;
  }
}

function markup(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

function assetsOf({ assets, annonser, sedan }: FrameData, skript: boolean): string {
  return markup(<HeadAssets assets={assets} skript={skript} annonser={annonser} sedan={sedan} />);
}

function topOf(frame: FrameData): [string, string] {
  return betweenPlaces(markup(<PageTop frame={frame} sprakval={<Place />} />), 2);
}

function endOf(frame: FrameData, sprak: Language, teasers: readonly TeaserData[]): string {
  return `${markup(<ReadAlso sprak={sprak} teasers={teasers} />)}</main>${markup(<PageFoot frame={frame} />)}</body></html>`;
}
