import type { Agent } from '#lib/contract/agent.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';

/** The agent as it stands now, if there is one. */
export async function findAgent({ store, now }: CheckingContext, id: string): Promise<Agent | undefined> {
  return isId(id) ? store.agents.byId(id, { day: dayOf(now), now }) : undefined;
}

/** The agent, held against every other change until the transaction ends; or 404. */
export async function agentForWriting({ store, now }: OperationContext, id: string): Promise<Agent> {
  const agent = isId(id) ? await store.agents.forWriting(id, { day: dayOf(now), now }) : undefined;
  if (agent === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Agenten' });
  return agent;
}
