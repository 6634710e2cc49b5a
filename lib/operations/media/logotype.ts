import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { Settings } from '#lib/contract/settings.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { openSettings, SETTINGS } from '#lib/operations/settings/kept-settings.ts';

/** The picture of the library that is the site’s logotype, which search engines are told the address of on every page; undefined where it is none of those. */
export function logotypeOf({ sajt, url }: Pick<OperationContext['settings'], 'sajt' | 'url'>): string | undefined {
  return pictureAt(sajt.logotyp, url);
}

/** The same by the settings as they are kept at this moment, by whichever instance: for whoever holds a picture that is no logotype of theirs. */
export async function logotypeKept({ store, newsroom, settings, settingsVault }: OperationContext): Promise<string | undefined> {
  const { own } = openSettings(await store.settings.latest(SETTINGS), settingsVault);
  return logotypeIn(newsroom.effective(own), settings.url);
}

/** The picture that these settings have as the logotype. */
export function logotypeIn({ webbplats }: Pick<Settings, 'webbplats'>, url: string): string | undefined {
  return pictureAt(webbplats.logotyp, url);
}

function pictureAt(address: string, url: string): string | undefined {
  return mediaIdOf(address.startsWith(url) ? address.slice(url.length) : address);
}
