import type { LiveReport, ReportEntry } from '#components/studio/live/live-entry.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Author, RevisionHead } from '#lib/contract/article.ts';

/** Who last did something to an entry while this desk looked on, and when. */
export interface Credit {
  av: Author;
  skapad: string;
  /** Whether what it says is other than it was. */
  rattad: boolean;
}

export type Credits = ReadonlyMap<string, Credit>;

/**
 * Whose what is new in a report is, by the revisions that made it. Where several persons wrote between two looks nobody can
 * tell which entry is whose, and nothing is said of it.
 */
export function creditsOf(before: LiveReport, after: LiveReport, made: readonly Pick<RevisionHead, 'av' | 'skapad'>[]): Credits {
  const [newest, ...others] = made;
  if (newest === undefined || others.some(({ av }) => av.id !== newest.av.id)) return new Map();
  const known = new Map(before.inlagg.map((entry) => [entry.id, entry]));
  return new Map(
    after.inlagg.flatMap((entry): Array<[string, Credit]> => {
      const was = known.get(entry.id);
      if (was !== undefined && saysTheSame(was, entry) && was.fast === entry.fast) return [];
      return [[entry.id, { av: newest.av, skapad: newest.skapad, rattad: was !== undefined && !saysTheSame(was, entry) }]];
    }),
  );
}

/** A correction that is pinned later is a correction still. */
export function withCredits(credits: Credits, later: Credits): Credits {
  const all = new Map(credits);
  for (const [id, credit] of later) all.set(id, { ...credit, rattad: credit.rattad || (all.get(id)?.rattad ?? false) });
  return all;
}

export function saysTheSame(one: ReportEntry, other: ReportEntry): boolean {
  return one.text === other.text && one.tid === other.tid && equalJson(one.bild ?? null, other.bild ?? null);
}
