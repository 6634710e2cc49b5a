'use client';

import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/media/details-dialog.module.css';
import type { PictureUsage as Usage } from '#lib/contract/media.ts';
import type { SkeletonUse } from '#lib/contract/own-skeleton.ts';

const ROLES: Record<Usage['roll'], string> = { hero: 'huvudbild', puff: 'puffbild', block: 'i texten' };

interface PictureUsageProps {
  /** Undefined until it is known. */
  uses: readonly Usage[] | undefined;
  skeletons: readonly SkeletonUse[] | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** The articles that show a picture, and whether readers see it there; and what the newsroom begins articles with that does. */
export function PictureUsage({ uses, skeletons = [], failure, reload }: PictureUsageProps) {
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (uses === undefined) return null;
  if (uses.length === 0 && skeletons.length === 0) return <p className={styles.facts}>Bilden används inte i någon artikel.</p>;
  return (
    <section aria-label="Används i">
      <h3 className={styles.heading}>Används i</h3>
      <ul className={styles.uses}>
        {uses.map(({ innehall, rubrik, sprak, roll, block, publicerad }) => (
          <li key={`${innehall} ${sprak} ${roll} ${block}`}>
            <a href={`/studio/artikel/${innehall}`}>{rubrik || 'Utan rubrik'}</a>{' '}
            <span className={styles.place}>
              {LANGUAGE_NAME[sprak]}, {ROLES[roll]}
              {publicerad ? ', publicerad' : ''}
            </span>
          </li>
        ))}
        {skeletons.map(({ id, slag, namn }) => (
          <li key={id}>
            {namn} <span className={styles.place}>{slag === 'artikel' ? 'egen stomme' : 'eget mönster'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
