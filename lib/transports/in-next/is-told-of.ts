import { TOLD_MARK } from '#lib/http/told-before-next.ts';
import { hostOfStudio, markOfProcess } from '#lib/studio/running.ts';

/**
 * Whether who asks, and for what, is what the server has seen (lib/http/told-before-next.ts), and not what the caller says of itself: so it
 * is with all but what came before Studio had begun to open.
 */
export function isToldOf({ headers }: Request): boolean {
  return hostOfStudio() !== undefined || headers.get(TOLD_MARK) === markOfProcess();
}
