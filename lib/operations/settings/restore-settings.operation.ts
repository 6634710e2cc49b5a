import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { keepSettings } from '#lib/operations/settings/keep-settings.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { settingsAnswerSchema } from '#lib/operations/settings/settings-answer.ts';

export const restoreSettings = defineOperation({
  name: 'aterstallInstallningar',
  summary: 'Gör en äldre version av inställningarna, med dess hemligheter, till en ny version. Det som ändras provas först.',
  method: 'POST',
  path: '/studio/api/installningar/aterstall',
  body: z.object({ version: z.int().min(1).max(1_000_000_000).meta({ description: 'Numret på versionen att återställa.' }) }),
  output: settingsAnswerSchema,
  errors: [
    ...(['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'installningar_andrade'] as const),
    ...(['installning_ofullstandig', 'installning_fungerar_inte'] as const),
  ],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { version }) {
    const { settings } = context.store;
    const [bas, earlier] = await Promise.all([settings.latest(SETTINGS), settings.version(SETTINGS, version)]);
    if (earlier === undefined) throw fault('finns_inte', { falt: 'version' }, { vad: `Version ${version} av inställningarna` });
    return keepSettings(context, { bas, own: openSettings(earlier, context.settingsVault).own, aterstalld: version });
  },
});
