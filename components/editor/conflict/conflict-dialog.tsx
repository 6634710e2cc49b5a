'use client';

import { useMemo, useState } from 'react';
import styles from '#components/editor/conflict/conflict-dialog.module.css';
import { chosenKeys, conflictRows } from '#components/editor/conflict/conflict-rows.ts';
import { ConflictTable } from '#components/editor/conflict/conflict-table.tsx';
import { otherVersion } from '#components/editor/conflict/other-version.ts';
import { resolveConflicts, type Side } from '#components/editor/conflict/resolve-conflicts.ts';
import { contentOf } from '#components/editor/session/article-content.ts';
import type { Conflict } from '#components/editor/session/conflict.ts';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Actor } from '#lib/contract/actor.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  jag: Actor;
  /** Goes on writing; the conflict waits for the next save. */
  onClose: () => void;
}

/** Two writers saved the same text: both versions side by side, and what can be done about it. Nothing is decided by itself. */
export function ConflictDialog({ conflict, jag, onClose }: ConflictDialogProps) {
  const session = useSession();
  const version = useSessionState(({ versions }) => versions[conflict.sprak]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { senaste, sammanslagning, sprak } = conflict;
  const versions = useMemo(
    () => (version === undefined ? undefined : { bas: version.saved, min: version.draft, deras: contentOf(senaste) }),
    [version, senaste],
  );
  const rows = useMemo(() => (versions === undefined ? [] : conflictRows(versions)), [versions]);
  if (versions === undefined) return null;

  const merged = sammanslagning.mojlig ? sammanslagning.forslag : resolveConflicts(versions, choices);
  const open = rows.flatMap(chosenKeys).filter((key) => !choices.has(key)).length;
  const other = otherVersion(senaste, jag);

  function choose(keys: string[], side: Side) {
    setChoices(new Map([...choices, ...keys.map((key) => [key, side] as const)]));
  }

  return (
    <Dialog
      title={other.title}
      width="full"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <span className={styles.left}>{sammanslagning.mojlig || open === 0 ? null : `${open} val kvar`}</span>
          <Button variant="quiet" onPress={onClose}>
            Fortsätt skriva
          </Button>
          <Button onPress={() => session.yield()}>{other.take}</Button>
          <Button onPress={() => session.force()}>Behåll min version</Button>
          <Button
            variant="primary"
            isDisabled={merged === undefined || merged === null}
            onPress={() => merged !== undefined && merged !== null && session.settle(merged)}
          >
            {sammanslagning.mojlig ? 'Slå ihop' : 'Slå ihop med mina val'}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p className={styles.intro}>
          {LANGUAGE_NAME[sprak]}: {other.saved} Ingenting har skrivits över.{' '}
          {sammanslagning.mojlig
            ? 'Ändringarna är på olika ställen, så versionerna går att slå ihop.'
            : 'På några ställen är samma sak ändrad i båda. Välj per block vilken version som ska gälla där; resten slås ihop.'}
        </p>
        <ConflictTable
          rows={rows}
          mine="Min version"
          theirs={other.heading}
          choices={choices}
          onChoose={sammanslagning.mojlig ? undefined : choose}
        />
        <dl className={styles.ways}>
          <div>
            <dt>Behåll min version</dt>
            <dd>
              Din text sparas överst, {other.without}. {other.name} finns kvar i historiken.
            </dd>
          </div>
          <div>
            <dt>{other.take}</dt>
            <dd>Din text läggs åt sidan i den här webbläsaren, tills du hämtar tillbaka den eller kastar den.</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}
