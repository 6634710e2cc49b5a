import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault } from '#lib/errors/fault.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { runningDoors } from '#lib/studio/running-doors.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { ROUTES } from '#lib/transports/client/routes.ts';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';

/**
 * The operations for a server component, called in process on behalf of whoever sent the request, through the same
 * machinery as every other call. Throws ApiFault for a refusal: 401 when nobody is logged in, 503 when the database is away.
 */
export async function studioServer(): Promise<StudioClient> {
  const { personBySession, call, log } = await runningDoors();
  const session = (await cookies()).get(SESSION_COOKIE)?.value;
  const korrelation = (await headers()).get('x-request-id') ?? randomUUID();
  const invokeByName = async (name: string, input: Record<string, unknown>) => {
    try {
      const actor = await personBySession(session ?? '');
      const { body } = await call(name, actor, input, korrelation);
      return body;
    } catch (error) {
      if (!(error instanceof Fault || error instanceof DatabaseAway || error instanceof NoRoom || error instanceof StorageAway))
        throw error;
      const { status, fel, varningar, extra, headers } = asFault(error, korrelation, log);
      throw new ApiFault(status, { fel, varningar, ...extra }, headers);
    }
  };
  // Nothing is asked of the object itself: each of its operations is made when it is asked for.
  return new Proxy({} as StudioClient, {
    get: (_, name) =>
      typeof name === 'string' && name in ROUTES ? (input?: Record<string, unknown>) => invokeByName(name, input ?? {}) : undefined,
  });
}
