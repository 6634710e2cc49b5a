import type { Language } from '#lib/contract/languages.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';
import { frontPath } from '#lib/site/site-addresses.ts';
import { ownAssets, type SiteFacts } from '#lib/site/site-context.ts';

/** The pages' own ground (site-tokens.css). */
const GROUND = '#ffffff';

/** What the site is called and looks like where somebody puts it on a screen of theirs (W3C, Web Application Manifest); it opens in the language that is read here. */
export function manifestText(site: SiteFacts, served: readonly Language[]): string {
  const [sprak = 'sv'] = served;
  const { icon } = ownAssets(site);
  return JSON.stringify({
    name: site.identitet.namn,
    description: siteDescription(site.identitet, sprak),
    lang: sprak,
    start_url: frontPath(sprak),
    scope: '/',
    // With its address and the way back: a page that leads elsewhere is not to look like the site.
    display: 'minimal-ui',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: icon, sizes: 'any', ...(icon.endsWith('.svg') ? { type: 'image/svg+xml' } : {}) }],
  });
}
