import { DiffBudget } from '#lib/content/word-diff.ts';
import type { Provenance } from '#lib/contract/provenance.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { revisionOr404 } from '#lib/operations/revision/find-revision.ts';
import type { WrittenText } from '#lib/provenance/part-texts.ts';
import { WordOrigins } from '#lib/provenance/word-origins.ts';
import type { ReadRevision, SomeOfText, TextSoFar } from '#lib/store/revision-history.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** So many revisions are read for one answer, the newest: a text may have thousands, each with all of its words. */
const MOST_READ = 1_000;

/**
 * Whose each word is of `text`, which is the last of the revisions that `soFar` names. Reads the latest thousand revisions up to it, those of what it is a copy
 * of among them, in turns with everybody else: it is for whoever asks for it. Of a longer history it says where the counting began: whose the words are that
 * stood there already is not told.
 */
export async function provenanceOf(context: OperationContext, soFar: TextSoFar, text: WrittenText): Promise<Provenance> {
  const { origins, raknat_fran } = await originsOf(context, soFar);
  return { ...origins.of(text), raknat_fran };
}

/** The words of the last of the revisions that `soFar` names, as its history tells of them: as much of it, and in turns, as provenanceOf. */
export async function originsOf(
  context: OperationContext,
  soFar: TextSoFar,
): Promise<{ origins: WordOrigins } & Pick<Provenance, 'raknat_fran'>> {
  const { store } = context;
  const origins = new WordOrigins();
  const { texts, isCut } = newestOf(await store.revisionHistory.withWhatItCopies(soFar), MOST_READ);
  const raknat_fran = isCut ? await beginning(context, origins, texts[0]) : null;
  for (const one of texts) for await (const revisions of store.revisionHistory.of(one)) await follow(origins, revisions);
  return { origins, raknat_fran };
}

/** The last revisions of texts that are each a copy of the one before, `most` of them together, and whether there are earlier ones. */
export function newestOf(all: readonly TextSoFar[], most: number): { texts: SomeOfText[]; isCut: boolean } {
  const texts: SomeOfText[] = [];
  let left = most;
  for (const one of all.toReversed()) {
    if (left === 0) break;
    const read = Math.min(one.nr, left);
    texts.unshift({ ...one, efter: one.nr - read });
    left -= read;
  }
  return { texts, isCut: texts.length < all.length || (texts[0]?.efter ?? 0) > 0 };
}

/** Takes the oldest revision that is read as what stood there before, and says which it is. It is not read again. */
async function beginning(
  context: OperationContext,
  origins: WordOrigins,
  oldest: SomeOfText | undefined,
): Promise<Provenance['raknat_fran']> {
  if (oldest === undefined) return null;
  oldest.efter += 1;
  const { innehall, sprak, efter: nr } = oldest;
  const revision = await revisionOr404(context, innehall, sprak, String(nr), 'rid');
  await inTurns(origins.begin(revision));
  return { innehall, nr, skapad: revision.skapad };
}

/** The edits of those that are read together share what they may be compared for; longer ones are taken by their sentences. */
async function follow(origins: WordOrigins, revisions: readonly ReadRevision[]): Promise<void> {
  const budget = new DiffBudget();
  for (const revision of revisions) {
    if ('text' in revision) await inTurns(origins.next(revision, revision.text, budget));
    else if (revision.andring !== null) origins.entry(revision, revision.andring, budget);
  }
}
