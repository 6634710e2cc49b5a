import { namedParts } from '#components/editor/translation/named-parts.ts';
import type { Tone } from '#components/ui/badge.tsx';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent, LanguageVersion } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { TranslatedPart } from '#lib/contract/translation.ts';

/** What a writer has to know of one part of a translation. Parts that are as they should be have no mark. */
export const MARKS = {
  missing: { namn: 'Saknas i översättningen', tone: 'warning' },
  stale: { namn: 'Ändrad sedan översättningen', tone: 'warning' },
  untranslated: { namn: 'Inte översatt', tone: 'warning' },
  refused: { namn: 'Kunde inte översättas', tone: 'danger' },
  kept: { namn: 'behölls', tone: 'accent' },
  keptStale: { namn: 'behölls, men källan har ändrats', tone: 'warning' },
  removed: { namn: 'Borttaget i översättningen', tone: 'neutral' },
  onlyHere: { namn: 'Finns bara i översättningen', tone: 'neutral' },
} as const satisfies Record<string, { namn: string; tone: Tone }>;

export interface PartMark {
  kind: keyof typeof MARKS;
  /** Why it was refused. */
  cause?: string;
}

interface MarksFrom {
  /** What the service would do with each part. */
  delar: readonly TranslatedPart[];
  source: ArticleContent;
  target: ArticleContent;
  version: Pick<LanguageVersion, 'inaktuell' | 'inaktuella_block'> | undefined;
  /** Of the latest translation. */
  varningar: readonly FaultEntry[];
  /** Whether Studio has ever translated it; what is a person's throughout has nothing that was kept. */
  isMachineMade: boolean;
}

/** The marks of a translation, by part. */
export function partMarks({ delar, source, target, version, varningar, isMachineMade }: MarksFrom): Map<string, PartMark> {
  const from = namedParts(source);
  const made = namedParts(target);
  const refusals = new Map(
    varningar.flatMap(({ kod, falt, block, orsak }) =>
      kod === 'oversattning_nekad' ? [[block === undefined ? falt : `block:${block}`, orsak] as const] : [],
    ),
  );
  const marks = new Map<string, PartMark>();
  for (const { del, utfall } of delar) {
    const there = made.get(del);
    const isSource = from.has(del);
    if (utfall === 'aktuell' || (!isSource && there === undefined)) continue;
    const cause = refusals.get(del);
    if (utfall === 'oversatt' && cause !== undefined) marks.set(del, { kind: 'refused', cause });
    else if (utfall === 'oversatt' && there === undefined) marks.set(del, { kind: 'missing' });
    else if (utfall === 'oversatt' && equalJson(there, from.get(del))) marks.set(del, { kind: 'untranslated' });
    else if (utfall === 'oversatt') {
      if (isBehind(del, version)) marks.set(del, { kind: 'stale' });
    } else if (!isSource) marks.set(del, { kind: 'onlyHere' });
    else if (there === undefined) marks.set(del, { kind: 'removed' });
    else if (utfall === 'egen_inaktuell' && isBehind(del, version)) marks.set(del, { kind: 'keptStale' });
    else if (isMachineMade) marks.set(del, { kind: 'kept' });
  }
  return marks;
}

/** Not where somebody has looked since and said that the text is right again. */
function isBehind(del: string, version: MarksFrom['version']): boolean {
  if (version === undefined || !version.inaktuell) return false;
  const blocks = version.inaktuella_block;
  return !del.startsWith('block:') || blocks.length === 0 || blocks.includes(del.slice('block:'.length));
}
