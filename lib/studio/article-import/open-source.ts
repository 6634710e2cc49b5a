import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ghostArticles } from '#lib/import/ghost.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';
import { filesOfFolder, filesOfOne } from '#lib/studio/article-import/files-of-folder.ts';
import { filesOfZip } from '#lib/studio/article-import/files-of-zip.ts';
import { markdownArticles, type SourceArticle, utf8 } from '#lib/studio/article-import/source-articles.ts';
import { wordpressArticles } from '#lib/studio/article-import/wordpress-articles.ts';
import { wordpressSite } from '#lib/studio/article-import/wordpress-site.ts';

export interface OpenSource {
  articles: AsyncIterable<SourceArticle>;
  files: ArticleFiles;
}

/** decisions.md §17: of one file that is imported. */
const MOST_BYTES = 200 * 1024 ** 2;
/** Of an archive, of which a file at a time is read. */
const MOST_GIGABYTES = 20;

/** What articles can be read from, by what it is called. Throws ImportFault for anything else. */
export async function openSource(file: string): Promise<OpenSource> {
  if (/^https?:\/\//i.test(file) && URL.canParse(file)) return wordpressSite(file);
  const found = await stat(file).catch((error: unknown) => {
    throw new ImportFault(`${file} finns inte, eller går inte att läsa.`, 'Kontrollera sökvägen.', error);
  });
  if (found.isDirectory()) return markdown(await filesOfFolder(file));
  if (found.size > MOST_GIGABYTES * 1024 ** 3) throw new ImportFault(`Filen är större än ${MOST_GIGABYTES} GB.`, 'Dela upp den.');
  const ending = path.extname(file).toLowerCase();
  if (ending === '.zip') return markdown(await filesOfZip(file));
  if (ending === '.md' || ending === '.markdown') return markdown(await filesOfOne(file));
  if (found.size > MOST_BYTES) throw new ImportFault(`Filen är större än ${MOST_BYTES / 1024 ** 2} MB.`, 'Exportera den i flera delar.');
  if (ending === '.xml') return { articles: wordpressArticles(file), files: await filesOfOne(file) };
  if (ending === '.json') return { articles: await ghostEntries(file), files: await besideGhost(file) };
  throw new ImportFault(
    `Filer som slutar på ${ending || 'ingenting'} går inte att läsa in.`,
    'Använd .zip, .md, .xml (WordPress), .json (Ghost), en mapp med Markdown eller adressen till ett WordPress (https://…).',
  );
}

function markdown(files: ArticleFiles): OpenSource {
  return { articles: markdownArticles(files), files };
}

async function ghostEntries(file: string): Promise<AsyncIterable<SourceArticle>> {
  const entries = ghostArticles(utf8(await readFile(file)));
  // Its first is read now, so that a file that is none of Ghost's is refused as a whole.
  const first = entries.next();
  return (async function* () {
    for (let next = first; !next.done; next = entries.next()) yield next.value;
  })();
}

/** Ghost's pictures lie in a folder of their own, which is to be put beside the file. */
async function besideGhost(file: string): Promise<ArticleFiles> {
  const folder = path.dirname(file);
  const pictures = await stat(path.join(folder, 'content')).catch(() => undefined);
  return pictures?.isDirectory() ? filesOfFolder(folder) : filesOfOne(file);
}
