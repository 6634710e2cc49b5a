import { expect, test } from 'vitest';
import { traceParent } from '#lib/studio/traces/trace-parent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

test('what names a span is read, also of a later version', () => {
  const named = { traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true };
  expect(traceParent(`00-${TRACE}-${SPAN}-01`)).toEqual(named);
  expect(traceParent(`00-${TRACE}-${SPAN}-02`)).toEqual({ ...named, traceFlags: 0 });
  expect(traceParent(`cc-${TRACE}-${SPAN}-03-something`)).toEqual(named);
});

test.each([
  undefined,
  '',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-012`,
  `${'0'.repeat(100_000)}`,
])('what cannot be read is none: %j', (header) => {
  expect(traceParent(header)).toBeUndefined();
});
