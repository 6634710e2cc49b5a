import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { asksFourEyes } from '#lib/access/four-eyes.ts';
import { cannotApprove } from '#lib/access/rights.ts';
import type { Place } from '#lib/access/where-readers-have-it.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { placesConcerned } from '#lib/operations/release/places-concerned.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Store } from '#lib/store/store.ts';

/*
 * Four eyes (docs/decisions/four-eyes.md): where the newsroom asks for them, nobody approves what they have written themselves, alone or by
 * publishing it. An agent counts as itself and, with whoever it acts for, as both; an assistant as its person.
 */

/** What of a call it is asked with; `actor` is told as «Du», and absent where nobody calls. */
type Asking = Pick<OperationContext, 'settings'> & Partial<Pick<OperationContext, 'actor'>>;

/** Who approves, and whose order that was where it is an agent’s. */
type Approvers = readonly [Author, ...Author[]];

interface Version {
  sprak: Language;
  /** The revision's. */
  id: string;
}

interface Approval {
  item: Place & { id: string };
  versions: readonly Version[];
  by: Approvers;
  falt: 'status' | 'sprak';
}

/** How many are named of those who may approve: whoever is refused asks one of them. */
const NAMED = 3;

/** Who approves what an order is of: whoever has confirmed it, else whoever gave it and, of an agent's, whose order that was. */
function approversOf({ av, orderAv, godkandAv }: Pick<ReleaseOrder, 'av' | 'orderAv' | 'godkandAv'>): Approvers {
  if (godkandAv !== null) return [godkandAv];
  return av.typ === 'agent' && orderAv !== null ? [av, orderAv] : [av];
}

/** An order approves what it publishes, also when that is only tried. */
function approves({ lage, prov }: ReleaseOrder): boolean {
  return lage !== 'utkast' || prov;
}

/** Who may not approve the version as having written in it, by their ids; nobody where four eyes are not asked. */
export async function writersAsked(
  { settings }: Pick<OperationContext, 'settings'>,
  store: Store,
  item: Approval['item'],
  { sprak, id }: Version,
): Promise<string[]> {
  const { fyraOgon } = settings;
  if (fyraOgon.sektioner.length + fyraOgon.mallar.length === 0) return [];
  const places = await placesConcerned({ store }, item, [sprak], []);
  return asksFourEyes(fyraOgon, places) ? store.approvals.writers(id, fyraOgon) : [];
}

/** Throws 403 for each version that one of those who approve it has written in, with who else may. Within a transaction that holds the item. */
export async function refuseOwnApproval(context: Asking, store: Store, { item, versions, by, falt }: Approval): Promise<void> {
  const refused = await Promise.all(
    versions.map(async (version): Promise<FaultEntry[]> => {
      const writers = await writersAsked(context, store, item, version);
      const own = by.find(({ id }) => writers.includes(id));
      if (own === undefined) return [];
      const vem = own.id === context.actor?.id ? 'Du' : own.namn;
      const annan = await others(store, item, version.sprak, writers);
      return [faultEntry('eget_godkannande', { falt, sprak: version.sprak }, { vem, annan })];
    }),
  );
  const entries = refused.flat();
  if (entries.length > 0) throw new Fault(403, entries);
}

/** The same of what a release approves. */
export async function refuseOwnRelease(context: Asking, store: Store, order: ReleaseOrder): Promise<void> {
  if (!approves(order)) return;
  await refuseOwnApproval(context, store, { item: order.item, versions: order.versions, by: approversOf(order), falt: 'sprak' });
}

/** Approves what the order is of, beside publishing it; as another's approval where it is that of another. */
export async function approveReleased({ settings }: Pick<OperationContext, 'settings'>, store: Store, order: ReleaseOrder): Promise<void> {
  if (!approves(order)) return;
  const by = approversOf(order);
  await Promise.all(
    order.versions.flatMap(({ sprak, id }) => [
      store.published.approve(order.item.id, sprak, id),
      store.approvals.give(id, by, settings.fyraOgon),
    ]),
  );
}

/** Who may approve it, in words that go on from «Be»; where nobody else may, who can see to it that somebody does. */
async function others(store: Store, item: Place, sprak: Language, writers: readonly string[]): Promise<string> {
  const people = await store.people.active();
  const may = people.filter((person) => !writers.includes(person.id) && cannotApprove(actorOfPerson(person), item, sprak) === undefined);
  if (may.length === 0) return 'en administratör ge någon annan rätt att';
  return new Intl.ListFormat('sv', { type: 'disjunction' }).format(may.slice(0, NAMED).map(({ namn }) => namn));
}
