import { FIRST_SETTINGS } from '#lib/contract/settings.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';

/** Who the site of the tests is: named, and otherwise as a newsroom that has said nothing. */
export const EXAMPLE_IDENTITY: SiteIdentity = { ...FIRST_SETTINGS.webbplats, namn: 'Kvällsro', integritetspolicy: '' };
