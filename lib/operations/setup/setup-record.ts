import type { Author } from '#lib/contract/article.ts';
import { SETUP } from '#lib/contract/closed/setup.ts';
import { type SetupRecord, setupRecordSchema } from '#lib/contract/setup.ts';
import type { Store } from '#lib/store/store.ts';

/** What has been said in the guide; `undefined` in a newsroom that was never new to it. */
export async function setupRecord({ settings }: Pick<Store, 'settings'>): Promise<SetupRecord | undefined> {
  const kept = await settings.get(SETUP);
  return kept === undefined ? undefined : setupRecordSchema.parse(kept);
}

/** Has a newsroom that is to be somebody's own meet the guide, with what is said of its steps from the beginning. Once begun it goes on as it is. */
export async function beginSetup(
  { settings }: Pick<Store, 'settings'>,
  av: Author,
  now: string,
  steg: SetupRecord['steg'] = {},
): Promise<void> {
  await settings.follow(SETUP, 0, { steg, avslutad: false } satisfies SetupRecord, av, now);
}
