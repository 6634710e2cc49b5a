'use client';

import type { Editor } from '@tiptap/core';
import { Columns2, Languages } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { EndedJob } from '#components/editor/translation/ended-job.tsx';
import { RunningJob } from '#components/editor/translation/running-job.tsx';
import styles from '#components/editor/translation/translation.module.css';
import { useTranslation } from '#components/editor/translation/use-translation.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';

const TranslateDialog = lazyDialog(async () => (await import('#components/editor/translation/translate-dialog.tsx')).TranslateDialog);

const SideBySide = lazy(async () => ({ default: (await import('#components/editor/translation/side-by-side.tsx')).SideBySide }));

interface TranslationProps {
  jag: Actor;
  /** The language that is translated to: the open one, or from the source the other. */
  till: Language;
  editor: Editor | null;
  isBeside: boolean;
  onBesideChange: (isBeside: boolean) => void;
  /** Whether the writer has asked for a translation. */
  isAsked: boolean;
  onAsk: () => void;
  onAnswered: () => void;
  /** Where the source goes: beside headline and standfirst, and beside the text. */
  head: HTMLElement | null;
  body: HTMLElement | null;
}

/** Everything about the translation of the open article: begin it, follow it, and see source and translation side by side. */
export function Translation({ jag, till, editor, isBeside, onBesideChange, isAsked, onAsk, onAnswered, head, body }: TranslationProps) {
  const { sektion, mall } = useSessionState((state) => state.item);
  const isOpen = useSessionState((state) => state.sprak === till);
  const exists = useSessionState((state) => state.versions[till] !== undefined);
  const { plan, running, ended, dismiss, reload } = useTranslation(till);
  const canTranslate = running === undefined && cannotWrite(jag, { sektion, mall }, [till]) === undefined;
  const name = LANGUAGE_NAME[till].toLowerCase();
  const count = plan?.atgang.oversatta ?? 0;

  return (
    <>
      {exists && (
        <div className={styles.bar}>
          {isOpen && (
            <Button size="small" icon={<Columns2 aria-hidden />} aria-pressed={isBeside} onPress={() => onBesideChange(!isBeside)}>
              {isBeside ? 'Dölj källtexten' : 'Visa källtexten bredvid'}
            </Button>
          )}
          {canTranslate && (
            <Button size="small" variant="quiet" icon={<Languages aria-hidden />} onPress={onAsk}>
              {isOpen ? 'Översätt igen' : `Översätt till ${name}`}
              {count > 0 ? ` (${count} ${count === 1 ? 'del' : 'delar'})` : ''}
            </Button>
          )}
        </div>
      )}
      {running !== undefined && <RunningJob job={running} onCancelled={reload} />}
      {ended !== undefined && running === undefined && <EndedJob job={ended} onDismiss={dismiss} />}
      {isAsked && <TranslateDialog till={till} onClose={onAnswered} onStarted={reload} />}
      {isBeside && isOpen && exists && editor !== null && head !== null && body !== null && (
        <Suspense>
          <SideBySide
            editor={editor}
            till={till}
            jag={jag}
            plan={plan}
            head={head}
            body={body}
            canTranslate={canTranslate}
            onTranslate={onAsk}
          />
        </Suspense>
      )}
    </>
  );
}
