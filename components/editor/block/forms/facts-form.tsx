'use client';

import { UserSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/block/forms/facts-form.module.css';
import { type OfferedFact, offeredFacts, withFacts } from '#components/editor/block/forms/offered-facts.ts';
import type { TypedFormProps } from '#components/editor/block/forms/typed-form.tsx';
import { GroupFields } from '#components/editor/form/group-fields.tsx';
import { changed } from '#components/editor/form/values.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckboxGroup } from '#components/ui/checkbox-group.tsx';
import type { attrs } from '#lib/blocks/snabbfakta/schema.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Answer = Awaited<ReturnType<typeof studio.hamtaKandis>>;

/**
 * Facts row by row; those of a person in the dictionary can be fetched. Where nothing stands yet they are filled in at once; else, and of namesakes, the
 * writer chooses which to take.
 */
export function FactsForm({ schema, value, onChange }: TypedFormProps<typeof attrs>) {
  const fields = { schema, value, onChange };
  const { render } = useArticle();
  const [answer, setAnswer] = useState<Answer>();
  const [filled, setFilled] = useState<readonly string[]>([]);
  const lookUp = useOperation((namn: string) => studio.hamtaKandis({ namn }));
  // What is written while they are fetched stands.
  const latest = useRef(value);
  latest.current = value;
  const namn = value.namn?.trim() ?? '';

  async function ask(wanted: string) {
    setAnswer(undefined);
    setFilled([]);
    setAnswer(await lookUp.run(wanted));
  }

  async function fetchFacts() {
    setAnswer(undefined);
    setFilled([]);
    const found = await lookUp.run(namn);
    const rows = latest.current.rader ?? [];
    const facts = found?.hittad === true && rows.every(({ v = '' }) => v.trim() === '') ? offeredFacts(found, rows, render.sprak) : [];
    if (facts.length === 0) return setAnswer(found);
    setFilled(facts.map(({ k }) => k));
    onChange(changed(latest.current, { rader: withFacts(rows, facts) }));
  }

  return (
    <>
      <GroupFields {...fields} only={['rubrik', 'namn']} />
      <div className={styles.found}>
        <div>
          <Button size="small" icon={<UserSearch aria-hidden />} isDisabled={namn === ''} isPending={lookUp.isRunning} onPress={fetchFacts}>
            Hämta fakta
          </Button>
        </div>
        <FailureBanner failure={lookUp.failure} />
        <div role="status" className={styles.found}>
          {filled.length > 0 ? (
            <p className={styles.note}>{`Ifyllt ur personlexikonet: ${filled.join(', ')}. Ta bort det som inte ska vara med.`}</p>
          ) : answer === undefined ? null : answer.hittad ? (
            <Choice
              key={answer.namn}
              answer={answer}
              rows={value.rader ?? []}
              onTake={(rader) => {
                setAnswer(undefined);
                onChange(changed(value, { rader }));
              }}
              onCancel={() => setAnswer(undefined)}
            />
          ) : (
            <Candidates answer={answer} onChoose={ask} />
          )}
        </div>
      </div>
      <GroupFields {...fields} only={['rader']} />
    </>
  );
}

interface ChoiceProps {
  answer: Answer;
  rows: NonNullable<TypedFormProps<typeof attrs>['value']['rader']>;
  onTake: (rows: unknown[]) => void;
  onCancel: () => void;
}

function Choice({ answer, rows, onTake, onCancel }: ChoiceProps) {
  const { render } = useArticle();
  const facts = offeredFacts(answer, rows, render.sprak);
  // What the writer has put there is only replaced when the writer says so.
  const [chosen, setChosen] = useState(() => facts.filter(({ before }) => before === '').map(({ k }) => k));
  if (facts.length === 0) {
    return <p className={styles.note}>{`Personlexikonet har inget mer om ${answer.namn ?? 'personen'} än vad som redan står här.`}</p>;
  }
  return (
    <>
      <CheckboxGroup
        label={`I personlexikonet om ${answer.namn ?? 'personen'}`}
        options={facts.map(asOption)}
        value={chosen}
        onChange={setChosen}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          isDisabled={chosen.length === 0}
          onPress={() =>
            onTake(
              withFacts(
                rows,
                facts.filter(({ k }) => chosen.includes(k)),
              ),
            )
          }
        >
          Fyll i valda
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          Avbryt
        </Button>
      </div>
    </>
  );
}

function asOption({ k, v, before }: OfferedFact) {
  return { id: k, namn: `${k}: ${v}`, ...(before === '' ? {} : { hint: `Ersätter ”${before}”.` }) };
}

function Candidates({ answer, onChoose }: { answer: Answer; onChoose: (id: string) => void }) {
  const { kandidater = [] } = answer;
  if (kandidater.length === 0) return <p className={styles.note}>Ingen i personlexikonet heter så. Fyll i uppgifterna själv.</p>;
  return (
    <>
      <p className={styles.note}>Vem menas?</p>
      <div className={styles.buttons}>
        {kandidater.map(({ id, namn, fodd, kandFor }) => (
          <Button key={id} size="small" onPress={() => onChoose(id)}>
            {[namn, fodd, kandFor].filter((words) => words !== '').join(', ')}
          </Button>
        ))}
      </div>
    </>
  );
}
