import type { RenderContext } from '#lib/blocks/define-block.ts';
import { filledTexts } from '#lib/blocks/filled-texts.ts';
import type { Attrs } from '#lib/blocks/stegforsteg/schema.ts';
import { stepAnchor, steps } from '#lib/blocks/stegforsteg/steps.ts';
import { parseDuration } from '#lib/content/duration.ts';

export function structuredData(attrs: Attrs, context: RenderContext, id: string): object[] {
  const all = steps(attrs);
  if (all.length === 0) return [];
  const name = attrs.rubrik?.trim();
  const totalTime = parseDuration(attrs.tid ?? '');
  const supply = filledTexts(attrs.behover).map(({ text }) => ({ '@type': 'HowToSupply', name: text }));
  return [
    {
      '@type': 'HowTo',
      ...(name ? { name } : {}),
      ...(totalTime === undefined ? {} : { totalTime }),
      ...(supply.length === 0 ? {} : { supply }),
      step: all.map(({ nr, rubrik, text, bild }) => ({
        '@type': 'HowToStep',
        position: nr,
        ...(rubrik === '' ? {} : { name: rubrik }),
        text: text || rubrik,
        ...(bild?.src ? { image: context.absolute(bild.src) } : {}),
        ...(context.lank === undefined ? {} : { url: `${context.lank}#${stepAnchor(id, nr)}` }),
      })),
    },
  ];
}
