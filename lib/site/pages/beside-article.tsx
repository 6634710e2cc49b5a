import type { Language } from '#lib/contract/languages.ts';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

interface BesideArticleProps {
  sprak: Language;
  /** Where what vouches for its words is. */
  intyg: string;
  /** Where it is read in both languages; undefined where there is one alone. */
  sidaVidSida: string | undefined;
}

/** What else there is of an article, for whoever wants to look closer. */
export function BesideArticle({ sprak, intyg, sidaVidSida }: BesideArticleProps) {
  return (
    <ul className="artikel-om" aria-label={SITE_WORDS[sprak].omTexten}>
      {sidaVidSida === undefined ? null : (
        <li>
          <a href={sidaVidSida} rel="nofollow">
            {SITE_WORDS[sprak].sida_vid_sida.rubrik}
          </a>
        </li>
      )}
      <li>
        <a href={intyg} rel="nofollow" type="application/json">
          {SITE_WORDS[sprak].intyg}
        </a>
      </li>
    </ul>
  );
}
