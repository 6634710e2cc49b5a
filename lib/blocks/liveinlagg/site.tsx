import type { SiteProps } from '#lib/blocks/define-block.ts';
import { inSlices } from '#lib/blocks/in-slices.ts';
import { liveEntries, spansDays } from '#lib/blocks/liveinlagg/entries.ts';
import { LiveEntryElement } from '#lib/blocks/liveinlagg/entry.tsx';
import { allEntriesAnchor, KeyEvents, keyEventsAnchor } from '#lib/blocks/liveinlagg/key-events.tsx';
import { PartHeading, PartLinks } from '#lib/blocks/liveinlagg/part-links.tsx';
import { entriesOfPart } from '#lib/blocks/liveinlagg/report-parts.ts';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { StatusLine } from '#lib/blocks/liveinlagg/status-line.tsx';
import { liveFeedPath } from '#lib/content/live-feed-path.ts';

/** What stands where a script tells of new entries, for as long as it has not. */
const RELOAD = { sv: 'Ladda om sidan för att se nya inlägg.', en: 'Reload the page to see new posts.' } as const;

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const all = liveEntries(attrs);
  const { livedel } = context;
  const entries = livedel === undefined ? all : entriesOfPart(all, livedel);
  if (entries.length === 0) return null;
  const isOlder = typeof livedel === 'number';
  const rubrik = attrs.rubrik?.trim();
  const withDay = spansDays(all);
  const feed = isOlder ? undefined : feedAddress(context);
  const hasKeyEvents = id !== '' && !isOlder && all.some(({ nyckel }) => nyckel);
  const Frame = rubrik ? 'section' : 'div';
  return (
    <Frame className="live" data-live={feed} id={hasKeyEvents ? allEntriesAnchor(id) : undefined}>
      {rubrik ? <h2>{rubrik}</h2> : null}
      <StatusLine entries={all} context={context} />
      {isOlder ? (
        <PartHeading nr={livedel} context={context} />
      ) : (
        <KeyEvents blockId={id} entries={all} shown={entries} withDay={withDay} context={context} />
      )}
      {feed === undefined ? null : <p className="live-nya">{RELOAD[context.sprak]}</p>}
      <div className="live-lista" id={hasKeyEvents ? keyEventsAnchor(id) : undefined}>
        {inSlices(entries, context, (entry) => (
          <LiveEntryElement key={entry.index} blockId={id} entry={entry} withDay={withDay} context={context} />
        ))}
      </div>
      {livedel === undefined ? null : <PartLinks part={livedel} of={all.length} context={context} />}
    </Frame>
  );
}

/** Where a script may ask for what is new; nothing for a report that has ended, or that is no live report any more. */
function feedAddress({ innehall, mall, live, sprak, absolute }: SiteProps<Attrs>['context']): string | undefined {
  if (innehall === undefined || mall !== 'liverapport' || live !== true) return undefined;
  return absolute(liveFeedPath(innehall, sprak));
}
