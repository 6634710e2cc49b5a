import { type Failure, failureOf } from '#components/studio/failure.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PictureUsage } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** A language version that shows the picture where it is worked on, and what became of exchanging it there. */
export interface PlannedExchange {
  innehall: string;
  sprak: Language;
  rubrik: string;
  /** Whether readers see the picture there, until the version is published. */
  publicerad: boolean;
  /** How many places, and on which revision that was seen; undefined where it was refused. */
  found?: { platser: number; bas: string } | undefined;
  lage: 'planerad' | 'bytt' | 'nekad';
  failure?: Failure | undefined;
}

/** The language versions in which the picture can be exchanged, each once. What only readers still have waits for a release already. */
export function versionsWith(uses: readonly PictureUsage[]): PlannedExchange[] {
  const versions = new Map<string, PlannedExchange>();
  for (const { innehall, sprak, rubrik, publicerad, arbetsversion } of uses) {
    if (!arbetsversion) continue;
    const key = `${innehall} ${sprak}`;
    const isPublic = publicerad || versions.get(key)?.publicerad === true;
    versions.set(key, { innehall, sprak, rubrik, publicerad: isPublic, lage: 'planerad' });
  }
  return [...versions.values()];
}

/** What would follow in each, tried and not done. */
export function tryExchange(versions: readonly PlannedExchange[], fran: string, till: string): Promise<PlannedExchange[]> {
  return each(versions, async (version) => {
    const trial = { id: version.innehall, sprak: version.sprak, fran, till, provkor: true };
    const { platser, bas } = await studio.bytArtikelbild(trial);
    return { ...version, found: { platser: platser.length, bas } };
  });
}

/** Exchanges in each that can be, on the revision that was looked at: whoever wrote since then is not overwritten. */
export function carryOutExchange(versions: readonly PlannedExchange[], fran: string, till: string): Promise<PlannedExchange[]> {
  return each(versions, async (version) => {
    if (version.lage !== 'planerad' || version.found === undefined) return version;
    await studio.bytArtikelbild({ id: version.innehall, sprak: version.sprak, fran, till, bas: version.found.bas });
    return { ...version, lage: 'bytt' };
  });
}

/** One after the other: what is refused in one hinders no other. */
async function each(
  versions: readonly PlannedExchange[],
  step: (version: PlannedExchange) => Promise<PlannedExchange>,
): Promise<PlannedExchange[]> {
  const done: PlannedExchange[] = [];
  for (const version of versions) {
    try {
      done.push(await step(version));
    } catch (error) {
      done.push({ ...version, lage: 'nekad', failure: failureOf(error) });
    }
  }
  return done;
}
