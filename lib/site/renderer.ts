/**
 * The version of what makes the parts of an article's page (lib/site/render-parts.tsx): its blocks, its head, its structured data, its
 * words. To be raised by one with every change of what comes out of it; lib/site/kept-parts.test.ts tells when. Pages that an older one has
 * made are made anew behind the scenes, those of a newer one are left alone.
 */
export const RENDERER = 13;
