import { Children } from 'react';
import type { Attrs } from '#lib/blocks/bulletList/schema.ts';
import type { SiteProps } from '#lib/blocks/define-block.ts';

export function Site({ id, children, context: { sedan } }: SiteProps<Attrs>) {
  return Children.count(children) === 0 ? null : <ul data-andrad={sedan?.block.get(id)}>{children}</ul>;
}
