import type { Tone } from '#components/ui/badge.tsx';
import type { LetterState } from '#lib/contract/letter.ts';

/** What has become of a letter, in a word or two. */
export const LETTER_STATE: Record<LetterState, { namn: string; tone: Tone }> = {
  vantar: { namn: 'Väntar', tone: 'accent' },
  skickat: { namn: 'Skickat', tone: 'success' },
  misslyckat: { namn: 'Gick inte iväg', tone: 'danger' },
  bara_utkorg: { namn: 'Bara här', tone: 'neutral' },
};
