import { z } from 'zod';
import { rightsEnd } from '#lib/content/picture-rights.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { bounded } from '#lib/contract/bounded.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { OutboundLink } from '#lib/contract/outbound-link.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import type { ListedOutboundLink, OutboundLinkRow } from '#lib/store/outbound-links.ts';

/** Clicks are told of so many days, today among them. */
const DAYS = 28;
const DAY_MS = 86_400_000;

export const linkParams = z.object({ kod: z.string().toLowerCase().meta({ description: 'Utlänkens kod.' }) });

/** Until when a link leads somewhere. */
export const validUntil = z
  .string()
  .max(40)
  .refine((text) => rightsEnd(text) !== undefined)
  .nullable()
  .meta({ description: 'Sista dagen som länken leder någonstans: ÅÅÅÅ-MM-DD, eller en tidpunkt. null: utan slut.' });

/** The moment from which a link is over. */
export function endOf(giltigTill: string | null): string | null {
  return giltigTill === null ? null : (rightsEnd(giltigTill) ?? null);
}

/** The first of the days of which clicks are told. */
export function clicksSince(now: string): string {
  return stockholmMinute(new Date(Date.parse(now) - (DAYS - 1) * DAY_MS).toISOString()).slice(0, 10);
}

/** A link as it is answered with. */
export function outboundLinkOf(link: ListedOutboundLink, now: string): OutboundLink {
  const { kod, programId, program, adress, giltigTill, slut, sektioner, klick, skapad } = link;
  return {
    ...{ kod, lank: `/ut/${kod}`, program: { id: programId, namn: program }, adress, giltig_till: giltigTill },
    ...{ utgangen: slut !== null && Date.parse(slut) <= Date.parse(now), sektioner, klick, skapad },
  };
}

/** The link as it stands now. */
export async function answeredLink({ store, now }: Pick<OperationContext, 'store' | 'now'>, kod: string): Promise<OutboundLink> {
  const link = await store.outboundLinks.byCode(kod, clicksSince(now));
  if (link === undefined) throw new Error(`the outbound link ${kod} is gone within the transaction that holds it`);
  return outboundLinkOf(link, now);
}

/** The link with that code, held until the transaction ends, or 404. */
export async function linkOr404({ store }: Pick<OperationContext, 'store'>, kod: string): Promise<OutboundLinkRow> {
  const link = bounded('slug').safeParse(kod).success ? await store.outboundLinks.lock(kod) : undefined;
  if (link === undefined) throw fault('finns_inte', { falt: 'kod' }, { vad: 'Utlänken' });
  return link;
}

/** What the newsroom itself has against a link: a section there is not. */
export async function linkFaults(
  { sections }: CheckingContext,
  { sektioner = [] }: { sektioner?: readonly string[] | undefined },
): Promise<FaultEntry[]> {
  const known = new Set((await sections()).map(({ id }) => id));
  return sektioner.flatMap((sektion, nr) =>
    known.has(sektion)
      ? []
      : [faultEntry('sektion_okand', { falt: `sektioner[${nr}]` }, { sektion: sektion.slice(0, 60), tillatna: [...known].join(', ') })],
  );
}
