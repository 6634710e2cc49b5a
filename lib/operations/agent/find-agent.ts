import type { Agent } from '#lib/contract/agent.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { isId } from '#lib/operations/item/item-access.ts';

/** The agent, or 404. */
export async function agentOr404(context: OperationContext, id: string): Promise<Agent> {
  const agent = isId(id) ? await context.store.agents.byId(id) : undefined;
  if (agent === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Agenten' });
  return agent;
}
