import { z } from 'zod';
import { cannotDeleteArticle } from '#lib/access/deletion.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute, cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { contentStatusAfter } from '#lib/content/states.ts';
import { withoutUndefined } from '#lib/content/without-undefined.ts';
import { type Item, itemSchema, sourceSchema, sponsorSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { isId } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { classification } from '#lib/operations/item/classification.ts';
import { CONFIDENTIAL_FAULTS, confidentialFields, confidentiality } from '#lib/operations/item/confidentiality.ts';
import { itemParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { laterThan } from '#lib/operations/item/later-than.ts';
import { readAt, refuseOvertaken } from '#lib/operations/item/refuse-overtaken.ts';
import { withoutSchedule } from '#lib/operations/item/without-schedule.ts';
import { callOffReleases } from '#lib/operations/release/schedule/call-off-releases.ts';
import { knownTags } from '#lib/operations/tag/known-tags.ts';

export const patchItem = defineOperation({
  name: 'andraInnehall',
  summary: 'Ändrar det som är gemensamt för artikelns språkversioner. Läsarna ser det när de släpps igen.',
  method: 'PATCH',
  path: '/studio/api/innehall/{id}',
  params: itemParams,
  body: z.object({
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    mall: z.string().optional().meta({ description: 'Mallens id.' }),
    rubrik: bounded('headline').trim().min(1).optional().meta({ description: 'Rubriken i listor.' }),
    taggar: z.array(bounded('tag')).max(LIMITS.tags).optional().meta({ description: 'Taggar.' }),
    kategorier: z.array(z.int32()).max(50).optional().meta({ description: 'Kategorier i publiceringssystemet, deras id.' }),
    sponsrad: sponsorSchema.nullable().optional(),
    kallor: z.array(sourceSchema).max(LIMITS.sources).optional().meta({ description: 'Källor.' }),
    ansvarig: shownName(bounded('name')).nullable().optional().meta({ description: 'Ansvarig person.' }),
    status: z.string().optional().meta({ description: 'utkast eller granskning.' }),
    raderad: z.boolean().optional().meta({ description: 'Sant raderar, falskt återställer.' }),
    ...confidentialFields,
    bas_andrad: readAt.meta({
      description: 'Artikelns andrad när den lästes; ändrat sedan dess ger 409.',
    }),
  }),
  output: z.object({ ok: z.literal(true), innehall: itemSchema }),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'bara_redaktionen',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sektion_okand',
    'sektion_arkiverad',
    'mall_okand',
    'mall_ej_i_sektion',
    'status_ej_satt',
    'innehall_andrat',
    'publicerad_raderas_inte',
    'raderad',
    ...CONFIDENTIAL_FAULTS,
  ],
  hints: { readOnly: false, idempotent: true },
  attempts: ['skriva', 'raderaEget', 'raderaAnnans', 'raderaPublicerat'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async check({ actor, store }, { id, status }) {
    // Who may write nothing at all is told that instead.
    if (status === undefined || isSetByHand(status) || cannotContribute(actor) !== undefined) return [];
    const now = id !== undefined && isId(id) ? (await store.items.outline(id))?.head.status : undefined;
    return now === status ? [] : [faultEntry('status_ej_satt', { falt: 'status' }, { status: status.slice(0, 40) })];
  },
  async run(context, { id, status, bas_andrad, ...given }) {
    const fields = given.taggar === undefined ? given : { ...given, taggar: await knownTags(context, given.taggar) };
    if (isId(id)) await context.store.items.lock(id);
    const before = isId(id) ? await context.store.items.get(id) : undefined;
    if (before === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const changed: Item = {
      ...before,
      ...withoutUndefined(fields),
      ...enteredBy(context, fields.ansvarig, before),
      ...(await confidentiality(context, fields, before)),
    };
    const asked = Object.keys(withoutUndefined({ ...fields, status }));
    authorise(context, before, changed, asked);
    await refuseOvertaken(context, before, bas_andrad);
    if (changed.raderad && asked.some((field) => field !== 'raderad')) refuseDeleted(before);
    const after: Item = { ...changed, status: statusAfter(before, status) };
    if (after.sektion !== before.sektion || after.mall !== before.mall)
      after.mall_version = await classification(context, after, before.sektion);
    const deleted = after.raderad && !before.raderad;
    if (deleted) Object.assign(after, withoutSchedule(before));
    const efter = differing(after, before);
    context.note({ innehall: id, detalj: { fore: differing(before, after), efter } });
    if (Object.keys(efter).length === 0) return { ok: true as const, innehall: before };
    if (efter.konfidentiell !== undefined || efter.insatta !== undefined) context.changed('konfidentiellt');
    // Readers are told of former words only while anybody may know of them.
    if (efter.konfidentiell !== undefined && isWithReaders(before)) context.changed('publikt', id);
    after.andrad = laterThan(before.andrad, context.now);
    const { items } = context.store;
    const patched = items.patch(after, Object.keys(efter));
    if (deleted) await Promise.all([patched, callOffReleases(context, id)]);
    // Read in the same wait: what readers have by now is the database's to say.
    const [innehall = after] = await Promise.all([items.get(id), patched]);
    return { ok: true as const, innehall };
  },
});

/** Whether the name that is to stand as responsible is one that no person has entered: a key that repeats what a person has said changes nothing. */
function enteredBy({ actor }: OperationContext, named: string | null | undefined, before: Item): Pick<Item, 'ansvarig_av_agent'> {
  const isKey = actor.typ === 'agent';
  const isUntouched = named === undefined || (isKey && named === before.ansvarig);
  return { ansvarig_av_agent: isUntouched ? before.ansvarig_av_agent : isKey && named !== null };
}

function isWithReaders({ sprak }: Item): boolean {
  return Object.values(sprak).some(({ publicerad_revision }) => publicerad_revision !== null);
}

function isSetByHand(status: string): status is 'utkast' | 'granskning' {
  return status === 'utkast' || status === 'granskning';
}

/** Only the states before publication are set by hand (lib/content/states.ts). */
function statusAfter(before: Item, status: string | undefined): Item['status'] {
  if (status === undefined || status === before.status) return before.status;
  const after = isSetByHand(status) ? contentStatusAfter(status === 'utkast' ? 'setDraft' : 'setReview', before.status) : undefined;
  if (after === undefined)
    throw fault('status_ej_satt', { falt: 'status' }, { status: status.slice(0, 40), nar: ` på en artikel som är ${before.status}` });
  return after;
}

function authorise(context: OperationContext, before: Item, after: Item, given: string[]): void {
  if (given.includes('raderad')) refuseIf(cannotDeleteArticle(context.actor, before));
  refuseIf(cannotWrite(context.actor, before, []));
  refuseIf(cannotWrite(context.actor, after, []));
}

/** The fields of `item` that are otherwise in `other`: what the log keeps. */
function differing(item: Item, other: Item): Record<string, unknown> {
  const shared = [
    'sektion',
    'mall',
    'rubrik',
    'taggar',
    'kategorier',
    'sponsrad',
    'kallor',
    'ansvarig',
    'ansvarig_av_agent',
    'status',
    'raderad',
    'konfidentiell',
    'insatta',
  ] as const;
  return Object.fromEntries(
    shared.filter((field) => JSON.stringify(item[field]) !== JSON.stringify(other[field])).map((field) => [field, item[field]]),
  );
}
