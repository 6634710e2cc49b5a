import { type Entry, openPromise } from 'yauzl';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';

/** Of an archive: more names than this are no newsroom's. */
const MOST_FILES = 500_000;

const BROKEN = 'Hämta eller skicka filen igen: den kan ha blivit avbruten på vägen.';

/**
 * The files of a zip, read where they stand: nothing is unpacked on the disk. Throws ImportFault for what is no whole zip, or has a name
 * that leads out of it; a file that says it is smaller than it is, is refused when it is read.
 */
export async function filesOfZip(path: string): Promise<ArticleFiles> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw unreadable(error);
  });
  try {
    if (zip.entryCount > MOST_FILES) throw new ImportFault(`Arkivet har fler än ${MOST_FILES} filer.`, 'Dela upp det i flera.');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
    return {
      paths: [...entries.keys()].sort(),
      async read(name, most) {
        const entry = entries.get(name);
        if (entry === undefined) return undefined;
        if (entry.isEncrypted()) throw new ImportFault('Filen är krypterad.', 'Packa om arkivet utan lösenord.');
        if (entry.uncompressedSize > most) throw tooLarge(most);
        const stream = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
          throw unreadable(error);
        });
        return gathered(stream, most);
      },
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof ImportFault ? error : unreadable(error);
  }
}

async function gathered(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of stream) {
      length += piece.length;
      if (length > most) throw tooLarge(most);
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof ImportFault ? error : unreadable(error);
  }
  return Buffer.concat(pieces, length);
}

function tooLarge(most: number): ImportFault {
  return new ImportFault(`Filen är större än ${Math.round(most / 1024 / 1024)} MB uppackad.`, 'Dela upp den, eller läs in den för sig.');
}

function unreadable(error: unknown): ImportFault {
  const said = error instanceof Error ? error.message : '';
  if (/relative path|absolute path|invalid characters in fileName/.test(said))
    return new ImportFault(
      'Arkivet har ett filnamn som leder ut ur det (med ../ eller en hel sökväg).',
      'Läs inte in det: packa om de filer som behövs.',
      error,
    );
  return new ImportFault('Arkivet går inte att läsa som en hel zip.', BROKEN, error);
}
