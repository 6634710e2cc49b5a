import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { FIRST_SETTINGS, fieldsOf, type Settings, type SettingsVersion, settingsVersionSchema } from '#lib/contract/settings.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import type { Seal } from '#lib/operations/seal.ts';
import { openSettings, SETTINGS, SETTINGS_VALUES, settingsVersion } from '#lib/operations/settings/kept-settings.ts';
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
    const shown = page.map(({ version }) => version);
    if (shown.length === 0) return { ...frame, versioner: [] };
    // What the first of them changed is told by the one before it.
    const whole = await store.settings.between(SETTINGS, Math.min(...shown) - 1, Math.max(...shown));
    const opened = new Map([[0, FIRST_SETTINGS], ...whole.map((row) => [row.version, openSettings(row, UNOPENED).own] as const)]);
    return { ...frame, versioner: page.map((version) => ({ ...version, andringar: changesOf(version, opened) })) };
  },
});

/** Nobody is told a secret: it is not opened either. */
const UNOPENED: Seal = { close: () => SECRET_SET, open: () => SECRET_SET };

function changesOf({ version, falt }: SettingsVersion, opened: ReadonlyMap<number, Settings>): SettingsVersion['andringar'] {
  const [before, after] = [version - 1, version].map((nr) => fieldsOf(opened.get(nr) ?? FIRST_SETTINGS));
  return falt.map((field) => ({ falt: field, fore: inWords(before?.get(field)), efter: inWords(after?.get(field)) }));
}

/** A list with commas between, one of what has several parts with semicolons, a text for each language with a stroke. */
function inWords(value: unknown): string {
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') ? value.join(', ') : value.map(partsInWords).join('; ');
  return typeof value === 'object' && value !== null
    ? Object.values(value)
        .map(inWords)
        .filter((text) => text !== '')
        .join(' / ')
    : String(value ?? '');
}

/** `twentytwentyfive: rubrik, datum`. */
function partsInWords(entry: object): string {
  return Object.values(entry)
    .map((part) => inWords(part) || 'inget')
    .join(': ');
}
