import type { SiteProps } from '#lib/blocks/define-block.ts';
import { factRows } from '#lib/blocks/snabbfakta/fact-rows.ts';
import type { Attrs } from '#lib/blocks/snabbfakta/schema.ts';

const LABEL = { sv: 'Snabbfakta', en: 'Quick facts' } as const;

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const rows = factRows(attrs).map((row, index) => ({ ...row, key: `${index} ${row.k}` }));
  if (rows.length === 0) return null;
  return (
    <aside className="snabbfakta">
      <p className="snabbfakta-rubrik">{attrs.rubrik?.trim() || LABEL[context.sprak]}</p>
      {attrs.namn?.trim() ? <p className="snabbfakta-namn">{attrs.namn}</p> : null}
      <dl>
        {rows.map(({ key, k, v }) => (
          <div key={key}>
            <dt>{k}</dt>
            <dd>{v}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
