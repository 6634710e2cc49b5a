import type { OperationContext } from '#lib/operations/context.ts';
import { newRecoveryCodes, plainRecoveryCode } from '#lib/sign-in/recovery-codes.ts';
import type { Store } from '#lib/store/store.ts';

/** Gives whoever calls new recovery codes, and makes those before worthless. Of the codes, hashes alone are kept. */
export async function renewCodes({ actor, randomBytes, hashToken }: OperationContext, store: Store): Promise<string[]> {
  const codes = newRecoveryCodes(randomBytes);
  await store.secondFactors.replaceCodes(
    actor.id,
    codes.map((code) => hashToken(plainRecoveryCode(code))),
  );
  return codes;
}
