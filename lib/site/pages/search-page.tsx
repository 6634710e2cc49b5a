import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SearchForm } from '#lib/site/pages/search-form.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

interface SearchPageProps {
  frame: FrameData;
  head: HeadData;
  action: string;
  q: string;
  sida: number;
  teasers: readonly TeaserData[];
  nyare: string | null;
  aldre: string | null;
}

/** What was found by words, newest first, and the field to look for others in. */
export function SearchPage({ frame, head, action, q, sida, teasers, nyare, aldre }: SearchPageProps) {
  const words = SITE_WORDS[frame.sprak];
  return (
    <PageFrame frame={frame} head={head}>
      <div className="sektion">
        <h1 className="sektion-namn">
          {words.sok}
          {sida > 1 ? <small>{words.sida(sida)}</small> : null}
        </h1>
        <SearchForm action={action} sprak={frame.sprak} q={q} stor />
        {teasers.length > 0 ? null : <p className="sektion-tom">{q === '' ? words.sokHjalp : words.ingaTraffar}</p>}
        {teasers.length === 0 ? null : (
          <div className="rader">
            {teasers.map((teaser) => (
              <Teaser key={teaser.id} teaser={teaser} form="rad" sprak={frame.sprak} niva="h2" visaSektion />
            ))}
          </div>
        )}
        {nyare === null && aldre === null ? null : (
          <nav className="bladdring" aria-label={words.sida(sida)}>
            {nyare === null ? null : (
              <a href={nyare} rel="prev">
                {words.nyare}
              </a>
            )}
            {aldre === null ? null : (
              <a href={aldre} rel="next">
                {words.aldre}
              </a>
            )}
          </nav>
        )}
      </div>
    </PageFrame>
  );
}
