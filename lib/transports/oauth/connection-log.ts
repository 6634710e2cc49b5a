import { assistantName } from '#lib/content/assistant-name.ts';
import type { NewLogEntry } from '#lib/store/log.ts';
import type { ConnectionForClient } from '#lib/store/oauth-connections.ts';

/** The line of the log about something that a connection's program has done, or that was done with what it holds. */
export function connectionLog(
  { id, klient_vard, resurs, person }: Pick<ConnectionForClient, 'id' | 'klient_vard' | 'resurs' | 'person'>,
  { operation, tid, korrelation }: Pick<NewLogEntry, 'operation' | 'tid' | 'korrelation'>,
): NewLogEntry {
  const av = { typ: 'assistent' as const, id: person.id, namn: assistantName(person.namn, klient_vard) };
  return { tid, operation, av, orderAv: null, innehall: null, detalj: { anslutning: id, vard: klient_vard, resurs }, korrelation };
}
