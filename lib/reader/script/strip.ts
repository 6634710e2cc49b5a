import { scrollBehavior } from '#lib/reader/script/scroll-to.ts';

export interface Strip {
  /** The place of the picture that is seen; 0 for the first. */
  at(): number;
  go(place: number, behavior?: ScrollBehavior): void;
  /** So many pictures on from where the row is, or is on its way to. */
  step(count: number): void;
}

const SETTLES_MS = 140;

/**
 * Makes a row of pictures that scrolls sideways go a picture at a time by the arrow keys, Home and End, tells which picture
 * is seen, and lets it come to rest only at one: a browser that snaps by itself is not always let to.
 */
export function enhanceStrip(row: HTMLElement, seen: (place: number) => void): Strip {
  const last = row.childElementCount - 1;
  let place = 0;
  let touched = false;
  /** Where it is on its way to: to come to rest elsewhere would be to lose a press of a key. */
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const at = () => (row.clientWidth === 0 ? place : Math.min(last, Math.max(0, Math.round(row.scrollLeft / row.clientWidth))));

  function go(to: number, behavior = scrollBehavior()): void {
    const wanted = Math.min(last, Math.max(0, to));
    const left = wanted * row.clientWidth;
    target = Math.abs(row.scrollLeft - left) > 1 ? wanted : undefined;
    row.scrollTo({ left, behavior });
  }

  function step(count: number): void {
    go((target ?? at()) + count);
  }

  function settle(): void {
    clearTimeout(timer);
    if (touched) return;
    const wanted = target ?? at();
    if (Math.abs(row.scrollLeft - wanted * row.clientWidth) > 1) go(wanted);
    else target = undefined;
  }

  function moved(): void {
    if (at() !== place) {
      place = at();
      seen(place);
    }
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLES_MS);
  }

  const held = (holding: boolean) => () => {
    touched = holding;
    target = undefined;
    if (!holding) moved();
  };
  row.addEventListener('scroll', moved, { passive: true });
  row.addEventListener('scrollend', settle);
  row.addEventListener('touchstart', held(true), { passive: true });
  row.addEventListener('touchend', held(false), { passive: true });
  row.addEventListener('touchcancel', held(false), { passive: true });
  row.addEventListener('keydown', (event) => {
    const from = target ?? at();
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || row.scrollWidth <= row.clientWidth) return;
    event.preventDefault();
    go(to);
  });
  row.addEventListener(
    'wheel',
    () => {
      target = undefined;
    },
    { passive: true },
  );
  // The window turned or widened: the same picture, at its new place.
  new ResizeObserver(() => go(place, 'instant')).observe(row);
  return { at, go, step };
}
