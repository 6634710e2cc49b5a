import { z } from 'zod';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotComment, cannotQueue } from '#lib/access/rights.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Author } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { QUEUE_KINDS, QUEUE_PRIORITIES } from '#lib/contract/closed/queue.ts';
import { isId } from '#lib/contract/id.ts';
import { type QueueItem, queueItemSchema } from '#lib/contract/queue.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { type Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { assignedNotLetIn } from '#lib/operations/comment/known-people.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { itemOutline } from '#lib/operations/item/item-access.ts';
import { openSections } from '#lib/operations/section/open-sections.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

/** How long a claimed item is kept for whoever claimed it (decisions.md §12). */
export const CLAIM_MINUTES = 30;

export const queueParams = z.object({ id: z.string().meta({ description: 'Uppgiftens id.' }) });

/** The year 0 is none that the database has, nor the calendar. */
const isOfAYear = (time: string) => !time.startsWith('0000');

export const queueFields = {
  rubrik: bounded('headline').trim().min(1).meta({ description: 'Vad som ska göras, i en mening.' }),
  beskrivning: z.string().max(5_000).meta({ description: 'Underlag, länkar och önskemål.' }),
  sektion: z.string().nullable().meta({ description: 'Sektionens id.' }),
  innehall: z.string().nullable().meta({ description: 'Artikeln det gäller, om den finns.' }),
  senast: z.iso
    .datetime({ offset: true })
    .refine(isOfAYear)
    .nullable()
    .meta({ description: 'När det ska vara klart, som 2026-11-24T15:00:00+01:00.' }),
  planerad: z.iso
    .datetime({ offset: true })
    .refine(isOfAYear)
    .nullable()
    .meta({ description: 'När det är tänkt att publiceras, som 2026-11-24T15:00:00+01:00.' }),
  typ: z.enum(QUEUE_KINDS).meta({ description: 'Vad för slags arbete det är.' }),
  prioritet: z.enum(QUEUE_PRIORITIES).meta({ description: 'Hur bråttom det är: akut, hog, normal eller lag.' }),
  ansvarig: z
    .string()
    .max(320)
    .nullable()
    .meta({ description: 'Den som ska se till att det blir gjort: en persons id eller e-post, eller en agents id.' }),
};

export const queueAnswer = z.object({ ok: z.literal(true), uppgift: queueItemSchema });

/** The answer of what names somebody for a task, or says which article it is about. */
export const assignedAnswer = queueAnswer.extend({
  ser_inte: z.array(z.string()).meta({
    description:
      'Id för den ansvariga eller nämnda som inte ser uppgiftens artikel, och som varken ser uppgiften eller får veta något om den.',
  }),
});

export const QUEUE_ERRORS = ['finns_inte', 'rattighet_saknas'] as const satisfies readonly FaultCode[];

/** Everybody who writes may plan and take work. */
export function mayQueue({ actor }: Pick<OperationContext, 'actor'>): void {
  refuseIf(cannotQueue(actor));
}

/** A section that there is not. */
export async function sectionFaults(context: CheckingContext, { sektion }: { sektion?: string | null | undefined }) {
  const sections = (await context.sections()).filter(({ arkiverad }) => !arkiverad);
  if (sektion === undefined || sektion === null || sections.some(({ id }) => id === sektion)) return [];
  const tillatna = openSections(sections);
  return [faultEntry('sektion_okand', { falt: 'sektion' }, { sektion: sektion.slice(0, 60), tillatna })];
}

/** The article, where there is to be one. Throws 404 for one that there is not. */
export async function knownArticle(context: OperationContext, innehall: string | null): Promise<ItemHead | null> {
  return innehall === null ? null : (await itemOutline(context, innehall, 'innehall')).head;
}

/** The id of whoever is to see to the task, where they do not know of its article: they do not see the task either. */
export async function responsibleNotLetIn(context: OperationContext, ansvarig: Author | null, article: ItemHead | null): Promise<string[]> {
  return article === null ? [] : assignedNotLetIn(context, ansvarig, article);
}

/** Whoever `named` is, by a person's id or e-mail or an agent's id. Throws 422 for who is not there any more, or may not work in the queue. */
export async function responsibleNamed({ store, now }: OperationContext, named: string | null, falt = 'ansvarig'): Promise<Author | null> {
  const wanted = named?.trim() ?? '';
  if (wanted === '') return null;
  const person = isId(wanted) ? await store.people.byId(wanted) : await store.people.byEmail(wanted);
  if (person?.aktiv === true && cannotQueue(actorOfPerson(person)) === undefined) {
    return { typ: 'person', id: person.id, namn: person.namn };
  }
  const agent = person === undefined && isId(wanted) ? await store.agents.byId(wanted, { day: now.slice(0, 10), now }) : undefined;
  if (agent !== undefined && agent.aterkallad === null) return { typ: 'agent', id: agent.id, namn: agent.namn };
  throw fault('ansvarig_ogiltig', { falt }, { vem: person?.namn ?? wanted.slice(0, 80) });
}

/** Everybody who works in the queue may also say something about it. */
export function mayComment({ actor }: Pick<OperationContext, 'actor'>): void {
  refuseIf(cannotComment(actor));
}

/** The item as it is now, or 404. */
export async function knownTask({ store, now }: OperationContext, id: string): Promise<QueueItem> {
  const found = isId(id) ? await store.workQueue.get(now, id) : undefined;
  if (found === undefined) throw noTask();
  return found;
}

function noTask(): Fault {
  return fault('finns_inte', { falt: 'id' }, { vad: 'Uppgiften' });
}

/** The item, held until the call ends, or 404. */
export async function heldItem(context: OperationContext, id: string): Promise<QueueItem> {
  const found = isId(id) ? await context.store.workQueue.hold(context.now, id) : undefined;
  if (found === undefined) throw noTask();
  return found;
}

/** Throws 409 for an item that is done, or that somebody else has. */
export function refuseUnlessFree(context: OperationContext, item: QueueItem): void {
  if (item.status === 'klar') throw fault('ko_klar', { falt: 'id' }, { vem: item.klar_av?.namn ?? '' });
  if (item.tagen_av !== null && item.tagen_av.id !== context.actor.id) throw taken(item);
}

function taken({ tagen_av, tagen_till }: QueueItem): Fault {
  return fault('ko_tagen', { falt: 'id' }, { vem: tagen_av?.namn ?? '', till: tagen_till === null ? '' : stockholmMinute(tagen_till) });
}
