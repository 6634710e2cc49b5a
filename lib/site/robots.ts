import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';

/**
 * What robots may read. Of the rules that fit an address the longest counts, so that the feeds of live reports are theirs too.
 * Share links are not forbidden here: a robot that may not fetch one never sees that it is not to be listed.
 */
export function robotsText(url: string): string {
  return [
    'User-agent: *',
    `Allow: ${ASSETS_ADDRESS}/`,
    'Allow: /studio/live/',
    'Disallow: /studio/',
    'Disallow: /api/',
    '',
    `Sitemap: ${url}/sitemap.xml`,
    `Sitemap: ${url}/nyhetssitemap.xml`,
    '',
  ].join('\n');
}
