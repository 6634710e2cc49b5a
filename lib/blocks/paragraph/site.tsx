import { Children } from 'react';
import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/paragraph/schema.ts';

/** An empty paragraph, such as the one the editor leaves last, would only be a hole in the page. */
export function Site({ id, children, context: { sedan } }: SiteProps<Attrs>) {
  return Children.count(children) === 0 ? null : <p data-andrad={sedan?.block.get(id)}>{children}</p>;
}
