import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/rattelse/schema.ts';
import { dayInWords, parseDay } from '#lib/content/day.ts';

const LABEL = { sv: 'Rättelse', en: 'Correction' } as const;

export function Site({ attrs, context: { sprak } }: SiteProps<Attrs>) {
  const text = attrs.text?.trim();
  if (!text) return null;
  const day = parseDay(attrs.datum ?? '');
  return (
    <aside className="rattelse">
      <p>
        <strong className="rattelse-rubrik">
          {LABEL[sprak]}
          {day === undefined ? null : (
            <>
              {' '}
              <time dateTime={day}>{dayInWords(day, sprak)}</time>
            </>
          )}
          :
        </strong>{' '}
        {text}
      </p>
    </aside>
  );
}
