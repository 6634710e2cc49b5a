import { z } from 'zod';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import {
  FIRST_SETTINGS,
  keptSettingsSchema,
  type Settings,
  type SettingsChange,
  type SettingsVersion,
  withChange,
  withSecrets,
} from '#lib/contract/settings.ts';
import type { Seal } from '#lib/operations/seal.ts';
import type { SettingVersion } from '#lib/store/settings.ts';

/** The setting that holds what the newsroom has set, and its field that is too long for a list. */
export const SETTINGS = 'installningar';
export const SETTINGS_VALUES = 'varden';

const changedSchema = z.object({ falt: z.array(z.string()), aterstalld: z.int().nullable() });
const keptSchema = changedSchema.extend({ [SETTINGS_VALUES]: keptSettingsSchema });

const asItStands = z.object({ [SETTINGS_VALUES]: z.record(z.string(), z.unknown()) });

export type KeptSettings = z.infer<typeof changedSchema> & { [SETTINGS_VALUES]: SettingsChange };

/** What the newsroom has set, with its secrets in the open; version 0 before it has set anything. */
export interface OwnSettings {
  version: number;
  own: Settings;
}

/** A version as it is kept, opened. A secret that was sealed by an application with another secret of its own is not set any more. */
export function openSettings(row: SettingVersion | undefined, vault: Seal): OwnSettings {
  if (row === undefined) return { version: 0, own: FIRST_SETTINGS };
  // The schema of what is kept is made of that of what is set, whose type it cannot tell.
  const { varden } = keptSchema.parse(row.varde) as KeptSettings;
  return { version: row.version, own: withSecrets(withChange(FIRST_SETTINGS, varden), (sealed) => opened(vault, sealed)) };
}

/** The settings as they are kept: nobody reads a secret in the database. */
export function closeSettings(own: Settings, vault: Seal): SettingsChange {
  return withSecrets(own, (secret) => vault.close(secret));
}

/**
 * What is kept, with all of `before` that this release knows nothing of beside it: while instances are being exchanged for a later release an
 * older one is not to take back what was set at a newer (docs/decisions/settings.md).
 */
export function withUnknown(kept: SettingsChange, before: SettingVersion | undefined): Record<string, unknown> {
  const was: Record<string, unknown> = before === undefined ? {} : asItStands.parse(before.varde)[SETTINGS_VALUES];
  const group = (of: unknown): object => (typeof of === 'object' && of !== null ? of : {});
  const known = Object.entries(kept).map(([name, fields]) => [name, { ...group(was[name]), ...fields }]);
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
