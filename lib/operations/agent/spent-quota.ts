import { costInWords } from '#lib/content/cost-in-words.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import type { Quota } from '#lib/contract/agent.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';

const WORDS: Readonly<Record<keyof Quota, { vad(most: number): string; intet: string }>> = {
  utkast: { vad: (most) => `${most} utkast`, intet: 'får inte skapa utkast' },
  releaser: { vad: (most) => (most === 1 ? 'en publicering' : `${most} publiceringar`), intet: 'får inte publicera eller schemalägga' },
  ai_tokens: { vad: (most) => (most === 1 ? 'en AI-token' : `${most} AI-tokens`), intet: 'får inte använda AI' },
  ai_kostnad: { vad: (most) => `AI för ${costInWords(most)}`, intet: 'får inte använda AI' },
};

interface Spent {
  kind: keyof Quota;
  /** All that the agent may use in a day. */
  most: number;
  day: string;
  now: string;
}

/** The 429 of an agent that has used all it may, with the time until it begins anew; where that is nothing no waiting helps, and none is told. */
export function spentQuota({ kind, most, day, now }: Spent): Fault {
  const { vad, intet } = WORDS[kind];
  if (most === 0) return fault('kvot_slut', {}, { hinder: intet, annars: '' });
  const told = { hinder: `har använt hela dagens kvot: ${vad(most)}`, annars: ', eller fortsätt efter midnatt svensk tid' };
  return fault('kvot_slut', {}, told, { headers: { 'Retry-After': String(secondsLeft(day, now)) } });
}

function secondsLeft(day: string, now: string): number {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
  const midnight = parseStockholmTime(`${next} 00:00`);
  const end = midnight.kind === 'instant' ? Date.parse(midnight.instant) : Date.parse(`${next}T00:00:00Z`);
  return Math.max(1, Math.ceil((end - Date.parse(now)) / 1000));
}
