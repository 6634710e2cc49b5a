import type { FaultEntry } from '#lib/contract/fault.ts';
import { fieldsOf, type SettingsChange } from '#lib/contract/settings.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';

/** A fault for each field of the change that the environment decides. */
export function lockedFaults({ decided }: Pick<Newsroom, 'decided'>, asked: SettingsChange): FaultEntry[] {
  return [...fieldsOf(asked).keys()].flatMap((falt) => {
    const variabel = decided.get(falt);
    return variabel === undefined ? [] : [faultEntry('installning_last', { falt }, { variabel })];
  });
}
