'use client';

import { Check, Cloud, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import styles from '#components/editor/header/save-state.module.css';
import { type UnsavedKind, unsavedWords } from '#components/editor/header/unsaved-words.ts';
import type { SessionState } from '#components/editor/session/article-session.ts';
import type { CopyState } from '#components/editor/session/copy-keeper.ts';
import { detailsOf } from '#components/editor/session/item-details.ts';
import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
import { isDirty } from '#components/editor/session/version.ts';
import { useOnline } from '#components/studio/shell/use-online.ts';
import { savedTime } from '#components/studio/swedish-time.ts';
import { equalJson } from '#lib/content/equal-json.ts';

const OF_COPY = {
  pa_vag: 'unsaved',
  saker: 'copied',
  borta: 'offline',
  utloggad: 'signedOut',
  nekad: 'notTaken',
  annanstans: 'elsewhere',
} as const satisfies Record<CopyState, UnsavedKind>;

function kindOf({ isSaving, conflict, failure, details, item, versions, copy }: SessionState, isOnline: boolean): UnsavedKind | 'saved' {
  if (isSaving) return 'saving';
  if (conflict !== undefined) return 'conflict';
  const isUnsaved = !equalJson(details, detailsOf(item)) || Object.values(versions).some(isDirty);
  if (!isUnsaved) return 'saved';
  if (!isOnline || failure?.status === 0) return 'offline';
  return failure === undefined ? OF_COPY[copy] : 'refused';
}

const SIGNS = {
  saving: { Icon: LoaderCircle, short: 'Sparar …' },
  conflict: { Icon: TriangleAlert, short: 'Inte sparat' },
  offline: { Icon: CloudOff, short: 'Ingen kontakt' },
  refused: { Icon: TriangleAlert, short: 'Inte sparat' },
  signedOut: { Icon: TriangleAlert, short: 'Utloggad' },
  notTaken: { Icon: TriangleAlert, short: 'Osparat' },
  elsewhere: { Icon: TriangleAlert, short: 'Osparat' },
  copied: { Icon: Cloud, short: 'Säkrat' },
  unsaved: { Icon: PencilLine, short: 'Osparat' },
} as const satisfies Record<UnsavedKind, unknown>;

/** How it stands with what has been written: always in view, and read out when it changes. */
export function SaveState() {
  const isOnline = useOnline();
  const kind = useSessionState((state) => kindOf(state, isOnline));
  const savedAt = useSessionState((state) => openVersion(state).savedAt);
  const isKept = useSessionState((state) => state.isKept);
  const isWithService = useSessionState((state) => state.copy === 'saker');
  if (kind === 'saved') {
    const text = savedAt === null ? 'Inte sparat ännu' : `Sparat ${savedTime(savedAt)}`;
    return (
      <p className={styles.state} data-kind={kind} role="status">
        <Check aria-hidden />
        <span suppressHydrationWarning>{text}</span>
      </p>
    );
  }
  const { Icon, short } = SIGNS[kind];
  return (
    <p className={styles.state} data-kind={kind} role="status">
      <Icon aria-hidden />
      <span className={styles.long}>{unsavedWords(kind, { isKept, isWithService })}</span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </p>
  );
}
