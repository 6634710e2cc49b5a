import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';

/** Asks until the jobs are over. */
export async function translationsOver(caller: Caller, jobb: string): Promise<Answer['body']> {
  for (;;) {
    const { body } = await caller.get('/oversatt-lista', { jobb });
    if (body.klart) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
