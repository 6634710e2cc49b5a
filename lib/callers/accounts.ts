import { actorOfAgent } from '#lib/access/actor-of-agent.ts';
import { actorOfPerson, type DemandsSecondFactor, demandOn } from '#lib/access/actor-of-person.ts';
import { addressesWithin } from '#lib/access/address-ranges.ts';
import { AGENT_PAUSE, readAgentPause } from '#lib/access/agent-pause.ts';
import type { LoggedIn } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { fault } from '#lib/errors/fault.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import type { SessionClaims } from '#lib/sign-in/session-claims.ts';
import type { Store } from '#lib/store/store.ts';

interface Dependencies {
  /** Bound to the pool. */
  store: Store;
  hashToken(token: string): string;
  /** The claims of a session cookie, or undefined for one that is forged, broken or expired. */
  decodeSession(token: string): Promise<SessionClaims | undefined>;
  demandsSecondFactor: DemandsSecondFactor;
  /** How long a login may be unused, once every change that is known of has taken effect. */
  sessionIdleMs(): Promise<number> | number;
  now(): number;
  /** Told of whoever shows a good key from where its agent may not call. */
  cameFromElsewhere(agent: string, address: string): void;
  onError(error: unknown): void;
}

interface KnownAgent {
  actor: Actor;
  /** Whether it may call from an address. */
  callsFrom(address: string): boolean;
  utgar: number;
  markedUsedAt: number;
}

const MARK_USED_EVERY_MS = 60_000;
/** A login is looked up anew so often: its time runs out by not being used, which other instances know of too. */
const SESSION_KEPT_MS = 60_000;
const MOST_KEPT = 5_000;

/**
 * Turns credentials into actors. What was found is kept until an account changes anywhere, and is not kept at all while
 * changes made by other instances cannot be heard: a revoked key or a deactivated person is out at once (issue of trust,
 * not of speed).
 */
export class Accounts {
  private readonly agents = new Map<string, KnownAgent>();
  private readonly sessions = new Map<string, { actor: LoggedIn; until: number }>();
  private readonly dependencies: Dependencies;
  private hearing = false;
  /** Raised by every change: what was read before one may not be kept after it. */
  private changes = 0;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  forget(): void {
    this.changes += 1;
    this.agents.clear();
    this.sessions.clear();
  }

  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.forget();
  }

  /** The agent of a bearer key that is shown from that address; or 401, or 403 where the agent may not call from there. */
  async byKey(key: string, from: string): Promise<Actor> {
    const { store, hashToken, now } = this.dependencies;
    const hash = hashToken(key);
    const known = this.agents.get(hash) ?? (await this.findAgent(hash));
    if (known === undefined || known.utgar <= now()) throw unauthorised('nyckel_ogiltig');
    if (!known.callsFrom(from)) {
      this.dependencies.cameFromElsewhere(known.actor.id, from);
      throw fault('adress_ej_tillaten', {}, { adress: from });
    }
    if (now() - known.markedUsedAt > MARK_USED_EVERY_MS) {
      known.markedUsedAt = now();
      // Nobody waits for it: «last used» to the minute is good to know, not needed to answer.
      store.agents.markUsed(known.actor.id, new Date(now()).toISOString()).catch(this.dependencies.onError);
    }
    return known.actor;
  }

  private async findAgent(hash: string): Promise<KnownAgent | undefined> {
    const { changes } = this;
    const { agents, settings } = this.dependencies.store;
    const [agent, pause] = await Promise.all([agents.byKeyHash(hash), settings.get(AGENT_PAUSE).then(readAgentPause)]);
    if (agent === undefined || agent.aterkallad !== null || !agent.agare_aktiv) return undefined;
    const known: KnownAgent = {
      actor: actorOfAgent(agent, pause),
      callsFrom: addressesWithin(agent.ip_omraden),
      utgar: Math.min(endOf(agent.utgar), endOf(agent.nyckel_galler_till)),
      markedUsedAt: 0,
    };
    this.keep(this.agents, hash, known, changes);
    return known;
  }

  /** The person of a session cookie, or 401. */
  async bySession(token: string): Promise<LoggedIn> {
    const { store, decodeSession, hashToken, now } = this.dependencies;
    const hash = hashToken(token);
    const known = this.sessions.get(hash);
    if (known !== undefined && known.until > now()) return known.actor;
    const { changes } = this;
    const claims = await decodeSession(token);
    const time = new Date(now()).toISOString();
    const idleMs = await this.dependencies.sessionIdleMs();
    const open = claims && (await store.sessions.open(hashToken(claims.session), time, idleMs));
    if (open === undefined || open.person.id !== claims?.person) throw unauthorised('inloggning_upphord');
    // Nobody waits for it: that the login is being used is written down at most once a minute.
    store.sessions.markUsed(open.session, time).catch(this.dependencies.onError);
    const actor: LoggedIn = {
      ...actorOfPerson(open.person),
      ...demandOn(open.person, this.dependencies.demandsSecondFactor),
      session: open.session,
    };
    this.keep(this.sessions, hash, { actor, until: Math.min(now() + SESSION_KEPT_MS, Date.parse(open.utgar)) }, changes);
    return actor;
  }

  private keep<Value>(map: Map<string, Value>, key: string, value: Value, readAt: number): void {
    if (!this.hearing || readAt !== this.changes) return;
    if (map.size >= MOST_KEPT) map.clear();
    map.set(key, value);
  }
}

function endOf(time: string | null): number {
  return time === null ? Number.POSITIVE_INFINITY : Date.parse(time);
}
