import type { RenderContext } from '#lib/blocks/define-block.ts';
import { entryAnchor, type LiveEntry } from '#lib/blocks/liveinlagg/entries.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { stockholmIso, stockholmMinute } from '#lib/content/stockholm-time.ts';

const WORDS = { sv: { fast: 'Fäst', dag: dayFormat('sv-SE') }, en: { fast: 'Pinned', dag: dayFormat('en-GB') } } as const;

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' });
}

interface EntryProps {
  blockId: string;
  entry: LiveEntry;
  /** A report of several days tells the day of each entry. */
  withDay: boolean;
  context: RenderContext;
}

/** One entry of a live report, the same in the page and in the live feed. Its text is only ever text. */
export function LiveEntryElement({ blockId, entry, withDay, context }: EntryProps) {
  const { tid, text, bild, fast } = entry;
  const words = WORDS[context.sprak];
  return (
    <div className={fast ? 'live-inlagg live-fast' : 'live-inlagg'} id={entryAnchor(blockId, entry)}>
      {tid === undefined && !fast ? null : (
        <p className="live-tid">
          {tid === undefined ? null : (
            <time
              dateTime={stockholmIso(tid)}
            >{`${withDay ? `${words.dag.format(new Date(tid))} ` : ''}${stockholmMinute(tid).slice(-5)}`}</time>
          )}
          {fast ? <span className="live-etikett">{words.fast}</span> : null}
        </p>
      )}
      <Paragraphs text={text} />
      {bild?.src ? (
        <figure>
          <PictureElement picture={bild} context={context} sizes="(min-width: 48rem) 36rem, 90vw" />
          <PictureCaption caption={bild.caption} kredit={bild.kredit} context={context} />
        </figure>
      ) : null}
    </div>
  );
}
