import { type AgentPause, agentPauseSchema } from '#lib/contract/agent.ts';

/** The setting that holds the switch. */
export const AGENT_PAUSE = 'agentpaus';

/** The switch as it stands; off until somebody has turned it. */
export function readAgentPause(varde: unknown): AgentPause {
  return varde === undefined ? { pausade: false, orsak: '', av: null, tid: null } : agentPauseSchema.parse(varde);
}
