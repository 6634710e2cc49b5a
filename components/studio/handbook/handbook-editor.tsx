'use client';

import { useRouter } from 'next/navigation';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { HandbookConflict } from '#components/studio/handbook/handbook-conflict.tsx';
import styles from '#components/studio/handbook/handbook-editor.module.css';
import { Markdown } from '#components/studio/handbook/markdown.tsx';
import { parseMarkdown } from '#components/studio/handbook/parse-markdown.ts';
import { useHandbookDraft } from '#components/studio/handbook/use-handbook-draft.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { guardUnsaved } from '#components/studio/storage/unsaved-here.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { LONGEST_HANDBOOK } from '#lib/contract/closed/handbook.ts';
import { type HandbookVersion, handbookVersionSchema } from '#lib/contract/handbook.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio } from '#lib/transports/client/browser.ts';

const conflictSchema = z.object({ senaste: handbookVersionSchema });

/** The handbook's written chapters beside what they become, saved as a new version. */
export function HandbookEditor({ version, jag }: { version: HandbookVersion; jag: Actor }) {
  const router = useRouter();
  const { draft, isEarlier, write, letGo } = useHandbookDraft(jag.id, { text: version.text, kommentar: '', bas: version.nr });
  const [saved, setSaved] = useState(version);
  const [theirs, setTheirs] = useState<HandbookVersion>();
  const shown = useDeferredValue(draft.text);
  const blocks = useMemo(() => parseMarkdown(shown), [shown]);
  const isChanged = draft.text !== saved.text;

  const save = useOperation(async () => {
    try {
      return await studio.sparaHandbok(draft);
    } catch (error) {
      const conflict = error instanceof ApiFault && error.status === 409 ? conflictSchema.safeParse(error.svar) : undefined;
      if (conflict?.success !== true) throw error;
      setTheirs(conflict.data.senaste);
      return undefined;
    }
  });

  useEffect(() => {
    if (isChanged) return guardUnsaved(jag.id, () => true);
  }, [isChanged, jag.id]);

  async function confirm() {
    const answer = await save.run(undefined);
    if (answer === undefined) return;
    letGo();
    // What is saved is no longer unsaved: leaving must not ask.
    setSaved({ ...answer.version, text: draft.text });
    showToast({ tone: 'success', text: `Handboken är sparad som version ${answer.version.nr}.` });
    router.push('/studio/handbok');
    router.refresh();
  }

  /** Goes on from a version that somebody else has saved, with this text. */
  function goOnFrom(other: HandbookVersion, text: string) {
    write({ ...draft, text, bas: other.nr });
    setSaved(other);
    setTheirs(undefined);
    save.reset();
  }

  function giveUp() {
    letGo();
    setSaved({ ...saved, text: draft.text });
    router.push('/studio/handbok');
  }

  return (
    <>
      <PageHeader
        title="Redigera handboken"
        actions={
          <>
            <Button variant="quiet" onPress={giveUp}>
              Avbryt
            </Button>
            <Button variant="primary" isPending={save.isRunning} isDisabled={!isChanged || theirs !== undefined} onPress={confirm}>
              Spara ny version
            </Button>
          </>
        }
      >
        Gäller alla som skriver, också agenter, så snart den är sparad. Kapitlen Mallar och Block läggs till av Studio.
      </PageHeader>
      <div className={styles.notices}>
        {isEarlier && isChanged && (
          <Banner
            tone="info"
            title="Här är det du skrev förra gången"
            actions={
              <Button size="small" onPress={() => goOnFrom(version, version.text)}>
                Börja om från version {version.nr}
              </Button>
            }
          >
            Det är inte sparat än. Du utgick från version {draft.bas}.
          </Banner>
        )}
        <FailureBanner failure={save.failure} except={['text', 'kommentar']} onRetry={confirm} />
        {theirs !== undefined && (
          <HandbookConflict
            bas={draft.bas}
            theirs={theirs}
            onTakenIn={() => goOnFrom(theirs, draft.text)}
            onTakeTheirs={() => goOnFrom(theirs, theirs.text)}
          />
        )}
      </div>
      <div className={styles.editor}>
        <div className={styles.writing}>
          <TextField
            label="Vad har du ändrat?"
            value={draft.kommentar}
            onChange={(kommentar) => write({ ...draft, kommentar })}
            description="Valfritt. Syns i listan över versioner."
            fault={faultOf(save.failure, 'kommentar')}
            maxLength={200}
          />
          <TextArea
            label="Text"
            className={styles.source}
            value={draft.text}
            onChange={(text) => write({ ...draft, text })}
            advisedLength={LONGEST_HANDBOOK}
            description="Markdown: ## kapitel, ### avsnitt, - punkt, **fet**, *kursiv*, [länk](https://…)."
            fault={faultOf(save.failure, 'text')}
            rows={28}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
        <section className={styles.preview} aria-label="Förhandsvisning" tabIndex={0}>
          <Markdown blocks={blocks} />
        </section>
      </div>
    </>
  );
}
