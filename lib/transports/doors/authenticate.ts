import type { Callers } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SESSION_COOKIE } from '#lib/contract/session-cookie.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import type { Asked } from '#lib/http/asked.ts';
import { cookie } from '#lib/http/cookies.ts';
import { refuseForeignOrigin } from '#lib/http/origin.ts';
import { refuseAnothersPage } from '#lib/transports/doors/refuse-anothers-page.ts';

/**
 * Whoever asks, by an agent's key or by a login, from the newsroom's own pages alone (decisions.md §19), and of those from their own. Throws what tells why it is
 * nobody. To be asked again of an answer that goes on: a key and a login can end.
 */
export async function authenticate(asked: Asked, callers: Pick<Callers, 'byKey' | 'bySession'>, studioUrl: string): Promise<Actor> {
  const authorization = asked.header('authorization');
  if (authorization !== undefined) {
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (key === undefined) throw unauthorised('nyckel_ogiltig');
    return callers.byKey(key, asked.from);
  }
  const session = cookie(asked.header('cookie'), SESSION_COOKIE);
  if (session === undefined) throw unauthorised('inloggning_saknas');
  refuseForeignOrigin(asked, studioUrl);
  const person = await callers.bySession(session);
  refuseAnothersPage(asked, person.id);
  return person;
}
