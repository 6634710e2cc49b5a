'use client';

import { entrySchema } from '#components/editor/block/forms/entry-schema.ts';
import { QuizAnswers } from '#components/editor/block/forms/quiz-answers.tsx';
import {
  nextKey,
  nextRange,
  type QuizQuestion,
  type QuizResult,
  resultKeys,
  withKeyRenamed,
} from '#components/editor/block/forms/quiz-points.ts';
import { Segmented } from '#components/editor/block/forms/segmented.tsx';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import { EntryList } from '#components/editor/form/entry-list.tsx';
import { inOneLine } from '#components/editor/form/entry-summary.ts';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { changed, type Values } from '#components/editor/form/values.ts';
import { Badge } from '#components/ui/badge.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { attrs } from '#lib/blocks/quizfragor/schema.ts';

const KINDS = [
  { id: 'kunskap', namn: 'Kunskap: ett svar är rätt' },
  { id: 'personlighet', namn: 'Personlighet: svaren ger ett resultat' },
];

/** The questions and the results of a quiz, each with what its kind asks for. */
export function QuizForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  const { fragor = [], resultat = [] } = value;
  // As readers meet it: anything else than a personality quiz asks for what is right.
  const typ = value.typ === 'personlighet' ? 'personlighet' : 'kunskap';
  const keys = resultKeys(resultat);
  const question = entrySchema(schema.shape.fragor);
  const result = entrySchema(schema.shape.resultat);

  function rename(index: number, nyckel: string) {
    const before = resultat[index]?.nyckel ?? '';
    const isOnly = resultat.filter((other) => other.nyckel === before).length === 1;
    const follows = before !== '' && nyckel !== '' && isOnly && !keys.includes(nyckel);
    onChange(
      changed(value, {
        resultat: resultat.map((old, place) => (place === index ? changed(old, { nyckel }) : old)),
        ...(follows ? { fragor: withKeyRenamed(fragor, before, nyckel) } : {}),
      }),
    );
  }

  return (
    <>
      <Segmented label="Sorts quiz" options={KINDS} value={typ} onChange={(chosen) => onChange(changed(value, { typ: chosen }))} />
      <GroupFields schema={schema} value={value} onChange={onChange} only={['rubrik']} />
      <EntryList<QuizQuestion>
        label="Frågor"
        description="Minst tre."
        one="Fråga"
        addLabel="Lägg till fråga"
        entries={fragor}
        onChange={(next) => onChange(changed(value, { typ, fragor: next }))}
        make={() => ({ alternativ: [{}, {}] })}
        picture={({ bild }) => bild?.src}
        summary={(entry) => <span>{inOneLine(entry.fraga) || 'Ingen fråga än'}</span>}
        isNumbered
      >
        {(entry, change, index) => (
          <>
            <div data-wide>
              <GroupFields schema={question} value={entry} onChange={change} only={['fraga']} />
            </div>
            <QuizAnswers
              typ={typ}
              keys={keys}
              name={`fråga ${index + 1}`}
              answers={entry.alternativ ?? []}
              onChange={(alternativ) => change(changed(entry, { alternativ }))}
            />
            <GroupFields schema={question} value={entry} onChange={change} only={['bild']} />
          </>
        )}
      </EntryList>
      <EntryList<QuizResult>
        label="Resultat"
        description={
          typ === 'kunskap'
            ? 'Ett för varje antal rätt, utan glapp. Utan resultat får läsaren bara veta hur många rätt det blev.'
            : 'Ett för varje bokstav. Läsaren får det som flest svar leder till.'
        }
        one="Resultat"
        addLabel="Lägg till resultat"
        entries={resultat}
        onChange={(next) => onChange(changed(value, { typ, resultat: next }))}
        make={() => (typ === 'kunskap' ? nextRange(resultat, fragor.length) : { nyckel: nextKey(resultat) })}
        picture={({ bild }) => bild?.src}
        summary={(entry) => (
          <>
            <Badge tone="accent">{typ === 'kunskap' ? span(entry) : entry.nyckel || 'Utan bokstav'}</Badge>
            <span>{inOneLine(entry.rubrik) || 'Utan rubrik'}</span>
          </>
        )}
      >
        {(entry, change, index) => (
          <>
            {typ === 'kunskap' ? (
              <GroupFields schema={result} value={entry} onChange={change} only={['fran', 'till']} />
            ) : (
              <TextField
                label="Bokstav"
                description="Den som svaren ger poäng till."
                value={entry.nyckel ?? ''}
                onChange={(nyckel) => rename(index, nyckel.trim())}
              />
            )}
            <GroupFields schema={result} value={entry} onChange={(next: Values) => change(next)} only={['rubrik', 'text', 'bild']} />
          </>
        )}
      </EntryList>
    </>
  );
}

function span({ fran, till }: QuizResult): string {
  if (fran === undefined || till === undefined) return 'Antal saknas';
  return fran === till ? `${fran} rätt` : `${fran}–${till} rätt`;
}
