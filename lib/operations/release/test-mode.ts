import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { ReleaseMode } from '#lib/contract/release.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';

/*
 * In test mode nothing becomes public that was not, and what was stays as it was (decisions.md §16). A release is tried: all of
 * it is done that readers do not see, so that it is kept and told of as the draft it hands over.
 */

/** What every answer about a release says in test mode. */
export function testModeWarnings({ settings }: OperationContext): FaultEntry[] {
  return settings.cmsTest ? [faultEntry('testlage')] : [];
}

/**
 * The order as it may be carried out now: in test mode what was to be published is tried instead, in Swedish alone. Refuses
 * what has no Swedish.
 */
export function asAllowed(context: OperationContext, order: ReleaseOrder): ReleaseOrder {
  if (!context.settings.cmsTest || order.lage === 'utkast') return order;
  const versions = order.versions.filter(({ sprak }) => sprak === 'sv');
  if (versions.length === 0) throw fault('testlage_sprak', { falt: 'sprak', sprak: 'en' });
  return { ...order, versions, lage: 'utkast', prov: true };
}

/** The languages to release when none are named: in test mode without English, when there is Swedish. */
export function withoutEnglish({ settings }: OperationContext, lage: ReleaseMode, languages: Language[]): Language[] {
  const tried = settings.cmsTest && lage !== 'utkast' && languages.includes('sv');
  return tried ? ['sv'] : languages;
}

/** Refuses English where it is asked for in test mode: it stands with Studio itself, which has no place for a draft of it. */
export function refuseEnglishInTestMode({ settings }: OperationContext, languages: readonly Language[]): void {
  if (settings.cmsTest && languages.includes('en')) throw fault('testlage_sprak', { falt: 'sprak', sprak: 'en' });
}

/**
 * Throws what lets an order wait as long as it is test mode: what readers have in a publishing system elsewhere is not
 * touched, and is brought in line when it is over.
 */
export function waitForReality({ settings }: OperationContext): void {
  if (!settings.cmsTest) return;
  throw new CmsFailure({
    retryable: false,
    stopsAll: true,
    orsak: 'Studio är i testläge, och artikeln är publik i publiceringssystemet. Den rörs inte.',
    atgard: 'Den förs över när testläget är slut.',
  });
}
