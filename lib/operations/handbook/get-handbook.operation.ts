import { z } from 'zod';
import { blockfalt } from '#lib/blocks/block-fields.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockChapter } from '#lib/handbook/block-chapter.ts';
import { briefChapters } from '#lib/handbook/brief-chapters.ts';
import { handbookText } from '#lib/handbook/default-handbook.ts';
import { templateChapter } from '#lib/handbook/template-chapter.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { currentHandbook } from '#lib/operations/handbook/handbook-version.ts';
import { describeTemplate } from '#lib/templates/describe-template.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

export const getHandbook = defineOperation({
  name: 'hamtaHandbok',
  summary: 'Hämtar redaktionens handbok: reglerna för allt skrivande. Läs den först.',
  method: 'GET',
  path: '/studio/api/handbok',
  query: z.object({
    utforlig: z.enum(['0', '1']).default('0').meta({
      description: '1 ger kapitlen Mallar och Block med alla krav och fält. Annars står där en rad om varje; resten ger mallar?mall=….',
    }),
  }),
  output: z.object({ ok: z.literal(true), version: z.string(), text: z.string() }),
  hints: { readOnly: true },
  async run({ sections, store }, { utforlig }) {
    const [known, { nr, text: written }] = await Promise.all([sections(), currentHandbook(store)]);
    const templates = [...TEMPLATES.values()].map((template) => {
      const users = known.filter((section) => !section.arkiverad && section.mallar.includes(template.id)).map((section) => section.id);
      return describeTemplate(template, users);
    });
    const blocks = [...BLOCKS.values()].map(({ type, namn, beskrivning }) => ({ type, namn, beskrivning, falt: blockfalt[type] ?? [] }));
    const generated =
      utforlig === '1' ? { mallar: templateChapter(templates), block: blockChapter(blocks) } : briefChapters(templates, blocks);
    const text = handbookText(written, generated);
    return { ok: true as const, version: String(nr), text };
  },
});
