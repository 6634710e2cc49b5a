import type { RenderContext, SiteProps } from '#lib/blocks/define-block.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { type Alternative, type Quiz, quizData, quizOf, type Result } from '#lib/blocks/quizfragor/quiz.ts';
import type { Attrs } from '#lib/blocks/quizfragor/schema.ts';

const WORDS = {
  sv: {
    facit: 'Visa facit',
    resultat: 'Räkna ihop dina svar',
    sa: 'Skriv upp vad varje svar du väljer ger. Det du får mest av är ditt resultat.',
    flest: (nyckel: string) => `Mest ${nyckel}`,
    ratt: 'rätt',
    poang: 'poäng',
  },
  en: {
    facit: 'Show the answers',
    resultat: 'Add up your answers',
    sa: 'Note what each answer you choose gives. What you have most of is your result.',
    flest: (nyckel: string) => `Mostly ${nyckel}`,
    ratt: 'right',
    poang: 'points',
  },
} as const;

/** The whole quiz can be read and answered with a pen; a script makes it a game by what `data-quiz` holds. */
export function Site({ attrs, context }: SiteProps<Attrs>) {
  const quiz = quizOf(attrs);
  if (quiz.fragor.length === 0) return null;
  const rubrik = attrs.rubrik?.trim();
  const Frame = rubrik ? 'section' : 'div';
  return (
    <Frame className="quiz" data-quiz={JSON.stringify(quizData(quiz, context.absolute))}>
      {rubrik ? <h2>{rubrik}</h2> : null}
      <ol className="quiz-fragor">
        {quiz.fragor.map(({ nr, fraga, bild, alternativ }) => (
          <li key={nr}>
            <p className="quiz-fraga">{fraga}</p>
            <Picture bild={bild} context={context} />
            <ol className="quiz-alternativ" type="a">
              {alternativ.map(({ bokstav, text }) => (
                <li key={bokstav}>{text}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {quiz.typ === 'kunskap' ? <Facit quiz={quiz} context={context} /> : <Tally quiz={quiz} context={context} />}
    </Frame>
  );
}

function Picture({ bild, context }: { bild: Result['bild']; context: RenderContext }) {
  if (!bild?.src) return null;
  return (
    <figure>
      <PictureElement picture={bild} context={context} sizes="(min-width: 48rem) 36rem, 90vw" />
      <PictureCaption kredit={bild.kredit} context={context} />
    </figure>
  );
}

interface AnswersProps {
  quiz: Quiz;
  context: RenderContext;
}

/** The right answers, and what their number says. */
function Facit({ quiz: { fragor, resultat }, context }: AnswersProps) {
  const words = WORDS[context.sprak];
  return (
    <details className="quiz-facit">
      <summary>{words.facit}</summary>
      <ol>
        {fragor.map(({ nr, alternativ }) => (
          <li key={nr}>{alternativ.filter(({ ratt }) => ratt).map(({ bokstav, text }) => `${bokstav}) ${text}`)}</li>
        ))}
      </ol>
      <Results resultat={resultat} context={context} label={(result) => `${span(result)} ${words.ratt}`.trim()} />
    </details>
  );
}

/** What each answer gives, and the results it can add up to. */
function Tally({ quiz: { fragor, resultat }, context }: AnswersProps) {
  const words = WORDS[context.sprak];
  return (
    <details className="quiz-facit">
      <summary>{words.resultat}</summary>
      <p>{words.sa}</p>
      <ol>
        {fragor.map(({ nr, alternativ }) => (
          <li key={nr}>
            <ul>
              {alternativ.map((alternative) => (
                <li key={alternative.bokstav}>{`${alternative.bokstav}) ${points(alternative, words.poang)}`}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Results resultat={resultat} context={context} label={({ nyckel }) => (nyckel === '' ? '' : words.flest(nyckel))} />
    </details>
  );
}

/** «A», or «A 2 poäng, B 1 poäng» when answers weigh differently. */
function points({ poang }: Alternative, word: string): string {
  if (poang.length === 0) return '–';
  const isPlain = poang.every(([, antal]) => antal === 1);
  return poang.map(([nyckel, antal]) => (isPlain ? nyckel : `${nyckel} ${antal} ${word}`)).join(', ');
}

function span({ fran, till }: Result): string {
  if (fran === undefined || till === undefined) return '';
  return fran === till ? String(fran) : `${fran}–${till}`;
}

function Results({ resultat, context, label }: { resultat: Result[]; context: RenderContext; label: (result: Result) => string }) {
  if (resultat.length === 0) return null;
  return (
    <dl className="quiz-resultat">
      {resultat.map((result) => (
        <div key={result.index}>
          <dt>{[label(result), result.rubrik].filter((words) => words !== '').join(': ')}</dt>
          <dd>
            <Picture bild={result.bild} context={context} />
            <Paragraphs text={result.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
