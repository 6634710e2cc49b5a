import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { FOLDER_MARK } from '#lib/adapters/media/picture-place.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { Settings } from '#lib/store/settings.ts';

const SETTING = 'bildmapp';

interface Parts {
  settings: Pick<Settings, 'get' | 'follow'>;
  pictures: Pick<PictureFiles, 'namn' | 'mark' | 'putMark'>;
  newId(): string;
  now(): Date;
}

/**
 * Whether the pictures that other instances keep are there for this one, and its own for them: where they lie carries a mark that the
 * database knows. The first instance of a newsroom makes both. Answers with what is to be told to whoever starts this one, when it is not so.
 */
export async function picturesNotice({ settings, pictures, newId, now }: Parts): Promise<string | undefined> {
  try {
    const known = await settings.get(SETTING);
    if (known !== undefined) return (await pictures.mark()) === known ? undefined : notShared(pictures.namn);
    await pictures.putMark(newId());
    const mark = await pictures.mark();
    // Another may be first: then it is its place that this one is held against.
    if ((await settings.follow(SETTING, 0, mark, STUDIO, now().toISOString())) !== undefined) return undefined;
    return (await settings.get(SETTING)) === mark ? undefined : notShared(pictures.namn);
  } catch (error) {
    if (error instanceof StorageAway) return `${error.orsak} Bilder kan varken laddas upp eller visas förrän den gör det.`;
    if (!(error instanceof Error && 'path' in error)) throw error;
    return `Platsen för bilder, ${pictures.namn}, går inte att använda: ${error.message}. Bilder kan varken laddas upp eller visas förrän den gör det.`;
  }
}

/** Whether where the pictures lie is this newsroom's: only then may anything be taken away there for not being known. */
export async function isOwnPlace({ settings, pictures }: Pick<Parts, 'settings' | 'pictures'>): Promise<boolean> {
  const known = await settings.get(SETTING);
  return known !== undefined && (await pictures.mark()) === known;
}

function notShared(place: string): string {
  return (
    `Platsen för bilder, ${place}, är inte den som redaktionens andra instanser har: bilder som laddas upp i den ena saknas i den andra. ` +
    `Ge alla samma plats: en delad disk som monteras där, eller en hink (STUDIO_MEDIA). Är det platsen som är ny för alla: ange den förra i STUDIO_MEDIA_FRAN, ` +
    `så flyttas bilderna hit medan Studio används, eller flytta hit allt ur den förra, också filen ${FOLDER_MARK}.`
  );
}
