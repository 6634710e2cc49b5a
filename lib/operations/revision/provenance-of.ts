import { DiffBudget } from '#lib/content/word-diff.ts';
import type { Provenance } from '#lib/contract/provenance.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { WrittenText } from '#lib/provenance/part-texts.ts';
import { WordOrigins } from '#lib/provenance/word-origins.ts';
import type { ReadRevision, TextSoFar } from '#lib/store/revision-history.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/**
 * Whose each word is of `text`, which is the last of the revisions that `soFar` names. Reads every revision up to it, and those of what it is a copy
 * of, half a millisecond of processor time each where they have 60 paragraphs, in turns with everybody else: it is for whoever asks for it.
 */
export async function provenanceOf({ store }: OperationContext, soFar: TextSoFar, text: WrittenText): Promise<Provenance> {
  const origins = new WordOrigins();
  for (const one of await store.revisionHistory.withWhatItCopies(soFar)) {
    for await (const revisions of store.revisionHistory.of(one)) await follow(origins, revisions);
  }
  return origins.of(text);
}

/** The edits of those that are read together share what they may be compared for; longer ones are taken by their sentences. */
async function follow(origins: WordOrigins, revisions: readonly ReadRevision[]): Promise<void> {
  const budget = new DiffBudget();
  for (const revision of revisions) {
    if ('text' in revision) await inTurns(origins.next(revision, revision.text, budget));
    else if (revision.andring !== null) origins.entry(revision, revision.andring, budget);
  }
}
