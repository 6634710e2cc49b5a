import type { ReactNode } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import { focusClass } from '#lib/site/pages/focus-class.ts';
import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';
import type { Subject } from '#lib/site/subjects.ts';

export interface ArticlePageProps {
  frame: FrameData;
  head: HeadData;
  amnen: readonly Subject[];
  fokus: { x: number; y: number } | null;
  overst?: ReactNode;
  /** The article itself: headline, picture and text. */
  children: ReactNode;
}

/** One article in its frame: a preview, or a shared draft. */
export function ArticlePage({ frame, head, amnen, fokus, overst, children }: ArticlePageProps) {
  return (
    <PageFrame frame={frame} head={head} overst={overst}>
      <ArticleMain sprak={frame.sprak} amnen={amnen} fokus={fokus}>
        {children}
      </ArticleMain>
    </PageFrame>
  );
}

/** The article and what it is about. */
export function ArticleMain({
  sprak,
  amnen,
  fokus,
  children,
}: Pick<ArticlePageProps, 'amnen' | 'fokus' | 'children'> & { sprak: Language }) {
  return (
    // The classes are inherited by the picture at the top, which the article's own component renders.
    <div className={`artikelsida ${focusClass(fokus)}`.trim()}>
      {children}
      {amnen.length === 0 ? null : (
        <ul className="taggar" aria-label={SITE_WORDS[sprak].amnen}>
          {amnen.map(({ namn, lank }) => (
            <li key={lank ?? namn}>
              {lank === null ? (
                <span>{namn}</span>
              ) : (
                <a href={lank} rel="tag">
                  {namn}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What to read next. */
export function ReadAlso({ sprak, teasers }: { sprak: Language; teasers: readonly TeaserData[] }) {
  if (teasers.length === 0) return null;
  return (
    <section className="band" aria-labelledby="las-ocksa">
      <h2 className="band-rubrik" id="las-ocksa">
        {SITE_WORDS[sprak].lasOcksa}
      </h2>
      <div className="rutnat rutnat-fyra">
        {teasers.map((teaser) => (
          <Teaser key={teaser.id} teaser={teaser} form="kort" sprak={sprak} niva="h3" />
        ))}
      </div>
    </section>
  );
}
