import type { CheckReport } from '#lib/checks/run-checks.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { ReleaseMode } from '#lib/contract/release.ts';
import { Fault } from '#lib/errors/fault.ts';

/** What nobody can overrule: an article has a headline, and an address to be published at. */
const NEVER_OVERRULED: ReadonlySet<string> = new Set(['rubrik_saknas', 'slug_saknas', 'slug_ogiltig']);

/**
 * Throws what the check has against a release. Returns the faults that were overruled, which is none for a draft: nothing
 * stops one.
 */
export function refuseUnlessOverruled(report: CheckReport, lage: ReleaseMode, overstyr: boolean): FaultEntry[] {
  if (lage === 'utkast' || !report.blockerande) return [];
  const stopping = overstyr ? report.fel.filter(({ kod }) => NEVER_OVERRULED.has(kod)) : report.fel;
  if (stopping.length > 0) throw new Fault(422, stopping, { varningar: report.varningar });
  return report.fel;
}
