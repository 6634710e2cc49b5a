import type { CopyState } from '#components/editor/session/copy-keeper.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

/** Whether the service has answered that it will not: asked again as it is it would answer the same. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiFault && error.status < 500 && error.status !== 429;
}

/** Why what is written is not with the service; throws what is no answer of it. */
export function stateOfError(error: unknown): CopyState {
  if (error instanceof Unreachable) return 'borta';
  if (!(error instanceof ApiFault)) throw error;
  return error.status === 401 ? 'utloggad' : 'nekad';
}
