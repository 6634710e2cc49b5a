import type { Logger } from 'pino';
import type { Callers } from '#lib/callers/callers.ts';
import { EVENTS_STREAM_ADDRESS } from '#lib/contract/events.ts';
import { fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, EVENT_STREAM } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf, readingMethod } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';
import { authenticate } from '#lib/transports/doors/authenticate.ts';
import { type EventSource, type EventsPage, type Followed, FollowedEvents } from '#lib/transports/doors/followed-events.ts';
import { openToPrograms } from '#lib/transports/doors/open-to-programs.ts';
import { inVersion } from '#lib/transports/doors/versions.ts';

interface Dependencies extends EventSource {
  callers: Pick<Callers, 'byKey' | 'bySession'>;
  log: Pick<Logger, 'error'>;
}

/** How soon a browser comes back (HTML, «Server-sent events»). */
const RETRY = 'retry: 2000\n\n';
const BEAT = ': \n\n';

const bytesOf = new TextEncoder();

/**
 * What listaHandelser answers, as server-sent events that go on, with the rights that the caller has by then. From `Last-Event-ID`, else `efter`,
 * else now. Ends within a second of the key or the login.
 */
export function eventsDoor({ callers, log, ...source }: Dependencies): Door {
  const studioUrl = source.machinery.settings.url;
  const followed = new FollowedEvents(source);

  const door: Door = async (asked) => {
    try {
      return await answer(asked);
    } catch (error) {
      return faultAnswer(asFault(error, asked.korrelation, log));
    }
  };
  return openToPrograms(inVersion(door));

  async function answer(asked: Asked): Promise<Answer> {
    if (nameBelow(EVENTS_STREAM_ADDRESS, pathOf(asked)) !== '') throw fault('adress_okand');
    if (readingMethod(asked) !== 'GET') throw methodRefusal(asked, READING);
    const again = () => authenticate(asked, callers, studioUrl);
    const query = new URLSearchParams(asked.url.split('?')[1]);
    const efter = asked.header('last-event-id') ?? query.get('efter') ?? 'nu';
    const typ = query.get('typ') ?? undefined;
    const { pages, cut } = await followed.follow({ asked, actor: await again(), authenticate: again, efter, typ });
    if (asked.method === 'HEAD') return { status: 200, headers: EVENT_STREAM };
    return { status: 200, headers: EVENT_STREAM, body: told(pages), cut };
  }
}

async function* told(pages: Followed['pages']): AsyncGenerator<Uint8Array, void> {
  let [before, begun]: [string | null, string] = [null, RETRY];
  for await (const page of pages) {
    const text = `${begun}${page === null ? BEAT : textOf(page, before)}`;
    before = page?.nasta ?? before;
    begun = '';
    if (text !== '') yield bytesOf.encode(text);
  }
}

/** The events, each with its id; and where to go on from, where that is behind the last of them: whoever comes back is not told the way again. */
function textOf({ handelser, nasta }: EventsPage, before: string | null): string {
  const events = handelser.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
  const isFurther = nasta !== null && nasta !== before && nasta !== handelser.at(-1)?.id;
  return [...events, ...(isFurther ? [`id: ${nasta}\n\n`] : [])].join('');
}
