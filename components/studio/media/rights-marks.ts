import { endsSoonBy, obstaclesTo, rightsEnd } from '#lib/content/picture-rights.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';
import type { PictureRights } from '#lib/contract/media.ts';

export interface RightsMark {
  tone: 'warning' | 'danger';
  words: string;
}

/** What a picture's rights stop, or soon will, as it is marked where pictures are shown: nothing of rights that go on, or that nobody has told. */
export function rightsMarks(rights: PictureRights | null, now: string): RightsMark[] {
  const obstacles = obstaclesTo(rights, 'webb', now);
  const end = obstacles.includes('utgangen') ? undefined : endingSoon(rights, now);
  return [
    ...(obstacles.includes('utgangen') ? [{ tone: 'danger', words: 'Rätten har gått ut' } as const] : []),
    ...(end === undefined ? [] : [{ tone: 'warning', words: `Går ut ${timeInWords('shortDayOfTheYear', end)}` } as const]),
    ...(obstacles.includes('ej_webb') ? [{ tone: 'warning', words: 'Inte för webben' } as const] : []),
  ];
}

/** The last moment of a right that ends within what a newsroom is told of before. */
function endingSoon(rights: PictureRights | null, now: string): number | undefined {
  const end = Date.parse(rightsEnd(rights?.giltig_till ?? '') ?? '');
  return end <= Date.parse(endsSoonBy(now)) ? end - 1 : undefined;
}
