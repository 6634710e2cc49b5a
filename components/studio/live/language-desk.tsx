'use client';

import '#lib/reader/article.css';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import { LanguageButton, LanguageChoice } from '#components/studio/language-choice.tsx';
import { Composer, type Focusable } from '#components/studio/live/composer.tsx';
import { DeskHeader } from '#components/studio/live/desk-header.tsx';
import type { DeskItem } from '#components/studio/live/desk-item.ts';
import { DeskNotices } from '#components/studio/live/desk-notices.tsx';
import { cannotReport } from '#components/studio/live/desk-rights.ts';
import { EntryList } from '#components/studio/live/entry-list.tsx';
import type { RowActions } from '#components/studio/live/entry-row.tsx';
import { useKeptDraft } from '#components/studio/live/kept-draft.ts';
import styles from '#components/studio/live/live-desk.module.css';
import { EMPTY_DRAFT, isEmptyDraft, type LiveReport } from '#components/studio/live/live-entry.ts';
import { ReportFeed } from '#components/studio/live/report-feed.ts';
import { reportRows } from '#components/studio/live/report-rows.ts';
import type { LiveAnswer } from '#components/studio/live/send-write.ts';
import { useFocusToBegin } from '#components/studio/live/use-focus-to-begin.ts';
import { useOutbox } from '#components/studio/live/use-outbox.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { ownPlace } from '#components/studio/storage/own-storage.ts';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Kbd } from '#components/ui/kbd.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';

/** How long a removal can be undone: for as long as the message that offers it stands. */
const UNDO_MS = 6_000;

interface LanguageDeskProps {
  item: DeskItem;
  sprak: Language;
  report: LiveReport | undefined;
  jag: Actor;
  onLanguage: (sprak: Language) => void;
}

