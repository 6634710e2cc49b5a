import { MOST_IN_LIST } from '#lib/contract/closed/translation.ts';

/** The chosen articles by id, with their headlines, in the order they were chosen. */
export type Chosen = ReadonlyMap<string, string>;

interface Choice {
  chosen: Chosen;
  /** How many there was no room for. */
  left: number;
}

/** Chooses more articles, as many as one list may have. */
export function choose(chosen: Chosen, articles: ReadonlyArray<{ id: string; rubrik: string }>): Choice {
  const next = new Map(chosen);
  let left = 0;
  for (const { id, rubrik } of articles) {
    if (next.has(id)) continue;
    if (next.size < MOST_IN_LIST) next.set(id, rubrik);
    else left += 1;
  }
  return { chosen: next, left };
}

export function unchoose(chosen: Chosen, ids: readonly string[]): Chosen {
  return new Map([...chosen].filter(([id]) => !ids.includes(id)));
}
