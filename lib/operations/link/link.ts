import { z } from 'zod';
import { linkCauseText } from '#lib/content/link-causes.ts';
import type { LinkState } from '#lib/contract/closed/link.ts';
import { isId } from '#lib/contract/id.ts';
import type { Link } from '#lib/contract/link.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ListedLink } from '#lib/store/links.ts';

export const linkParams = z.object({ id: z.string().meta({ description: 'Länkens id.' }) });

/** A link as it is answered with. */
export function linkOf(row: ListedLink, now: string): Link {
  const { id, adress, vard, svar, leder_till, orsak, kontrollerad, nasta, forsok, andrad, platser, antal_platser, fler_platser } = row;
  const { ignorerad_till: till, ignorerad_for: anledning, ignorerad_av: av } = row;
  const ignorerad = till !== null && av !== null && Date.parse(till) > Date.parse(now) ? { till, anledning, av } : null;
  const tillstand: LinkState = ignorerad === null ? row.tillstand : 'ignorerad';
  const arkiv = vard !== '' && row.tillstand === 'trasig' ? `https://web.archive.org/web/${adress}` : null;
  return {
    ...{ id, adress, vard, tillstand, svar, leder_till, orsak, orsak_text: orsak && linkCauseText(orsak, svar), kontrollerad },
    ...{ nasta_kontroll: nasta, misslyckade: forsok, andrad, arkiv, ignorerad, platser, antal_platser, fler_platser },
  };
}

/** The link with that id, or 404. */
export async function linkOr404({ store }: Pick<OperationContext, 'store'>, id: string): Promise<ListedLink> {
  const link = isId(id) ? await store.links.byId(id) : undefined;
  if (link === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Länken' });
  return link;
}
