import { expect, test } from 'vitest';
import { refuseWideFrame } from '#lib/transports/mcp/message-frame.ts';

const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, nr) => [`a${nr}`, nr]));
const call = (params: object, frame: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', ...frame, params });

test('what a tool is called with may be as large as its operation takes', () => {
  const block = Array.from({ length: 2_000 }, () => ({ type: 'paragraph', attrs: {} }));
  expect(() => refuseWideFrame(call({ name: 'skapa_innehall', arguments: { block }, _meta: { progressToken: 1 } }))).not.toThrow();
});

test.each([
  ['in the message', call({}, wide)],
  ['in its parameters', call(wide)],
  ['in what they hold', call({ _meta: { a: [[Object.keys(wide)]] } })],
  ['in a result, which nobody asked for', { jsonrpc: '2.0', id: 1, result: wide }],
  ['in the names of arguments', call({ name: 'x', arguments: wide })],
])('a thousand parts %s are refused', (_, message) => {
  expect(() => refuseWideFrame(message)).toThrow('for_lang');
});
