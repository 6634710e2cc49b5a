'use client';

import { Check, Cloud, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import styles from '#components/editor/header/save-state.module.css';
import type { SessionState } from '#components/editor/session/article-session.ts';
import type { CopyState } from '#components/editor/session/copy-keeper.ts';
import { detailsOf } from '#components/editor/session/item-details.ts';
import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
import { isDirty } from '#components/editor/session/version.ts';
import { useOnline } from '#components/studio/shell/use-online.ts';
import { savedTime } from '#components/studio/swedish-time.ts';
import { equalJson } from '#lib/content/equal-json.ts';

type Kind = 'saving' | 'conflict' | 'offline' | 'refused' | 'signedOut' | 'notTaken' | 'elsewhere' | 'copied' | 'unsaved' | 'saved';

const OF_COPY = {
  pa_vag: 'unsaved',
  saker: 'copied',
  borta: 'offline',
  utloggad: 'signedOut',
  nekad: 'notTaken',
  annanstans: 'elsewhere',
} as const satisfies Record<CopyState, Kind>;

function kindOf({ isSaving, conflict, failure, details, item, versions, copy }: SessionState, isOnline: boolean): Kind {
  if (isSaving) return 'saving';
  if (conflict !== undefined) return 'conflict';
  const isUnsaved = !equalJson(details, detailsOf(item)) || Object.values(versions).some(isDirty);
  if (!isUnsaved) return 'saved';
  if (!isOnline || failure?.status === 0) return 'offline';
  return failure === undefined ? OF_COPY[copy] : 'refused';
}

const SIGNS = {
  saving: { Icon: LoaderCircle, text: 'Sparar …', short: 'Sparar …' },
  conflict: { Icon: TriangleAlert, text: 'Inte sparat: det finns en nyare version', short: 'Inte sparat' },
  offline: { Icon: CloudOff, text: 'Ingen kontakt – ändringarna finns kvar i webbläsaren', short: 'Ingen kontakt' },
  refused: { Icon: TriangleAlert, text: 'Inte sparat', short: 'Inte sparat' },
  signedOut: { Icon: TriangleAlert, text: 'Du är utloggad – ändringarna finns kvar i webbläsaren', short: 'Utloggad' },
  notTaken: { Icon: TriangleAlert, text: 'Servern tar inte emot ändringarna – de finns kvar i webbläsaren', short: 'Osparat' },
  elsewhere: { Icon: TriangleAlert, text: 'Sparat i ett annat fönster – spara för att föra ihop dem', short: 'Osparat' },
  copied: { Icon: Cloud, text: 'Osparade ändringar, säkrade på servern', short: 'Säkrat' },
  unsaved: { Icon: PencilLine, text: 'Osparade ändringar', short: 'Osparat' },
} as const satisfies Record<Exclude<Kind, 'saved'>, unknown>;

/** What is nowhere but in the browser, as far as anybody knows. */
const ONLY_HERE: ReadonlySet<Kind> = new Set(['unsaved', 'offline', 'signedOut', 'notTaken', 'elsewhere']);

/** How it stands with what has been written: always in view, and read out when it changes. */
export function SaveState() {
  const isOnline = useOnline();
  const kind = useSessionState((state) => kindOf(state, isOnline));
  const savedAt = useSessionState((state) => openVersion(state).savedAt);
  const isKept = useSessionState((state) => state.isKept);
  if (kind === 'saved') {
    const text = savedAt === null ? 'Inte sparat ännu' : `Sparat ${savedTime(savedAt)}`;
    return (
      <p className={styles.state} data-kind={kind} role="status">
        <Check aria-hidden />
        <span suppressHydrationWarning>{text}</span>
      </p>
    );
  }
  const { Icon, text, short } = SIGNS[kind];
  return (
    <p className={styles.state} data-kind={kind} role="status">
      <Icon aria-hidden />
      <span className={styles.long}>
        {text}
        {!isKept && ONLY_HERE.has(kind) ? '. Webbläsaren kan inte hålla kvar dem: stäng inte fliken.' : null}
      </span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </p>
  );
}
