import { gradeInWords, isGrade } from '#lib/blocks/betyg/grade.ts';
import type { Attrs } from '#lib/blocks/betyg/schema.ts';
import { Stars } from '#lib/blocks/betyg/stars.tsx';
import type { SiteProps } from '#lib/blocks/define-block.ts';

const LABEL = { sv: 'Betyg', en: 'Rating' } as const;

export function Site({ attrs: { betyg, text }, context: { sprak } }: SiteProps<Attrs>) {
  if (!isGrade(betyg)) return null;
  return (
    <aside className="betyg">
      <p className="betyg-siffra">
        <span className="betyg-etikett">{LABEL[sprak]}</span> <Stars betyg={betyg} className="betyg-stjarnor" />{' '}
        <span>{gradeInWords(betyg, sprak)}</span>
      </p>
      {text?.trim() ? <p className="betyg-text">{text}</p> : null}
    </aside>
  );
}
