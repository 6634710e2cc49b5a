import { announcer } from '#lib/reader/script/announcer.ts';
import { countdown } from '#lib/reader/script/countdown-time.ts';
import { seenCountdown, spokenCountdown } from '#lib/reader/script/countdown-words.ts';
import { languageOf } from '#lib/reader/script/language.ts';
import { make } from '#lib/reader/script/make.ts';

/**
 * Counts down to an event, a minute at a time, in the line that has been kept free for it. Those who listen hear it when they
 * come to it, and are told only when it begins and when it is over.
 */
export function enhanceCountdown(block: HTMLElement): void {
  const start = Date.parse(block.dataset.nedrakning ?? '');
  const end = Date.parse(block.dataset.nedrakningSlut ?? '');
  const line = block.querySelector('.evenemang-nedrakning');
  if (line === null || Number.isNaN(start)) return;
  const place = line;
  const sprak = languageOf(block);
  const announce = announcer(block);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let was: string | undefined;
  place.setAttribute('role', 'timer');

  function show(): void {
    clearTimeout(timer);
    const time = countdown(start, Number.isNaN(end) ? undefined : end, Date.now());
    const { forst, delar } = seenCountdown(time, sprak);
    const spoken = spokenCountdown(time, sprak);
    const numbers = delar.flatMap(({ antal, enhet }) => [' ', make('b', {}, String(antal)), ` ${enhet}`]);
    place.replaceChildren(make('span', { 'aria-hidden': 'true' }, forst, ...numbers), make('span', { class: 'bara-upplast' }, spoken));
    if (was !== undefined && was !== time.lage) announce(spoken);
    was = time.lage;
    // A page in the background has its timers held back: it is set right when it is looked at.
    if (time.nasta !== undefined && !document.hidden) timer = setTimeout(show, Math.min(time.nasta, 60_000));
  }

  document.addEventListener('visibilitychange', show);
  show();
}
