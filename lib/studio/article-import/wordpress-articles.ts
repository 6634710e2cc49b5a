import { createReadStream } from 'node:fs';
import { ImportFault } from '#lib/import/import-fault.ts';
import { WordpressReader, type WordpressSite } from '#lib/import/wordpress.ts';
import type { SourceArticle } from '#lib/studio/article-import/source-articles.ts';

/** The articles of WordPress's export, read twice from the disk and held nowhere. What is no article is told at the end. */
export async function* wordpressArticles(file: string): AsyncGenerator<SourceArticle, void> {
  const first = new WordpressReader();
  for await (const _ of read(file, first));
  yield* articlesWith(file, first.site);
}

async function* articlesWith(file: string, site: WordpressSite): AsyncGenerator<SourceArticle, void> {
  const reader = new WordpressReader(site);
  yield* read(file, reader);
  for (const [kind, count] of reader.left)
    yield {
      plats: file,
      fault: new ImportFault(
        `${count} inlägg ${kind} är inga artiklar, och läses inte in.`,
        'Det som behövs av dem görs på nytt i Studio.',
      ),
    };
}

/** What is whole is told of; then why the rest is not, where the file is cut or not what it should be. */
async function* read(file: string, reader: WordpressReader): AsyncGenerator<SourceArticle, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(file)) {
      if (!(piece instanceof Uint8Array)) throw new TypeError('a stream without an encoding gives bytes');
      yield* reader.write(textOf(decoder, piece));
    }
    yield* reader.write(textOf(decoder));
    reader.end();
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    yield { plats: file, fault: error };
  }
}

function textOf(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch (error) {
    throw new ImportFault('Filen är inte i UTF-8, eller tar slut mitt i ett tecken.', 'Exportera den på nytt ur WordPress.', error);
  }
}
