import { type Failure, failureOf } from '#components/studio/failure.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PictureUsage } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What became of exchanging a picture in a language version; `slappt` when it was published too. */
type Outcome = 'planerad' | 'bytt' | 'slappt' | 'ej_slappt' | 'nekad';

/** A language version that shows the picture where it is worked on, and what became of exchanging it there. */
export interface PlannedExchange {
  innehall: string;
  sprak: Language;
  rubrik: string;
  /** Whether readers see the picture there, until the version is published. */
  publicerad: boolean;
  /** How many places, on which revision that was seen, and whether readers have that very revision; undefined where it was refused. */
  found?: { platser: number; bas: string; isPublic: boolean } | undefined;
  lage: Outcome;
  failure?: Failure | undefined;
}

/** Told of each version that is done with. */
type Progress = (done: number, all: number) => void;

interface Order {
  fran: string;
  till: string;
  /** Whether to publish, too, what readers see the picture in; only where nothing else waits to be published with it. */
  publicera: boolean;
}

const keyOf = ({ innehall, sprak }: Pick<PlannedExchange, 'innehall' | 'sprak'>): string => `${innehall} ${sprak}`;

/** The language versions in which the picture can be exchanged, each once. What only readers still have waits for a release already. */
export function versionsWith(uses: readonly PictureUsage[]): PlannedExchange[] {
  const versions = new Map<string, PlannedExchange>();
  for (const { innehall, sprak, rubrik, publicerad, arbetsversion } of uses) {
    if (!arbetsversion) continue;
    const key = keyOf({ innehall, sprak });
    const isPublic = publicerad || versions.get(key)?.publicerad === true;
    versions.set(key, { innehall, sprak, rubrik, publicerad: isPublic, lage: 'planerad' });
  }
  return [...versions.values()];
}

/** So many places of a picture are told at a time. */
const TOLD_AT_ONCE = 1_000;

/** The first of those that the picture is exchanged in and that have not been seen to, and whether there may be others after them. */
export async function nextVersions(
  fran: string,
  seen: readonly PlannedExchange[],
): Promise<{ versions: PlannedExchange[]; goesOn: boolean }> {
  const { anvandning } = await studio.listaMediaAnvandning({ id: fran, arbetsversion: '1' });
  const known = new Set(seen.map(keyOf));
  const versions = versionsWith(anvandning).filter((version) => !known.has(keyOf(version)));
  return { versions, goesOn: anvandning.length >= TOLD_AT_ONCE };
}

/** What would follow in each, tried and not done. */
export function tryExchange(
  versions: readonly PlannedExchange[],
  { fran, till }: Omit<Order, 'publicera'>,
  told: Progress,
): Promise<PlannedExchange[]> {
  return each(versions, told, async (version) => {
    const trial = { id: version.innehall, sprak: version.sprak, fran, till, provkor: true };
    const { platser, bas } = await studio.bytArtikelbild(trial);
    return { ...version, found: { platser: platser.length, bas, isPublic: version.publicerad && (await isPublicAt(version, bas)) } };
  });
}

/** Whether readers have that very revision: then nothing but the picture is published with it. */
async function isPublicAt({ innehall, sprak }: PlannedExchange, bas: string): Promise<boolean> {
  const { innehall: item } = await studio.hamtaInnehall({ id: innehall });
  return item.sprak[sprak]?.publicerad_revision?.id === bas;
}

/**
 * Exchanges in each that can be, on the revision that was looked at: whoever wrote since then is not overwritten. Publishes it, when that is
 * asked for; where that is refused the draft stays, and why is told.
 */
function carryOutExchange(
  versions: readonly PlannedExchange[],
  { fran, till, publicera }: Order,
  told: Progress,
): Promise<PlannedExchange[]> {
  return each(versions, told, async (version) => {
    const { innehall: id, sprak, found } = version;
    if (version.lage !== 'planerad' || found === undefined) return version;
    await studio.bytArtikelbild({ id, sprak, fran, till, bas: found.bas });
    if (!publicera || !found.isPublic) return { ...version, lage: 'bytt' };
    try {
      await studio.slappInnehall({ id, lage: 'publicera', sprak: [sprak] });
      return { ...version, lage: 'slappt' };
    } catch (error) {
      return { ...version, lage: 'ej_slappt', failure: failureOf(error) };
    }
  });
}

/**
 * Carries out what was looked at, and then the same in the versions that are told when those are done, until there are no others. `shown` is
 * given all that has been done with so far, after each thousand.
 */
export async function exchangeEverywhere(
  plan: readonly PlannedExchange[],
  order: Order,
  told: Progress,
  shown: (done: readonly PlannedExchange[]) => void,
): Promise<void> {
  let done = await carryOutExchange(plan, order, told);
  shown(done);
  for (let next = await nextVersions(order.fran, done); next.versions.length > 0; next = await nextVersions(order.fran, done)) {
    done = [...done, ...(await carryOutExchange(await tryExchange(next.versions, order, told), order, told))];
    shown(done);
  }
}

/** One after the other: what is refused in one hinders no other. */
async function each(
  versions: readonly PlannedExchange[],
  told: Progress,
  step: (version: PlannedExchange) => Promise<PlannedExchange>,
): Promise<PlannedExchange[]> {
  const done: PlannedExchange[] = [];
  for (const version of versions) {
    try {
      done.push(await step(version));
    } catch (error) {
      done.push({ ...version, lage: 'nekad', failure: failureOf(error) });
    }
    told(done.length, versions.length);
  }
  return done;
}
