import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { cannotApprove } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { writersAsked } from '#lib/operations/release/approval/own-approval.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';
import type { PersonRecord } from '#lib/store/people.ts';

/**
 * Who is asked to review the language version: everybody who may approve it, but not whoever asks, nor, where four eyes are asked, who has
 * written in it; where `granskare` names a person (by id or e-mail) or a role, of those only who is meant. Throws 422 when the person may not
 * approve it, or nobody of that role does.
 */
export async function askedReviewers(
  { actor, store, settings }: Pick<OperationContext, 'actor' | 'store' | 'settings'>,
  item: ItemHead,
  version: { sprak: Language; id: string },
  granskare: string | undefined,
): Promise<PersonRecord[]> {
  const { sprak } = version;
  const [people, writers] = await Promise.all([store.people.active(), writersAsked({ settings }, store, item, version)]);
  const barred = [actor.id, ...writers];
  const mayApprove = people.filter(
    (person) => !barred.includes(person.id) && cannotApprove(actorOfPerson(person), item, sprak) === undefined,
  );
  const wanted = granskare?.trim() ?? '';
  if (wanted === '') return mayApprove;
  const isMeant = ({ id, epost, roll }: PersonRecord) =>
    isId(wanted) ? id === wanted : wanted.includes('@') ? epost === wanted.toLowerCase() : roll === wanted;
  const asked = mayApprove.filter(isMeant);
  if (asked.length > 0) return asked;
  const named = people.find(isMeant);
  throw fault('granskare_ogiltig', { falt: 'granskare', sprak }, { vem: isId(wanted) && named ? named.namn : wanted.slice(0, 80) });
}
