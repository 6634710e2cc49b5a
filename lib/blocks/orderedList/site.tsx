import { Children } from 'react';
import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/orderedList/schema.ts';

export function Site({ id, attrs, children, context: { sedan } }: SiteProps<Attrs>) {
  if (Children.count(children) === 0) return null;
  return (
    <ol start={attrs.start === 1 ? undefined : attrs.start} data-andrad={sedan?.block.get(id)}>
      {children}
    </ol>
  );
}
