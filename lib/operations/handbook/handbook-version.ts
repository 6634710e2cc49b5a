import { z } from 'zod';
import type { HandbookHead, HandbookVersion } from '#lib/contract/handbook.ts';
import { WRITTEN_CHAPTERS } from '#lib/handbook/default-handbook.ts';
import type { SettingVersion } from '#lib/store/settings.ts';
import type { Store } from '#lib/store/store.ts';

/** The setting that holds what the newsroom has written. */
export const HANDBOOK = 'handbok';

const savedSchema = z.object({ text: z.string(), kommentar: z.string(), aterstalld: z.int().nullable() });
const listedSchema = savedSchema.omit({ text: true });

export type SavedHandbook = z.infer<typeof savedSchema>;

/** The text that a newsroom starts from is version 1; the first that it saves, version 2. */
const SHIPPED = 1;

const SHIPPED_HEAD: HandbookHead = {
  nr: SHIPPED,
  kommentar: 'Texten som Studio levereras med',
  aterstalld: null,
  av: null,
  skapad: null,
};
const SHIPPED_VERSION: HandbookVersion = { ...SHIPPED_HEAD, text: WRITTEN_CHAPTERS };

/** What is in force: the version last saved, or the text Studio ships with until somebody has saved one. */
export async function currentHandbook(store: Store): Promise<HandbookVersion> {
  const latest = await store.settings.latest(HANDBOOK);
  return latest === undefined ? SHIPPED_VERSION : versionOf(latest);
}

/** The version of that number; `undefined` when there is none. */
export async function handbookVersion(store: Store, nr: number): Promise<HandbookVersion | undefined> {
  if (nr === SHIPPED) return SHIPPED_VERSION;
  const found = await store.settings.version(HANDBOOK, nr - SHIPPED);
  return found === undefined ? undefined : versionOf(found);
}

/** Every version without its text, newest first; the last is the text Studio ships with. */
export async function handbookHeads(store: Store): Promise<HandbookHead[]> {
  const saved = await store.settings.versions(HANDBOOK, 'text');
  return [...saved.map((row) => ({ ...listedSchema.parse(row.varde), ...recordOf(row) })), SHIPPED_HEAD];
}

/** The number of stored settings behind a version: what the next one follows. */
export function storedNumber(nr: number): number {
  return nr - SHIPPED;
}

function versionOf(row: SettingVersion): HandbookVersion {
  return { ...savedSchema.parse(row.varde), ...recordOf(row) };
}

function recordOf({ version, av, skapad }: SettingVersion): Pick<HandbookHead, 'nr' | 'av' | 'skapad'> {
  return { nr: version + SHIPPED, av, skapad };
}
