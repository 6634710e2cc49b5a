import { expect, test } from 'vitest';
import { fault } from '#lib/errors/fault.ts';
import { partName } from '#lib/operations/translation/part-name.ts';

const block = {
  type: 'paragraph',
  attrs: { id: 'bstycke01' },
  content: [{ type: 'text' as const, text: 'Bron kostar 120 miljoner kronor och ska stå klar om två år.' }],
};

test('a block is known by how it begins, a field by what the editor calls it', () => {
  expect(partName('block:bstycke01', block)).toBe('blocket ”Bron kostar 120 miljoner kronor och ska…”');
  expect(partName('block:bstycke01', undefined)).toBe('ett block');
  expect(partName('meta.seoBesk', 'En ny bro')).toBe('SEO-beskrivningen');
});

test('warnings are whole sentences of it', () => {
  const told = (kod: Parameters<typeof fault>[0], del: string, value: Parameters<typeof partName>[1]) =>
    fault(kod, {}, { del: partName(del, value), orsak: 'siffran 120 saknas.', namn: 'Nora Berg' }).fel[0]?.orsak;
  expect(told('oversattning_nekad', 'block:bstycke01', block)).toBe(
    'Översättningen av blocket ”Bron kostar 120 miljoner kronor och ska…” stämde inte med källan och sparades inte: siffran 120 saknas.',
  );
  expect(told('egen_text_behallen', 'ingress', '')).toBe(
    'Någon har skrivit eller ändrat ingressen, så den texten har lämnats orörd. Källan har ändrats sedan dess.',
  );
  expect(told('nyare_text_behallen', 'hero', undefined)).toBe(
    'Någon ändrade huvudbildens texter medan översättningen pågick, och den ändringen har behållits.',
  );
  expect(told('namn_saknas', 'rubrik', '')).toBe('Namnet Nora Berg finns inte i översättningen av rubriken.');
});
