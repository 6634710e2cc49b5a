import type { Language } from '#lib/contract/languages.ts';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';

interface BesideArticleProps {
  sprak: Language;
  /** Where what vouches for its words is. */
  intyg: string;
}

/** What else there is of an article, for whoever wants to look closer. */
export function BesideArticle({ sprak, intyg }: BesideArticleProps) {
  return (
    <ul className="artikel-om" aria-label={SITE_WORDS[sprak].omTexten}>
      <li>
        <a href={intyg} rel="nofollow" type="application/json">
          {SITE_WORDS[sprak].intyg}
        </a>
      </li>
    </ul>
  );
}
