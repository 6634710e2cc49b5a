import { type Media, mediaSchema } from '#lib/contract/media.ts';

/** A picture as an article names it; its sizes are the site's own business. */
export const shortPicture = mediaSchema.omit({ varianter: true, byte: true, typ: true, av: true });

export function shortenPicture({ varianter: _sizes, byte: _byte, typ: _type, av: _by, ...shown }: Media) {
  return shown;
}
