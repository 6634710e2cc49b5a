import type { SiteProps } from '#lib/blocks/define-block.ts';
import { inSlices } from '#lib/blocks/in-slices.ts';
import { linkRel } from '#lib/blocks/link-rel.ts';
import { relatedLinks } from '#lib/blocks/relaterat/related-links.ts';
import type { Attrs } from '#lib/blocks/relaterat/schema.ts';

const LABEL = { sv: 'Läs också', en: 'Read more' } as const;

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const links = relatedLinks(attrs, context).map((link, index) => ({ ...link, key: `${index} ${link.url}` }));
  const tagg = context.relateratFornyas && attrs.auto ? attrs.tagg?.trim() || undefined : undefined;
  if (links.length === 0 && tagg === undefined) return null;
  return (
    <aside className="relaterat" data-tagg={tagg} hidden={links.length === 0}>
      <p className="relaterat-rubrik">{attrs.rubrik?.trim() || LABEL[context.sprak]}</p>
      <ul>
        {inSlices(links, context, ({ key, rubrik, url, markning }) => (
          <li key={key}>
            <a href={url} rel={linkRel(url, context)}>
              {markning === undefined ? null : (
                <>
                  <span className="relaterat-markning">{markning}</span>{' '}
                </>
              )}
              {rubrik}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
