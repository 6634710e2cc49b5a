import type { ComponentProps } from 'react';

/** A picture as it is stored: the service has made the variants itself, so nothing is left to optimise on the way. */
export function Picture({ alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  // biome-ignore lint/performance/noImgElement: see above
  return <img alt={alt} {...rest} />;
}
