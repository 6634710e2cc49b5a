'use client';

import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { readAddress } from '#components/editor/body/text-tools.ts';
import { LazyDateField } from '#components/editor/form/lazy-date-field.tsx';
import { chosenPicture } from '#components/editor/picture/chosen-picture.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { AddressForm } from '#components/studio/live/address-form.tsx';
import styles from '#components/studio/live/composer.module.css';
import { ComposerTools, type OpenPart } from '#components/studio/live/composer-tools.tsx';
import { type EntryDraft, isEmptyDraft } from '#components/studio/live/live-entry.ts';
import { PicturePart, pictureFaults } from '#components/studio/live/picture-part.tsx';
import { linked, onOwnLine, type TextEdit, toggleMark, toggleQuote } from '#components/studio/live/text-marks.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import { nowInStockholm } from '#components/studio/stockholm-day.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import fieldStyles from '#components/ui/field.module.css';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { embedOf, PLATFORM_NAMES } from '#lib/blocks/inbaddning/platform.ts';
import type { Language } from '#lib/contract/languages.ts';
import { entryPictureSchema } from '#lib/contract/live.ts';
import type { Media } from '#lib/contract/media.ts';

const LibraryDialog = lazyDialog(async () => (await import('#components/editor/picture/library-dialog.tsx')).LibraryDialog);

interface ComposerProps {
  /** What is being written. */
  label: string;
  /** The verb on the button. */
  confirm: string;
  sprak: Language;
  draft: EntryDraft;
  onChange: (draft: EntryDraft) => void;
  onSend: () => void;
  /** Escape: asks, where something would be lost. */
  onEscape: () => void;
  cancel?: string;
  focusRef?: Ref<Focusable>;
  autoFocus?: boolean;
}

export interface Focusable {
  focus(): void;
}

const EMPTY = 'Inlägget är tomt. Skriv en text eller lägg till en bild.';

