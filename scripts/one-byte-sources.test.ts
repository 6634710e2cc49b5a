import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inOneByte } from './one-byte-sources.ts';

const WIDE = /[\u0100-\uffff]/;

/** What a program makes, told as text: whatever it is. */
const made = (program: string) => JSON.stringify(runInNewContext(program));

test.each([
  ['strings and keys', `({ "rubrik – ett": 'blå → röd', 'två': "👩‍🍳", tre: '\\u2013', fyra: '\\\\–' })`],
  ['what a template says', `const namn = "Åsa"; \`– \${namn} …\``],
  ['regular expressions', `['a–b', 'a-b', 'a—b'].map((text) => [/–/.test(text), /[–—]/.exec(text)?.index, text.split(/ ?[–—] ?/)])`],
  [
    'regular expressions of code points',
    `['👩', '👨', '\\ud83d'].map((text) => [/^[👩👨]$/u.test(text), /^[\\p{Emoji}--👩]$/v.test(text)])`,
  ],
  ['what is escaped though it need not be', `['–', '\\\\–', 'u2013'].map((text) => [/^\\–$/.test(text), /^\\\\–$/.test(text)])`],
  ['names', `const längd…x = 1; längd…x`.replaceAll('…', 'ő')],
  ['comments', `/* – */ 1 // …`],
])('%s are the same in one byte', async (_, program) => {
  const narrow = await inOneByte(program);
  expect(narrow).toBeDefined();
  expect(WIDE.test(narrow ?? '')).toBe(false);
  expect(made(narrow ?? '')).toBe(made(program));
});

test('what a tag may read as it is written is left as it is', async () => {
  expect(await inOneByte('String.raw`\\d–`')).toBeUndefined();
  expect(await inOneByte('String.raw`\\d` + /–/.source')).toBe('String.raw`\\d` + /\\u2013/.source;\n');
});
