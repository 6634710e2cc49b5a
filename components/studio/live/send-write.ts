import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { answerIn, Unreachable } from '#lib/transports/client/browser.ts';
import { namingPagePerson } from '#lib/transports/client/page-person.ts';
import { API, ROUTES } from '#lib/transports/client/routes.ts';
import type { OperationCallInput, OperationName, OperationOutput } from '#lib/transports/client/studio-client.ts';

type LiveOperation = Extract<OperationName, 'skapaLiveinlagg' | 'andraLiveinlagg' | 'taBortLiveinlagg'>;

/** As those operations answer. */
export type LiveAnswer = OperationOutput<LiveOperation>;

/** A phone may hold a connection that leads nowhere; the same write is then sent again, under the same key. */
const LONGEST_ANSWER_MS = 20_000;

/** Sends a write under its own key. Throws as the client of the operations does: ApiFault, or Unreachable without an answer. */
export function sendWrite(id: string, { nyckel, sprak, arende }: WaitingWrite): Promise<LiveAnswer> {
  if (arende.slag === 'tabort') return call('taBortLiveinlagg', nyckel, { id, inlagg: arende.id, sprak });
  if (arende.slag === 'andra') {
    const { tid, ...falt } = arende.falt;
    return call('andraLiveinlagg', nyckel, { id, inlagg: arende.id, sprak, ...falt, ...(tid == null ? {} : { tid }) });
  }
  const { bild, tid, ...said } = arende.inlagg;
  return call('skapaLiveinlagg', nyckel, { id, sprak, ...said, ...(bild === null ? {} : { bild }), ...(tid === null ? {} : { tid }) });
}

async function call<Name extends LiveOperation>(
  name: Name,
  nyckel: string,
  { id, inlagg, ...fields }: OperationCallInput<Name> & { id: string; inlagg?: string; sprak: string },
): Promise<LiveAnswer> {
  const [method, path] = ROUTES[name];
  const address = API + path.replace('{id}', encodeURIComponent(id)).replace('{inlagg}', encodeURIComponent(inlagg ?? ''));
  const request =
    method === 'DELETE'
      ? { address: `${address}?${new URLSearchParams({ sprak: fields.sprak })}`, rest: { headers: namingPagePerson() } }
      : {
          address,
          rest: {
            body: JSON.stringify(fields),
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': nyckel, ...namingPagePerson() },
          },
        };
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const response = await fetch(request.address, { method, credentials: 'same-origin', signal, ...request.rest });
    // As those operations answer.
    return (await answerIn(response.status, await response.text())) as LiveAnswer;
  } catch (cause) {
    if (cause instanceof ApiFault || cause instanceof Unreachable) throw cause;
    // No network, too slow, or cut off in the middle of the answer: nobody knows whether it arrived.
    throw new Unreachable('Inget svar från Studio.', { cause });
  }
}
