'use client';

import { useState } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { Composer } from '#components/studio/live/composer.tsx';
import { useKeptDraft } from '#components/studio/live/kept-draft.ts';
import styles from '#components/studio/live/live-desk.module.css';
import { draftOf, type EntryDraft, type ReportEntry } from '#components/studio/live/live-entry.ts';
import type { OwnPlace } from '#components/studio/storage/own-storage.ts';
import { Banner } from '#components/ui/banner.tsx';
import { saysTheSame } from '#lib/blocks/liveinlagg/entries.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Language } from '#lib/contract/languages.ts';

interface CorrectionProps {
  /** Where what is written is kept. */
  place: OwnPlace;
  entry: ReportEntry;
  sprak: Language;
  onSave: (change: Partial<EntryDraft>) => void;
  onClose: () => void;
}

/** An entry while it is corrected, where it stands in the list. */
export function Correction({ place: given, entry, sprak, onSave, onClose }: CorrectionProps) {
  const [place] = useState(given);
  const [first] = useState(entry);
  const [before] = useState(() => draftOf(entry));
  const [draft, keep] = useKeptDraft(place, before);
  const [isAsking, setAsking] = useState(false);
  const change = changesOf(before, draft);

  function close() {
    keep(undefined);
    onClose();
  }

  return (
    <article className={styles.correction} aria-label="Inlägget som rättas" data-rad={entry.id}>
      {saysTheSame(first, entry) ? null : (
        <Banner tone="warning" title="Någon annan har ändrat inlägget medan du skrev">
          Det du ändrar ersätter den andras ändring. Avbryt för att se den först.
        </Banner>
      )}
      <Composer
        label="Rätta inlägget"
        confirm="Spara rättelsen"
        cancel="Avbryt"
        autoFocus
        sprak={sprak}
        draft={draft}
        onChange={keep}
        onSend={() => {
          if (change !== undefined) onSave(change);
          close();
        }}
        onEscape={() => (change === undefined ? close() : setAsking(true))}
      />
      {isAsking && (
        <ConfirmDialog
          title="Kasta rättelsen?"
          confirm="Kasta"
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            close();
          }}
        >
          Inlägget blir kvar som det är.
        </ConfirmDialog>
      )}
    </article>
  );
}

/** What of it is other than before; `undefined` when nothing is. What somebody else changes meanwhile stays. */
function changesOf(before: EntryDraft, after: EntryDraft): Partial<EntryDraft> | undefined {
  const change: Partial<EntryDraft> = {
    ...(after.text === before.text ? {} : { text: after.text }),
    ...(equalJson(after.bild, before.bild) ? {} : { bild: after.bild }),
    ...(after.fast === before.fast ? {} : { fast: after.fast }),
    ...(after.nyckel === before.nyckel ? {} : { nyckel: after.nyckel }),
    ...(after.tid === before.tid || after.tid === null ? {} : { tid: after.tid }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
