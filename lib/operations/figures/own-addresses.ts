import type { OperationContext } from '#lib/operations/context.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';

/** Under which addresses what is published is read: those of the site, and of the publishing system that it is delivered to. */
export async function ownAddresses({
  store,
  newsroom,
  settings,
  settingsVault,
}: Pick<OperationContext, 'store' | 'newsroom' | 'settings' | 'settingsVault'>): Promise<string[]> {
  const { publicering } = newsroom.effective(openSettings(await store.settings.latest(SETTINGS), settingsVault).own);
  return publicering.cms === 'inbyggd' ? [settings.url] : [settings.url, publicering.url];
}
