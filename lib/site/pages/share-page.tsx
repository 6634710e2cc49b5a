import { timeInWords } from '#lib/content/time-in-words.ts';
import { ArticlePage, type ArticlePageProps } from '#lib/site/pages/article-page.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

/** A draft opened by a share link: the article page, and a bar that says what it is. */
export function SharePage({ galler, ...page }: Omit<ArticlePageProps, 'overst'> & { galler: string }) {
  const { sprak } = page.frame;
  const words = SITE_WORDS[sprak];
  const bar = (
    <aside className="utkastrad">
      <p>
        <b>{words.utkast}</b> <span>{words.gallerTill(timeInWords('dayAndClock', galler, sprak))}</span>
      </p>
    </aside>
  );
  return <ArticlePage {...page} overst={bar} />;
}
