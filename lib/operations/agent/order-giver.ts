import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { type Confidential, seesArticle } from '#lib/access/confidential.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { PersonRecord } from '#lib/store/people.ts';

/** What the person named has ordered. */
interface Ordered {
  /** In words that go on from «får». */
  handling: string;
  lacksRight: (person: Actor) => Refusal | undefined;
  /** The article that it is done with; `null` for what is of no article alone. */
  article: Confidential | null;
}

/**
 * The person on whose order an agent acts (decisions.md §3): named by id or e-mail, active, holding the right
 * themselves, and one of those who know of the article where it is confidential. A person acting on their own needs no order; the one they name is recorded all the same.
 */
export async function orderGiver(
  context: OperationContext,
  orderAv: string | undefined,
  { handling, lacksRight, article }: Ordered,
  find: (named: string) => Promise<PersonRecord | undefined> = personNamed(context),
): Promise<Author | null> {
  if (orderAv === undefined || orderAv.trim() === '') {
    if (context.actor.typ === 'agent') throw fault('order_av_saknas', { falt: 'order_av' }, { handling });
    return null;
  }
  const named = orderAv.trim();
  const person = await find(named);
  if (person === undefined || !person.aktiv) throw invalidOrder(named, handling);
  const actor = actorOfPerson(person);
  const knows = article === null || seesArticle(actor, article);
  if (!knows || lacksRight(actor) !== undefined) throw invalidOrder(named, handling);
  const author: Author = { typ: 'person', id: person.id, namn: person.namn };
  context.note({ orderAv: author });
  return author;
}

function personNamed({ store: { people } }: OperationContext) {
  return (named: string) => (isId(named) ? people.byId(named) : people.byEmail(named));
}

function invalidOrder(person: string, handling: string): Fault {
  return fault('order_av_ogiltig', { falt: 'order_av' }, { person: person.slice(0, 80), handling });
}
