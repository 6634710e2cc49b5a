import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';
import { filesOfFolder, filesOfOne } from '#lib/studio/article-import/files-of-folder.ts';
import { filesOfZip } from '#lib/studio/article-import/files-of-zip.ts';
import { markdownArticles, type SourceArticle } from '#lib/studio/article-import/source-articles.ts';

export interface OpenSource {
  articles: AsyncIterable<SourceArticle>;
  files: ArticleFiles;
}

/** decisions.md §17: of a file that is imported. Archives and folders are read a file at a time. */
const MOST_GIGABYTES = 20;

/** What articles can be read from, by what it is called. Throws ImportFault for anything else. */
export async function openSource(file: string): Promise<OpenSource> {
  const found = await stat(file).catch((error: unknown) => {
    throw new ImportFault(`${file} finns inte, eller går inte att läsa.`, 'Kontrollera sökvägen.', error);
  });
  if (found.isDirectory()) return markdown(await filesOfFolder(file));
  if (found.size > MOST_GIGABYTES * 1024 ** 3) throw new ImportFault(`Filen är större än ${MOST_GIGABYTES} GB.`, 'Dela upp den.');
  const ending = path.extname(file).toLowerCase();
  if (ending === '.zip') return markdown(await filesOfZip(file));
  if (ending === '.md' || ending === '.markdown') return markdown(await filesOfOne(file));
  throw new ImportFault(
    `Filer som slutar på ${ending || 'ingenting'} går inte att läsa in.`,
    'Använd .zip, .md eller en mapp med Markdown.',
  );
}

function markdown(files: ArticleFiles): OpenSource {
  return { articles: markdownArticles(files), files };
}
