import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER_MARK } from '#lib/adapters/media/picture-place.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { Settings } from '#lib/store/settings.ts';

const SETTING = 'bildmapp';
/** Another instance may have made the file and not written into it yet. */
const LOOKS = 5;
const LOOK_EVERY_MS = 100;

interface Parts {
  settings: Pick<Settings, 'get' | 'follow'>;
  folder: string;
  newId(): string;
  now(): Date;
}

/**
 * Whether the pictures that other instances keep are there for this one, and its own for them: the folder carries a mark that the
 * database knows. The first instance of a newsroom makes both. Answers with what is to be told to whoever starts this one, when it is not so.
 */
export async function picturesNotice({ settings, folder, newId, now }: Parts): Promise<string | undefined> {
  const file = path.join(folder, FOLDER_MARK);
  try {
    const known = await settings.get(SETTING);
    if (known !== undefined) return (await markIn(file)) === known ? undefined : notShared(folder);
    await mkdir(folder, { recursive: true });
    await writeFile(file, newId(), { flag: 'wx' }).catch(unlessThere);
    const mark = await markIn(file);
    // Another may be first: then it is its folder that this one is held against.
    if ((await settings.follow(SETTING, 0, mark, STUDIO, now().toISOString())) !== undefined) return undefined;
    return (await settings.get(SETTING)) === mark ? undefined : notShared(folder);
  } catch (error) {
    if (!(error instanceof Error && 'path' in error)) throw error;
    return `Mappen för bilder, ${folder}, går inte att använda: ${error.message}. Bilder kan varken laddas upp eller visas förrän den gör det.`;
  }
}

function notShared(folder: string): string {
  return (
    `Mappen för bilder, ${folder}, är inte den som redaktionens andra instanser har: bilder som laddas upp i den ena saknas i den andra. ` +
    `Ge alla samma mapp, till exempel en delad disk som monteras där. Är det mappen som är ny för alla: flytta hit allt ur den förra, också filen ${FOLDER_MARK}.`
  );
}

async function markIn(file: string): Promise<string | undefined> {
  for (let look = 0; look < LOOKS; look++) {
    const text = await readFile(file, 'utf8').catch(unlessMissing);
    if (text !== '') return text?.trim();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return '';
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
