import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { fieldsOf, SECRET_SET, type SettingsChange, settingsChangeFields, withChange } from '#lib/contract/settings.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { keepSettings, overtaken } from '#lib/operations/settings/keep-settings.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import type { Newsroom } from '#lib/operations/settings/newsroom.ts';
import { settingsAnswerSchema } from '#lib/operations/settings/settings-answer.ts';

export const patchSettings = defineOperation({
  name: 'andraInstallningar',
  summary: 'Ändrar inställningar: de fält som skickas. Det som ändras provas först, gäller sedan genast och blir en ny version.',
  method: 'PATCH',
  path: '/studio/api/installningar',
  body: z.object({
    version: z.int().min(0).max(1_000_000_000).meta({ description: 'Versionen som du utgick från.' }),
    ...settingsChangeFields,
  }),
  output: settingsAnswerSchema,
  errors: [
    ...(['rattighet_saknas', 'bara_redaktionen', 'installningar_andrade', 'installning_last'] as const),
    ...(['installning_ofullstandig', 'installning_fungerar_inte'] as const),
  ],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { version, ...asked }) {
    const { store, newsroom, settingsVault } = context;
    refuseDecided(newsroom, asked);
    const bas = await store.settings.latest(SETTINGS);
    const { own, version: newest } = openSettings(bas, settingsVault);
    if (newest !== version) throw overtaken(context, bas, version);
    return keepSettings(context, { bas, own: withChange(own, withoutUntouchedSecrets(asked)), aterstalld: null });
  },
});

/** Throws 422 naming each field that the environment decides. */
function refuseDecided({ decided }: Newsroom, asked: SettingsChange): void {
  const faults = [...fieldsOf(asked).keys()].flatMap((falt) => {
    const variabel = decided.get(falt);
    return variabel === undefined ? [] : [faultEntry('installning_last', { falt }, { variabel })];
  });
  if (faults.length > 0) throw new Fault(422, faults);
}

/** Without the secrets that come back as they were read: nobody has touched them. */
function withoutUntouchedSecrets({ publicering, ai, epost, ...others }: SettingsChange): SettingsChange {
  const { losenord, ...publiceringen } = publicering ?? {};
  const { nyckel, ...tjansten } = ai ?? {};
  const changed = (secret: string | undefined) => secret !== undefined && secret !== SECRET_SET;
  return {
    ...others,
    publicering: { ...publiceringen, ...(changed(losenord) ? { losenord } : {}) },
    ai: { ...tjansten, ...(changed(nyckel) ? { nyckel } : {}) },
    epost: changed(epost?.smtp_url) ? { smtp_url: epost?.smtp_url } : {},
  };
}
