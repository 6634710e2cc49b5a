import { scrollBehavior } from '#lib/reader/script/scroll-to.ts';

export interface Strip {
  /** The place of the picture that is seen; 0 for the first. */
  at(): number;
  go(place: number, behavior?: ScrollBehavior): void;
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
  let timer: ReturnType<typeof setTimeout> | undefined;

  const at = () => (row.clientWidth === 0 ? place : Math.min(last, Math.max(0, Math.round(row.scrollLeft / row.clientWidth))));

  function go(to: number, behavior = scrollBehavior()): void {
    row.scrollTo({ left: Math.min(last, Math.max(0, to)) * row.clientWidth, behavior });
  }

  function settle(): void {
    clearTimeout(timer);
    if (!touched && Math.abs(row.scrollLeft - at() * row.clientWidth) > 1) go(at());
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
    if (!holding) moved();
  };
  row.addEventListener('scroll', moved, { passive: true });
  row.addEventListener('scrollend', settle);
  row.addEventListener('touchstart', held(true), { passive: true });
  row.addEventListener('touchend', held(false), { passive: true });
  row.addEventListener('touchcancel', held(false), { passive: true });
  row.addEventListener('keydown', (event) => {
    const to = { ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || row.scrollWidth <= row.clientWidth) return;
    event.preventDefault();
    go(to);
  });
  // The window turned or widened: the same picture, at its new place.
  new ResizeObserver(() => go(place, 'instant')).observe(row);
  return { at, go };
}
