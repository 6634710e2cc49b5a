import styles from '#components/studio/figures/article-figures.module.css';
import { dayPoints } from '#components/studio/figures/chart-points.ts';
import { countInWords, daysInWords } from '#components/studio/figures/figure-words.ts';
import { OverTime } from '#components/studio/figures/over-time.tsx';
import { ShareTable } from '#components/studio/figures/share-table.tsx';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

interface ArticleClicksProps {
  klick: OperationOutput<'hamtaArtikeltrafik'>['klick'];
  days: { fran: string; till: string };
  nameBlock: (block: string) => string;
}

const CHART_HEIGHT = 110;

/** How often readers have followed the article's links to shops: day by day, and from which block. */
export function ArticleClicks({ klick: { dagar, lankar }, days, nameBlock }: ArticleClicksProps) {
  const whole = dagar.reduce((sum, { klick }) => sum + klick, 0);
  const label = `Klick på artikelns annonslänkar per dag, ${daysInWords(days.fran, days.till)}`;
  const rows = lankar.map(({ kod, block, klick }) => ({
    nyckel: `${kod} ${block}`,
    namn: block === '' ? `/ut/${kod}` : `/ut/${kod} · ${nameBlock(block)}`,
    href: `/studio/utlankar/klick/${kod}`,
    antal: klick,
  }));
  return (
    <>
      <p className={styles.total}>
        <strong className={styles.count}>{countInWords(whole, 'klick')} på annonslänkar</strong>
      </p>
      <OverTime label={label} counted="klick" unit="Dag" points={dayPoints(dagar.map(asCounted), days, days.fran)} height={CHART_HEIGHT} />
      <ShareTable label="Klick per annonslänk" what="Annonslänk" counted="klick" rows={rows} whole={whole} />
    </>
  );
}

function asCounted({ dag, klick }: { dag: string; klick: number }) {
  return { nyckel: dag, visningar: klick };
}
