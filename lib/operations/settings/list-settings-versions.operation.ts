import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { settingsVersionSchema } from '#lib/contract/settings.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { SETTINGS, SETTINGS_VALUES, settingsVersion } from '#lib/operations/settings/kept-settings.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listSettingsVersions = defineOperation({
  name: 'listaInstallningsversioner',
  summary: 'Listar inställningarnas versioner, nyast först: vem som ändrade vilka fält och när.',
  method: 'GET',
  path: '/studio/api/installningar/versioner',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, versioner: z.array(settingsVersionSchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }, asked) {
    const versions = await store.settings.versions(SETTINGS, SETTINGS_VALUES);
    const { frame, page } = pageOfWhole(versions.map(settingsVersion), asked);
    return { ...frame, versioner: page };
  },
});
