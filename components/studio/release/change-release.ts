import { failureOf } from '#components/studio/failure.ts';
import { isAsked } from '#components/studio/release/release-rules.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

/* What is done with a release from a list, a calendar or the editor. A refusal is told in the corner, with cause and remedy. */

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const { fel } = failureOf(error);
    showToast({ tone: 'fault', text: fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
    return false;
  }
}

/** Tells that a release has been moved, with the way back to the time it had. */
export function tellMoved(before: Release, instant: string, onChanged: () => void): void {
  const { datum } = before;
  const canUndo = before.tillstand === 'schemalagd' && datum !== null;
  showToast({
    tone: 'success',
    text: isAsked(before)
      ? `Begäran gäller nu ${weekdayMoment(instant, Date.now())}. Artikeln går ut då först när den är godkänd.`
      : `”${before.innehall.rubrik}” går ut ${weekdayMoment(instant, Date.now())}.`,
    ...(canUndo ? { action: { namn: 'Ångra', onPress: () => void moveBack(before, datum, onChanged) } } : {}),
  });
}

async function moveBack({ id, innehall }: Release, datum: string, onChanged: () => void): Promise<void> {
  const done = await attempt(async () => {
    await studio.andraRelease({ rid: id, datum });
  });
  if (done) showToast({ tone: 'info', text: `”${innehall.rubrik}” går ut ${weekdayMoment(datum, Date.now())}, som förut.` });
  onChanged();
}

/** Gives a waiting release another time. */
export async function moveRelease(release: Release, instant: string, onChanged: () => void): Promise<void> {
  const done = await attempt(async () => {
    await studio.andraRelease({ rid: release.id, datum: instant });
  });
  if (done) tellMoved(release, instant, onChanged);
  onChanged();
}

/** Begins a release again at once. */
export async function retryRelease({ id }: Release, onChanged: () => void): Promise<void> {
  const done = await attempt(async () => {
    await studio.provaReleaseIgen({ rid: id });
  });
  if (done) showToast({ tone: 'info', text: 'Studio försöker igen nu.' });
  onChanged();
}
