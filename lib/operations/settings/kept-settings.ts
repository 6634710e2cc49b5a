import { z } from 'zod';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import { FIRST_SETTINGS, type Settings, type SettingsVersion, withChange, withSecrets } from '#lib/contract/settings.ts';
import { readSettings, settingsToKeep } from '#lib/contract/settings-at-rest.ts';
import type { Seal } from '#lib/operations/seal.ts';
import type { SettingVersion } from '#lib/store/settings.ts';

/** The setting that holds what the newsroom has set, and its field that is too long for a list. */
export const SETTINGS = 'installningar';
export const SETTINGS_VALUES = 'varden';

const changedSchema = z.object({ falt: z.array(z.string()), aterstalld: z.int().nullable() });
const asItStands = z.object({ [SETTINGS_VALUES]: z.record(z.string(), z.unknown()) });

export type KeptSettings = z.infer<typeof changedSchema> & z.infer<typeof asItStands>;

/** What the newsroom has set, with its secrets in the open; version 0 before it has set anything. */
export interface OwnSettings {
  version: number;
  own: Settings;
}

/** A version as it is kept, opened. A secret that was sealed by an application with another secret of its own is not set any more. */
export function openSettings(row: SettingVersion | undefined, vault: Seal): OwnSettings {
  if (row === undefined) return { version: 0, own: FIRST_SETTINGS };
  const kept = readSettings(asItStands.parse(row.varde)[SETTINGS_VALUES]);
  return { version: row.version, own: withSecrets(withChange(FIRST_SETTINGS, kept), (sealed) => opened(vault, sealed)) };
}

/** The settings as they are kept: nobody reads a secret in the database. */
export function closeSettings(own: Settings, vault: Seal): Record<string, unknown> {
  return settingsToKeep(withSecrets(own, (secret) => vault.close(secret)));
}

/**
 * What is kept, with all of `before` that this release knows nothing of beside it: while instances are being exchanged for a later release an
 * older one is not to take back what was set at a newer (docs/decisions/settings.md).
 */
export function withUnknown(kept: Record<string, unknown>, before: SettingVersion | undefined): Record<string, unknown> {
  const was: Record<string, unknown> = before === undefined ? {} : asItStands.parse(before.varde)[SETTINGS_VALUES];
  const group = (of: unknown): object => (typeof of === 'object' && of !== null ? of : {});
  const known = Object.entries(kept).map(([name, fields]) => [name, { ...group(was[name]), ...group(fields) }]);
  return { ...was, ...Object.fromEntries(known) };
}

/** The settings as anybody may read them. */
export function withoutSecrets(settings: Settings): Settings {
  return withSecrets(settings, () => SECRET_SET);
}

export function settingsVersion({ version, varde, av, skapad }: SettingVersion): SettingsVersion {
  return { version, ...changedSchema.parse(varde), av, skapad };
}

function opened(vault: Seal, sealed: string): string {
  try {
    return vault.open(sealed);
  } catch {
    // Nobody can open it any more: it has to be written again.
    return '';
  }
}
