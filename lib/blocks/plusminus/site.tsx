import type { SiteProps } from '#lib/blocks/define-block.ts';
import { filledTexts } from '#lib/blocks/filled-texts.ts';
import type { Attrs } from '#lib/blocks/plusminus/schema.ts';

const WORDS = { sv: { plus: 'Plus', minus: 'Minus', dom: 'Domen' }, en: { plus: 'Pros', minus: 'Cons', dom: 'The verdict' } } as const;

export function Site({ attrs, context: { sprak } }: SiteProps<Attrs>) {
  const words = WORDS[sprak];
  const columns = [
    { side: 'plus', label: words.plus, points: filledTexts(attrs.plus) },
    { side: 'minus', label: words.minus, points: filledTexts(attrs.minus) },
  ].filter(({ points }) => points.length > 0);
  const dom = attrs.dom?.trim();
  if (columns.length === 0 && !dom) return null;
  return (
    <aside className="plusminus">
      {columns.length === 0 ? null : (
        <div className="plusminus-spalter">
          {columns.map(({ side, label, points }) => (
            <div key={side} className={`plusminus-${side}`}>
              <p className="plusminus-rubrik">{label}</p>
              <ul>
                {points.map(({ index, text }) => (
                  <li key={index}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {dom ? (
        <p className="plusminus-dom">
          <b>{words.dom}:</b> {dom}
        </p>
      ) : null}
    </aside>
  );
}
