import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { languageParams } from '#lib/operations/item/item-access.ts';
import type { KeptProposal } from '#lib/store/proposals.ts';

export const proposalParams = languageParams.extend({ fid: z.string().meta({ description: 'Förslagets id.' }) });

/** Which parts of a proposal are decided of: all that are open where none is named. */
export const chosenParts = {
  delar: z
    .array(z.string())
    .min(1)
    .max(LIMITS.blocks)
    .optional()
    .meta({ description: 'Id för delarna. Utan delar och block: alla öppna.' }),
  block: z.array(z.string()).min(1).max(LIMITS.blocks).optional().meta({ description: 'Id för block: alla öppna delar i dem.' }),
};

/** The proposal, or 404. */
export async function proposalOr404({ store }: OperationContext, innehall: string, sprak: Language, id: string): Promise<KeptProposal> {
  const found = isId(id) && isId(innehall) ? await store.proposals.get(innehall, sprak, id) : undefined;
  if (found === undefined) throw fault('finns_inte', { falt: 'fid', sprak }, { vad: 'Förslaget' });
  return found;
}

interface Chosen {
  delar?: string[] | undefined;
  block?: string[] | undefined;
}

/**
 * The undecided parts that are meant, by id. Throws 404 for the first that the proposal has not, and 409 where somebody has decided of all
 * that are meant, or of one that is named.
 */
export function chosenOf(proposal: KeptProposal, { delar, block }: Chosen): Set<string> {
  const decided = new Set(proposal.beslut.map(({ del }) => del));
  for (const [falt, names] of [['delar', delar] as const, ['block', block] as const]) {
    const known = new Set(proposal.delar.map((one) => (falt === 'delar' ? one.id : one.block)));
    const missing = (names ?? []).findIndex((name) => name === '' || !known.has(name));
    if (missing !== -1) throw fault('finns_inte', { falt: `${falt}[${missing}]`, sprak: proposal.sprak }, { vad: 'Delen av förslaget' });
  }
  const earlier = delar?.find((id) => decided.has(id));
  if (earlier !== undefined) throw fault('forslag_avgjort', { falt: 'delar' }, { delar: `delen ${earlier}` });
  const isMeant = (part: { id: string; block: string }) =>
    (delar === undefined && block === undefined) || delar?.includes(part.id) === true || block?.includes(part.block) === true;
  const chosen = new Set(proposal.delar.filter((part) => isMeant(part) && !decided.has(part.id)).map(({ id }) => id));
  if (chosen.size === 0) throw fault('forslag_avgjort', { falt: '' }, { delar: 'allt i förslaget som anropet gäller' });
  return chosen;
}
