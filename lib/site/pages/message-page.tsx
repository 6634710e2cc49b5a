import { type FrameData, PageFrame } from '#lib/site/pages/page-frame.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { Teaser, type TeaserData } from '#lib/site/pages/teaser.tsx';

export type Message = 'saknas' | 'borttagen' | 'slut' | 'utlank' | 'fel' | 'borta' | 'osignerat';

interface MessagePageProps {
  frame: FrameData;
  message: Message;
  /** What there is to read instead. */
  senaste: readonly TeaserData[];
}

/** A page that says why there is nothing to read, and where there is. */
export function MessagePage({ frame, message, senaste }: MessagePageProps) {
  const words = SITE_WORDS[frame.sprak];
  const { rubrik, text } = words[message];
  const own = message === 'saknas' ? frame.sajt.saknas[frame.sprak] : '';
  return (
    <PageFrame frame={frame} head={{ titel: rubrik, beskrivning: '', floden: [] }}>
      <section className="besked">
        <h1>{rubrik}</h1>
        {linesOf(own || text).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <a href={frame.forsta}>{words.forsta}</a>
        </p>
      </section>
      {senaste.length === 0 ? null : (
        <section className="band" aria-labelledby="senaste">
          <h2 className="band-rubrik" id="senaste">
            {words.fler}
          </h2>
          <div className="rutnat rutnat-fyra">
            {senaste.map((teaser) => (
              <Teaser key={teaser.id} teaser={teaser} form="kort" sprak={frame.sprak} niva="h3" />
            ))}
          </div>
        </section>
      )}
    </PageFrame>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