/** The desk of one language version: the composer, always in reach, and the entries with how it stands with each. */
export function LanguageDesk({ item, sprak, report: first, jag, onLanguage }: LanguageDeskProps) {
  const { id } = item;
  const [feed] = useState(() => new ReportFeed({ id, sprak, jag: { typ: 'person', id: jag.id, namn: jag.namn } }, first));
  const { report, failure, others } = useSyncExternalStore(feed.store.subscribe, feed.store.get, feed.store.get);
  const sent = useCallback(
    (write: WaitingWrite, answer: LiveAnswer | undefined) => {
      if (answer === undefined) feed.refresh();
      else if (write.sprak === sprak) feed.take(answer, write.arende.slag === 'nytt' ? undefined : write.arende.id);
    },
    [feed, sprak],
  );
  const [outbox, { writes, sending, away, isKept }] = useOutbox(jag.id, id, sent);
  const placeOf = useCallback((...path: string[]) => ownPlace(jag.id, 'live', id, ...path), [jag.id, id]);
  const [draft, keepDraft] = useKeptDraft(
    useMemo(() => placeOf('utkast', sprak), [placeOf, sprak]),
    EMPTY_DRAFT,
  );
  const [correcting, setCorrecting] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const composer = useRef<Focusable>(null);
  const desk = useRef<HTMLDivElement>(null);
  const refusal = cannotReport(jag, item, sprak, report?.publik);
  const mayWrite = refusal === undefined;
  const rows = useMemo(() => reportRows(report?.inlagg ?? [], writes, sprak), [report, writes, sprak]);
  const context = useMemo(() => ({ sprak, mall: item.mall, absolute: (address: string) => address }), [sprak, item.mall]);

  useEffect(() => feed.start(), [feed]);
  useHotkey('n', () => composer.current?.focus(), mayWrite);
  useFocusToBegin(composer, mayWrite);

  const latest = useRef({ draft, keepDraft });
  latest.current = { draft, keepDraft };

  const actions = useMemo((): RowActions => {
    const undo = (nyckel: string) => {
      if (outbox.takeBack(nyckel) !== undefined) return;
      showToast({ tone: 'fault', text: 'Inlägget hann tas bort. I artikelns historik finns det kvar.' });
    };
    return {
      correct: ({ entry }) => setCorrecting(entry.id),
      pin: ({ entry }) => void outbox.add(sprak, { slag: 'andra', id: entry.id, falt: { fast: !entry.fast } }),
      mark: ({ entry }) => void outbox.add(sprak, { slag: 'andra', id: entry.id, falt: { nyckel: entry.nyckel !== true } }),
      remove({ entry }) {
        const nyckel = outbox.add(sprak, { slag: 'tabort', id: entry.id }, UNDO_MS);
        showToast({ tone: 'info', text: 'Inlägget tas bort.', action: { namn: 'Ångra', onPress: () => undo(nyckel) } });
      },
      retry({ waiting }) {
        for (const { nyckel, hinder } of waiting) if (hinder !== null) outbox.retry(nyckel);
      },
      takeBack({ waiting }) {
        for (const { nyckel, arende, hinder } of waiting) {
          if (hinder === null && waiting.some((other) => other.hinder !== null)) continue;
          if (outbox.takeBack(nyckel) === undefined) continue;
          if (arende.slag === 'nytt') takeUp(arende.inlagg);
          else if (arende.slag === 'andra' && hinder !== null) setCorrecting(arende.id);
        }
      },
    };

    /** What was taken back is written on, and what was being written meanwhile is not lost. */
    function takeUp(inlagg: typeof draft) {
      const { draft: current, keepDraft: keep } = latest.current;
      keep(isEmptyDraft(current) ? inlagg : { ...inlagg, text: `${inlagg.text}\n\n${current.text}`, bild: inlagg.bild ?? current.bild });
      composer.current?.focus();
    }
  }, [outbox, sprak]);

  function send() {
    outbox.add(sprak, { slag: 'nytt', inlagg: { ...draft, tid: draft.tid ?? stockholmIso(feed.now()) } });
    keepDraft(undefined);
    composer.current?.focus();
  }

  function leaveComposer() {
    if (!isEmptyDraft(draft)) setAsking(true);
    else desk.current?.querySelector<HTMLElement>('[role="feed"] [tabindex="0"]')?.focus();
  }

  return (
    <div ref={desk} className={styles.desk}>
      <DeskHeader id={id} rubrik={item.rubrik} sprak={sprak} report={report} mayWrite={mayWrite} onEnded={() => feed.refresh()} />
      <div className={styles.columns} data-read-only={!mayWrite || undefined}>
        <div className={styles.side}>
          {item.sprak.length > 1 && (
            <LanguageChoice>
              {item.sprak.map((one) => (
                <LanguageButton key={one} sprak={one} isOpen={one === sprak} onOpen={() => onLanguage(one)} />
              ))}
            </LanguageChoice>
          )}
          <DeskNotices
            refusal={refusal}
            report={report}
            failure={failure}
            away={away}
            writes={writes}
            isKept={isKept}
            onRetry={() => {
              outbox.retry();
              feed.refresh();
            }}
          />
          {mayWrite && (
            <div className={styles.composer}>
              <Composer
                label="Nytt inlägg"
                confirm="Publicera"
                focusRef={composer}
                sprak={sprak}
                draft={draft}
                onChange={keepDraft}
                onSend={send}
                onEscape={leaveComposer}
              />
              <p className={styles.keys}>
                <Kbd keys={['Ctrl', 'Enter']} /> publicerar · <Kbd keys={['Esc']} /> till inläggen · <Kbd keys={['N']} /> skriver nytt
              </p>
            </div>
          )}
        </div>
        <div className={styles.main}>
          {report === undefined ? (
            <Skeleton height="9rem" />
          ) : rows.length === 0 ? (
            <EmptyState title="Inga inlägg ännu">
              <p>Det första inlägget börjar rapporten.</p>
            </EmptyState>
          ) : (
            <EntryList
              rows={rows}
              context={context}
              isPublic={report.publik}
              sending={sending}
              isAway={away !== undefined}
              others={others}
              mayWrite={mayWrite}
              correcting={correcting}
              placeOf={(entry) => placeOf('rattelse', sprak, entry)}
              actions={actions}
              onCorrected={(entry, falt) => void outbox.add(sprak, { slag: 'andra', id: entry, falt })}
              onCorrectionClosed={() => setCorrecting(undefined)}
              onLeave={() => composer.current?.focus()}
            />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {others.size === 0 ? '' : `${others.size} ${others.size === 1 ? 'inlägg' : 'inlägg'} från andra sedan du öppnade.`}
        </span>
      </VisuallyHidden>
      {isAsking && (
        <ConfirmDialog
          title="Kasta det du har skrivit?"
          confirm="Kasta"
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            keepDraft(undefined);
          }}
        >
          Texten och bilden försvinner härifrån. Inget publiceras.
        </ConfirmDialog>
      )}
    </div>
  );
}
