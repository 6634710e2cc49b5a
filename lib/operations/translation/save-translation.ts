import { parseDocument } from '#lib/blocks/parse-document.ts';
import { blockId } from '#lib/content/block-id.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { unstorableIn } from '#lib/content/storable-text.ts';
import type { ArticleContent, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { TranslatedPart, TranslationResult } from '#lib/contract/translation.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { costOf } from '#lib/operations/ai/ask-ai.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { itemForWriting, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, saveRevision } from '#lib/operations/language/save-revision.ts';
import { partName, partPlace } from '#lib/operations/translation/part-name.ts';
import type { TranslatedParts } from '#lib/operations/translation/translate-pieces.ts';
import type { JobOrder } from '#lib/store/translation-jobs.ts';
import { partHash, partsOf } from '#lib/translation/article-parts.ts';
import { assemble, costOfPlan, type KnownPart, type PlanFrom, type PlannedPart } from '#lib/translation/plan.ts';

/** A plan with what the model made of it. */
export interface Translated {
  planned: readonly PlannedPart[];
  from: PlanFrom;
  made: TranslatedParts;
}

/**
 * Saves a translation as one draft revision, on top of whatever is current now: what somebody wrote while the job ran is
 * kept as it is. Nothing is saved when nothing would change. To be called in the last step, which holds the item.
 */
export async function saveTranslation(
  context: OperationContext,
  job: JobOrder,
  { planned, from, made }: Translated,
): Promise<TranslationResult> {
  const item = await itemForWriting(context, job.innehall);
  refuseDeleted(item.head);
  const state = item.sprak.get(job.till);
  const current = state && (await context.store.revisions.get(job.innehall, job.till, state.arbetsrevision.id));
  const newer = keepNewer(planned, from, current, job);
  const basis: PlanFrom = { ...from, target: current === undefined ? undefined : contentOf(current) };
  const { article, known } = assemble(newer.planned, made.parts, basis);
  const delar = fatesOf(newer.planned, made);
  const varningar = [...made.varningar, ...newer.varningar, ...keptWarnings(newer.planned, job)];
  const tokens = made.bruk.in + made.bruk.ut;
  const result = {
    ...costOfPlan(planned),
    ...{ tokens, kostnad: costOf(made.bruk, context.settings.ai.pris), delar, varningar },
  };
  const content = { ...article, block: refuseUnlessValid(context, article, job) };
  if (current !== undefined && contentHash(withSlug(content, current)) === contentHash(withSlug(contentOf(current), current))) {
    return { ...result, revision: null };
  }
  const saved = await saveRevision(context, item, job.till, content, {
    bas: current?.id,
    ...{ tvinga: false, typ: 'ai', kall_revision: job.kalla },
    gjord_med: { modell: context.ai.modell, verktyg: 'Översättning i Studio' },
    kommentar: commentOf(item.sprak.get(job.fran)?.arbetsrevision.id !== job.kalla, newer.varningar.length > 0),
  });
  const behind = delar.filter(({ utfall }) => utfall === 'egen_inaktuell' || utfall === 'nekad');
  await context.store.translations.add({
    ...{ revision: saved.id, innehall: job.innehall, sprak: job.till, nr: saved.nr },
    delar: { ...ownParts(newer.planned, from), ...known },
  });
  if (state !== undefined && state.status !== 'utkast') {
    await context.store.items.setLanguageStatus(job.innehall, job.till, 'utkast', context.now);
  }
  if (behind.length > 0) await markBehind(context, item.sprak.get(job.fran)?.arbetsrevision.id, job, behind);
  return { ...result, revision: saved.id };
}

/** The plan for what is current now: a part that somebody has changed since the job began is left to them. */
function keepNewer(planned: readonly PlannedPart[], { target }: PlanFrom, current: Revision | undefined, { bas, till }: JobOrder) {
  if (current === undefined || current.id === bas) return { planned, varningar: [] };
  const before = target === undefined ? undefined : partsOf(target);
  const now = partsOf(contentOf(current));
  const varningar: FaultEntry[] = [];
  const kept = planned.map((part): PlannedPart => {
    const there = now.get(part.del);
    if (equalJson(there, before?.get(part.del))) return part;
    varningar.push(faultEntry('nyare_text_behallen', partPlace(part.del, till), { del: partName(part.del, there ?? part.source) }));
    return { ...part, utfall: 'egen', target: there };
  });
  const known = new Set(planned.map(({ del }) => del));
  const added = [...now].filter(([del, there]) => !known.has(del) && !equalJson(there, before?.get(del)));
  return {
    planned: [...kept, ...added.map(([del, there]): PlannedPart => ({ del, utfall: 'egen', source: undefined, target: there }))],
    varningar,
  };
}

/** Of what source a person's part is, as far as it is known: so that a later change of the source is seen. */
function ownParts(planned: readonly PlannedPart[], { earlier }: PlanFrom): Record<string, KnownPart> {
  const then = earlier === undefined ? undefined : partsOf(earlier);
  return Object.fromEntries(
    planned.flatMap(({ del, utfall, source }) => {
      const basis = utfall === 'egen_inaktuell' ? then?.get(del) : source;
      return !utfall.startsWith('egen') || basis === undefined ? [] : [[del, { kalla: partHash(basis), mal: '' }]];
    }),
  );
}

function fatesOf(planned: readonly PlannedPart[], { refused }: TranslatedParts): TranslatedPart[] {
  return planned.map(({ del, utfall }) => ({ del, utfall: utfall === 'oversatt' && refused.has(del) ? 'nekad' : utfall }));
}

function keptWarnings(planned: readonly PlannedPart[], { till }: JobOrder): FaultEntry[] {
  return planned
    .filter(({ utfall }) => utfall === 'egen_inaktuell')
    .map(({ del, target, source }) => faultEntry('egen_text_behallen', partPlace(del, till), { del: partName(del, target ?? source) }));
}

/** The blocks as they are kept; what a model made is held to what any writer is. Of controls in a source nobody could do anything here. */
function refuseUnlessValid({ newBlockId }: OperationContext, { block }: ArticleContent, { till }: JobOrder): ArticleContent['block'] {
  const parsed = parseDocument(block, { newId: newBlockId, sprak: till, unkeptIn: unstorableIn });
  if (parsed.fel.length > 0) throw new Fault(422, parsed.fel);
  return parsed.block;
}

function withSlug(content: ArticleContent, { slug }: Revision): ArticleContent {
  return { ...content, slug, block: content.block.filter((block) => blockId(block) !== '') };
}

function commentOf(sourceMovedOn: boolean, keptNewer: boolean): string {
  const notes = [
    'Översatt med AI.',
    sourceMovedOn ? 'Källan har ändrats sedan översättningen började.' : '',
    keptNewer ? 'Ändringar som gjordes under tiden har behållits.' : '',
  ];
  return notes.filter((note) => note !== '').join(' ');
}

/** Goes on calling the version stale where parts of it are: saving it has just said that it is up to date. */
async function markBehind(
  { store }: OperationContext,
  source: string | undefined,
  { innehall, till, kalla }: JobOrder,
  behind: readonly TranslatedPart[],
): Promise<void> {
  if (source !== kalla) return;
  const blocks = behind.flatMap(({ del }) => (del.startsWith('block:') ? [del.slice('block:'.length)] : []));
  await store.items.setStaleness(innehall, till, blocks, true);
}
