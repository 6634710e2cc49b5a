import { Children } from 'react';
import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/faktaruta/schema.ts';

/** A box without content is not shown (interface.md). */
export function Site({ attrs, children }: SiteProps<Attrs>) {
  if (Children.count(children) === 0) return null;
  return (
    <aside className="faktaruta">
      {attrs.rubrik ? <p className="faktaruta-rubrik">{attrs.rubrik}</p> : null}
      {children}
    </aside>
  );
}
