import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { settingsAnswer, settingsAnswerSchema } from '#lib/operations/settings/settings-answer.ts';

export const getSettings = defineOperation({
  name: 'hamtaInstallningar',
  summary: 'Hämtar redaktionens inställningar som de gäller, utan hemligheter, och vilka fält miljövariabler bestämmer.',
  method: 'GET',
  path: '/studio/api/installningar',
  output: settingsAnswerSchema,
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store, newsroom, settingsVault }) {
    return settingsAnswer(newsroom, openSettings(await store.settings.latest(SETTINGS), settingsVault));
  },
});
