import { shownNumber } from '#lib/blocks/avsnitt/numbering.ts';
import { attrs as schema } from '#lib/blocks/avsnitt/schema.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { parsedAttrs } from '#lib/blocks/parsed-attrs.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

const FEWEST = 3;
const LABEL = { sv: 'Innehåll', en: 'Contents' } as const;

export interface Section {
  id: string;
  rubrik: string;
  nummer: number | undefined;
}

/** The sections that have a headline, and the number readers see at each. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  return blocks.flatMap((block) => {
    const attrs = parsedAttrs(block, schema);
    const rubrik = attrs.rubrik?.trim() ?? '';
    return rubrik === '' ? [] : { id: blockId(block), rubrik, nummer: shownNumber(attrs) };
  });
}

/** Where to find what, before the first of three or more sections. */
export function Before({ blocks, context }: { blocks: readonly Block[]; context: RenderContext }) {
  const sections = sectionsOf(blocks).filter(({ id }) => id !== '');
  if (sections.length < FEWEST) return null;
  return (
    <nav className="avsnitt-innehall" aria-label={LABEL[context.sprak]}>
      <p className="avsnitt-innehall-rubrik">{LABEL[context.sprak]}</p>
      <ol>
        {sections.map(({ id, rubrik, nummer }) => (
          <li key={id} value={nummer}>
            <a href={`#${id}`}>{rubrik}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
