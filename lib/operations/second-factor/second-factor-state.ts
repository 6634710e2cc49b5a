import { ROLES } from '#lib/contract/actor.ts';
import type { SecondFactorState } from '#lib/contract/second-factor.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** How it is with the second factor of whoever calls. */
export async function stateOfSecondFactor({ store, actor, settings }: OperationContext): Promise<SecondFactorState> {
  const found = await store.secondFactors.get(actor.id);
  const sedan = found?.sedan ?? null;
  const role = ROLES.find((one) => one === actor.roll);
  const kravs = role !== undefined && settings.demandsSecondFactor(role);
  return { aktiv: sedan !== null, sedan, kravs, koder_kvar: sedan === null ? 0 : (found?.koder_kvar ?? 0) };
}
