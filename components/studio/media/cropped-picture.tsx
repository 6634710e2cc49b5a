'use client';

import { useState } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { type PictureSize, partOf, placeAround } from '#lib/content/crop-part.ts';

interface CroppedPictureProps {
  src: string;
  /** The proportions of the shape. */
  shape: readonly [wide: number, high: number];
  fokus: { x: number; y: number } | null;
  className?: string | undefined;
}

/** A picture cropped just as readers get it in that shape, before anything of it has been made. */
export function CroppedPicture({ src, shape: [wide, high], fokus, className }: CroppedPictureProps) {
  const [size, setSize] = useState<PictureSize>();
  const lage = size === undefined ? 50 : placeAround(size, partOf(size, wide, high), fokus);
  return (
    <Picture
      src={src}
      alt=""
      className={className}
      // As far along the side that is cut as the crop lies; along the other there is nothing to move.
      style={{ aspectRatio: `${wide} / ${high}`, objectFit: 'cover', objectPosition: `${lage}% ${lage}%` }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize({ bredd: naturalWidth, hojd: naturalHeight })}
    />
  );
}
