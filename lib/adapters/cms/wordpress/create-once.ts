import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

/** Milliseconds between attempts while another request creates the same thing: most are done within the first few. */
const WAITS = [100, 200, 400, 800, 1600, 3200];

/**
 * Creates through the companion plugin, which lets only one of all simultaneous creates of a thing through: waits a few
 * seconds for another one that is under way, and gives the last answer.
 */
export async function whenFree(create: () => Promise<Answer>): Promise<Answer> {
  let answer = await create();
  for (const wait of WAITS) {
    if (answer.ok || answer.code !== 'studio_claim_pending') break;
    await pause(wait);
    answer = await create();
  }
  return answer;
}

/** Looks for what is known to be there: a third request that finds it there too claims it for a moment, and nobody sees it meanwhile. */
export async function whenSeen<Thing>(look: () => Promise<Thing | undefined>): Promise<Thing | undefined> {
  let found = await look();
  for (const wait of WAITS) {
    if (found !== undefined) break;
    await pause(wait);
    found = await look();
  }
  return found;
}

export type Created = { made: true; body: unknown } | { made: false; id: number };

/** Creates a post or a picture, or tells which one there already is. */
export async function createOnce(create: () => Promise<Answer>, doing: string): Promise<Created> {
  const answer = await whenFree(create);
  if (answer.ok) return { made: true, body: answer.body };
  if (answer.code === 'studio_exists' && typeof answer.data.id === 'number') return { made: false, id: answer.data.id };
  throw failureOf(answer, doing);
}
