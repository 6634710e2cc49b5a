import { Children } from 'react';
import type { Attrs } from '#lib/blocks/blockquote/schema.ts';
import type { SiteProps } from '#lib/blocks/define-block.ts';

export function Site({ id, children, context: { sedan } }: SiteProps<Attrs>) {
  if (Children.count(children) === 0) return null;
  return (
    <blockquote className="blockcitat" data-andrad={sedan?.block.get(id)}>
      {children}
    </blockquote>
  );
}
