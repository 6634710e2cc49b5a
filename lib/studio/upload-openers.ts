import { actorOfAgent } from '#lib/access/actor-of-agent.ts';
import { actorOfPerson, type DemandsSecondFactor, demandOn } from '#lib/access/actor-of-person.ts';
import { addressesWithin } from '#lib/access/address-ranges.ts';
import { AGENT_PAUSE, readAgentPause } from '#lib/access/agent-pause.ts';
import { assistantName } from '#lib/content/assistant-name.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { fault } from '#lib/errors/fault.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import type { OpenedUpload } from '#lib/operations/media/upload-address.ts';
import type { Store } from '#lib/store/store.ts';

interface Parts {
  /** Bound to the pool. */
  store: Store;
  demandsSecondFactor: DemandsSecondFactor;
  sessionIdleMs(): number;
  now(): Date;
}

type Opener = Pick<OpenedUpload, 'typ' | 'id' | 'genom'>;

/**
 * Whoever opened an address for an upload, with the rights they have now. Throws 410 when what they did it by is over: the login, the connection, the
 * agent (a new key for it ends nothing, as the address is over soon); and 403 when it is used from where the agent that opened it may not call.
 */
export function uploadOpeners({ store, demandsSecondFactor, sessionIdleMs, now }: Parts): (opener: Opener, from: string) => Promise<Actor> {
  return async (opener, from) => {
    const actor = await (opener.typ === 'agent' ? agentNow(opener, from) : personNow(opener));
    if (actor === undefined) throw fault('uppladdning_upphord');
    return actor;
  };

  async function agentNow({ id }: Opener, from: string): Promise<Actor | undefined> {
    const time = now().toISOString();
    const [agent, pause] = await Promise.all([
      store.agents.byId(id, { day: dayOf(time), now: time }),
      store.settings.get(AGENT_PAUSE).then(readAgentPause),
    ]);
    if (agent === undefined || agent.aterkallad !== null || !agent.agare.aktiv) return undefined;
    if (agent.utgar !== null && Date.parse(agent.utgar) <= now().getTime()) return undefined;
    if (!addressesWithin(agent.ip_omraden)(from)) throw fault('adress_ej_tillaten', {}, { adress: from });
    return actorOfAgent(agent, pause);
  }

  async function personNow({ typ, id, genom }: Opener): Promise<Actor | undefined> {
    const time = now().toISOString();
    const person = await store.people.byId(id);
    if (person === undefined || !person.aktiv) return undefined;
    const actor = { ...actorOfPerson(person), ...demandOn(person, demandsSecondFactor) };
    if (typ === 'person') {
      const logins = await store.sessions.list(id, time, sessionIdleMs());
      return logins.some((login) => login.id === genom) ? { ...actor, session: genom } : undefined;
    }
    const connection = (await store.oauthConnections.list(id, time)).find((one) => one.id === genom);
    if (connection === undefined) return undefined;
    const { vard, omfang } = connection;
    return { ...actor, typ, namn: assistantName(actor.namn, vard), omfang, anslutning: connection.id };
  }
}
