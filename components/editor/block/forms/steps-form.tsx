'use client';

import { entrySchema } from '#components/editor/block/forms/entry-schema.ts';
import { Segmented } from '#components/editor/block/forms/segmented.tsx';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import { EntryList } from '#components/editor/form/entry-list.tsx';
import { inOneLine } from '#components/editor/form/entry-summary.ts';
import styles from '#components/editor/form/form.module.css';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { LineList } from '#components/editor/form/line-list.tsx';
import { asValues, changed } from '#components/editor/form/values.ts';
import { type attrs, DIFFICULTIES } from '#lib/blocks/stegforsteg/schema.ts';

type Step = NonNullable<TypedFormProps<typeof attrs>['value']['steg']>[number];

const NAMES: Record<(typeof DIFFICULTIES)[number], string> = { latt: 'Lätt', medel: 'Medel', svar: 'Svår' };
const DIFFICULTY_OPTIONS = [{ id: '', namn: 'Inte angivet' }, ...DIFFICULTIES.map((id) => ({ id, namn: NAMES[id] }))];

/** Something to follow: what it takes, and the numbered steps with their pictures. */
export function StepsForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  const fields = { schema, value, onChange };
  return (
    <>
      <GroupFields {...fields} only={['rubrik']} />
      <div className={styles.beside}>
        <GroupFields {...fields} only={['tid']} />
        <Segmented
          label="Svårighetsgrad"
          options={DIFFICULTY_OPTIONS}
          value={value.svarighet ?? ''}
          onChange={(svarighet) => onChange(changed(value, { svarighet }))}
        />
      </div>
      <LineList
        label="Du behöver"
        description="En sak per rad, gärna med mängd."
        lines={value.behover?.map((thing) => thing ?? '') ?? []}
        onChange={(behover) => onChange(changed(value, { behover }))}
        placeholder="2 däckavtagare"
      />
      <EntryList<Step>
        label="Steg"
        description="I ordning, minst två. De numreras av sig själva."
        one="Steg"
        addLabel="Lägg till steg"
        entries={value.steg ?? []}
        onChange={(steg) => onChange(changed(value, { steg }))}
        picture={(step) => step.bild?.src}
        summary={(step) => <span>{inOneLine(step.rubrik) || inOneLine(step.text) || 'Inget skrivet än'}</span>}
        isNumbered
      >
        {(step, change) => <GroupFields schema={entrySchema(schema.shape.steg)} value={asValues(step)} onChange={change} />}
      </EntryList>
      <GroupFields {...fields} only={['klart']} />
    </>
  );
}
