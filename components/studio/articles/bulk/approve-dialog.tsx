'use client';

import Link from 'next/link';
import { useEffect, useId, useState } from 'react';
import { loadUnreadChanges, type UnreadChanges } from '#components/studio/articles/bulk/unread-changes.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import styles from '#components/studio/history/compared-version.module.css';
import { Differences } from '#components/studio/history/differences.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { ListedItem } from '#lib/contract/article.ts';

interface ApproveDialogProps {
  items: readonly ListedItem[];
  /** The id of whoever approves. */
  jag: string;
  onClose: () => void;
  /** Called with the revision that has been shown of each article that is to be approved, by the article's id. */
  onApprove: (shown: ReadonlyMap<string, string>) => void;
}

/** What is to be seen of an article, or why it cannot be. */
type Fetched = { changes: UnreadChanges } | { failure: Failure };

/** What of each article has changed since whoever approves last read it, one below the other: nothing is approved that has not been shown. */
export function ApproveDialog({ items, jag, onClose, onApprove }: ApproveDialogProps) {
  const [waiting] = useState(() => items.filter(({ kallsprak, sprak }) => sprak[kallsprak]?.status !== 'godkand'));
  const fetched = useFetchedInTurn(waiting, jag);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const wanted = waiting.filter(({ id }) => !leftOut.has(id));
  const shown = new Map(
    wanted.flatMap(({ id }) => {
      const found = fetched.get(id);
      return found !== undefined && 'changes' in found ? [[id, found.changes.revision.id] as const] : [];
    }),
  );
  const isWhole = wanted.every(({ id }) => fetched.has(id));
  const done = items.length - waiting.length;

  function leaveOut(id: string, isLeftOut: boolean) {
    const next = new Set(leftOut);
    if (isLeftOut) next.add(id);
    else next.delete(id);
    setLeftOut(next);
  }

  return (
    <Dialog
      title={waiting.length === 1 ? 'Godkänn 1 artikel' : `Godkänn ${waiting.length} artiklar`}
      width="wide"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" isDisabled={!isWhole || shown.size === 0} onPress={() => onApprove(shown)}>
            {isWhole ? `Godkänn ${shown.size}` : 'Hämtar det som är ändrat …'}
          </Button>
        </>
      }
    >
      {done > 0 && <p className={styles.quiet}>{done === 1 ? 'En är redan godkänd.' : `${done} är redan godkända.`}</p>}
      {waiting.map((item) => (
        <Article
          key={item.id}
          item={item}
          fetched={fetched.get(item.id)}
          isLeftOut={leftOut.has(item.id)}
          onLeaveOut={(isLeftOut) => leaveOut(item.id, isLeftOut)}
        />
      ))}
    </Dialog>
  );
}

/** Fetches it of one article after the other, in their order, for as long as the dialog is open. */
function useFetchedInTurn(items: readonly ListedItem[], jag: string): ReadonlyMap<string, Fetched> {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Fetched>>(new Map());
  useEffect(() => {
    let isClosed = false;
    async function fetchAll() {
      for (const item of items) {
        if (isClosed) return;
        const found = await loadUnreadChanges(item, jag).then(
          (changes) => ({ changes }),
          (error: unknown) => ({ failure: failureOf(error) }),
        );
        if (!isClosed) setFetched((before) => new Map([...before, [item.id, found]]));
      }
    }
    void fetchAll();
    return () => {
      isClosed = true;
    };
  }, [items, jag]);
  return fetched;
}

interface ArticleProps {
  item: ListedItem;
  fetched: Fetched | undefined;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
}

function Article({ item: { id, rubrik }, fetched, isLeftOut, onLeaveOut }: ArticleProps) {
  const heading = useId();
  return (
    <section className={styles.version} aria-labelledby={heading}>
      <h3 id={heading}>
        <Link href={`/studio/artikel/${id}`} target="_blank">
          {rubrik === '' ? 'Utan rubrik' : rubrik}
        </Link>
      </h3>
      {fetched === undefined && <Skeleton height="3rem" />}
      {fetched !== undefined && 'failure' in fetched && (
        <>
          <FailureBanner failure={fetched.failure} />
          <p>Den godkänns inte nu: det som är ändrat har inte gått att visa.</p>
        </>
      )}
      {fetched !== undefined && 'changes' in fetched && (
        <>
          <Changes changes={fetched.changes} />
          <Checkbox isSelected={!isLeftOut} onChange={(isWanted) => onLeaveOut(!isWanted)}>
            Godkänn version {fetched.changes.revision.nr}
          </Checkbox>
        </>
      )}
    </section>
  );
}

function Changes({ changes: { revision, read, differences } }: { changes: UnreadChanges }) {
  if (read === revision.nr) return <p className={styles.quiet}>Du har redan läst version {read}, som är den senaste.</p>;
  return (
    <>
      <p className={styles.quiet}>
        {read === undefined ? 'Du har inte läst den förut. Det här är hela texten:' : `Ändrat sedan du läste version ${read}:`}
      </p>
      <Differences differences={differences} isNew={read === undefined}>
        Texten är densamma.
      </Differences>
    </>
  );
}
