import { type FrameData, PageFrame } from '#components/site/page-frame.tsx';
import { SITE_WORDS } from '#components/site/site-words.ts';

export type Message = 'saknas' | 'slut' | 'fel' | 'borta';

/** A page that says why there is nothing to read, and where there is. */
export function MessagePage({ frame, message }: { frame: FrameData; message: Message }) {
  const words = SITE_WORDS[frame.sprak];
  const { rubrik, text } = words[message];
  return (
    <PageFrame frame={frame} head={{ titel: rubrik, beskrivning: '', floden: [] }}>
      <section className="besked">
        <h1>{rubrik}</h1>
        <p>{text}</p>
        <p>
          <a href={frame.forsta}>{words.forsta}</a>
        </p>
      </section>
    </PageFrame>
  );
}
