import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import { fieldsOf, type SettingsChange, settingsChangeFields, withChange } from '#lib/contract/settings.ts';
import { Fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { keepSettings, overtaken } from '#lib/operations/settings/keep-settings.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { lockedFaults } from '#lib/operations/settings/locked-faults.ts';
import { settingsAnswerSchema } from '#lib/operations/settings/settings-answer.ts';
import { unknownNameFaults } from '#lib/operations/settings/unknown-names.ts';

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
    ...([
      'rattighet_saknas',
      'bara_redaktionen',
      'installningar_andrade',
      'installning_last',
      'roll_okand',
      'sektion_okand',
      'mall_okand',
    ] as const),
    ...(['installning_ofullstandig', 'installning_fungerar_inte', 'hemlighet_annan_adress', 'bild_okand'] as const),
  ],
  hints: { readOnly: false },
  transaction: 'stegvis',
  attempts: ['inloggningar'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  check: unknownNameFaults,
  async run(context, { version, ...asked }) {
    const { store, newsroom, settingsVault } = context;
    const locked = lockedFaults(newsroom, asked);
    if (locked.length > 0) throw new Fault(422, locked);
    const bas = await store.settings.latest(SETTINGS);
    const { own, version: newest } = openSettings(bas, settingsVault);
    if (newest !== version) throw overtaken(context, bas, version);
    const touched = withoutUntouchedSecrets(asked);
    return keepSettings(context, { bas, own: withChange(own, touched), given: new Set(fieldsOf(touched).keys()), aterstalld: null });
  },
});

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
