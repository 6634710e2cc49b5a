import { isDemanded } from '#lib/access/actor-of-person.ts';
import type { SecondFactorState } from '#lib/contract/second-factor.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** How it is with the second factor of whoever calls. */
export async function stateOfSecondFactor({ store, actor, settings }: OperationContext): Promise<SecondFactorState> {
  const found = await store.secondFactors.get(actor.id);
  const passernycklar = found?.passernycklar ?? 0;
  const [sedan = null] = [found?.sedan, found?.passernyckel_sedan].filter((time) => typeof time === 'string').toSorted();
  const kravs = isDemanded(actor, (roll) => settings.demandsSecondFactor(roll));
  const aktiv = sedan !== null;
  const engangskoder = typeof found?.hemlighet === 'string';
  const bevis = found?.har_losenord === false ? 'inloggning' : 'losenord';
  return { aktiv, sedan, engangskoder, passernycklar, bevis, kravs, koder_kvar: aktiv ? (found?.koder_kvar ?? 0) : 0 };
}
