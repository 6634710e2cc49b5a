import { Fragment } from 'react';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import type { Language } from '#lib/contract/languages.ts';
import { adAfter } from '#lib/site/ads.ts';
import { AdBox } from '#lib/site/pages/ad-box.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

interface LeafedTeasersProps {
  sprak: Language;
  teasers: readonly TeaserData[];
  /** What stands between them; never last. */
  annonser?: readonly AdSlot[];
  visaSektion: boolean;
  sida: number;
  nyare: string | null;
  aldre: string | null;
}

/** Articles in rows, and the ways to the pages of the list that come before and after; nothing of what there is none of. */
export function LeafedTeasers({ sprak, teasers, annonser = [], visaSektion, sida, nyare, aldre }: LeafedTeasersProps) {
  const words = SITE_WORDS[sprak];
  return (
    <>
      {teasers.length === 0 ? null : (
        <div className="rader">
          {teasers.map((teaser, index) => {
            const slot = index + 1 < teasers.length ? adAfter(annonser, index + 1) : undefined;
            return (
              <Fragment key={teaser.id}>
                <Teaser teaser={teaser} form="rad" sprak={sprak} niva="h2" visaSektion={visaSektion} />
                {slot === undefined ? null : <AdBox slot={slot} sprak={sprak} />}
              </Fragment>
            );
          })}
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
    </>
  );
}
