import { make } from '#lib/reader/script/make.ts';

/**
 * One place in a block from which those who listen are told what happened, when they have a pause. Saying the same thing
 * again is heard again.
 */
export function announcer(block: Element): (words: string) => void {
  const region = make('div', { class: 'bara-upplast', role: 'status' });
  block.append(region);
  return (words) => region.replaceChildren(make('p', {}, words));
}
