import { goOnMoving } from '#lib/operations/cms/go-on-moving.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

/** It is woken by each article that has moved; else it looks whether one was begun that it has not heard of. */
const LOOK_EVERY_MS = 5_000;

type Moving = Pick<Kernel, 'machinery' | 'now' | 'log' | 'onChange'>;

/** Has the articles of a move to another publishing system ordered, some at a time. Every instance runs one; one at a time does it. */
export function startMover({ machinery, now, log, onChange }: Moving): { stop(): Promise<void> } {
  const look = () =>
    machinery.database.transaction((unit) => goOnMoving(machinery, machinery.storeOn(unit), now().toISOString())).then(() => {});
  const rounds = inRounds(look, {
    ...{ pauseMs: LOOK_EVERY_MS, againMs: LOOK_EVERY_MS },
    failed: (error) => log.error({ err: error }, 'the move to another publishing system could not go on; trying again'),
  });
  onChange((announced) => {
    if (announced === 'flytt') rounds.wake();
  });
  return rounds;
}
