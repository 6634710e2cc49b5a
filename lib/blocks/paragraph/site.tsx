import type { SiteProps } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/paragraph/schema.ts';

export function Site({ children }: SiteProps<Attrs>) {
  return <p>{children}</p>;
}
