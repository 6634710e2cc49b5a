import type { RenderContext } from '#lib/blocks/define-block.ts';
import { entryAnchor, type LiveEntry } from '#lib/blocks/liveinlagg/entries.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { stockholmIso, stockholmMinute } from '#lib/content/stockholm-time.ts';

const WORDS = { sv: { fast: 'Fäst' }, en: { fast: 'Pinned' } } as const;

/** One entry of a live report, the same in the page and in the live feed. Its text is only ever text. */
export function LiveEntryElement({ blockId, entry, context }: { blockId: string; entry: LiveEntry; context: RenderContext }) {
  const { tid, text, bild, fast } = entry;
  return (
    <div className={fast ? 'live-inlagg live-fast' : 'live-inlagg'} id={entryAnchor(blockId, entry)}>
      {tid === undefined && !fast ? null : (
        <p className="live-tid">
          {tid === undefined ? null : <time dateTime={stockholmIso(tid)}>{stockholmMinute(tid).slice(-5)}</time>}
          {fast ? <span className="live-etikett">{WORDS[context.sprak].fast}</span> : null}
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
