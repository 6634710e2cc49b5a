import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

/** Milliseconds between attempts while another request creates the same thing: most are done within the first few. */
const WAITS = [100, 200, 400, 800, 1600, 3200];

export type Created = { made: true; body: unknown } | { made: false; id: number };

/**
 * Creates something through the companion plugin, which lets only one of all simultaneous creates through. Waits a few
 * seconds for another one that is under way; rejects with a retryable CmsFailure when it is not done by then.
 */
export async function createOnce(create: () => Promise<Answer>, doing: string): Promise<Created> {
  for (const wait of [...WAITS, undefined]) {
    const answer = await create();
    if (answer.ok) return { made: true, body: answer.body };
    if (answer.code === 'studio_exists' && typeof answer.data.id === 'number') return { made: false, id: answer.data.id };
    if (answer.code !== 'studio_claim_pending' || wait === undefined) throw failureOf(answer, doing);
    await pause(wait);
  }
  throw new Error('unreachable: the last attempt returns or throws');
}
