export type AdAnswer = 'ja' | 'nej';

const KEY = 'annonsval';
/** After half a year readers are asked anew: an answer is of its time. */
const LONGEST_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * What the reader has answered: in `kept`, as it was written, to those `parties` (origins with spaces between). `undefined` where nothing
 * was answered, long ago, or where the yes was to others than these alone: who was never named has no consent.
 */
export function answerIn(kept: string | null, parties: string, now: number): AdAnswer | undefined {
  const answer = readKept(kept);
  if (answer === undefined || !(now - Date.parse(answer.tid) < LONGEST_MS)) return undefined;
  if (answer.svar === 'nej') return 'nej';
  const named = new Set(answer.parter.split(' '));
  return parties.split(' ').every((party) => named.has(party)) ? 'ja' : undefined;
}

/** An answer as it is kept. */
export function writtenAnswer(svar: AdAnswer, parter: string, now: number): string {
  return JSON.stringify({ svar, parter, tid: new Date(now).toISOString() });
}

function readKept(kept: string | null): { svar: AdAnswer; parter: string; tid: string } | undefined {
  try {
    const { svar, parter, tid } = Object(JSON.parse(kept ?? ''));
    return (svar === 'ja' || svar === 'nej') && typeof parter === 'string' && typeof tid === 'string' ? { svar, parter, tid } : undefined;
  } catch {
    // Nothing, or nothing that was written here.
    return undefined;
  }
}

/** What this browser keeps of it. Where nothing may be kept nobody can be asked just once, and the answer is no. */
export function keptAnswer(parties: string): AdAnswer | undefined {
  try {
    return answerIn(localStorage.getItem(KEY), parties, Date.now());
  } catch {
    return 'nej';
  }
}

/** Keeps the answer in this browser alone, with its date and to whom it was given. */
export function keepAnswer(answer: AdAnswer, parties: string): void {
  try {
    localStorage.setItem(KEY, writtenAnswer(answer, parties, Date.now()));
  } catch {
    // It holds for this page.
  }
}
