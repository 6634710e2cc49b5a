import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import type { FrontOf } from '#lib/content/fill-edition.ts';
import { frontProposalsSetting } from '#lib/content/front-setting.ts';
import { type FrontProposal, keptFrontProposalsSchema } from '#lib/contract/edition.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { placesNow } from '#lib/operations/front/places-now.ts';
import type { Store } from '#lib/store/store.ts';

/** Each loss of the race is another's proposal or decision that came through. */
const MOST_TRIES = 50;

/** What is proposed for the front and not decided on, the oldest first, with whoever proposed it by the name they have today, and the tags that there are. */
export async function openFrontProposals(store: Store, front: FrontOf): Promise<FrontProposal[]> {
  const kept = await store.settings.get(frontProposalsSetting(front));
  if (kept === undefined) return [];
  const { forslag } = keptFrontProposalsSchema.parse(kept);
  const [today, platser] = await Promise.all([
    store.settings.namedToday(forslag.map(({ av }) => av)),
    Promise.all(forslag.map((one) => placesNow(store, one.platser))),
  ]);
  return forslag.map((one, index) => ({ ...one, av: today[index] ?? one.av, platser: platser[index] ?? one.platser }));
}

/**
 * Keeps what `change` makes of what is proposed, as the next version: who has proposed what, and who has decided on it, can be read in
 * them. It is asked again where somebody else has come before, and may throw; where it gives back what it was given nothing is written.
 */
export async function changeFrontProposals(
  { store, actor, now }: Pick<OperationContext, 'store' | 'actor' | 'now'>,
  front: FrontOf,
  change: (open: readonly FrontProposal[]) => readonly FrontProposal[],
): Promise<void> {
  const key = frontProposalsSetting(front);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const latest = await store.settings.latest(key);
    const open = latest === undefined ? [] : keptFrontProposalsSchema.parse(latest.varde).forslag;
    const forslag = change(open);
    if (forslag === open) return;
    if ((await store.settings.follow(key, latest?.version ?? 0, { forslag }, authorOf(actor), now)) !== undefined) return;
  }
  throw new Error(`what is proposed for ${key} was changed by others ${MOST_TRIES} times`);
}

/**
 * Takes the proposal from the open ones where `may` lets it, or throws 404: it may have been decided on meanwhile. The line in the inboxes tells of
 * what is left by others than whoever reads it, and goes where that is nothing.
 */
export async function closeFrontProposal(
  context: Pick<OperationContext, 'store' | 'actor' | 'now' | 'inboxesChanged'>,
  front: FrontOf,
  id: string,
  may: (proposal: FrontProposal) => void = () => {},
): Promise<void> {
  let left: readonly FrontProposal[] = [];
  await changeFrontProposals(context, front, (open) => {
    const found = open.find((proposal) => proposal.id === id);
    if (found === undefined) throw fault('finns_inte', { falt: 'forslag' }, { vad: 'Förslaget' });
    may(found);
    left = open.filter((proposal) => proposal !== found);
    return left;
  });
  const authors = left.map(({ av }) => av);
  context.inboxesChanged(await context.store.inbox.frontDecided(frontProposalsSetting(front), authors));
}

/** Puts it in the inbox of everybody who may save the front that something is proposed for it: one line a front, of the latest. */
export async function tellOfFrontProposal(context: OperationContext, front: FrontOf): Promise<void> {
  const people = await context.store.people.active();
  const curators = people.filter((person) => cannotCurate(actorOfPerson(person)) === undefined).map(({ id }) => id);
  const { sprak, sektion } = front;
  context.concerns(curators, { handelse: 'framsida_foreslagen', nyckel: frontProposalsSetting(front), sprak, framsida: sektion ?? '' });
}
