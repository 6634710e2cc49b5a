import { Children } from 'react';
import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/heading/schema.ts';

/** Any level there is no element for falls back on the nearest that keeps the page's outline whole. */
export function Site({ id, attrs, children, context: { sedan } }: SiteProps<Attrs>) {
  if (Children.count(children) === 0) return null;
  const Heading = (attrs.level ?? 2) >= 3 ? 'h3' : 'h2';
  return (
    <Heading id={id} data-andrad={sedan?.block.get(id)}>
      {children}
    </Heading>
  );
}
