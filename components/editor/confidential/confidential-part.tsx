'use client';

import { useState } from 'react';
import { decidesWhoKnows, whoKnows } from '#components/editor/confidential/who-knows.ts';
import styles from '#components/editor/panel/panel-form.module.css';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { ConfidentialMark } from '#components/studio/confidential-mark.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Actor } from '#lib/contract/actor.ts';

const ConfidentialDialog = lazyDialog(
  async () => (await import('#components/editor/confidential/confidential-dialog.tsx')).ConfidentialDialog,
);

/** Who in the newsroom knows of the article, and for those who may decide it the way to change that. */
export function ConfidentialPart({ jag }: { jag: Actor }) {
  const item = useSessionState((state) => state.item);
  const [isOpen, setOpen] = useState(false);
  const mayDecide = decidesWhoKnows(jag, item);
  if (!item.konfidentiell && !mayDecide) return null;
  return (
    <fieldset className={styles.part} data-falt="konfidentiell">
      <legend className={styles.legend}>Vem som ser artikeln {item.konfidentiell && <ConfidentialMark />}</legend>
      <p className={styles.note}>{whoKnows(item)}</p>
      {mayDecide && (
        <div>
          <Button size="small" onPress={() => setOpen(true)}>
            {item.konfidentiell ? 'Ändra vem som ser den' : 'Gör konfidentiell'}
          </Button>
        </div>
      )}
      {isOpen && <ConfidentialDialog item={item} jag={jag} onClose={() => setOpen(false)} />}
    </fieldset>
  );
}
