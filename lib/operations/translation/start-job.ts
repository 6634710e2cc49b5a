import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage, LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { itemForWriting, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseOverwriting } from '#lib/operations/language/refuse-overwriting.ts';

export interface JobAsked {
  fran: Language;
  till: Language;
  skrivOver: boolean;
  /** Whether a translation that has been reviewed is left alone unless `skrivOver`. */
  sparaGranskat: boolean;
}

/** Where the caller follows jobs. */
export function followAddress(jobs: readonly string[]): string {
  return `/studio/api/oversatt-lista?jobb=${jobs.join(',')}`;
}

/** Faults of the languages that a body names: each must be one of Studio's, and none may be the one translated from. */
export function languageFaults({ fran, till }: { fran?: string | undefined; till?: readonly string[] | undefined }): FaultEntry[] {
  const tillatna = LANGUAGES.join(', ');
  const unknown = (sprak: string, falt: string) => faultEntry('sprak_okant', { falt }, { sprak: sprak.slice(0, 20), tillatna });
  const source = fran === undefined || isLanguage(fran) ? [] : [unknown(fran, 'fran')];
  const targets = (till ?? []).flatMap((sprak, index) => {
    if (!isLanguage(sprak)) return [unknown(sprak, `till[${index}]`)];
    return sprak === fran ? [faultEntry('samma_sprak', { falt: `till[${index}]`, sprak }, { sprak })] : [];
  });
  return [...source, ...targets];
}

/** The language that an article in this one is translated to, unless another is named. */
export function languageBeside(kallsprak: Language): Language {
  return LANGUAGES.find((language) => language !== kallsprak) ?? kallsprak;
}

/** Refuses where there is nobody to translate. */
export function aiFaults({ ai }: Pick<OperationContext, 'ai'>): FaultEntry[] {
  return ai.namn === 'ingen' ? [faultEntry('ai_saknas')] : [];
}

/** What a body must be, as far as schemas cannot tell; for the `check` of an operation. */
export async function checkAsked(_: CheckingContext, input: { fran?: string | undefined; till?: readonly string[] | undefined }) {
  return languageFaults(input);
}

/** The language of a checked body. */
export function checkedLanguage(sprak: string): Language {
  if (!isLanguage(sprak)) throw new Error(`${sprak} has passed the check and is no language`);
  return sprak;
}

/** Adds a job that translates one article; its id. Throws a Fault that says why there is none. */
export async function startJob(context: OperationContext, id: string, { fran, till, skrivOver, sparaGranskat }: JobAsked): Promise<string> {
  const { head, sprak } = await itemForWriting(context, id);
  refuseIf(cannotWrite(context.actor, head, [till]));
  refuseDeleted(head);
  if (fran !== head.kallsprak) throw fault('inte_kallsprak', { falt: 'fran', sprak: fran }, { kallsprak: head.kallsprak, sprak: fran });
  const source = sprak.get(fran);
  if (source === undefined) throw fault('sprakversion_saknas', { falt: 'fran', sprak: fran }, { sprak: fran });
  const target = sprak.get(till);
  if (target !== undefined) await refuseOverwriting(context, head.id, till, target.arbetsrevision.id);
  const reviewed = target?.status === 'godkand' || target?.status === 'granskning';
  if (reviewed && sparaGranskat && !skrivOver) throw fault('sprak_granskat', { falt: 'till', sprak: till }, { sprak: till });
  const job = {
    ...{ id: context.newId(), innehall: head.id, fran, till, skrivOver },
    ...{ kalla: source.arbetsrevision.id, bas: target?.arbetsrevision.id ?? null },
    ...{ av: authorOf(context.actor), skapad: context.now },
  };
  if (!(await context.store.translationJobs.add(job))) throw fault('oversatts_redan', { falt: 'till', sprak: till }, { sprak: till });
  context.changed('oversattningar');
  return job.id;
}
