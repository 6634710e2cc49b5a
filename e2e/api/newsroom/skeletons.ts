import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';

/** A pattern that nobody else has. */
export function aPattern(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const block = [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Så gör du' }] }, { type: 'paragraph' }];
  return { slag: 'monster', namn: `Mönster ${randomUUID().slice(0, 8)}`, block, ...fields };
}

export async function skeletonOf(caller: Caller): Promise<string> {
  return (await caller.post('/stommar', aPattern())).body.stomme.id;
}