/** Where an entry is written: its text with marks, a picture, what is shown from elsewhere, its time and its place. */
export function Composer({ label, confirm, sprak, draft, onChange, onSend, onEscape, cancel, focusRef, autoFocus }: ComposerProps) {
  const isHydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<OpenPart>();
  const [hasTried, setTried] = useState(false);
  const upload = useOperation(uploadPicture);
  const helpId = useId();
  useImperativeHandle(focusRef, () => ({ focus: () => area.current?.focus() }));

  const latest = useRef(draft);
  latest.current = draft;
  const set = (change: Partial<EntryDraft>) => onChange({ ...latest.current, ...change });

  /** Types it into the field as the writer would, so that it can be undone as anything else that was typed. */
  function edit(make: (text: string, from: number, to: number) => TextEdit) {
    const field = area.current;
    if (field === null) return;
    const { from, to, words, select } = make(field.value, field.selectionStart, field.selectionEnd);
    field.focus();
    field.setSelectionRange(from, to);
    const isTyped = words === '' ? document.execCommand('delete') : document.execCommand('insertText', false, words);
    if (!isTyped) set({ text: field.value.slice(0, from) + words + field.value.slice(to) });
    field.setSelectionRange(...select);
  }

  function choose(media: Media) {
    const picture = chosenPicture(media, sprak, latest.current.bild ?? {}, (field) => field in entryPictureSchema.shape);
    set({ bild: entryPictureSchema.parse(picture) });
  }

  async function take(file: File | undefined) {
    const media = file === undefined ? undefined : await upload.run(file);
    if (media !== undefined) choose(media);
  }

  function send() {
    const { bild } = draft;
    const lacks = bild === null ? {} : pictureFaults(bild);
    setTried(true);
    if (upload.isRunning || isEmptyDraft(draft) || Object.keys(lacks).length > 0) return;
    setTried(false);
    setOpen(undefined);
    onSend();
  }

  function press(event: KeyboardEvent) {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (key === 'enter' && isCommand) send();
    else if (key === 'escape') onEscape();
    else if (key === 'b' && isCommand) edit((...at) => toggleMark(...at, '**'));
    else if (key === 'i' && isCommand) edit((...at) => toggleMark(...at, '*'));
    else if (key === 'k' && isCommand) setOpen('lank');
    else return;
    event.preventDefault();
  }

  // An entry that is there has a time; a new one has the present, until it is given another.
  const isNew = cancel === undefined;
  const hasTime = isNew ? draft.tid !== null : open === 'tid';
  const close = () => {
    setOpen(undefined);
    area.current?.focus();
  };
  const status = upload.isRunning ? 'Bilden laddas upp …' : hasTried && isEmptyDraft(draft) ? EMPTY : (shownFrom(draft.text) ?? '');
  return (
    <section className={styles.composer} aria-label={label} onKeyDown={press}>
      <textarea
        ref={area}
        // biome-ignore lint/a11y/noAutofocus: it is opened in order to write in it
        autoFocus={autoFocus}
        className={classNames(fieldStyles.input, styles.text)}
        aria-label={label}
        aria-describedby={helpId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={hasTried && isEmptyDraft(draft)}
        placeholder="Vad händer?"
        rows={3}
        lang={sprak}
        maxLength={10_000}
        readOnly={!isHydrated}
        value={draft.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      {draft.bild !== null && <PicturePart picture={draft.bild} showFaults={hasTried} onChange={(bild) => set({ bild })} />}
      {open === 'lank' && (
        <AddressForm
          label="Länkens adress"
          confirm="Länka"
          read={readAddress}
          onDone={(href) => {
            setOpen(undefined);
            edit((...at) => linked(...at, href));
          }}
          onClose={close}
        />
      )}
      {open === 'inbaddning' && (
        <AddressForm
          label="Adress att bädda in"
          confirm="Bädda in"
          read={readEmbed}
          onDone={(href) => {
            setOpen(undefined);
            edit((text, _, to) => onOwnLine(text, to, href));
          }}
          onClose={close}
        />
      )}
      {hasTime && (
        <LazyDateField label="Tid (svensk tid)" form="tid" value={draft.tid?.slice(0, 16)} onChange={(tid) => set({ tid: tid ?? null })} />
      )}
      <FailureBanner failure={upload.failure} />
      <p id={helpId} className={styles.status} aria-live="polite">
        {status}
      </p>
      <div className={styles.bar}>
        <ComposerTools
          open={open}
          isPinned={draft.fast}
          hasTime={hasTime}
          isUploading={upload.isRunning}
          onMark={(mark) => edit((...at) => toggleMark(...at, mark))}
          onQuote={() => edit(toggleQuote)}
          onTime={() => (isNew ? set({ tid: hasTime ? null : nowInStockholm() }) : setOpen(hasTime ? undefined : 'tid'))}
          onOpen={(part) => setOpen(part === open ? undefined : part)}
          onPin={() => set({ fast: !draft.fast })}
          onFile={take}
        />
        <div className={styles.send}>
          {cancel === undefined ? null : (
            <Button variant="quiet" onPress={onEscape}>
              {cancel}
            </Button>
          )}
          <Button
            variant="primary"
            onPress={send}
            isDisabled={!isHydrated || upload.isRunning}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {confirm}
          </Button>
        </div>
      </div>
      {open === 'arkiv' && <LibraryDialog onClose={() => setOpen(undefined)} onChoose={choose} />}
    </section>
  );
}

function readEmbed(typed: string): { href: string } | { fault: string } {
  const address = typed.trim();
  return embedOf(address) === undefined
    ? { fault: `Adressen leder inte till något på ${PLATFORM_NAMES.slice(0, -1).join(', ')} eller ${PLATFORM_NAMES.at(-1)}.` }
    : { href: address };
}

/** What readers are shown from elsewhere, told while it is written. */
function shownFrom(text: string): string | undefined {
  const names = text.split('\n').flatMap((line) => (/\s/.test(line.trim()) ? [] : (embedOf(line)?.namn ?? [])));
  return names.length === 0 ? undefined : `Bäddas in från ${[...new Set(names)].join(' och ')}.`;
}
