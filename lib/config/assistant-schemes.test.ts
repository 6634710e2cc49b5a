import { expect, test } from 'vitest';
import { assistantSchemes } from '#lib/config/assistant-schemes.ts';

test('left out, it is the schemes of assistants that people use', () => {
  const schemes = assistantSchemes.parse(undefined);
  for (const name of ['cursor', 'vscode', 'vscode-insiders', 'windsurf']) expect(schemes.has(name)).toBe(true);
});

test('a list takes their place, and none of them may be said too', () => {
  expect([...assistantSchemes.parse(' Cursor, min-assistent ')]).toEqual(['cursor', 'min-assistent']);
  expect([...assistantSchemes.parse('inga')]).toEqual([]);
});

test.each(['javascript', 'data', 'cursor,file', 'JavaScript', 'vbscript', 'https', 'cursor://', 'cursor,', 'två ord', ' '])(
  'what no program may have its answers sent to is refused: %s',
  (value) => {
    const read = assistantSchemes.safeParse(value);
    expect(read.error?.issues[0]?.message).toContain('Räkna upp programmens egna');
  },
);
