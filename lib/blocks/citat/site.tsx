import type { Attrs } from '#lib/blocks/citat/schema.ts';
import type { SiteProps } from '#lib/blocks/define-block.ts';

export function Site({ attrs }: SiteProps<Attrs>) {
  if (!attrs.text) return null;
  return (
    <figure className="citat">
      <blockquote>
        <p>{attrs.text}</p>
      </blockquote>
      {attrs.vem ? <figcaption>{attrs.vem}</figcaption> : null}
    </figure>
  );
}
