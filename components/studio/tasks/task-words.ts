import type { Tone } from '#components/ui/badge.tsx';
import type { QueueKind, QueuePriority, QueueState } from '#lib/contract/closed/queue.ts';
import type { TaskLetters } from '#lib/contract/task-letters.ts';

/* The work queue's words as the staff reads them. */

export const TASK_STATE = {
  oppen: { namn: 'Att ta', tone: 'neutral' },
  tagen: { namn: 'Pågår', tone: 'accent' },
  klar: { namn: 'Klart', tone: 'success' },
} as const satisfies Record<QueueState, { namn: string; tone: Tone }>;

export const TASK_KIND = {
  uppgift: 'Uppgift',
  artikel: 'Artikel',
  granskning: 'Granskning',
  oversattning: 'Översättning',
  bild: 'Bild',
  ide: 'Idé',
  lank: 'Trasig länk',
  utlank: 'Köplänk',
  publicering: 'Publicering',
} as const satisfies Record<QueueKind, string>;

export const TASK_PRIORITY = {
  akut: { namn: 'Akut', tone: 'danger' },
  hog: { namn: 'Hög', tone: 'warning' },
  normal: { namn: 'Normal', tone: 'neutral' },
  lag: { namn: 'Låg', tone: 'neutral' },
} as const satisfies Record<QueuePriority, { namn: string; tone: Tone }>;

export const TASK_LETTER_CHOICE = {
  genast: { namn: 'Genast', hint: 'Inom ett par minuter. Det som händer samtidigt kommer i samma brev.' },
  dagligen: { namn: 'Samlat', hint: 'Vid de klockslag du väljer, allt i ett brev.' },
  aldrig: { namn: 'Inga brev', hint: 'Allt står under Att göra nu.' },
} as const satisfies Record<TaskLetters, { namn: string; hint: string }>;

export const INBOX_LETTER_CHOICE = {
  genast: { namn: 'Genast', hint: 'När någon nämner dig eller ger dig en tråd. Annat står i inkorgen.' },
  dagligen: { namn: 'Samlat', hint: 'Allt du inte har läst, vid de klockslag du väljer.' },
  aldrig: { namn: 'Inga brev', hint: 'Allt står i inkorgen.' },
} as const satisfies Record<TaskLetters, { namn: string; hint: string }>;

const MINUTE = 60_000;

/** How long somebody still has a task that they have taken: «28 min kvar»; `undefined` when the time is over. */
export function leaseWords(till: string, now: number): string | undefined {
  const left = Date.parse(till) - now;
  if (left <= 0) return undefined;
  return left < MINUTE ? 'under en minut kvar' : `${Math.floor(left / MINUTE)} min kvar`;
}

/** Whether a task is about to be free for others again. */
export function endsSoon(till: string, now: number): boolean {
  return Date.parse(till) - now < 5 * MINUTE;
}
