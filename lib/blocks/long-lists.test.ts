import { expect, test } from 'vitest';
import { parseDocumentSteps } from '#lib/blocks/parse-document.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { leastOf } from '#lib/machine/least-of.ts';
import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

/* A live report may have a hundred thousand entries: however they are, they are read with a turn for everybody else in between. */

/** Of what a call holds of other work: a tenth of a second is promised for all of it together. */
const MOST_MS = 70;
const PACE = pace();

/** As many as a call has room for, and no more than a report may have. */
const ENTRIES: Record<string, (nr: number) => unknown> = {
  'entries that are right': (nr) => ({ id: `i${nr}`, tid: '2026-11-20T08:00', text: 'x' }),
  'nothing in them': () => ({}),
  'something else than entries': () => 1,
  'fields that there are not': () => ({ x: 1 }),
  'fields of another type': () => ({ tid: 1, text: 2 }),
  'addresses that are not safe': () => ({ bild: { src: 'javascript:1' } }),
};

/** The longest step, in CPU time of this thread, and how many faults are told. */
function longestStep(inlagg: readonly unknown[]): { ms: number; faults: number } {
  let ids = 0;
  const steps = parseDocumentSteps([{ type: 'liveinlagg', attrs: { inlagg } }], {
    newId: () => `b${(ids++).toString(36).padStart(8, '0')}`,
  });
  for (let longest = 0; ; ) {
    const before = workedMs();
    const { done, value } = steps.next();
    const took = workedMs() - before;
    longest = Math.max(longest, took);
    if (done) return { ms: longest, faults: value.fel.length };
  }
}

test.each(Object.entries(ENTRIES))('%s', async (_, entry) => {
  const room = Math.floor(LIMITS.bodyBytes / (JSON.stringify(entry(LIMITS.entries)).length + 1));
  const entries = Array.from({ length: Math.min(room, LIMITS.entries) }, (_, nr) => entry(nr));
  // What a collection of garbage happens to fall into is not the step's own.
  const least = await leastOf(10, MOST_MS, () => {
    const { ms, faults } = longestStep(entries);
    // More than anybody reads are not even looked for.
    expect(faults).toBeLessThanOrEqual(LIMITS.faults);
    return ms / PACE;
  });
  expect(least).toBeLessThan(MOST_MS);
});
