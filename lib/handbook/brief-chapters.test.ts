import { expect, test } from 'vitest';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { briefChapters } from '#lib/handbook/brief-chapters.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

test('every template and block has a line to choose by, and the way to what it needs', () => {
  const { mallar, block } = briefChapters([...TEMPLATES.values()], [...BLOCKS.values()]);
  expect(mallar).toMatch(/^## Mallar\n\n.*`mallar\?mall=…`/);
  for (const { id, namn, beskrivning } of TEMPLATES.values()) expect(mallar).toContain(`\n- \`${id}\` ${namn}: ${beskrivning}\n`);
  for (const { type, namn, beskrivning } of BLOCKS.values()) expect(block).toContain(`\n- \`${type}\` ${namn}: ${beskrivning}\n`);
});
