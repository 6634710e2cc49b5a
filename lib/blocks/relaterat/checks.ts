import type { Finding } from '#lib/blocks/define-block.ts';
import { writtenLinks } from '#lib/blocks/relaterat/related-links.ts';
import type { Attrs } from '#lib/blocks/relaterat/schema.ts';
import type { Block } from '#lib/contract/block.ts';

/** A link that leads back to its own article is found by lib/checks/related-checks.ts, which knows where that stands. */
export function check(_block: Block, attrs: Attrs): Finding[] {
  const { auto = false, tagg = '', lankar = [] } = attrs;
  const hasTag = auto && tagg.trim() !== '';
  const empty: Finding[] =
    hasTag || writtenLinks(attrs).length > 0 ? [] : [{ kod: 'relaterat_tomt', falt: auto ? 'attrs.tagg' : 'attrs.lankar' }];
  const halves = lankar.flatMap((link, index): Finding[] => {
    const missing = (['rubrik', 'url'] as const).filter((name) => (link?.[name] ?? '').trim() === '');
    return missing.length === 1 ? [{ kod: 'lank_tom', falt: `attrs.lankar[${index}].${missing[0]}` }] : [];
  });
  return [...empty, ...halves];
}
