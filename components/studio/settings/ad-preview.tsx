import { sizeOf } from '#components/studio/settings/ad-slots.ts';
import styles from '#components/studio/settings/ad-slots-field.module.css';
import { type AdSlot, ARTICLE_COLUMN, isInText } from '#lib/contract/closed/ads.ts';

/** As wide as a telephone and as the page on a desk. */
const NARROW_WIDTH = 390;
const WIDE_WIDTH = 1_280;
/** Lines of text above the slot and below it, by their place and how much of the column they take: the page's own measure. */
const LINES = [
  { y: 0, part: 1 },
  { y: 32, part: 1 },
  { y: 64, part: 0.6 },
] as const;
const TEXT = 96;

/** How much of a page the slot takes, on a narrow screen and on a wide one. Nothing is fetched from anybody. */
export function AdPreview({ slot }: { slot: AdSlot }) {
  const column = isInText(slot) || slot.plats === 'efter_texten' ? ARTICLE_COLUMN : WIDE_WIDTH - 100;
  return (
    <div className={styles.previews}>
      <Screen name="Smal skärm" width={NARROW_WIDTH} column={NARROW_WIDTH - 36} size={sizeOf(slot.smal)} />
      <Screen name="Bred skärm" width={WIDE_WIDTH} column={column} size={sizeOf(slot.bred)} />
    </div>
  );
}

interface ScreenProps {
  name: string;
  width: number;
  column: number;
  size: { bredd: number; hojd: number };
}

function Screen({ name, width, column, size: { bredd, hojd } }: ScreenProps) {
  const top = TEXT + 40;
  const below = top + hojd + 24;
  const lines = (from: number) =>
    LINES.map(({ y, part }) => <rect key={y} x={(width - column) / 2} y={from + y} width={column * part} height={14} />);
  return (
    <figure className={styles.preview}>
      <svg viewBox={`0 0 ${width} ${below + TEXT}`} role="img" aria-label={`${name}: ${bredd} × ${hojd} px reserverade`}>
        <g className={styles.text}>
          {lines(16)}
          {lines(below)}
        </g>
        <rect className={styles.room} x={(width - bredd) / 2} y={top} width={bredd} height={hojd} />
        <text className={styles.mark} x={(width - bredd) / 2} y={top - 8} fontSize={28}>
          Annons
        </text>
      </svg>
      <figcaption>
        {name}: {bredd} × {hojd} px
      </figcaption>
    </figure>
  );
}
