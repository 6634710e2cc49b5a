'use client';

import type { Editor } from '@tiptap/core';
import { useMemo, useState } from 'react';
import styles from '#components/editor/revisions/compare-dialog.module.css';
import { ComparedBlockRow, ComparedFieldRow } from '#components/editor/revisions/compared-row.tsx';
import { comparedVersions } from '#components/editor/revisions/compared-rows.ts';
import { NameForm } from '#components/editor/revisions/name-form.tsx';
import { restoreBlockStep } from '#components/editor/revisions/restore-block.ts';
import { contentOf } from '#components/editor/session/article-content.ts';
import { openVersion, useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { isDirty } from '#components/editor/session/version.ts';
import { authorLabel } from '#components/studio/author-label.ts';
import { ConfirmDialog } from '#components/studio/confirm-dialog.tsx';
import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { savedTime } from '#components/studio/swedish-time.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { blockId } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent, ListedRevision } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What is being written and not saved, among the versions to choose. */
const WRITTEN = 'skrivs';

interface CompareDialogProps {
  /** Newest first. */
  revisions: readonly ListedRevision[];
  /** The version that was pressed in the list. */
  chosen: string;
  /** Where the text is written; `null` for whoever may only read. */
  editor: Editor | null;
  canRestore: boolean;
  /** What is decided of the newest version when it has been seen; what is written and not saved is then left out at first. */
  decision?: { title: string; confirm: string; isRunning: boolean; failure: Failure | undefined; onConfirm: () => void };
  onNamed?: () => void;
  onRestored?: () => void;
  onClose: () => void;
}

/**
 * Any two versions of the open language, or one and what is being written, side by side as readers see them. A block that is another than in the
 * text can be fetched back to it, to be saved or undone there; a whole version becomes the newest one.
 */
export function CompareDialog({
  revisions: known,
  chosen,
  editor,
  canRestore,
  decision,
  onNamed,
  onRestored,
  onClose,
}: CompareDialogProps) {
  const session = useSession();
  const { id } = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const isUnsaved = useSessionState((state) => isDirty(openVersion(state)));
  const draft = useDraft((open) => open);
  const [revisions, setRevisions] = useState(known);
  const newest = revisions[0]?.id ?? WRITTEN;
  const [from, setFrom] = useState(() => (chosen === newest && !isUnsaved ? (revisions[1]?.id ?? chosen) : chosen));
  const [to, setTo] = useState(() => (isUnsaved && decision === undefined ? WRITTEN : newest));
  const [showsAll, setShowsAll] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const loaded = useLoaded(`${from} ${to}`, () => Promise.all([from, to].map(read)));
  const restore = useOperation((revision: string) =>
    studio.aterstallRevision({ id, sprak, revision, ...(newest === WRITTEN ? {} : { bas: newest }) }),
  );
  const [fore, efter] = (loaded.data ?? []).map((content, index) => ([from, to][index] === WRITTEN ? draft : content));
  const compared = useMemo(() => (fore === undefined || efter === undefined ? undefined : comparedVersions(fore, efter)), [fore, efter]);

  async function read(which: string): Promise<ArticleContent> {
    if (which === WRITTEN) return session.openDraft();
    return contentOf((await studio.hamtaRevision({ id, sprak, rid: which })).revision);
  }

  async function confirmRestore() {
    const answer = await restore.run(from);
    if (answer === undefined) return;
    showToast({ tone: 'success', text: `Version ${numberOf(from)} är återställd som version ${answer.nr}.` });
    onRestored?.();
    onClose();
  }

  /** The way for a block to the text, where it is another there; none for whoever may not write. */
  function wayBack(block: Block | null, earlier: ArticleContent | undefined): (() => void) | undefined {
    if (block === null || earlier === undefined || editor === null || !canRestore || blockId(block) === '') return undefined;
    if (draft.block.some((now) => blockId(now) === blockId(block) && equalJson(now, block))) return undefined;
    return () => {
      editor.view.dispatch(restoreBlockStep(editor.state, block, earlier.block));
      // Takes what the editor now holds, so that the two sides show it.
      session.openDraft();
      showToast({ tone: 'success', text: 'Blocket är tillbaka i texten. Det är inte sparat än, och går att ångra där.' });
    };
  }

  function naming(which: string) {
    const revision = revisions.find(({ id: one }) => one === which);
    if (revision === undefined || !canRestore) return null;
    return (
      <NameForm
        key={which}
        revision={revision}
        onNamed={(namn) => {
          setRevisions(revisions.map((one) => (one.id === which ? { ...one, namn } : one)));
          onNamed?.();
        }}
      />
    );
  }

  const numberOf = (revision: string) => revisions.find((one) => one.id === revision)?.nr ?? 0;
  const options = [
    ...(isUnsaved || from === WRITTEN || to === WRITTEN ? [{ id: WRITTEN, namn: 'Det som skrivs nu, osparat' }] : []),
    ...revisions.map((revision) => ({ id: revision.id, namn: versionName(revision) })),
  ];
  const nameOf = (which: string) => (which === WRITTEN ? 'Det som skrivs nu' : `Version ${numberOf(which)}`);
  const shown = compared?.block.filter(({ andring }) => showsAll || andring !== 'oforandrad') ?? [];
  const isSame = compared !== undefined && compared.falt.length === 0 && compared.block.every(({ andring }) => andring === 'oforandrad');

  return (
    <Dialog
      title={decision?.title ?? 'Jämför versioner'}
      width="full"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {canRestore && from !== WRITTEN && from !== newest && (
            <Button onPress={() => setRestoring(true)}>Återställ version {numberOf(from)}</Button>
          )}
          <Button variant={decision === undefined ? 'primary' : 'quiet'} onPress={onClose}>
            {decision === undefined ? 'Klart' : 'Stäng'}
          </Button>
          {decision !== undefined && (
            <Button variant="primary" isPending={decision.isRunning} onPress={decision.onConfirm}>
              {decision.confirm}
            </Button>
          )}
        </>
      }
    >
      <FailureBanner failure={decision?.failure} />
      <div className={styles.choices}>
        {(
          [
            ['Från', from, setFrom],
            ['Till', to, setTo],
          ] as const
        ).map(([label, value, choose]) => (
          <div key={label} className={styles.choice}>
            <Select label={label} options={options} value={value} onChange={choose} />
            {naming(value)}
          </div>
        ))}
      </div>
      <FailureBanner failure={loaded.failure} onRetry={loaded.reload} />
      {compared === undefined && loaded.failure === undefined && <Skeleton height="12rem" />}
      {compared !== undefined && (
        <section className={styles.compared} aria-label={`${nameOf(from)} jämförd med ${nameOf(to)}`}>
          <div className={styles.bar}>
            <p className={styles.legend}>
              {isSame ? (
                'Versionerna är lika.'
              ) : (
                <>
                  <del>Struket</del> finns bara i den första, <ins>understruket</ins> bara i den andra.
                </>
              )}
            </p>
            <Switch isSelected={showsAll} onChange={setShowsAll}>
              Visa även det som är oförändrat
            </Switch>
          </div>
          {compared.falt.map((change) => (
            <ComparedFieldRow key={change.falt} change={change} from={nameOf(from)} to={nameOf(to)} />
          ))}
          {shown.map((block) => (
            <ComparedBlockRow
              key={`${block.id} ${block.andring}`}
              block={block}
              from={nameOf(from)}
              to={nameOf(to)}
              onFetch={wayBack(block.fore, fore)}
              onFetchOther={wayBack(block.efter, efter)}
            />
          ))}
        </section>
      )}
      {isRestoring && (
        <ConfirmDialog
          title={`Återställ version ${numberOf(from)}`}
          confirm="Återställ"
          onCancel={() => {
            setRestoring(false);
            restore.reset();
          }}
          onConfirm={confirmRestore}
          isRunning={restore.isRunning}
          failure={restore.failure}
        >
          Texten från version {numberOf(from)} sparas som en ny version överst. Inget försvinner: alla versioner finns kvar i historiken.
          {isUnsaved && ' Det du skriver nu är inte sparat, och får du ta ställning till när du sparar.'}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function versionName({ nr, av, skapad, namn }: ListedRevision): string {
  return `Version ${nr}${namn === '' ? '' : ` · ${namn}`} · ${authorLabel(av).namn} · ${savedTime(skapad)}`;
}
