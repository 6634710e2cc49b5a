'use client';

import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from '#components/editor/block/forms/quiz-answers.module.css';
import { type QuizAlternative, withKey, withRight } from '#components/editor/block/forms/quiz-points.ts';
import dropStyles from '#components/editor/form/entry-drop.module.css';
import { EntryGrip } from '#components/editor/form/entry-grip.tsx';
import { EntryMoves } from '#components/editor/form/entry-moves.tsx';
import formStyles from '#components/editor/form/form.module.css';
import { useEntryDrag } from '#components/editor/form/use-entry-drag.ts';
import { moved, useEntryKeys } from '#components/editor/form/use-entry-keys.ts';
import { useFocusAfter } from '#components/editor/form/use-focus-after.ts';
import { changed, type Values } from '#components/editor/form/values.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface QuizAnswersProps {
  typ: 'kunskap' | 'personlighet';
  /** The letters of the results. */
  keys: readonly string[];
  /** «fråga 2» */
  name: string;
  answers: readonly QuizAlternative[];
  onChange: (answers: ReadonlyArray<QuizAlternative | Values>) => void;
}

/** The answers of a question: one is marked as right, or each says which results it speaks for. Enter begins the next. */
export function QuizAnswers({ typ, keys: letters, name, answers, onChange }: QuizAnswersProps) {
  const keys = useEntryKeys(answers.length);
  const group = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(frame);
  const focusAnswer = (index: number) => focusAfter((element) => element.querySelectorAll('input[type="text"]')[index]);
  const change = (index: number, entry: Values) =>
    onChange(answers.map((answer, place) => (place === index ? changed(answer, entry) : answer)));

  const drag = useEntryDrag(list, move);

  function move(from: number, to: number) {
    keys.move(from, to);
    focusAnswer(to);
    onChange(moved(answers, from, to));
  }

  function insert(index: number) {
    keys.insert(index);
    focusAnswer(index);
    onChange(answers.toSpliced(index, 0, {}));
  }

  function remove(index: number, focus: number) {
    keys.remove(index);
    focusAnswer(Math.max(0, focus));
    onChange(answers.toSpliced(index, 1));
  }

  function press(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(index + 1);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && answers.length > 1) {
      event.preventDefault();
      remove(index, index - 1);
    }
  }

  return (
    <fieldset ref={frame} className={formStyles.list}>
      <legend className={formStyles.legend}>Svar</legend>
      <p className={formStyles.about}>
        {typ === 'kunskap'
          ? 'Minst två. Markera det som är rätt.'
          : letters.length === 0
            ? 'Minst två. Lägg till resultaten nedanför, så kan du säga vilka svaren leder till.'
            : 'Minst två. Välj vilka resultat vart och ett leder till.'}
      </p>
      <div ref={list} className={styles.answers}>
        {answers.map((answer, index) => (
          <div key={keys.at(index)} className={classNames(styles.answer, dropStyles.entry)} {...drag.marks(index)}>
            {answers.length > 1 && <EntryGrip drag={drag} index={index} />}
            {typ === 'kunskap' && (
              <input
                type="radio"
                name={group}
                className={styles.right}
                aria-label={`Svar ${index + 1} är rätt`}
                title="Rätt svar"
                checked={answer.ratt === true}
                onChange={() => onChange(withRight(answers, index))}
              />
            )}
            <input
              type="text"
              className={styles.text}
              aria-label={`Svar ${index + 1} på ${name}`}
              placeholder={`Svar ${index + 1}`}
              value={answer.text ?? ''}
              onChange={({ target }) => change(index, { text: target.value })}
              onKeyDown={(event) => press(event, index)}
            />
            {typ === 'personlighet' && (
              <Letters
                name={`Svar ${index + 1} leder till`}
                letters={letters}
                points={answer.poang}
                onChange={(poang) => change(index, { poang })}
              />
            )}
            <EntryMoves
              name={`svar ${index + 1}`}
              index={index}
              length={answers.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index, Math.min(index, answers.length - 2))}
            />
          </div>
        ))}
      </div>
      <div>
        <Button size="small" variant="quiet" icon={<Plus aria-hidden />} onPress={() => insert(answers.length)}>
          Svar
        </Button>
      </div>
    </fieldset>
  );
}

interface LettersProps {
  name: string;
  letters: readonly string[];
  points: Readonly<Record<string, number>> | undefined;
  onChange: (points: Readonly<Record<string, number>> | undefined) => void;
}

function Letters({ name, letters, points = {}, onChange }: LettersProps) {
  // A letter whose result is gone is shown as long as the answer has it, so that it can be taken away.
  const shown = [...letters, ...Object.keys(points).filter((key) => !letters.includes(key))];
  if (shown.length === 0) return null;
  return (
    <ToggleButtonGroup
      aria-label={name}
      selectionMode="multiple"
      selectedKeys={Object.keys(points)}
      onSelectionChange={(selected) => {
        const toggled = shown.find((key) => selected.has(key) !== key in points);
        if (toggled !== undefined) onChange(withKey(points, toggled, selected.has(toggled)));
      }}
      className={styles.letters ?? ''}
    >
      {shown.map((key) => {
        const weight = points[key] ?? 1;
        return (
          <ToggleButton key={key} id={key} className={styles.letter ?? ''} data-unknown={!letters.includes(key) || undefined}>
            {weight === 1 ? key : `${key} ×${String(weight).replace('.', ',')}`}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
