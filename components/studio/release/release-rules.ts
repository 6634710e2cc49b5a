import { cannotConfirm, cannotRelease, cannotSchedule } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release, ReleaseState } from '#lib/contract/release.ts';

/* What a release is to the newsroom: whether it waits, is late, has failed for good, and what can be done with it. */

const WAITING: readonly ReleaseState[] = ['schemalagd', 'pagar', 'koad'];
/** In these a release takes the place of an older one that has failed, also when it failed itself. */
const REPLACING: readonly ReleaseState[] = [...WAITING, 'klar', 'nedtagen', 'misslyckad'];
const PATIENCE = 60_000;

export function isWaiting({ tillstand }: Release): boolean {
  return WAITING.includes(tillstand);
}

/** An agent has asked for it, and no person has decided yet. */
export function isAsked({ tillstand }: Release): boolean {
  return tillstand === 'vantar_pa_godkannande';
}

/** It should have been out by now: its time has been, or it has stood in the queue for more than a minute. */
export function isLate(release: Release, now: number): boolean {
  if (!isWaiting(release)) return false;
  return release.forsenad || (release.tillstand === 'koad' && now - Date.parse(release.skapad) > PATIENCE);
}

/** Whether readers get something by it, now or later. */
export function isPublication({ lage }: Release): boolean {
  return lage === 'publicera' || lage === 'schemalagd';
}

/** The failed releases of one article that nothing newer has taken the place of: those that somebody has to see to. */
export function openFailures(releaser: readonly Release[]): Release[] {
  return releaser.filter(
    (release) =>
      release.tillstand === 'misslyckad' &&
      !releaser.some(
        (other) => REPLACING.includes(other.tillstand) && other.id !== release.id && isNewer(other, release) && isAbout(other, release),
      ),
  );
}

function isNewer(other: Release, release: Release): boolean {
  return Date.parse(other.skapad) > Date.parse(release.skapad);
}

/** What only concerns the publishing system names no language: it is about all of them. */
function isAbout(other: Release, release: Release): boolean {
  const languages = Object.keys(release.revisioner);
  const others = Object.keys(other.revisioner);
  return languages.length === 0 || others.length === 0 || languages.some((sprak) => others.includes(sprak));
}

/** When it went out, or is to go out: its place in the calendar. */
export function momentOf(release: Release): string {
  if (release.tillstand === 'klar' || release.tillstand === 'nedtagen') return release.utford ?? release.skapad;
  return release.lage === 'schemalagd' ? (release.datum ?? release.skapad) : release.skapad;
}

export interface Possibilities {
  /** Approve what an agent has asked for. */
  decide: boolean;
  /** Confirm that one gave the order which an agent names one for. */
  confirm: boolean;
  /** Decline either. */
  decline: boolean;
  move: boolean;
  cancel: boolean;
  retry: boolean;
}

/** What `jag` can do with a release as it is now. */
export function possibilitiesOf(release: Release, jag: Actor): Possibilities {
  const { tillstand, lage, innehall } = release;
  const languages = Object.keys(release.revisioner);
  const isHeld = tillstand !== 'schemalagd' && tillstand !== 'koad';
  const schedules = cannotSchedule(jag, innehall, languages) === undefined;
  const publishes = cannotRelease(jag, innehall, languages) === undefined;
  const asked = isAsked(release);
  const decline = asked && cannotConfirm(jag, innehall, languages, 'godkänna publiceringar') === undefined;
  const isOrder = release.order_begaran !== null;
  const decide = decline && !isOrder;
  return {
    decide,
    confirm: decline && isOrder && release.order_av?.id === jag.id,
    decline,
    move: (!isHeld || decide) && schedules && isPublication(release),
    cancel: !isHeld && schedules && (isPublication(release) || lage === 'utkast'),
    retry: publishes && (tillstand === 'misslyckad' || tillstand === 'koad'),
  };
}
