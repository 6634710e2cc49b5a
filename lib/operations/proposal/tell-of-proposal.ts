import { keyOfName } from '#lib/content/byline.ts';
import type { InboxEvent } from '#lib/contract/closed/inbox.ts';
import type { Decision } from '#lib/contract/closed/proposal.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { personIn } from '#lib/operations/queue/tell-of-task.ts';
import type { ItemOutline } from '#lib/store/items.ts';
import type { KeptProposal } from '#lib/store/proposals.ts';

/**
 * Puts it in the inbox of whoever the article belongs to, and of whoever is named as responsible for it where that is the name of one person of the staff alone, that
 * somebody has proposed changes in the language version: one line a version, however many propose.
 */
export async function tellOfProposal(context: OperationContext, { head }: ItemOutline, sprak: Language): Promise<void> {
  const { id: innehall, agare, ansvarig } = head;
  const responsible = ansvarig === null ? undefined : await context.store.authors.calledAlone(keyOfName(ansvarig));
  const about = { handelse: 'andring_foreslagen', nyckel: `forslag:${innehall}:${sprak}`, innehall, sprak } as const;
  context.concerns([personIn(agare), responsible], about);
}

/** Puts it in the inbox of whoever has proposed what has been decided of it, `outcomes` now and the rest before: one line a proposal. */
export function tellOfDecision(context: OperationContext, proposal: KeptProposal, outcomes: ReadonlyMap<string, Decision>): void {
  const { id, innehall, sprak, av, delar, beslut } = proposal;
  const handelse = decidedSoFar([...beslut.map(({ utfall }) => utfall), ...outcomes.values()], delar.length);
  if (handelse !== undefined) context.concerns([personIn(av)], { handelse, nyckel: `forslag:${id}`, innehall, sprak });
}

/** What has become of so many parts, those decided of; nothing to tell where all of that was outdated. */
function decidedSoFar(decided: readonly Decision[], parts: number): InboxEvent | undefined {
  const [isAccepted, isDeclined] = [decided.includes('godtagen'), decided.includes('avbojd')];
  const isLeft = decided.length < parts;
  if (isAccepted) return isDeclined || isLeft ? 'forslag_delvis_godtaget' : 'forslag_godtaget';
  if (isDeclined) return isLeft ? 'forslag_delvis_avbojt' : 'forslag_avbojt';
  return undefined;
}
