'use client';

import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import styles from '#components/studio/articles/bulk/bulk-bar.module.css';
import { approve, publish, setStatus, translate } from '#components/studio/articles/bulk/bulk-changes.ts';
import { BulkDialog, type BulkQuestion } from '#components/studio/articles/bulk/bulk-dialog.tsx';
import { BulkReport } from '#components/studio/articles/bulk/bulk-report.tsx';
import { type BulkChange, type BulkOutcome, runBulk } from '#components/studio/articles/bulk/run-bulk.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import type { ListedItem } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';

const ApproveDialog = lazyDialog(async () => (await import('#components/studio/articles/bulk/approve-dialog.tsx')).ApproveDialog);

interface BulkBarProps {
  items: readonly ListedItem[];
  /** The id of whoever has chosen them. */
  jag: string;
  sektioner: readonly Section[];
  /** None of them is chosen any more. */
  onClose: () => void;
  /** Something was done to some of them. */
  onDone: () => void;
}

/** What is done with all chosen articles at once, and what became of each of them. */
export function BulkBar({ items, jag, sektioner, onClose, onDone }: BulkBarProps) {
  const [question, setQuestion] = useState<BulkQuestion>();
  const [isApproving, setApproving] = useState(false);
  const [done, setDone] = useState<number>();
  const [outcomes, setOutcomes] = useState<ReadonlyArray<BulkOutcome<ListedItem>>>();
  const isRunning = done !== undefined;

  async function run(among: readonly ListedItem[], change: BulkChange<ListedItem>) {
    setQuestion(undefined);
    setOutcomes(undefined);
    setDone(0);
    setOutcomes(await runBulk(among, change, setDone));
    setDone(undefined);
    onDone();
  }

  function undo() {
    const undoing = new Map((outcomes ?? []).flatMap(({ item, undo: back }) => (back === undefined ? [] : [[item, back] as const])));
    void run([...undoing.keys()], { ask: (item) => undoing.get(item) });
  }

  return (
    <section className={styles.bar} aria-label="Markerade artiklar">
      <div className={styles.row}>
        <strong className={styles.count}>{items.length === 1 ? '1 markerad' : `${items.length} markerade`}</strong>
        <Menu
          label="Gör med de markerade"
          placement="bottom start"
          trigger={
            <Button size="small" icon={<ListChecks aria-hidden />} isPending={isRunning}>
              Gör med de markerade
            </Button>
          }
        >
          <MenuItem onAction={() => void run(items, setStatus('granskning'))}>Skicka till granskning</MenuItem>
          <MenuItem onAction={() => setApproving(true)}>Godkänn …</MenuItem>
          <MenuItem onAction={() => void run(items, setStatus('utkast'))}>Gör till utkast</MenuItem>
          <MenuDivider />
          <MenuItem onAction={() => setQuestion('sektion')}>Byt sektion …</MenuItem>
          <MenuItem onAction={() => setQuestion('taggar')}>Ändra taggar …</MenuItem>
          <MenuItem onAction={() => setQuestion('ansvarig')}>Byt ansvarig …</MenuItem>
          <MenuItem onAction={() => void run(items, translate)}>Översätt det som saknas</MenuItem>
          <MenuDivider />
          <MenuItem onAction={() => setQuestion('publicera')}>Publicera nu …</MenuItem>
          <MenuItem onAction={() => setQuestion('schemalagg')}>Schemalägg …</MenuItem>
        </Menu>
        <Button size="small" variant="quiet" onPress={onClose} isDisabled={isRunning}>
          Avmarkera
        </Button>
        <span role="status" className={styles.progress}>
          {isRunning && `${done} klara`}
        </span>
      </div>
      {outcomes !== undefined && <BulkReport outcomes={outcomes} onUndo={undo} onClose={() => setOutcomes(undefined)} />}
      {isApproving && (
        <ApproveDialog
          items={items}
          jag={jag}
          onClose={() => setApproving(false)}
          onApprove={(shown) => {
            setApproving(false);
            void run(
              items.filter(({ id }) => shown.has(id)),
              approve(shown),
            );
          }}
        />
      )}
      {question !== undefined && (
        <BulkDialog
          question={question}
          count={items.length}
          sektioner={sektioner}
          publish={publish}
          onClose={() => setQuestion(undefined)}
          onAnswer={(change) => void run(items, change)}
        />
      )}
    </section>
  );
}
