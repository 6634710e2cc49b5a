import { Fragment, type ReactNode } from 'react';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { Site as Embed } from '#lib/blocks/inbaddning/site.tsx';
import { inlineText } from '#lib/blocks/inline-text.tsx';
import { entryAnchor, type LiveEntry, partsOf } from '#lib/blocks/liveinlagg/entries.ts';
import type { EntryLine, EntryPart } from '#lib/blocks/liveinlagg/entry-text.ts';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';
import { stockholmIso, stockholmMinute } from '#lib/content/stockholm-time.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';

const WORDS = {
  sv: { fast: 'Fäst', nyckel: 'Nyckelhändelse', rattad: 'Rättad' },
  en: { fast: 'Pinned', nyckel: 'Key event', rattad: 'Corrected' },
} as const;

interface EntryProps {
  blockId: string;
  entry: LiveEntry;
  /** A report of several days tells the day of each entry. */
  withDay: boolean;
  context: RenderContext;
}

/** One entry of a live report, the same in the page and in the live feed. Its text is only ever text, with its marks. */
export function LiveEntryElement({ blockId, entry, withDay, context }: EntryProps) {
  const { tid, rattad, bild, fast, nyckel } = entry;
  const kinds = ['live-inlagg', fast ? 'live-fast' : '', nyckel ? 'live-nyckel' : ''].filter((kind) => kind !== '');
  const anchor = entryAnchor(blockId, entry);
  return (
    <div className={kinds.join(' ')} id={anchor} data-inlagg={entry.id || undefined}>
      {tid === undefined && rattad === undefined && !fast && !nyckel ? null : (
        <p className="live-tid">
          {tid === undefined ? null : (
            <a href={`#${anchor}`}>
              <time dateTime={stockholmIso(tid)}>{minuteOf(tid, withDay, context)}</time>
            </a>
          )}
          {fast ? <span className="live-etikett">{WORDS[context.sprak].fast}</span> : null}
          {nyckel ? <span className="live-etikett">{WORDS[context.sprak].nyckel}</span> : null}
          {rattad === undefined ? null : (
            <span className="live-rattad">
              {WORDS[context.sprak].rattad} <time dateTime={stockholmIso(rattad)}>{minuteOf(rattad, !sameDay(rattad, tid), context)}</time>
            </span>
          )}
        </p>
      )}
      {partsOf(entry).map((part, index) => (
        <Fragment key={keyOf(index)}>{shown(part, context)}</Fragment>
      ))}
      {bild?.src ? (
        <figure>
          <PictureElement picture={bild} context={context} sizes="(min-width: 48rem) 36rem, 90vw" />
          <PictureCaption caption={bild.caption} kredit={bild.kredit} context={context} />
        </figure>
      ) : null}
    </div>
  );
}

function minuteOf(instant: string, withDay: boolean, { sprak }: RenderContext): string {
  return `${withDay ? `${timeInWords('dayOfTheYear', instant, sprak)} ` : ''}${stockholmMinute(instant).slice(-5)}`;
}

function sameDay(one: string, other: string | undefined): boolean {
  return other !== undefined && stockholmMinute(one).slice(0, 10) === stockholmMinute(other).slice(0, 10);
}

function shown(part: EntryPart, context: RenderContext): ReactNode {
  if (part.typ === 'inbaddning') return <Embed id="" attrs={{ url: part.url }} context={context} />;
  if (part.typ === 'stycke') return <Lines rader={part.rader} context={context} />;
  return (
    <blockquote>
      {part.stycken.map((rader, index) => (
        <Lines key={keyOf(index)} rader={rader} context={context} />
      ))}
    </blockquote>
  );
}

function Lines({ rader, context }: { rader: readonly EntryLine[]; context: RenderContext }) {
  return (
    <p>
      {rader.map((line, index) => (
        <Fragment key={keyOf(index)}>
          {index === 0 ? null : <br />}
          {inlineText(line, context)}
        </Fragment>
      ))}
    </p>
  );
}

/** What an entry says is never reordered after it is rendered, so a part's place is its key. */
function keyOf(place: number): string {
  return String(place);
}
