import type { Language } from '#lib/contract/languages.ts';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

interface LeafedTeasersProps {
  sprak: Language;
  teasers: readonly TeaserData[];
  visaSektion: boolean;
  sida: number;
  nyare: string | null;
  aldre: string | null;
}

/** Articles in rows, and the ways to the pages of the list that come before and after; nothing of what there is none of. */
export function LeafedTeasers({ sprak, teasers, visaSektion, sida, nyare, aldre }: LeafedTeasersProps) {
  const words = SITE_WORDS[sprak];
  return (
    <>
      {teasers.length === 0 ? null : (
        <div className="rader">
          {teasers.map((teaser) => (
            <Teaser key={teaser.id} teaser={teaser} form="rad" sprak={sprak} niva="h2" visaSektion={visaSektion} />
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
    </>
  );
}
