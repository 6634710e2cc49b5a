import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/faktaruta/schema.ts';
import { blockText } from '#lib/content/plain-text.ts';

/** A box without content is not shown (interface.md). */
export function Site({ attrs, content = [], children }: SiteProps<Attrs>) {
  if (blockText(content).trim() === '') return null;
  return (
    <aside className="faktaruta">
      {attrs.rubrik ? <p className="faktaruta-rubrik">{attrs.rubrik}</p> : null}
      {children}
    </aside>
  );
}
