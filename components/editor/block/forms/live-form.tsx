'use client';

import { type FocusEvent, useState } from 'react';
import { entrySchema } from '#components/editor/block/forms/entry-schema.ts';
import { liveOrder } from '#components/editor/block/forms/live-order.ts';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import { EntryList } from '#components/editor/form/entry-list.tsx';
import { inOneLine } from '#components/editor/form/entry-summary.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { asValues, changed } from '#components/editor/form/values.ts';
import { nowInStockholm } from '#components/studio/stockholm-day.ts';
import { Badge } from '#components/ui/badge.tsx';
import { instantOf } from '#lib/blocks/liveinlagg/entries.ts';
import type { attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';

type Entry = NonNullable<TypedFormProps<typeof attrs>['value']['inlagg']>[number];

/** A live report as it is written: the newest entry first, and a new one begins with the time that it is. */
export function LiveForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  const entries = value.inlagg ?? [];
  const [order, setOrder] = useState(() => liveOrder(entries));
  // An entry stays where it is while its time is being written.
  const shown = order.length === entries.length ? order : liveOrder(entries);
  if (shown !== order) setOrder(shown);

  function settle(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOrder(liveOrder(entries));
  }

  return (
    <>
      <GroupFields schema={schema} value={value} onChange={onChange} only={['rubrik']} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that the writer has gone on */}
      <div onBlur={settle}>
        <EntryList<Entry>
          label="Inlägg"
          description="Läsaren ser fästa inlägg först, sedan de nyaste."
          one="Inlägg"
          addLabel="Nytt inlägg"
          entries={entries}
          onChange={(inlagg) => onChange(changed(value, { inlagg }))}
          make={() => ({ tid: nowInStockholm() })}
          order={shown}
          picture={(entry) => entry.bild?.src}
          summary={Summary}
        >
          {(entry, change) => (
            <>
              <GroupFields schema={entrySchema(schema.shape.inlagg)} value={asValues(entry)} onChange={change} only={['text']} />
              <GroupFields
                schema={entrySchema(schema.shape.inlagg)}
                value={asValues(entry)}
                onChange={change}
                only={['tid', 'fast', 'nyckel', 'bild']}
              />
            </>
          )}
        </EntryList>
      </div>
    </>
  );
}

function Summary({ tid, text, fast }: Entry) {
  const instant = instantOf(tid);
  return (
    <>
      {instant === undefined ? null : <b>{timeInWords('shortDayOfTheYearAndClock', instant)}</b>}
      {fast ? <Badge tone="accent">Fäst</Badge> : null}
      <span>{inOneLine(text) || 'Inget skrivet än'}</span>
    </>
  );
}
