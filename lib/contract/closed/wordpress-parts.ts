/** What of a WordPress is read in, in that order. */
export const WORDPRESS_PARTS = ['inlagg', 'sidor'] as const;
export type WordpressPart = (typeof WORDPRESS_PARTS)[number];
