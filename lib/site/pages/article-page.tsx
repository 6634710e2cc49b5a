import type { ReactNode } from 'react';
import { focusClass } from '#lib/site/pages/focus-class.ts';
import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

export interface ArticlePageProps {
  frame: FrameData;
  head: HeadData;
  taggar: readonly string[];
  fokus: { x: number; y: number } | null;
  /** What to read next. */
  relaterade: readonly TeaserData[];
  overst?: ReactNode;
  /** The article itself: headline, picture and text. */
  children: ReactNode;
}

/** One article: the public page, and the frame of a preview and of a shared draft. */
export function ArticlePage({ frame, head, taggar, fokus, relaterade, overst, children }: ArticlePageProps) {
  const words = SITE_WORDS[frame.sprak];
  return (
    <PageFrame frame={frame} head={head} overst={overst}>
      {/* The classes are inherited by the picture at the top, which the article's own component renders. */}
      <div className={`artikelsida ${focusClass(fokus)}`.trim()}>
        {children}
        {taggar.length === 0 ? null : (
          <ul className="taggar" aria-label={words.amnen}>
            {taggar.map((tagg) => (
              <li key={tagg}>{tagg}</li>
            ))}
          </ul>
        )}
      </div>
      {relaterade.length === 0 ? null : (
        <section className="band" aria-labelledby="las-ocksa">
          <h2 className="band-rubrik" id="las-ocksa">
            {words.lasOcksa}
          </h2>
          <div className="rutnat rutnat-fyra">
            {relaterade.map((teaser) => (
              <Teaser key={teaser.id} teaser={teaser} form="kort" sprak={frame.sprak} niva="h3" />
            ))}
          </div>
        </section>
      )}
    </PageFrame>
  );
}
