import type { SiteProps } from '#lib/blocks/define-block.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { timelineEvents } from '#lib/blocks/tidslinje/events.ts';
import type { Attrs } from '#lib/blocks/tidslinje/schema.ts';

export function Site({ attrs }: SiteProps<Attrs>) {
  const events = timelineEvents(attrs);
  if (events.length === 0) return null;
  const rubrik = attrs.rubrik?.trim();
  const Frame = rubrik ? 'section' : 'div';
  return (
    <Frame className="tidslinje">
      {rubrik ? <h2>{rubrik}</h2> : null}
      <ol>
        {events.map(({ index, ar, text }) => (
          <li key={index}>
            {ar === '' ? null : <p className="tidslinje-ar">{/^\d{4}$/.test(ar) ? <time dateTime={ar}>{ar}</time> : ar}</p>}
            <Paragraphs text={text} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}
