export interface FeedEntry {
  id: string;
  /** The minute that it tells, by Stockholm's clocks: `2026-11-20T08:00`; empty when it tells none. */
  tid: string;
  fast: boolean;
  html: string;
}

/** What a reader's page takes from the live feed. */
export interface LiveFeed {
  /** Whether the report goes on. */
  live: boolean;
  /** The minute of the newest entry, by Stockholm's clocks: `2026-11-20T08:00`. */
  senast: string;
  /** The line above the entries, as markup. */
  senastRad: string;
  /** In the order they are read: pinned first, then the newest. */
  inlagg: FeedEntry[];
  /** Whether these are all entries there are, so that one that is missing has been removed. */
  alla: boolean;
}

/** Reads an answer of the live feed; `undefined` for anything else, such as a page that a proxy put in its place. */
export function readFeed(answer: unknown): LiveFeed | undefined {
  if (!isRecord(answer) || answer.ok !== true || !Array.isArray(answer.inlagg)) return undefined;
  const inlagg = answer.inlagg.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.id === 'string' && typeof entry.html === 'string'
      ? { id: entry.id, tid: typeof entry.tid === 'string' ? entry.tid : '', fast: entry.fast === true, html: entry.html }
      : [],
  );
  return {
    live: answer.lage !== 'avslutad' && answer.live !== false,
    senast: typeof answer.senast === 'string' ? answer.senast : '',
    senastRad: typeof answer.senastRad === 'string' ? answer.senastRad : '',
    inlagg,
    alla: typeof answer.antal !== 'number' || answer.antal <= inlagg.length,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
