import { Children } from 'react';
import type { Attrs } from '#lib/blocks/blockquote/schema.ts';
import type { SiteProps } from '#lib/blocks/define-block.ts';

export function Site({ children }: SiteProps<Attrs>) {
  return Children.count(children) === 0 ? null : <blockquote className="blockcitat">{children}</blockquote>;
}
