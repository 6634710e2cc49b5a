'use client';

import {
  ArrowLeft,
  BookmarkPlus,
  CircleCheck,
  CircleHelp,
  Columns2,
  Copy,
  EllipsisVertical,
  Eye,
  type LucideIcon,
  PencilLine,
  Radio,
  Save,
  Search,
  Send,
  Share2,
  Trash2,
  Undo2,
  UserCheck,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/header/editor-header.module.css';
import { OthersWriting } from '#components/editor/header/others-writing.tsx';
import { ReleaseLine } from '#components/editor/header/release-line.tsx';
import { SaveState } from '#components/editor/header/save-state.tsx';
import { TruthLine } from '#components/editor/header/truth-line.tsx';
import { UnreleasedFacts } from '#components/editor/header/unreleased-facts.tsx';
import { PresenceFaces } from '#components/editor/presence/presence-faces.tsx';
import type { ReadBefore } from '#components/editor/review/use-review.ts';
import { openVersion, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { ConfidentialMark } from '#components/studio/confidential-mark.tsx';
import { failureOf } from '#components/studio/failure.ts';
import { lastRead } from '#components/studio/history/last-read.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { useCommands } from '#components/studio/palette/commands.ts';
import { shareable } from '#components/studio/share/shareable.ts';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Menu } from '#components/ui/menu.tsx';
import { MenuDivider } from '#components/ui/menu-divider.tsx';
import { MenuItem } from '#components/ui/menu-item.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import { mayDelete } from '#lib/access/deletion.ts';
import { cannotApprove, cannotKeepSkeletons, cannotRelease, cannotTakeDown } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { LanguageStatus } from '#lib/contract/closed/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Presence } from '#lib/contract/presence.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

const ApproveChanges = lazyDialog(async () => (await import('#components/editor/review/approve-changes.tsx')).ApproveChanges);
const DeleteDialog = lazyDialog(async () => (await import('#components/editor/header/delete-dialog.tsx')).DeleteDialog);
const KeepSkeletonDialog = lazyDialog(
  async () => (await import('#components/editor/skeleton/keep-skeleton-dialog.tsx')).KeepSkeletonDialog,
);
const PreviewDialog = lazyDialog(async () => (await import('#components/editor/preview/preview-dialog.tsx')).PreviewDialog);
const ReleaseDialog = lazyDialog(async () => (await import('#components/studio/release/release-dialog.tsx')).ReleaseDialog);
const ReviewDialog = lazyDialog(async () => (await import('#components/editor/header/review-dialog.tsx')).ReviewDialog);
const SaveDialog = lazyDialog(async () => (await import('#components/editor/header/save-dialog.tsx')).SaveDialog);
const ShareDialog = lazyDialog(async () => (await import('#components/studio/share/share-dialog.tsx')).ShareDialog);
const TakedownDialog = lazyDialog(async () => (await import('#components/studio/release/takedown-dialog.tsx')).TakedownDialog);

interface EditorHeaderProps {
  jag: Actor;
  sektioner: readonly Section[];
  /** Who else is in the article. */
  there: readonly Presence[];
  onShowFault: (entry: FaultEntry) => void;
  /** How many faults stop a release, as far as is known. */
  blocking: number | undefined;
  onShowCheck: () => void;
  onFind: () => void;
  /** Shows what is written as readers will see it, beside the text. */
  onPreview: () => void;
}

const UNSAVED = 'Det går inte att spara just nu, och det här görs med det som är sparat. Försök igen när kontakten är tillbaka.';

/** Something to do with the article, in the menu and in the palette. */
interface Deed {
  namn: string;
  Icon: LucideIcon;
  danger?: boolean;
  run: () => void;
}

function asMenuItem({ namn, Icon, danger = false, run }: Deed) {
  return (
    <MenuItem key={namn} icon={<Icon aria-hidden />} danger={danger} onAction={run}>
      {namn}
    </MenuItem>
  );
}

type Opened = 'save' | 'skeleton' | 'preview' | 'share' | 'review' | 'release' | 'takedown' | 'delete' | undefined;

/** Where the writer is, whether the text is saved, and all that is done with the article as a whole. */
export function EditorHeader({ jag, sektioner, there, onShowFault, blocking, onShowCheck, onFind, onPreview }: EditorHeaderProps) {
  const session = useSession();
  const router = useRouter();
  const { isReadOnly } = useArticle();
  const item = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const isSaving = useSessionState((state) => state.isSaving);
  const [opened, setOpened] = useState<Opened>();
  const [schema, setSchema] = useState<{ datum: string; sprak: readonly Language[] }>();
  const [readBefore, setReadBefore] = useState<ReadBefore>();
  const version = item.sprak[sprak];
  const scope = { sektion: item.sektion, mall: item.mall };
  const mayRelease = cannotRelease(jag, scope, [sprak]) === undefined;
  const mayApprove = cannotApprove(jag, scope, sprak) === undefined;
  const mayShare = shareable(jag, item).length > 0;
  const mayTakeDown = cannotTakeDown(jag, scope) === undefined;
  const mayKeep = cannotKeepSkeletons(jag) === undefined && version !== undefined;

  /** False when what is written could not be saved. That there is no contact stands only beside the button: it is said here as well. */
  async function saveFirst(): Promise<boolean> {
    if (isReadOnly || !session.hasUnsaved() || (await session.save())) return true;
    if (session.store.get().failure?.status === 0) showToast({ tone: 'info', text: UNSAVED });
    return false;
  }

  /** What is shown, shared and published is what is saved. */
  async function open(what: Opened) {
    if (!(await saveFirst())) return;
    setOpened(what);
  }

  function close() {
    setOpened(undefined);
    setSchema(undefined);
  }
  const refresh = () => void session.refresh();
  /** Of the open language version. */
  const steps: Deed[] =
    isReadOnly || version === undefined
      ? []
      : [
          ...(version.status === 'granskning'
            ? []
            : [{ namn: 'Skicka till granskning', Icon: Send, run: () => void setStatus('granskning', 'Skickad till granskning.') }]),
          { namn: 'Be någon granska', Icon: UserCheck, run: () => void open('review') },
          ...(mayApprove && version.status !== 'godkand' ? [{ namn: 'Godkänn', Icon: CircleCheck, run: () => void approve() }] : []),
          ...(version.status === 'utkast'
            ? []
            : [{ namn: 'Gör till utkast', Icon: PencilLine, run: () => void setStatus('utkast', 'Tillbaka som utkast.') }]),
        ];
  /** Of the article as a whole. */
  const deeds: Deed[] = [
    { namn: 'Kopiera artikeln', Icon: Copy, run: () => void copy() },
    ...(mayKeep ? [{ namn: 'Spara som egen stomme …', Icon: BookmarkPlus, run: () => void open('skeleton') }] : []),
    ...(mayTakeDown && item.status === 'publicerad'
      ? [{ namn: 'Ta ned', Icon: Undo2, danger: true, run: () => setOpened('takedown') }]
      : []),
    ...(mayDelete(jag, item) && !item.raderad ? [{ namn: 'Radera', Icon: Trash2, danger: true, run: () => setOpened('delete') }] : []),
  ];
  useCommands([
    ...(isReadOnly
      ? []
      : [
          { namn: 'Spara', run: () => void session.save() },
          { namn: 'Spara med kommentar eller namn', run: () => setOpened('save') },
        ]),
    { namn: 'Förhandsgranska', run: () => void open('preview') },
    ...(mayShare ? [{ namn: 'Dela', run: () => void open('share') }] : []),
    ...(mayRelease ? [{ namn: 'Publicera', run: () => void open('release') }] : []),
    ...steps,
    ...deeds,
  ]);

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      const { fel } = failureOf(error);
      showToast({ tone: 'fault', text: fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
    }
  }

  async function setStatus(status: LanguageStatus, done: string) {
    if (!(await saveFirst())) return;
    await attempt(async () => {
      // Of what is shown here: another’s version meanwhile has not been read.
      const revision = session.store.get().versions[sprak]?.bas;
      await studio.sattSprakstatus({ id: item.id, sprak, status, ...(revision ? { revision } : {}) });
      showToast({ tone: 'success', text: done });
      await session.refresh();
    });
  }

  /** Whoever has read an earlier version is shown what has changed since, and approves there. */
  async function approve() {
    if (!(await saveFirst())) return;
    await attempt(async () => {
      const { revisioner } = await studio.listaRevisioner({ id: item.id, sprak });
      const read = lastRead(revisioner, jag.id);
      if (read === undefined) await setStatus('godkand', 'Godkänd.');
      else setReadBefore({ read, revisions: revisioner });
    });
  }

  async function copy() {
    await attempt(async () => {
      const { id } = await studio.kopieraInnehall({ id: item.id });
      router.push(`/studio/artikel/${id}`);
    });
  }

  return (
    <>
      <header className={styles.header}>
        <ButtonLink
          href="/studio"
          variant="quiet"
          icon={<ArrowLeft aria-hidden />}
          className={styles.back ?? ''}
          aria-label="Tillbaka till artiklarna"
        >
          <span className={styles.wide}>Artiklarna</span>
        </ButtonLink>
        <SaveState />
        {item.konfidentiell && <ConfidentialMark />}
        <PresenceFaces there={there} />
        <div className={styles.actions}>
          {item.mall === 'liverapport' && (
            <ButtonLink
              href={`/studio/artikel/${item.id}/live?sprak=${sprak}`}
              variant="quiet"
              icon={<Radio aria-hidden />}
              aria-label="Live: öppna livedesken"
            >
              <span className={styles.wide}>Live</span>
            </ButtonLink>
          )}
          <Button variant="quiet" icon={<Eye aria-hidden />} onPress={() => open('preview')} className={styles.wide ?? ''}>
            Förhandsgranska
          </Button>
          {mayShare && (
            <Button variant="quiet" icon={<Share2 aria-hidden />} onPress={() => open('share')} className={styles.wide ?? ''}>
              Dela
            </Button>
          )}
          {!isReadOnly && (
            <Button onPress={() => session.save()} isPending={isSaving} aria-keyshortcuts="Control+S Meta+S">
              Spara
            </Button>
          )}
          {mayRelease && (
            <Button variant="primary" onPress={() => open('release')}>
              Publicera
            </Button>
          )}
          <Menu
            label="Fler val"
            trigger={
              <IconButton label="Fler val">
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
          >
            <MenuItem icon={<Eye aria-hidden />} onAction={() => open('preview')}>
              Förhandsgranska
            </MenuItem>
            <MenuItem icon={<Columns2 aria-hidden />} onAction={onPreview}>
              Förhandsvisa bredvid texten
            </MenuItem>
            <MenuItem icon={<Search aria-hidden />} keys={['Ctrl', 'F']} onAction={() => requestAnimationFrame(onFind)}>
              {isReadOnly ? 'Sök i artikeln' : 'Sök och ersätt'}
            </MenuItem>
            {mayShare ? (
              <MenuItem icon={<Share2 aria-hidden />} onAction={() => open('share')}>
                Dela
              </MenuItem>
            ) : null}
            {isReadOnly ? null : (
              <MenuItem icon={<Save aria-hidden />} onAction={() => setOpened('save')}>
                Spara med kommentar …
              </MenuItem>
            )}
            {steps.length > 0 && <MenuDivider />}
            {steps.map(asMenuItem)}
            <MenuDivider />
            {!mayRelease && (
              <MenuItem icon={<CircleHelp aria-hidden />} href={`/studio/rattigheter?artikel=${item.id}`}>
                Varför får jag inte publicera?
              </MenuItem>
            )}
            {deeds.map(asMenuItem)}
          </Menu>
        </div>
        {opened === 'save' && <SaveDialog onClose={close} />}
        {opened === 'skeleton' && (
          <KeepSkeletonDialog
            mall={item.mall}
            sektion={item.sektion}
            block={openVersion(session.store.get()).draft.block}
            onClose={close}
          />
        )}
        {opened === 'preview' && <PreviewDialog id={item.id} sprak={sprak} onClose={close} />}
        {opened === 'share' && <ShareDialog item={item} jag={jag} sprak={sprak} onClose={close} />}
        {opened === 'review' && (
          <ReviewDialog
            innehall={item.id}
            sprak={sprak}
            revision={session.store.get().versions[sprak]?.bas ?? null}
            jag={jag}
            onClose={close}
            onDone={() => {
              close();
              showToast({ tone: 'success', text: 'Skickad till granskning.' });
              refresh();
            }}
          />
        )}
        {readBefore !== undefined && <ApproveChanges {...readBefore} onClose={() => setReadBefore(undefined)} />}
        {opened === 'release' && (
          <ReleaseDialog
            item={item}
            jag={jag}
            sprak={sprak}
            schema={schema}
            onClose={close}
            onReleased={refresh}
            onShowFault={(entry) => {
              setOpened(undefined);
              onShowFault(entry);
            }}
          />
        )}
        {opened === 'delete' && <DeleteDialog item={item} onClose={close} />}
        {opened === 'takedown' && <TakedownDialog item={item} onClose={close} onTakenDown={refresh} />}
      </header>
      <TruthLine blocking={blocking} onShowCheck={onShowCheck}>
        {({ arbetskopia }) => <OthersWriting jag={jag} mark={arbetskopia} />}
      </TruthLine>
      <UnreleasedFacts sektioner={sektioner} />
      <ReleaseLine
        jag={jag}
        onReleaseNew={async (pending) => {
          setSchema(pending);
          await open('release');
        }}
      />
    </>
  );
}
