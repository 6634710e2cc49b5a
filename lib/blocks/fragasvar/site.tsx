import type { SiteProps } from '#lib/blocks/define-block.ts';
import { answered } from '#lib/blocks/fragasvar/answered.ts';
import type { Attrs } from '#lib/blocks/fragasvar/schema.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';

export function Site({ attrs }: SiteProps<Attrs>) {
  const rows = answered(attrs);
  if (rows.length === 0) return null;
  const rubrik = attrs.rubrik?.trim();
  if (attrs.lage === 'snabba') {
    return (
      <aside className="fragasvar fragasvar-snabba">
        {rubrik ? <p className="fragasvar-rubrik">{rubrik}</p> : null}
        <dl>
          {rows.map(({ index, fraga, svar }) => (
            <div key={index}>
              <dt>{fraga}</dt>
              <dd>{svar}</dd>
            </div>
          ))}
        </dl>
      </aside>
    );
  }
  const Frame = rubrik ? 'section' : 'div';
  return (
    <Frame className="fragasvar">
      {rubrik ? <h2>{rubrik}</h2> : null}
      {rows.map(({ index, fraga, svar }) => (
        <div key={index} className="fragasvar-par">
          <p className="fragasvar-fraga">
            <strong>{fraga}</strong>
          </p>
          <Paragraphs text={svar} />
        </div>
      ))}
    </Frame>
  );
}
