import { type Media, mediaSchema } from '#lib/contract/media.ts';

/** A picture as an article names it; its sizes are the site's own business. */
export const shortPicture = mediaSchema.omit({
  varianter: true,
  stilla: true,
  byte: true,
  typ: true,
  nyckelord: true,
  rattigheter: true,
  av: true,
});

export function shortenPicture({
  varianter: _sizes,
  stilla: _still,
  byte: _byte,
  typ: _type,
  nyckelord: _words,
  rattigheter: _rights,
  av: _by,
  ...shown
}: Media) {
  return shown;
}
