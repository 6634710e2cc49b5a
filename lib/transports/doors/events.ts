import type { Logger } from 'pino';
import { mustDoFirst } from '#lib/access/rights.ts';
import type { Callers } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { EVENTS_STREAM_ADDRESS, eventsPageSchema } from '#lib/contract/events.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, EVENT_STREAM } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf, readingMethod } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { methodRefusal, READING } from '#lib/http/refuse-method.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { admit, invokeAdmitted } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';
import { authenticate } from '#lib/transports/doors/authenticate.ts';
import { openToPrograms } from '#lib/transports/doors/open-to-programs.ts';
import { inVersion } from '#lib/transports/doors/versions.ts';

interface Dependencies {
  /** listaHandelser. */
  operation: Operation;
  machinery: Machinery;
  callers: Pick<Callers, 'byKey' | 'bySession'>;
  /** Whose `more` says, within so many milliseconds, whether there may be more than in that turn. */
  sealed: { readonly turn: number; more(since: number, mostMs: number, signal: AbortSignal): Promise<boolean> };
  /** Aborted when the application is about to stop. */
  ending: AbortSignal;
  log: Pick<Logger, 'error'>;
}

type Page = ReturnType<typeof eventsPageSchema.parse>;

interface Telling {
  /** What had been seen to be sealed before the first page was read. */
  turn: number;
  first: Page;
  read(by: Actor, from: string): Promise<Page>;
  cutting: AbortController;
  leave(): void;
}

/** A key or a login that ends is noticed so soon; whoever listens is told so often that both are there. */
const LOOKED_UP_MS = 800;
const BEAT_MS = 15_000;
/** One who takes nothing for so long is not waited for. */
const PATIENCE_MS = 60_000;
/** Of one caller, as instances of a program: the oldest is ended for a newer. */
const MOST_OF_ONE = 5;
/** How soon a browser comes back (HTML, «Server-sent events»). */
const RETRY = 'retry: 2000\n\n';
const BEAT = ': \n\n';

const bytesOf = new TextEncoder();

/**
 * What listaHandelser answers, as server-sent events that go on: the same operation asked again whenever something more has happened, with the
 * rights that the caller has by then. From `Last-Event-ID`, else `efter`, else now. Ends within a second of the key or the login.
 */
export function eventsDoor({ operation, machinery, callers, sealed, ending, log }: Dependencies): Door {
  const studioUrl = machinery.settings.url;
  const open = new Map<string, Set<AbortController>>();

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
    const actor = await authenticate(asked, callers, studioUrl);
    admit(machinery, { operation, actor, korrelation: asked.korrelation });
    const query = new URLSearchParams(asked.url.split('?')[1]);
    const efter = asked.header('last-event-id') ?? query.get('efter') ?? 'nu';
    const typ = query.get('typ');
    const read = async (by: Actor, from: string) =>
      eventsPageSchema.parse(await page(asked, by, { efter: from, ...(typ !== null && { typ }) }));
    const turn = sealed.turn;
    const first = await read(actor, efter);
    if (asked.method === 'HEAD') return { status: 200, headers: EVENT_STREAM };
    const cutting = new AbortController();
    const leave = enter(`${actor.typ} ${actor.id}`, cutting);
    return { status: 200, headers: EVENT_STREAM, body: told(asked, { turn, first, read, cutting, leave }), cut: cutting.signal };
  }

  async function page(asked: Asked, actor: Actor, query: Record<string, string>): Promise<unknown> {
    const call = { operation, actor, korrelation: asked.korrelation, input: { params: {}, query, body: undefined } };
    const { body } = await invokeAdmitted(machinery, { ...call, callerGone: asked.gone });
    return typeof body === 'string' ? JSON.parse(body) : body;
  }

  function enter(caller: string, cutting: AbortController): () => void {
    const own = open.get(caller) ?? new Set();
    open.set(caller, own);
    const [oldest] = own;
    if (own.size >= MOST_OF_ONE) oldest?.abort();
    own.add(cutting);
    return () => {
      own.delete(cutting);
      if (own.size === 0) open.delete(caller);
    };
  }

  async function* told(asked: Asked, { turn, first, read, cutting, leave }: Telling): AsyncGenerator<Uint8Array, void> {
    const over = AbortSignal.any([asked.gone, ending, cutting.signal]);
    let timer: NodeJS.Timeout | undefined;
    const sent = (text: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => cutting.abort(), PATIENCE_MS);
      return bytesOf.encode(text);
    };
    try {
      yield sent(RETRY);
      let [found, since, at, beaten]: [Page | undefined, number, string, number] = [first, turn, '', performance.now()];
      while (!over.aborted && found !== undefined) {
        const text = textOf(found, at);
        if (text !== '') yield sent(text);
        const isAtEnd = found.nasta === at || found.nasta === null;
        at = found.nasta ?? at;
        for (let isMore = !isAtEnd; !isMore; ) {
          clearTimeout(timer);
          isMore = await sealed.more(since, LOOKED_UP_MS, over);
          if (over.aborted || (await stillLetIn(asked)) === undefined) return;
          if (performance.now() - beaten < BEAT_MS) continue;
          beaten = performance.now();
          yield sent(BEAT);
        }
        since = sealed.turn;
        // With the rights that they have by now.
        const by = await stillLetIn(asked);
        found = by && (await orNothing(read(by, at === '' ? 'nu' : at)));
      }
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  /** Whoever listens as they are now; undefined where they may not any more, or have something to do first. */
  async function stillLetIn(asked: Asked): Promise<Actor | undefined> {
    return authenticate(asked, callers, studioUrl).then(
      (actor) => (mustDoFirst(actor) === undefined ? actor : undefined),
      () => undefined,
    );
  }
}

/** Nothing where it is refused or the database is away: whoever comes back for more is told why. */
async function orNothing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Fault || error instanceof DatabaseAway) return undefined;
    throw error;
  }
}

/** The events, each with its id; and where to go on from, where that is behind the last of them: whoever comes back is not told the way again. */
function textOf({ handelser, nasta }: Page, before: string): string {
  const events = handelser.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
  const isFurther = nasta !== null && nasta !== before && nasta !== handelser.at(-1)?.id;
  return [...events, ...(isFurther ? [`id: ${nasta}\n\n`] : [])].join('');
}
