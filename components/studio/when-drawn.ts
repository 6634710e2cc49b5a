/** Frames: a second of a screen that is in no hurry. */
const MOST_FRAMES = 60;

/**
 * Asks `act` in each frame, from the next one, until it says that what it is for was there, at most for a second: what a page has just been given is
 * drawn soon, and not always in the frame after.
 */
export function whenDrawn(act: () => boolean): void {
  let left = MOST_FRAMES;
  const look = () => {
    left -= 1;
    if (!act() && left > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
