import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PLUGIN = 'wordpress/studio-companion';
const sourceOf = (file: string) => readFileSync(file, 'utf8');

it('every text of the plugin is in Swedish too, and no other is', () => {
  const source = [`${PLUGIN}/studio-companion.php`, ...globSync(`${PLUGIN}/includes/*.php`)].map(sourceOf).join('\n');
  const said = [...source.matchAll(/(?:__|_e|esc_html__|esc_attr__)\( '([^']*)', 'studio-companion' \)/g)].map(([, text]) => text);
  const described = /^ \* Description: +(.*)$/m.exec(source)?.[1];
  const swedish = [...sourceOf(`${PLUGIN}/languages/studio-companion-sv_SE.l10n.php`).matchAll(/^\t\t'([^']*)' => '[^']+',$/gm)];
  expect(swedish.map(([, text]) => text).toSorted()).toEqual([...new Set([...said, described])].toSorted());
  // What a person is told is told by a text that can be translated.
  expect(source).not.toMatch(/new \\WP_Error\(\s*'[^']*',\s*'/);
});
