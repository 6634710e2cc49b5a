'use client';

import type { z } from 'zod';
import { entrySchema } from '#components/editor/block/forms/entry-schema.ts';
import { RatingStepper } from '#components/editor/block/forms/rating-stepper.tsx';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import { EntryList } from '#components/editor/form/entry-list.tsx';
import { inOneLine } from '#components/editor/form/entry-summary.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { LineList } from '#components/editor/form/line-list.tsx';
import { changed, type Values } from '#components/editor/form/values.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Select } from '#components/ui/select.tsx';
import { type attrs, LABELS } from '#lib/blocks/jamforelse/schema.ts';

type Row = NonNullable<TypedFormProps<typeof attrs>['value']['rader']>[number];

const NAMES: Record<(typeof LABELS)[number], string> = {
  vinnare: 'Vinnare',
  bastpris: 'Mest för pengarna',
  budget: 'Bäst av de billiga',
};
const LABEL_OPTIONS = [{ id: '', namn: 'Ingen' }, ...LABELS.map((id) => ({ id, namn: NAMES[id] }))];

/** The products of a test as cards that open, one at a time. */
export function ComparisonForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  return (
    <>
      <GroupFields schema={schema} value={value} onChange={onChange} only={['rubrik']} />
      <EntryList<Row>
        label="Produkter"
        description="I den ordning läsaren ska se dem, minst två. En av dem är vinnare."
        one="Produkt"
        addLabel="Lägg till produkt"
        entries={value.rader ?? []}
        onChange={(rader) => onChange(changed(value, { rader }))}
        picture={(row) => row.bild?.src}
        summary={summary}
        isNumbered
      >
        {(row, change) => <Product schema={entrySchema(schema.shape.rader)} row={row} onChange={change} />}
      </EntryList>
    </>
  );
}

function summary({ namn, betyg, etikett }: Row) {
  const label = LABELS.find((known) => known === etikett);
  return (
    <>
      <span>{inOneLine(namn) || 'Utan namn'}</span>
      {betyg === undefined ? null : <Badge>{`${String(betyg).replace('.', ',')} av 5`}</Badge>}
      {label === undefined ? null : <Badge tone={label === 'vinnare' ? 'success' : 'accent'}>{NAMES[label]}</Badge>}
    </>
  );
}

interface ProductProps {
  schema: z.ZodObject;
  row: Row;
  onChange: (row: Values) => void;
}

function Product({ schema, row, onChange }: ProductProps) {
  const fields = { schema, value: row, onChange };
  const change = (entry: Values) => onChange(changed(row, entry));
  return (
    <>
      <GroupFields {...fields} only={['namn']} />
      <RatingStepper value={row.betyg} onChange={(betyg) => change({ betyg })} />
      <Select label="Etikett" options={LABEL_OPTIONS} value={row.etikett ?? ''} onChange={(etikett) => change({ etikett })} />
      <GroupFields {...fields} only={['pris', 'butik', 'lank']} />
      <div data-wide data-columns>
        <LineList label="Plus" lines={texts(row.plus)} onChange={(plus) => change({ plus })} placeholder="Lätt att rengöra" />
        <LineList label="Minus" lines={texts(row.minus)} onChange={(minus) => change({ minus })} placeholder="Kort sladd" />
      </div>
      <GroupFields {...fields} only={['kommentar', 'bild', 'kontrollerad', 'lager', 'url', 'program']} />
    </>
  );
}

function texts(list: ReadonlyArray<string | undefined> | undefined): string[] {
  return list?.map((text) => text ?? '') ?? [];
}
