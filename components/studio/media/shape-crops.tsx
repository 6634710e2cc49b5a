'use client';

import { CroppedPicture } from '#components/studio/media/cropped-picture.tsx';
import styles from '#components/studio/media/shape-crops.module.css';
import { keysOf } from '#lib/content/keys-of.ts';
import { SHAPES } from '#lib/content/picture-shapes.ts';

interface ShapeCropsProps {
  src: string;
  fokus: { x: number; y: number } | null;
}

/** The picture in each shape that lists and cards show, around its focus point. */
export function ShapeCrops({ src, fokus }: ShapeCropsProps) {
  return (
    <ul className={styles.crops} aria-label="Så beskärs bilden i kort och listor">
      {keysOf(SHAPES).map((shape) => (
        // As wide as makes all of them equally high.
        <li key={shape} style={{ flexGrow: SHAPES[shape][0] / SHAPES[shape][1] }}>
          <CroppedPicture src={src} shape={SHAPES[shape]} fokus={fokus} className={styles.picture} />
          <span className={styles.name}>{SHAPES[shape].join(':')}</span>
        </li>
      ))}
    </ul>
  );
}
