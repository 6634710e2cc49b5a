import { z } from 'zod';
import { type Circle, type Redirect, RedirectTable } from '#lib/content/redirects.ts';
import type { Steps } from '#lib/content/steps.ts';
import { type FaultEntry, faultEntrySchema } from '#lib/contract/fault.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { MOST_REDIRECTS, type RedirectAnswer, redirectSchema } from '#lib/contract/redirect.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { ownAddresses } from '#lib/operations/figures/own-addresses.ts';
import { judgedRedirect, type WrittenRedirect } from '#lib/operations/redirect/judge-redirect.ts';
import type { RedirectRow } from '#lib/store/readers/public-redirects.ts';
import type { ListedRedirect } from '#lib/store/redirects.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

export const redirectParams = z.object({ id: idField.meta({ description: 'Omdirigeringens id.' }) });

/** What is answered when a redirect has been written. */
export const redirectOutput = z.object({
  ok: z.literal(true),
  omdirigering: redirectSchema,
  varningar: z.array(faultEntrySchema).meta({ description: 'Om den leder till en adress som också omdirigeras.' }),
});

/** A redirect as it is answered with. */
export function redirectOf({ id, fran, till, status, traffar, senast, skapad }: ListedRedirect): RedirectAnswer {
  return { id, fran, till, status, traffar, senast, skapad };
}

/** The redirect with that id, or 404. */
export async function redirectOr404({ store }: Pick<OperationContext, 'store'>, id: string): Promise<ListedRedirect> {
  const found = isId(id) ? await store.redirects.byId(id) : undefined;
  if (found === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Omdirigeringen' });
  return found;
}

/** What somebody has written, as it is kept. Throws 422 for what leads from or to where it may not. */
export async function judgedOr422(context: OperationContext, written: WrittenRedirect, andraVardar: boolean): Promise<Redirect> {
  const judged = judgedRedirect(written, { egna: await ownAddresses(context), andraVardar });
  if ('kod' in judged) throw fault(judged.kod, { falt: judged.falt }, judged.params);
  return judged;
}

/**
 * What of the others is to be told of a redirect that is written beside them. Throws 422 when one of them is from the same address, when it would lead
 * readers round and round, and when there are too many. Whoever calls holds the lock.
 */
export async function besideOthers({ store }: Pick<OperationContext, 'store'>, row: RedirectRow): Promise<FaultEntry[]> {
  const others = (await store.readers.redirects.all()).filter(({ id }) => id !== row.id);
  if (others.some(({ fran }) => fran === row.fran)) throw fault('omdirigering_finns', { falt: 'fran' }, { adress: row.fran });
  if (others.length >= MOST_REDIRECTS) throw fault('omdirigeringar_for_manga', {}, { max: MOST_REDIRECTS.toLocaleString('sv') });
  const table = new RedirectTable([...others, row]);
  // From the others too: a chain that it joins may be longer than anybody follows, and then its first rows would lead nowhere.
  const circles = await inTurns(circlesThrough(table, [row, ...others]));
  const circle = circles.find(({ rows }) => rows.includes(row));
  if (circle !== undefined) throw fault('omdirigering_slinga', { falt: 'till' }, { vag: circleInWords(circle) });
  return chainOf(table, row);
}

/** That a redirect leads to another, where it does: readers are led twice. */
function chainOf(table: RedirectTable<RedirectRow>, row: RedirectRow): FaultEntry[] {
  const next = table.after({ row, till: row.till });
  if (next === undefined) return [];
  return [faultEntry('omdirigering_kedja', { falt: 'till' }, { adress: row.till ?? '', till: next.till ?? '410' })];
}

/** Each circle that a reader would be led around in, from one of these, and each chain that is too long to be followed. */
export function* circlesThrough<Row extends Redirect>(table: RedirectTable<Row>, rows: readonly Row[]): Steps<Circle<Row>[]> {
  const circles: Circle<Row>[] = [];
  for (const row of rows) {
    const circle = table.circleOf(row);
    if (circle !== undefined) circles.push(circle);
    yield;
  }
  return circles;
}

/** So many addresses of a circle are told. */
const TOLD = 4;

/** The addresses of a circle, with arrows between, back to the first; of a long chain its first and its last. */
export function circleInWords({ rows, isRound }: Circle<Redirect>): string {
  const told = rows.slice(0, TOLD).map(({ fran }) => fran);
  const end = isRound ? rows[0] : rows.at(-1);
  return [...told, ...(rows.length > TOLD ? ['…'] : []), end?.fran ?? ''].join(' → ');
}
