import type { Media } from '#lib/contract/media.ts';
import { focusClass } from '#lib/site/pages/focus-class.ts';
import { PersonFacts, type PersonFactsProps } from '#lib/site/pages/person-facts.tsx';

interface AuthorFactsProps extends Omit<PersonFactsProps, 'rader'> {
  namn: string;
  /** Who they are, in paragraphs; empty where they have told nothing. */
  om: string;
  bild: Media | undefined;
}

/** So wide is the picture shown, at most, and twice that where the screen has it. */
const WIDTH = 128;

/** Who somebody who writes is: a picture, what they tell of themselves, and where else they are found. */
export function AuthorFacts({ namn, om, bild, lankar, etikett }: AuthorFactsProps) {
  return (
    <>
      {bild === undefined && om === '' ? null : (
        <div className="skribent">
          {bild === undefined ? null : <Portrait bild={bild} namn={namn} />}
          {om === '' ? null : (
            <div className="skribent-om">
              {om.split(/\n\s*\n/).map((paragraph, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          )}
        </div>
      )}
      <PersonFacts rader={[]} lankar={lankar} etikett={etikett} />
    </>
  );
}

function Portrait({ bild, namn }: { bild: Media; namn: string }) {
  const smallest = bild.varianter.toSorted((a, b) => a.bredd - b.bredd).find(({ bredd }) => bredd >= 2 * WIDTH);
  return (
    <figure className="skribent-bild">
      {/* biome-ignore lint/performance/noImgElement: the page is static markup, read without any framework running */}
      <img
        className={['skribent-portratt', focusClass(bild.fokus)].filter(Boolean).join(' ')}
        src={smallest?.src ?? bild.src}
        alt={namn}
        width={WIDTH}
        height={WIDTH}
      />
      {bild.kredit === '' ? null : <figcaption>{bild.kredit}</figcaption>}
    </figure>
  );
}
