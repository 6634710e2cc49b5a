import type { RenderContext } from '#lib/blocks/define-block.ts';
import { entryAnchor, type LiveEntry, partsOf } from '#lib/blocks/liveinlagg/entries.ts';
import { entryWords } from '#lib/blocks/liveinlagg/entry-text.ts';
import { headlineOf } from '#lib/blocks/liveinlagg/headline.ts';
import { partAddress } from '#lib/blocks/liveinlagg/part-links.tsx';
import { partsByEntry, type ShownPart } from '#lib/blocks/liveinlagg/report-parts.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';

const WORDS = {
  sv: { rubrik: 'Nyckelhändelser', bara: 'Visa bara nyckelhändelser', alla: 'Visa alla inlägg', bild: 'Bild' },
  en: { rubrik: 'Key events', bara: 'Show key events only', alla: 'Show all posts', bild: 'Picture' },
} as const;

/** Where the entries stand, as an address within the page that shows key events alone: the style hides the others there. No entry’s own begins so. */
export function keyEventsAnchor(blockId: string): string {
  return `nyckel-${blockId}`;
}

/** Where the report begins, and all of it is shown. */
export function allEntriesAnchor(blockId: string): string {
  return `alla-${blockId}`;
}

interface KeyEventsProps {
  blockId: string;
  /** All that readers see, and those of them that stand in the page. */
  entries: readonly LiveEntry[];
  shown: readonly LiveEntry[];
  withDay: boolean;
  context: RenderContext;
}

/** The key events in short, the newest first, each leading to its entry; and the way to seeing them alone and back. Nothing without any. */
export function KeyEvents({ blockId, entries, shown, withDay, context: { sprak, livedel } }: KeyEventsProps) {
  const events = entries.filter(({ nyckel }) => nyckel).sort((a, b) => (b.tid ?? '').localeCompare(a.tid ?? ''));
  if (events.length === 0) return null;
  const words = WORDS[sprak];
  const partOf: (entry: LiveEntry) => ShownPart = livedel === undefined ? () => 'senaste' : partsByEntry(entries);
  const shownEvents = shown.filter(({ nyckel }) => nyckel).length;
  const clock = withDay ? 'dayOfTheYearAndClock' : 'clock';
  return (
    <nav className="live-nycklar" aria-label={words.rubrik}>
      <p className="live-nyckelrubrik">{words.rubrik}</p>
      <ol>
        {events.map((entry) => (
          <li key={entry.index}>
            {entry.tid === undefined ? null : <time dateTime={stockholmIso(entry.tid)}>{timeInWords(clock, entry.tid, sprak)}</time>}{' '}
            <a href={`${partAddress(partOf(entry))}#${entryAnchor(blockId, entry)}`}>
              {headlineOf(entryWords(partsOf(entry))) || entry.bild?.alt?.trim() || words.bild}
            </a>
          </li>
        ))}
      </ol>
      {shownEvents === 0 || shownEvents === shown.length || blockId === '' ? null : (
        <p className="live-urval">
          <a className="live-bara" href={`#${keyEventsAnchor(blockId)}`}>
            {words.bara}
          </a>
          <a className="live-alla" href={`#${allEntriesAnchor(blockId)}`}>
            {words.alla}
          </a>
        </p>
      )}
    </nav>
  );
}
