import type { Actor } from '#lib/contract/actor.ts';
import { eventsPageSchema } from '#lib/contract/events.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault } from '#lib/errors/fault.ts';
import type { Asked } from '#lib/http/asked.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { admit, askRight, invokeAdmitted } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';

export interface EventSource {
  /** listaHandelser. */
  operation: Operation;
  machinery: Machinery;
  /** Whose `more` says, within so many milliseconds, whether there may be more than in that turn. */
  sealed: { readonly turn: number; more(since: number, mostMs: number, signal: AbortSignal): Promise<boolean> };
  /** Aborted when the application is about to stop. */
  ending: AbortSignal;
}

interface Listener {
  asked: Asked;
  /** As who they came. */
  actor: Actor;
  /** Who they are by now. Rejected where they are let in no more. */
  authenticate(): Promise<Actor>;
  /** The event behind which they are told, or `nu`. */
  efter: string;
  /** The kinds that they are told of; undefined for all. */
  typ: string | undefined;
}

export type EventsPage = ReturnType<typeof eventsPageSchema.parse>;

/** Why no more is told: the listener is let in no more, or may well come back for the rest (the application stops, the database was away, a newer stream took its place). */
type WhyOver = 'shut_out' | 'broken_off';

export interface Followed {
  /** What has happened, a page at a time, each when there is one; null where nothing has for a while, so that a sign of life is due. */
  pages: AsyncGenerator<EventsPage | null, WhyOver>;
  /** Aborted when what has been told is not to be waited for any longer. */
  cut: AbortSignal;
}

/** A key or a login that ends is noticed so soon; whoever listens is told so often that both are there. */
const LOOKED_UP_MS = 800;
const BEAT_MS = 15_000;
/** One who takes nothing for so long is not waited for. */
const PATIENCE_MS = 60_000;
/** Of one caller at an instance, as copies of a program: the oldest is ended for a newer. */
const MOST_OF_ONE = 5;

/** The statuses of a refusal of whoever calls, and not of the call. */
const REFUSING = new Set([401, 403]);

/**
 * What listaHandelser answers, asked again whenever something more has been sealed, with the rights that the listener has by then
 * (docs/decisions/events.md). It ends within a second of the key or the login, and with the application; where nobody listens nothing is asked.
 */
export class FollowedEvents {
  private readonly source: EventSource;
  private readonly open = new Map<string, Set<AbortController>>();

  constructor(source: EventSource) {
    this.source = source;
  }

  /** Begins to listen, from what the first page tells. Throws what refuses the listener, before anything is told. */
  async follow(listener: Listener): Promise<Followed> {
    const { operation, machinery, sealed } = this.source;
    const { asked, actor, efter } = listener;
    admit(machinery, { operation, actor, korrelation: asked.korrelation });
    const turn = sealed.turn;
    const first = await this.read(listener, actor, efter);
    const cutting = new AbortController();
    return { pages: this.pages(listener, { turn, first, cutting }), cut: cutting.signal };
  }

  private async *pages(
    listener: Listener,
    { turn, first, cutting }: { turn: number; first: EventsPage; cutting: AbortController },
  ): AsyncGenerator<EventsPage | null, WhyOver> {
    const { sealed, ending } = this.source;
    const over = AbortSignal.any([listener.asked.gone, ending, cutting.signal]);
    const leave = this.enter(listener.actor, cutting);
    let timer: NodeJS.Timeout | undefined;
    const waitFor = () => {
      timer = setTimeout(() => cutting.abort(), PATIENCE_MS);
    };
    try {
      let [found, since, at, beaten]: [EventsPage, number, string | null, number] = [first, turn, null, performance.now()];
      while (!over.aborted) {
        const before = at;
        at = found.nasta ?? at;
        waitFor();
        yield found;
        clearTimeout(timer);
        for (let isMore = at !== before && at !== null; !isMore; ) {
          isMore = await sealed.more(since, LOOKED_UP_MS, over);
          if (over.aborted) return 'broken_off';
          await this.actorNow(listener);
          if (performance.now() - beaten < BEAT_MS) continue;
          beaten = performance.now();
          waitFor();
          yield null;
          clearTimeout(timer);
        }
        since = sealed.turn;
        // With the rights that they have by now.
        found = await this.read(listener, await this.actorNow(listener), at);
      }
      return 'broken_off';
    } catch (error) {
      return whyOver(error);
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  /** Who listens, as they are now. Throws what refuses them. */
  private async actorNow({ asked, authenticate }: Listener): Promise<Actor> {
    const { operation } = this.source;
    const actor = await authenticate();
    askRight({ operation, actor, korrelation: asked.korrelation });
    return actor;
  }

  /** What comes behind that event; from the beginning of all where nothing had happened yet. */
  private async read({ asked, typ }: Listener, actor: Actor, efter: string | null): Promise<EventsPage> {
    const { operation, machinery } = this.source;
    const query = { ...(efter !== null && { efter }), ...(typ !== undefined && { typ }) };
    const call = { operation, actor, korrelation: asked.korrelation, input: { params: {}, query, body: undefined } };
    const { body } = await invokeAdmitted(machinery, { ...call, callerGone: asked.gone });
    return eventsPageSchema.parse(typeof body === 'string' ? JSON.parse(body) : body);
  }

  private enter({ typ, id }: Actor, cutting: AbortController): () => void {
    const caller = `${typ} ${id}`;
    const own = this.open.get(caller) ?? new Set();
    this.open.set(caller, own);
    const [oldest] = own;
    if (own.size >= MOST_OF_ONE && oldest !== undefined) {
      oldest.abort();
      // It may take a while to end: of those that open meanwhile the next ends the next.
      own.delete(oldest);
    }
    own.add(cutting);
    return () => {
      own.delete(cutting);
      if (own.size === 0 && this.open.get(caller) === own) this.open.delete(caller);
    };
  }
}

/** Why a stream ends that met with that: whoever comes back for more is told the same, and by then in words. */
function whyOver(error: unknown): WhyOver {
  if (error instanceof Fault) return REFUSING.has(error.status) ? 'shut_out' : 'broken_off';
  if (error instanceof DatabaseAway) return 'broken_off';
  throw error;
}
