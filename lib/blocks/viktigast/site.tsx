import type { SiteProps } from '#lib/blocks/define-block.ts';
import { keyPoints } from '#lib/blocks/viktigast/key-points.ts';
import type { Attrs } from '#lib/blocks/viktigast/schema.ts';

const LABEL = { sv: 'Det viktigaste', en: 'Key points' } as const;

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const points = keyPoints(attrs);
  if (points.length === 0) return null;
  return (
    <aside className="viktigast" aria-labelledby={`${id}-rubrik`}>
      <p className="viktigast-rubrik" id={`${id}-rubrik`}>
        {LABEL[context.sprak]}
      </p>
      <ul>
        {points.map(({ index, text }) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </aside>
  );
}
