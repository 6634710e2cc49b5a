import type { Tone } from '#components/ui/badge.tsx';
import type { WatchState } from '#lib/contract/closed/feed-watch.ts';
import { type Dismissal, RELEVANT } from '#lib/contract/closed/idea.ts';
import type { Idea } from '#lib/contract/idea.ts';

/* Ideas and watches in the words that the staff reads. */

export const DISMISSAL = {
  ointressant: { namn: 'Inte intressant', hint: 'Liknande vägs lägre hädanefter.', gjord: 'inte intressant' },
  redan_gjord: { namn: 'Redan gjord', hint: 'Vi har skrivit om det.', gjord: 'redan gjord' },
  for_gammal: { namn: 'För gammal', hint: 'Nyheten har gått.', gjord: 'för gammal' },
  osaker_kalla: { namn: 'Osäker källa', hint: 'Den går inte att lita på.', gjord: 'osäker källa' },
} as const satisfies Record<Dismissal, { namn: string; hint: string; gjord: string }>;

export const WATCH_STATE = {
  ny: { namn: 'Läses snart', tone: 'neutral' },
  ok: { namn: 'Fungerar', tone: 'success' },
  fel: { namn: 'Går inte att läsa', tone: 'danger' },
  vilande: { namn: 'Vilar', tone: 'neutral' },
} as const satisfies Record<WatchState, { namn: string; tone: Tone }>;

/** How often a feed may be chosen to be read, in minutes. */
const INTERVALS = [
  { id: '5', namn: 'Var femte minut' },
  { id: '15', namn: 'Varje kvart' },
  { id: '30', namn: 'Varje halvtimme' },
  { id: '60', namn: 'Varje timme' },
  { id: '360', namn: 'Var sjätte timme' },
  { id: '1440', namn: 'En gång om dagen' },
  { id: '10080', namn: 'En gång i veckan' },
];

/** The choices, with what a program has set beside them. */
export function intervalOptions(minutes: number): Array<{ id: string; namn: string }> {
  const id = String(minutes);
  return INTERVALS.some((one) => one.id === id) ? INTERVALS : [...INTERVALS, { id, namn: intervalWords(minutes) }];
}

/** 1:a, 2:a, 21:a, 22:a; 3:e, 11:e, 12:e. */
const ORDINAL = new Intl.PluralRules('sv', { type: 'ordinal' });
const ORDINALS: Record<string, string> = { one: 'a', other: 'e' };

export function intervalWords(minutes: number): string {
  return INTERVALS.find(({ id }) => id === String(minutes))?.namn ?? `Var ${minutes}:${ORDINALS[ORDINAL.select(minutes)]} minut`;
}

/** Why an idea stands out: what of that which is looked for it has, or that others like it were ordered. */
export function relevanceWords({ relevans, traffar }: Pick<Idea, 'relevans' | 'traffar'>): string | undefined {
  if (relevans < RELEVANT) return undefined;
  return traffar.length === 0 ? 'Relevant' : `Relevant: ${traffar.join(', ')}`;
}

/** What is shown of the ideas, and what is asked for it. */
export const IDEA_VIEWS = [
  { id: '', namn: 'Nya', asked: { tillstand: 'ny' } },
  { id: 'relevanta', namn: 'Nya och relevanta', asked: { tillstand: 'ny', relevant: '1' } },
  { id: 'egna', namn: 'Nya som vi redan har', asked: { tillstand: 'ny', egen: '1' } },
  { id: 'bestallda', namn: 'Beställda', asked: { tillstand: 'bestalld' } },
  { id: 'avfardade', namn: 'Avfärdade', asked: { tillstand: 'avfardad' } },
] as const;
