import { expect, test } from 'vitest';
import { blockfalt } from '#lib/blocks/block-fields.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockChapter } from '#lib/handbook/block-chapter.ts';

test('each block is told with its fields, those inside a list under the list’s name', () => {
  const chapter = blockChapter([
    {
      type: 'viktigast',
      namn: 'Det viktigaste',
      beskrivning: 'Tre punkter.',
      falt: [
        {
          namn: 'punkter',
          typ: 'lista',
          kravd: true,
          beskrivning: 'De tre viktigaste sakerna.',
          min: 3,
          max: 3,
          falt: [{ namn: '[]', typ: 'text', beskrivning: 'En punkt.', max: 90 }],
        },
      ],
    },
    {
      type: 'recept',
      namn: 'Recept',
      beskrivning: 'Ett recept.',
      falt: [
        {
          namn: 'grupper',
          typ: 'lista',

          beskrivning: 'Delar | av\nreceptet.',
          falt: [{ namn: 'namn', typ: 'text', beskrivning: 'Gruppens namn.', varden: ['deg', 'fyllning'] }],
        },
      ],
    },
    { type: 'linje', namn: 'Linje', beskrivning: 'Utan fält.', falt: [] },
    {
      type: 'blockquote',
      namn: 'Blockcitat',
      beskrivning: 'Ett utdrag.',
      falt: [{ namn: 'content', typ: 'innehåll', beskrivning: 'Står bredvid attrs.', varden: ['paragraph'] }],
    },
  ]);
  expect(chapter).toBe(`## Block

Fälten står i \`attrs\`, utom \`content\` som står bredvid. Varje block har också ett \`attrs.id\`.

### Det viktigaste (\`viktigast\`)

Tre punkter.

| Fält | Typ | Krävs | Vad |
| --- | --- | --- | --- |
| \`punkter\` | lista | ja | De tre viktigaste sakerna. Exakt 3 stycken. |
| \`punkter[]\` | text |  | En punkt. Högst 90 tecken. |

### Recept (\`recept\`)

Ett recept.

| Fält | Typ | Krävs | Vad |
| --- | --- | --- | --- |
| \`grupper\` | lista |  | Delar \\| av receptet. |
| \`grupper[].namn\` | text |  | Gruppens namn. Något av \`deg\`, \`fyllning\`. |

### Linje (\`linje\`)

Utan fält.

### Blockcitat (\`blockquote\`)

Ett utdrag.

| Fält | Typ | Krävs | Vad |
| --- | --- | --- | --- |
| \`content\` | innehåll |  | Står bredvid attrs. Får innehålla \`paragraph\`. |
`);
});

test('every block there is gets its heading and every field its row', () => {
  const blocks = [...BLOCKS.values()].map(({ type, namn, beskrivning }) => ({ type, namn, beskrivning, falt: blockfalt[type] ?? [] }));
  const chapter = blockChapter(blocks);
  for (const { type, namn, falt } of blocks) {
    expect(chapter).toContain(`### ${namn} (\`${type}\`)`);
    for (const field of falt) expect(chapter).toContain(`| \`${field.namn}\` | ${field.typ} |`);
  }
});
