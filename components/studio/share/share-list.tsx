'use client';

import { useRef } from 'react';
import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { RelativeTime } from '#components/studio/relative-time.tsx';
import styles from '#components/studio/share/share-list.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { cannotRevokeShare } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import type { Share } from '#lib/contract/share.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface ShareListProps {
  item: Pick<Item, 'id' | 'sektion' | 'mall'>;
  jag: Actor;
  /** Undefined while they are fetched. */
  shares: readonly Share[] | undefined;
  failure: Failure | undefined;
  onChanged: () => void;
}

/** The share links of an article: how often each was opened, how long it lasts, and the end of it. */
export function ShareList({ item, jag, shares, failure, onChanged }: ShareListProps) {
  const revoke = useOperation((did: string) => studio.aterkallaDelning({ id: item.id, did }));
  const list = useRef<HTMLUListElement>(null);

  async function endShare(id: string) {
    if ((await revoke.run(id)) === undefined) return;
    // The button is about to vanish, and the focus would be lost with it.
    list.current?.querySelector<HTMLElement>(`[data-share="${CSS.escape(id)}"]`)?.focus();
    onChanged();
  }

  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={onChanged} />;
  if (shares === undefined) return <Skeleton height="2.5rem" />;
  if (shares.length === 0) return <p className={styles.none}>Inga länkar ännu.</p>;
  return (
    <>
      <FailureBanner failure={revoke.failure} />
      <ul ref={list} className={styles.list}>
        {shares.map((share) => {
          const end = endOf(share);
          return (
            <li key={share.id} className={styles.share} data-over={end !== undefined || undefined} data-share={share.id} tabIndex={-1}>
              <div>
                <div>
                  {LANGUAGE_NAME[share.sprak]}
                  {share.revision !== null && ', låst version'} · {share.visningar === 1 ? '1 visning' : `${share.visningar} visningar`}
                </div>
                <div className={styles.quiet}>
                  {share.av.namn}, <RelativeTime iso={share.skapad} /> · {end === 'Återkallad' && 'återkallad'}
                  {end === 'Stängd' && 'visar inget: den som skapade länken får inte längre vara i Studio'}
                  {(end === undefined || end === 'Utgången') && (
                    <>
                      {end === undefined ? 'går ut' : 'gick ut'} <RelativeTime iso={share.utgar} />
                    </>
                  )}
                </div>
              </div>
              {end !== undefined && <Badge>{end}</Badge>}
              {end !== 'Återkallad' && end !== 'Utgången' && cannotRevokeShare(jag, item, share) === undefined && (
                <Button size="small" isDisabled={revoke.isRunning} onPress={() => endShare(share.id)}>
                  Återkalla
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Why the link shows nothing any more; undefined of one that does. One whose maker is away would again if they came back. */
function endOf({ aterkallad, utgar, oppen }: Share): 'Återkallad' | 'Utgången' | 'Stängd' | undefined {
  if (aterkallad !== null) return 'Återkallad';
  if (Date.parse(utgar) <= Date.now()) return 'Utgången';
  return oppen ? undefined : 'Stängd';
}
