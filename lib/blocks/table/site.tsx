import { Children } from 'react';
import type { SiteProps } from '#lib/blocks/define-block.ts';
import { hasHeaderRow } from '#lib/blocks/table/header-row.ts';
import type { Attrs } from '#lib/blocks/table/schema.ts';

/** The frame lets a wide table scroll by itself, by keyboard too, instead of the whole page. */
export function Site({ children, content = [], context }: SiteProps<Attrs>) {
  const rows = Children.toArray(children);
  if (rows.length === 0) return null;
  const headRows = hasHeaderRow(content) ? 1 : 0;
  const body = rows.slice(headRows);
  return (
    // A group and no landmark, for an article may have several.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in
    <div className="tabell" role="group" tabIndex={0} aria-label={context.sprak === 'en' ? 'Table' : 'Tabell'}>
      <table>
        {headRows > 0 ? <thead>{rows.slice(0, headRows)}</thead> : null}
        {body.length > 0 ? <tbody>{body}</tbody> : null}
      </table>
    </div>
  );
}
