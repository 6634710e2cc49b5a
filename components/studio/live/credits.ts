import type { LiveReport, ReportEntry } from '#components/studio/live/live-entry.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Author } from '#lib/contract/article.ts';

/** Somebody did something at a moment. */
interface Deed {
  av: Author;
  skapad: string;
}

/** Who wrote an entry, and who last corrected it, as far as this desk looked on. */
export interface Credit {
  skrev?: Deed;
  rattade?: Deed;
}

export type Credits = ReadonlyMap<string, Credit>;

/**
 * Whose what is new in a report is, by the revisions that made it, the newest first. Where several persons wrote between two
 * looks nobody can tell which entry is whose, and nothing is said of it.
 */
export function creditsOf(before: LiveReport, after: LiveReport, [newest, ...others]: readonly Deed[]): Credits {
  if (newest === undefined || others.some(({ av }) => av.id !== newest.av.id)) return new Map();
  const known = new Map(before.inlagg.map((entry) => [entry.id, entry]));
  const deed = { av: newest.av, skapad: newest.skapad };
  return new Map(
    after.inlagg.flatMap((entry): Array<[string, Credit]> => {
      const was = known.get(entry.id);
      if (was === undefined) return [[entry.id, { skrev: deed }]];
      return saysTheSame(was, entry) ? [] : [[entry.id, { rattade: deed }]];
    }),
  );
}

export function withCredits(credits: Credits, later: Credits): Credits {
  const all = new Map(credits);
  for (const [id, credit] of later) all.set(id, { ...all.get(id), ...credit });
  return all;
}

/** Whether readers are told the same, wherever it stands. */
export function saysTheSame(one: ReportEntry, other: ReportEntry): boolean {
  return one.text === other.text && one.tid === other.tid && equalJson(one.bild ?? null, other.bild ?? null);
}
