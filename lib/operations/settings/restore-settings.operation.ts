import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { keepSettings, overtaken } from '#lib/operations/settings/keep-settings.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { settingsAnswerSchema } from '#lib/operations/settings/settings-answer.ts';

const number = z.int().min(1).max(1_000_000_000);

export const restoreSettings = defineOperation({
  name: 'aterstallInstallningar',
  summary: 'Gör en äldre version av inställningarna, med dess hemligheter, till en ny version. Det som ändras provas först.',
  method: 'POST',
  path: '/studio/api/installningar/aterstall',
  body: z.object({
    version: number.meta({ description: 'Numret på versionen att återställa.' }),
    bas: number.optional().meta({ description: 'Versionen som är senast när du återställer; utelämnad återställs det i alla fall.' }),
  }),
  output: settingsAnswerSchema,
  errors: [
    ...(['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'installningar_andrade'] as const),
    ...(['installning_ofullstandig', 'installning_fungerar_inte', 'hemlighet_annan_adress'] as const),
  ],
  hints: { readOnly: false },
  transaction: 'stegvis',
  attempts: ['inloggningar'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { version, bas: expected }) {
    const { settings } = context.store;
    const [bas, earlier] = await Promise.all([settings.latest(SETTINGS), settings.version(SETTINGS, version)]);
    if (earlier === undefined) throw fault('finns_inte', { falt: 'version' }, { vad: `Version ${version} av inställningarna` });
    if (expected !== undefined && expected !== bas?.version) throw overtaken(context, bas, expected);
    return keepSettings(context, { bas, own: openSettings(earlier, context.settingsVault).own, given: new Set(), aterstalld: version });
  },
});
