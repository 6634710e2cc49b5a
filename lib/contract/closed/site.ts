/** Where readers see the site's logotype: beside its name, instead of it, or nowhere. */
export const LOGOTYPE_PLACES = ['bredvid_namnet', 'i_stallet', 'inte'] as const;
export type LogotypePlace = (typeof LOGOTYPE_PLACES)[number];

/** What readers' pages are set in: Studio's serif and sans, its sans alone, or what the reader's own machine has. */
export const TYPEFACES = ['serif', 'sans', 'system'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** As many links as a menu or a foot has of the newsroom's own, in a language. */
export const MOST_SITE_LINKS = 12;

/** The pages of the site by which one sees how it looks: its front, an article, and what is told where there is no page. */
export const PREVIEWED_PAGES = ['startsida', 'artikel', 'saknas'] as const;
export type PreviewedPage = (typeof PREVIEWED_PAGES)[number];
