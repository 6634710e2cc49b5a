import type { CopyState } from '#components/editor/session/copy-keeper.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { ApiFault, isStudios } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

/** Whether the service has answered that it will not: asked again as it is it would answer the same. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiFault && error.status < 500 && error.status !== 429;
}

/** Whether the service has said so itself: what somebody in between has stopped may have been the answer. */
export function hasDoneNothing(error: unknown): boolean {
  return isRefusal(error) && error instanceof ApiFault && isStudios(error);
}

/** Why what is written is not taken, where the writer has to know more of it than that, and may have something to do: what is tried again by itself is no such thing. */
export function failureToTell(error: unknown): Failure | undefined {
  const isToldInstead = error instanceof Unreachable && error.fel !== undefined;
  const isRefused = isRefusal(error) && !(error instanceof ApiFault && error.status === 401);
  return isToldInstead || isRefused ? failureOf(error) : undefined;
}

/** Why what is written is not with the service; throws what is no answer of it. */
export function stateOfError(error: unknown): CopyState {
  if (error instanceof Unreachable) return 'borta';
  if (!(error instanceof ApiFault)) throw error;
  return error.status === 401 ? 'utloggad' : 'nekad';
}
