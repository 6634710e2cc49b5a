import { standingAgent } from '#lib/access/actor-of-agent.ts';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { type Confidential, seesArticle } from '#lib/access/confidential.ts';
import type { Author } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { PersonRecord } from '#lib/store/people.ts';

export const MOST_NAMED = 20;

/** Those people. Throws 422 for an id among those that is nobody's who comes in. */
export async function knownPeople({ store }: OperationContext, ids: readonly string[]): Promise<PersonRecord[]> {
  const found = await Promise.all(ids.map((id) => (isId(id) ? store.people.byId(id) : undefined)));
  const unknown = found.findIndex((person) => person?.aktiv !== true);
  if (unknown !== -1) throw fault('namngiven_okand', { falt: `namn[${unknown}]` }, { vem: ids[unknown]?.slice(0, 80) ?? '' });
  return found.filter((person) => person !== undefined);
}

/**
 * The same of whoever is to see to a thread: it is theirs as soon as they see the article, and until then they are not told of it. An agent may be held to
 * read some sections alone (docs/decisions/agent-bounds.md), and so not see what no confidence hides.
 */
export async function assignedNotLetIn(
  { store, now }: OperationContext,
  till: Pick<Author, 'typ' | 'id'> | null,
  article: Confidential,
): Promise<string[]> {
  if (till === null) return [];
  if (till.typ === 'person') {
    const person = await store.people.byId(till.id);
    return person === undefined ? [] : notLetIn([person], article);
  }
  const agent = await store.agents.byId(till.id, { day: now.slice(0, 10), now });
  return agent === undefined || seesArticle(standingAgent(agent), article) ? [] : [till.id];
}

/** The ids of those among them who do not know of the article: nothing of it is told to them. */
export function notLetIn(people: readonly PersonRecord[], article: Confidential): string[] {
  return [...new Set(people.filter((person) => !seesArticle(actorOfPerson(person), article)).map(({ id }) => id))];
}
