import type { Actor } from '#lib/contract/actor.ts';
import type { Agent, AgentPause } from '#lib/contract/agent.ts';

type Rights =
  | 'sektioner'
  | 'mallar'
  | 'sprak'
  | 'publicera'
  | 'schemalagga'
  | 'godkannande'
  | 'laser'
  | 'skriver_over'
  | 'order'
  | 'kraver_prov'
  | 'kvot';

type KnownAgent = Pick<Agent, 'id' | 'namn' | 'nyckel_prefix' | Rights | 'anrop_per_minut' | 'utgar'> & {
  agare: { id: string; epost: string; namn: string };
};

/** An agent with the rights it has, as it calls while the switch for all of them stands so. */
export function actorOfAgent(agent: KnownAgent, pause: AgentPause): Actor {
  return { ...standingAgent(agent), ...(pause.pausade ? { paus: pause.orsak } : {}) };
}

/** An agent with all that bounds it as it stands, for whoever asks what it may while it makes no call of its own. */
export function standingAgent(agent: KnownAgent): Actor {
  const { id, namn, sektioner, mallar, sprak, publicera, schemalagga, godkannande, laser, skriver_over, order } = agent;
  const { anrop_per_minut, kraver_prov, kvot, nyckel_prefix, utgar } = agent;
  const { id: owner, epost, namn: called } = agent.agare;
  return {
    ...{ typ: 'agent', id, namn, roll: 'agent', sektioner, mallar, sprak, publicera, schemalagga, godkannande },
    ...{ laser, skriver_over, order },
    ...{ agare: { id: owner, epost, namn: called }, anrop_per_minut, kraver_prov, kvot, nyckel: nyckel_prefix, utgar },
  };
}
