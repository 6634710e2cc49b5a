import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { cmsTrialSchema } from '#lib/contract/cms-trial.ts';
import { idField } from '#lib/contract/id.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { cmsArticle } from '#lib/operations/release/delivery/cms-article.ts';
import { deliverArticle } from '#lib/operations/release/delivery/deliver-article.ts';
import { pinnedNow } from '#lib/operations/release/release-order.ts';

/** What the publishing system knows the trial by: of all trials there is one draft. */
const TRIAL = 'prov-av-studio';

export const tryCms = defineOperation({
  name: 'provaPubliceringssystem',
  summary:
    'Provar WordPress med en artikel som ett utkast ingen läsare ser, och säger vad som blev annorlunda där; eller tar bort utkastet.',
  method: 'POST',
  path: '/studio/api/installningar/cms/prov',
  body: z.object({
    innehall: idField.max(40).nullable().meta({ description: 'Artikeln att prova med; null tar bort utkastet.' }),
  }),
  output: z.object({ ok: z.literal(true), prov: cmsTrialSchema.nullable().meta({ description: 'null när utkastet är borttaget.' }) }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'cms_inget_att_prova', 'cms_nekade'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { innehall }) {
    const { provning } = context.cms;
    if (provning === undefined && innehall === null) return context.finish(async () => ({ ok: true as const, prov: null }));
    if (provning === undefined) throw fault('cms_inget_att_prova', { falt: 'publicering' });
    if (innehall !== null) context.note({ innehall });
    try {
      const trial = innehall === null ? null : await trialOf(context, innehall);
      // One that somebody has changed or thrown away since is no trial of what is there now.
      await provning.remove(TRIAL);
      if (trial === null) return context.finish(async () => ({ ok: true as const, prov: null }));
      const { article, hero } = trial;
      const receipt = await deliverArticle(context, article, hero);
      const prov = { rubrik: article.rubrik, status: receipt.status, ...provning.addresses(receipt), avvikelser: receipt.varningar };
      return context.finish(async () => ({ ok: true as const, prov }));
    } catch (failure) {
      if (!(failure instanceof CmsFailure)) throw failure;
      const { orsak, atgard } = failure;
      throw new Fault(422, [faultEntry('cms_nekade', { sprak: 'sv' }, { orsak, atgard })]);
    }
  },
});

/** An article as it is worked on, as a draft under another id than its own: what readers have of it there is not touched. */
async function trialOf(context: OperationContext, innehall: string) {
  const item = await context.store.items.get(innehall);
  const swedish = item?.sprak.sv && (await context.store.revisions.get(item.id, 'sv', item.sprak.sv.arbetsrevision.id));
  if (item === undefined || swedish === undefined)
    throw fault('finns_inte', { falt: 'innehall' }, { vad: 'En svensk artikel att prova med' });
  const order = { item: pinnedNow(item), versions: [swedish], lage: 'utkast' as const, datum: null, annars: context.now };
  const article: CmsArticle = {
    ...(await cmsArticle(context, order, swedish, () => {})),
    ...{ externalId: TRIAL, lage: 'utkast', slug: `prov-${swedish.slug}`.slice(0, LENGTHS.slug), gamlaSlugar: [], rorEjPublik: false },
  };
  return { article, hero: swedish.hero };
}
