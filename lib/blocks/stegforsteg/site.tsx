import type { SiteProps } from '#lib/blocks/define-block.ts';
import { filledTexts } from '#lib/blocks/filled-texts.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { type Attrs, DIFFICULTIES } from '#lib/blocks/stegforsteg/schema.ts';
import { stepAnchor, steps } from '#lib/blocks/stegforsteg/steps.ts';
import { parseDuration } from '#lib/content/duration.ts';

const WORDS = {
  sv: {
    tid: 'Tid',
    svarighet: 'Svårighetsgrad',
    behover: 'Du behöver',
    klart: 'Klart',
    latt: 'Lätt',
    medel: 'Medel',
    svar: 'Svår',
  },
  en: {
    tid: 'Time',
    svarighet: 'Difficulty',
    behover: 'You will need',
    klart: 'Done',
    latt: 'Easy',
    medel: 'Medium',
    svar: 'Hard',
  },
} as const;

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const all = steps(attrs);
  if (all.length === 0) return null;
  const words = WORDS[context.sprak];
  const rubrik = attrs.rubrik?.trim();
  const klart = attrs.klart?.trim();
  // Without a heading of the block's own, the steps are the headings of the text.
  const StepHeading = rubrik ? 'h3' : 'h2';
  return (
    <section className="steg">
      {rubrik ? <h2>{rubrik}</h2> : null}
      <Facts attrs={attrs} words={words} />
      <ol className="steg-lista">
        {all.map(({ nr, rubrik: stepRubrik, text, bild }) => (
          <li key={nr} id={stepAnchor(id, nr)}>
            {stepRubrik === '' ? null : <StepHeading>{stepRubrik}</StepHeading>}
            <Paragraphs text={text} />
            {bild?.src ? (
              <figure>
                <PictureElement picture={bild} context={context} sizes="(min-width: 48rem) 36rem, 90vw" />
                <PictureCaption caption={bild.caption} kredit={bild.kredit} context={context} />
              </figure>
            ) : null}
          </li>
        ))}
      </ol>
      {klart ? (
        <div className="steg-klart">
          <p className="steg-etikett">{words.klart}</p>
          <Paragraphs text={klart} />
        </div>
      ) : null}
    </section>
  );
}

function Facts({ attrs, words }: { attrs: Attrs; words: (typeof WORDS)[keyof typeof WORDS] }) {
  const tid = attrs.tid?.trim();
  const difficulty = DIFFICULTIES.find((known) => known === attrs.svarighet);
  const behover = filledTexts(attrs.behover);
  if (!tid && difficulty === undefined && behover.length === 0) return null;
  return (
    <div className="steg-fakta">
      {tid || difficulty !== undefined ? (
        <dl>
          {tid ? (
            <div>
              <dt>{words.tid}</dt>
              <dd>
                <Duration words={tid} />
              </dd>
            </div>
          ) : null}
          {difficulty === undefined ? null : (
            <div>
              <dt>{words.svarighet}</dt>
              <dd>{words[difficulty]}</dd>
            </div>
          )}
        </dl>
      ) : null}
      {behover.length === 0 ? null : (
        <>
          <p className="steg-etikett">{words.behover}</p>
          <ul>
            {behover.map(({ index, text }) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Duration({ words }: { words: string }) {
  const iso = parseDuration(words);
  return iso === undefined ? words : <time dateTime={iso}>{words}</time>;
}
