import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { failureOf } from '#components/studio/failure.ts';
import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import { type DescribedPicture, withLibraryWords } from '#lib/blocks/library-words.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Begins a language version with the words of its source, and of its pictures with what the library says of them in that language. */
export async function beginWithSource(session: ArticleSession, till: Language): Promise<void> {
  const { item, versions } = session.store.get();
  const source = versions[item.kallsprak]?.draft;
  const known = await Promise.all((source === undefined ? [] : mediaIdsOf(source)).map(pictureOf));
  const pictures = new Map(known.filter((one) => one !== undefined));
  session.addLanguage(till, (draft) => withLibraryWords(draft, draft, { fran: item.kallsprak, till, pictures }));
}

/** None where the library cannot be asked: its words are then those of the source, to be written over as all else. */
async function pictureOf(id: string): Promise<readonly [string, DescribedPicture] | undefined> {
  try {
    return [id, (await studio.hamtaMedia({ id })).media];
  } catch (error) {
    failureOf(error);
    return undefined;
  }
}
