import { make, makeButton } from '#lib/reader/script/make.ts';
import type { QUIZ_WORDS } from '#lib/reader/script/quiz-words.ts';

type Words = (typeof QUIZ_WORDS)['sv' | 'en'];

export interface QuizQuestion {
  /** The place of the chosen alternative. */
  svar(): number | undefined;
  reset(): void;
  focus(): void;
}

interface Question {
  item: HTMLElement;
  /** Which alternatives are right, of a quiz of knowledge: its answer is told at once, and stands. */
  ratt: readonly boolean[] | undefined;
  words: Words;
  /** Told of each answer, with what is to be said about it. */
  answered(said: string): void;
}

let serial = 0;

/** Makes the alternatives of a question buttons. What is right and wrong is told in words, and shown as well. */
export function enhanceQuestion({ item, ratt, words, answered }: Question): QuizQuestion {
  const asked = item.querySelector('.quiz-fraga');
  const list = item.querySelector('.quiz-alternativ');
  const verdict = make('p', { class: 'quiz-utslag' });
  let chosen: number | undefined;

  const buttons = [...(list?.children ?? [])].map((alternative, place) => {
    const text = make('span', {}, ...alternative.childNodes);
    const button = makeButton('quiz-svar', '', () => answer(place));
    const note = make('span', { class: 'quiz-not' });
    button.append(text, note);
    alternative.append(button);
    return { button, note, text: text.textContent ?? '' };
  });
  if (asked !== null && list !== null) {
    asked.id ||= `quiz-fraga-${++serial}`;
    const group = make('div', { role: 'group', 'aria-labelledby': asked.id });
    list.replaceWith(group);
    group.append(list);
    item.append(verdict);
  }
  reset();

  function answer(place: number): void {
    if (ratt !== undefined && chosen !== undefined) return;
    chosen = place;
    mark();
    answered(ratt === undefined ? '' : judge(ratt));
  }

  function mark(): void {
    for (const [place, { button }] of buttons.entries()) button.setAttribute('aria-pressed', String(place === chosen));
  }

  function judge(right: readonly boolean[]): string {
    for (const [place, { button, note }] of buttons.entries()) {
      button.setAttribute('aria-disabled', 'true');
      button.classList.toggle('quiz-ratt', right[place] === true);
      button.classList.toggle('quiz-fel', place === chosen && right[place] !== true);
      const notes = [place === chosen ? words.dittSvar : '', right[place] ? words.rattSvar : ''].filter((word) => word !== '');
      note.textContent = notes.join(', ');
    }
    const wanted = buttons.filter((_, place) => right[place]).map(({ text }) => text);
    const isRight = right[chosen ?? -1] === true;
    const said = isRight ? words.ratt : [words.fel, ...(wanted.length === 0 ? [] : [words.facit(wanted.join(' / '))])].join(' ');
    verdict.textContent = said;
    return said;
  }

  function reset(): void {
    chosen = undefined;
    verdict.textContent = '';
    for (const { button, note } of buttons) {
      note.textContent = '';
      button.removeAttribute('aria-disabled');
      button.classList.remove('quiz-ratt', 'quiz-fel');
    }
    mark();
  }

  return { svar: () => chosen, reset, focus: () => buttons[0]?.button.focus() };
}
