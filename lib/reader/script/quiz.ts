import { announcer } from '#lib/reader/script/announcer.ts';
import { copyText } from '#lib/reader/script/copy-text.ts';
import { languageOf } from '#lib/reader/script/language.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';
import { pageAddress } from '#lib/reader/script/page-address.ts';
import { enhanceQuestion } from '#lib/reader/script/quiz-question.ts';
import { type QuizData, quizScore } from '#lib/reader/script/quiz-score.ts';
import { QUIZ_WORDS } from '#lib/reader/script/quiz-words.ts';
import { scrollToElement } from '#lib/reader/script/scroll-to.ts';

/**
 * Makes a quiz a game: the alternatives are buttons, and the result is shown when all questions have an answer. Nothing is
 * sent anywhere and nothing is kept: what the reader answers is the reader's.
 */
export function enhanceQuiz(block: HTMLElement): void {
  // What Studio itself has written into its own markup.
  const quiz: QuizData = JSON.parse(block.dataset.quiz ?? '{}');
  const facit = block.querySelector<HTMLElement>('.quiz-facit');
  const items = [...block.querySelectorAll<HTMLElement>('.quiz-fragor > li')];
  if (facit === null || items.length !== quiz.fragor.length) return;
  const words = QUIZ_WORDS[languageOf(block)];
  const announce = announcer(block);
  const told = [...facit.querySelectorAll('.quiz-resultat > div')];
  const title = block.querySelector(':scope > h2')?.textContent ?? document.title;

  const progress = make('p', { class: 'quiz-lage' });
  const heading = make(block.querySelector(':scope > h2') === null ? 'h2' : 'h3', { class: 'quiz-utfall-rubrik' });
  const text = make('div', { class: 'quiz-utfall-text' });
  const buttons = make('p', { class: 'quiz-knappar' }, makeButton('quiz-dela', words.dela, share), makeButton('quiz-om', words.om, again));
  const outcome = make('div', { class: 'quiz-utfall' }, heading, text, buttons);
  const questions = items.map((item, place) =>
    enhanceQuestion({
      item,
      ratt: quiz.typ === 'kunskap' ? quiz.fragor[place]?.alternativ.map(({ ratt }) => ratt === true) : undefined,
      words,
      answered,
    }),
  );
  facit.hidden = true;
  facit.before(progress, outcome);
  show('');

  function answers(): number[] {
    return questions.flatMap((question) => question.svar() ?? []);
  }

  function answered(said: string): void {
    const first = outcome.hidden;
    show(said);
    if (first && !outcome.hidden) scrollToElement(outcome, 'nearest');
  }

  function show(said: string): void {
    const count = answers().length;
    progress.textContent = words.besvarade(count, questions.length);
    outcome.hidden = count < questions.length;
    progress.hidden = !outcome.hidden;
    if (outcome.hidden) {
      if (said !== '') announce(said);
      return;
    }
    const { ratt, resultat } = quizScore(quiz, answers());
    const found = resultat === undefined ? undefined : told[resultat];
    const rubrik = resultat === undefined ? '' : (quiz.resultat[resultat]?.rubrik ?? '');
    const headline = headlineOf(ratt, rubrik);
    heading.textContent = headline;
    text.replaceChildren(...[...(found?.querySelector('dd')?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    announce([said, `${headline}.`].join(' ').trim());
  }

  function headlineOf(ratt: number | undefined, rubrik: string): string {
    if (ratt !== undefined) return [words.antalRatt(ratt, questions.length), rubrik].filter((part) => part !== '').join(': ');
    return rubrik === '' ? words.klart : `${words.resultat}: ${rubrik}`;
  }

  function again(): void {
    for (const question of questions) question.reset();
    show('');
    questions[0]?.focus();
  }

  async function share(): Promise<void> {
    const { ratt, resultat } = quizScore(quiz, answers());
    const rubrik = resultat === undefined ? '' : (quiz.resultat[resultat]?.rubrik ?? '');
    const gained = [ratt === undefined ? '' : words.fickRatt(ratt, questions.length), rubrik === '' ? '' : words.fick(rubrik)];
    const said = [title, ...gained].filter((part) => part !== '').join(' – ');
    const url = pageAddress();
    if (typeof navigator.share === 'function' && (await handedOver({ title, text: said, url }))) return;
    if (await copyText(`${said} ${url}`, words.kopiera)) announceCopied();
  }

  function announceCopied(): void {
    const note = make('span', { class: 'quiz-kopierad' }, words.kopierad);
    buttons.querySelector('.quiz-kopierad')?.remove();
    buttons.append(note);
    announce(words.kopierad);
  }
}

/** Hands the result to the device's own sharing. A reader who thinks better of it has been asked: that is no reason to copy instead. */
async function handedOver(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
