import path from 'node:path';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ImportedArticle } from '#lib/import/imported-article.ts';
import { type MarkdownArticle, readMarkdownArticle } from '#lib/import/markdown-article.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';

/** An article of a source, or why it is none. */
export type SourceArticle = { plats: string; article: ImportedArticle } | { plats: string; fault: ImportFault };

const MOST_BYTES = 4 * 1024 * 1024;
const MARKDOWN = /\.(?:md|markdown)$/i;
/** A language of an article that has a folder of its own, as Studio writes them. */
const LANGUAGE_FILE = /^(sv|en)(\.utkast)?\.md$/;

/** The articles of Markdown files: those of one folder that are called by their languages are one article. */
export async function* markdownArticles(files: ArticleFiles): AsyncGenerator<SourceArticle, void> {
  for (const [plats, names] of grouped(files.paths.filter((name) => MARKDOWN.test(name)))) {
    try {
      yield { plats, article: together(plats, await Promise.all(names.map((name) => readOne(files, name)))) };
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      yield { plats, fault: error };
    }
  }
}

function grouped(names: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const folder = path.posix.dirname(name);
    const plats = LANGUAGE_FILE.test(path.posix.basename(name)) && folder !== '.' ? folder : name;
    groups.set(plats, [...(groups.get(plats) ?? []), name]);
  }
  return groups;
}

async function readOne(files: ArticleFiles, name: string): Promise<MarkdownArticle> {
  const bytes = await files.read(name, MOST_BYTES);
  return readMarkdownArticle(utf8(bytes ?? new Uint8Array()), name);
}

/** The text of a file; ImportFault where it is no UTF-8. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ImportFault('Filen är inte i UTF-8: å, ä och ö skulle bli fel.', 'Spara om den som UTF-8.', error);
  }
}

/** The versions as one article, its source language first; of a language with a newer draft beside what was published, the draft. */
function together(plats: string, read: readonly MarkdownArticle[]): ImportedArticle {
  const byLanguage = new Map<string, MarkdownArticle>();
  const anmarkningar: string[] = [];
  for (const one of read) {
    const sprak = one.versioner[0]?.sprak ?? '';
    const other = byLanguage.get(sprak);
    if (other !== undefined) anmarkningar.push(`Det nyare utkastet på ${sprak} är inläst i stället för det som var publicerat`);
    if (other === undefined || one.version === 'arbete') byLanguage.set(sprak, one);
  }
  const all = [...byLanguage.values()];
  const source = all.find(({ kallsprak, versioner }) => versioner[0]?.sprak === kallsprak) ?? all[0];
  if (source === undefined) throw new Error(`${plats} has no files`);
  if (all.some(({ origin }) => origin.system === 'studio' && origin.id !== source.origin.id))
    throw new ImportFault('Filerna i mappen hör till olika artiklar.', 'Lägg varje artikel i en egen mapp.');
  const { kallsprak: _, version: __, ...article } = source;
  const id = source.origin.system === 'studio' ? source.origin.id : plats;
  return {
    ...article,
    origin: { ...source.origin, id, plats },
    versioner: [source, ...all.filter((one) => one !== source)].flatMap(({ versioner }) => versioner),
    anmarkningar: [...new Set([...anmarkningar, ...all.flatMap((one) => one.anmarkningar)])],
  };
}
