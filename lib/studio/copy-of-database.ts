import { StartFault } from '#lib/config/environment.ts';
import { isCopyOf } from '#lib/store/close-copy.ts';
import { refuseSharing } from '#lib/studio/through-pooler.ts';

/** A copy as searches are asked of it, with what whoever starts Studio is told of it. */
interface CopyOf {
  copyUrl: string;
  notice?: string;
}

/**
 * Makes sure that what `copyUrl` leads to is a copy of the database at `directUrl`. One that cannot be reached keeps nobody from working, and is
 * told of. Throws StartFault for anything else than a copy.
 */
export async function copyOf(directUrl: string, copyUrl: string): Promise<CopyOf> {
  try {
    await refuseSharing('DATABASE_URL_KOPIA', copyUrl);
    if (await isCopyOf(directUrl, copyUrl)) return { copyUrl };
  } catch (error) {
    if (error instanceof StartFault || !(error instanceof Error)) throw error;
    return {
      copyUrl,
      notice: `Kopian i DATABASE_URL_KOPIA svarar inte (${error.message}). Sökningar ställs till databasen själv tills den gör det.`,
    };
  }
  throw new StartFault(
    'DATABASE_URL_KOPIA leder inte till en kopia av databasen i DATABASE_URL. Ange en läsbar kopia (strömmande replikering) av samma databas, eller ta bort den.',
  );
}
