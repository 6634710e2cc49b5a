import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { type EntryChange, entriesOf, type WrittenEntry, withEntryChanges } from '#lib/content/live-changes.ts';
import { parseStockholmTime, stockholmIso } from '#lib/content/stockholm-time.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { LiveEntryAnswer } from '#lib/contract/live.ts';
import { fault } from '#lib/errors/fault.ts';

/** An entry as the block's schema has it. */
export type Entry = NonNullable<Attrs['inlagg']>[number];

/** The blocks of an article that hold a live report. A template has one of them, and an article in the making none or two. */
export function liveBlocks({ block }: Pick<ArticleContent, 'block'>): Block[] {
  return block.filter(({ type }) => type === 'liveinlagg');
}

/** The entries of an article, whichever of its blocks they stand in. */
export function allEntries(article: Pick<ArticleContent, 'block'>): Entry[] {
  // A revision's blocks were parsed by their schemas when they were saved.
  return liveBlocks(article).flatMap((block) => entriesOf(block) as readonly WrittenEntry[] as readonly Entry[]);
}

/** The entry of that id and the id of its block. */
export function findEntry(article: Pick<ArticleContent, 'block'>, id: string): { block: string; entry: Entry } | undefined {
  for (const block of liveBlocks(article)) {
    const entry = allEntries({ block: [block] }).find((candidate) => candidate.id === id);
    if (entry !== undefined) return { block: String(block.attrs?.id), entry };
  }
  return undefined;
}

/** The blocks after a change; a report without its block is given one. */
export function withEntryChange(document: Pick<ArticleContent, 'block'>, change: EntryChange): { block: Block[]; added: boolean } {
  const { block } = document;
  if (liveBlocks(document).some(({ attrs }) => attrs?.id === change.block))
    return { block: withEntryChanges(block, [change]), added: false };
  const empty = { type: 'liveinlagg', attrs: { id: change.block, inlagg: [] } };
  return { block: withEntryChanges([...block, empty], [change]), added: true };
}

/** An entry as answers carry it. */
export function answeredEntry({ id = '', tid = '', rattad, text = '', bild, fast, nyckel }: Entry): LiveEntryAnswer {
  return {
    id,
    tid,
    text,
    ...(bild === undefined ? {} : { bild }),
    fast: fast === true,
    ...(nyckel === true ? { nyckel } : {}),
    ...(rattad === undefined ? {} : { rattad }),
  };
}

/** The entry as it is kept: without what says nothing. Refuses one that would show readers nothing. */
export function keptEntry({ id, tid, rattad, text = '', bild, fast, nyckel }: Entry): Entry {
  const picture = bild?.src ? bild : undefined;
  if (text.trim() === '' && picture === undefined) throw fault('live_inlagg_tomt', { falt: 'text' });
  const more = { ...(picture === undefined ? {} : { bild: picture }), ...(fast ? { fast } : {}), ...(nyckel ? { nyckel } : {}) };
  return { id, tid, text, ...more, ...(rattad === undefined ? {} : { rattad }) };
}

/**
 * A time as entries have it: `YYYY-MM-DDTHH:MM` by Stockholm's clocks. In the hour of autumn that comes twice the second is
 * told by its offset: without one the first is meant.
 */
export function entryTime(instant: string): string {
  const [told, offset] = [stockholmIso(instant).slice(0, 16), stockholmIso(instant).slice(-6)];
  const read = parseStockholmTime(told);
  const same = read.kind === 'instant' && Math.floor(Date.parse(read.instant) / 60_000) === Math.floor(Date.parse(instant) / 60_000);
  return same ? told : `${told}${offset}`;
}

/** The time that a caller gave, in the same form. Refuses one that is no time, or that Stockholm's clocks never show. */
export function givenTime(tid: string, sprak: string): string {
  const time = parseStockholmTime(tid);
  const place = { falt: 'tid', sprak };
  if (time.kind === 'gap') throw fault('tid_finns_inte', place, { tid, fore: time.fore, efter: time.efter });
  if (time.kind === 'invalid') throw fault('falt_format', place, { beskrivning: 'Skriv tiden som ÅÅÅÅ-MM-DDTHH:MM, svensk tid.' });
  return entryTime(time.instant);
}
