import { workedMs } from '#lib/turns/worked.ts';

/** What the piece of work below takes where the promises in milliseconds were made: one thread of a server of 2023 at rest, Node 24. */
const REFERENCE_MS = 36;
const TRIES = 15;

/**
 * How many times as long this processor takes over the same piece of work as the one for which times are promised; 1 on that one and on every
 * faster one. A test that promises CPU time divides what it measured by it: a slower machine is no slower program.
 */
export function pace(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) least = Math.min(least, spentOn(work));
  return Math.max(1, least / REFERENCE_MS);
}

/** CPU time of this thread in milliseconds. */
function spentOn(run: () => unknown): number {
  const before = workedMs();
  run();
  return workedMs() - before;
}

const ARTICLE = Array.from({ length: 30_000 }, (_, nr) => ({
  id: `b${nr}`,
  typ: 'stycke',
  text: [{ type: 'text', text: `Ord ${nr} och fler ord.` }],
}));

/** Of the kind that a service does all day: a text of a mebibyte is made, read and walked. */
function work(): number {
  const read: typeof ARTICLE = JSON.parse(JSON.stringify(ARTICLE));
  return read.reduce((letters, { text }) => letters + text.map((part) => part.text.toUpperCase()).join(' ').length, 0);
}
