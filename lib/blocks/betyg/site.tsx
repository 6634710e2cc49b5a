import { gradeInWords, isGrade, stars } from '#lib/blocks/betyg/grade.ts';
import type { Attrs } from '#lib/blocks/betyg/schema.ts';
import type { SiteProps } from '#lib/blocks/define-block.ts';

const LABEL = { sv: 'Betyg', en: 'Rating' } as const;

export function Site({ attrs: { betyg, text }, context: { sprak } }: SiteProps<Attrs>) {
  if (!isGrade(betyg)) return null;
  const row = stars(betyg).map((star, index) => ({ star, key: `stjarna-${index + 1}` }));
  return (
    <aside className="betyg">
      <p className="betyg-siffra">
        <span className="betyg-etikett">{LABEL[sprak]}</span>{' '}
        <span className="betyg-stjarnor" aria-hidden="true">
          {row.map(({ star, key }) => (
            <span key={key} className={`stjarna stjarna-${star}`}>
              ★
            </span>
          ))}
        </span>{' '}
        <span>{gradeInWords(betyg, sprak)}</span>
      </p>
      {text?.trim() ? <p className="betyg-text">{text}</p> : null}
    </aside>
  );
}
