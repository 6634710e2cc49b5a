'use client';

import Link from 'next/link';
import styles from '#components/studio/articles/bulk/bulk-bar.module.css';
import type { BulkOutcome } from '#components/studio/articles/bulk/run-bulk.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { ListedItem } from '#lib/contract/article.ts';

interface BulkReportProps {
  outcomes: ReadonlyArray<BulkOutcome<ListedItem>>;
  onUndo: () => void;
  onClose: () => void;
}

/** How many it was done to, and of each of the others why not. */
export function BulkReport({ outcomes, onUndo, onClose }: BulkReportProps) {
  const refused = outcomes.filter(({ failure }) => failure !== undefined);
  const canUndo = outcomes.some(({ undo }) => undo !== undefined);
  return (
    <Banner
      tone={refused.length === 0 ? 'info' : 'warning'}
      title={`Klart för ${outcomes.length - refused.length} av ${outcomes.length} artiklar`}
      actions={
        <>
          {canUndo && (
            <Button size="small" variant="quiet" onPress={onUndo}>
              Ångra
            </Button>
          )}
          <Button size="small" onPress={onClose}>
            Stäng
          </Button>
        </>
      }
    >
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ item, failure }) => (
            <li key={item.id}>
              <Link href={`/studio/artikel/${item.id}`}>{item.rubrik === '' ? 'Utan rubrik' : item.rubrik}</Link>:{' '}
              {failure?.fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
