'use client';

import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/media/details-dialog.module.css';
import type { PictureWaiting, PortraitUse, PictureUsage as Usage } from '#lib/contract/media.ts';
import type { SkeletonUse } from '#lib/contract/own-skeleton.ts';

const ROLES: Record<Usage['roll'], string> = { hero: 'huvudbild', puff: 'puffbild', block: 'i texten' };

const PORTRAITS: Record<PortraitUse['slag'], string> = {
  skribent: 'skribentens porträtt, på sidan för läsarna',
  person: 'porträtt i personlexikonet',
};

interface PictureUsageProps {
  /** Undefined until it is known. */
  uses: readonly Usage[] | undefined;
  skeletons: readonly SkeletonUse[] | undefined;
  waiting?: readonly PictureWaiting[] | undefined;
  portraits?: readonly PortraitUse[] | undefined;
  isLogotype?: boolean | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** The articles that show a picture, and whether readers see it there; what the newsroom begins articles with that does; and whose own picture it is. */
export function PictureUsage({
  uses,
  skeletons = [],
  waiting = [],
  portraits = [],
  isLogotype = false,
  failure,
  reload,
}: PictureUsageProps) {
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (uses === undefined) return null;
  if (uses.length + skeletons.length + waiting.length + portraits.length === 0 && !isLogotype) {
    return <p className={styles.facts}>Bilden används inte någonstans.</p>;
  }
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
        {waiting.map(({ innehall, rubrik, sprak }) => (
          <li key={`${innehall} ${sprak} vantar`}>
            <a href={`/studio/artikel/${innehall}`}>{rubrik || 'Utan rubrik'}</a>{' '}
            <span className={styles.place}>{LANGUAGE_NAME[sprak]}, väntar på att publiceras</span>
          </li>
        ))}
        {skeletons.map(({ id, slag, namn }) => (
          <li key={id}>
            {namn} <span className={styles.place}>{slag === 'artikel' ? 'egen stomme' : 'eget mönster'}</span>
          </li>
        ))}
        {portraits.map(({ slag, id, namn }) => (
          <li key={id}>
            {namn} <span className={styles.place}>{PORTRAITS[slag]}</span>
          </li>
        ))}
        {isLogotype && <li>Webbplatsens logotyp</li>}
      </ul>
    </section>
  );
}
