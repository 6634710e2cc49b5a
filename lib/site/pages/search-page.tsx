import { LeafedTeasers } from '#lib/site/pages/leafed-teasers.tsx';
import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { SearchForm } from '#lib/site/pages/search-form.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import type { TeaserData } from '#lib/site/pages/teaser.tsx';

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
        <LeafedTeasers sprak={frame.sprak} teasers={teasers} visaSektion sida={sida} nyare={nyare} aldre={aldre} />
      </div>
    </PageFrame>
  );
}
