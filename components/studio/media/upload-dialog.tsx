'use client';

import { useEffect, useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { type AgreedRights, AgreementChoice } from '#components/studio/media/agreement-choice.tsx';
import { keywordsIn } from '#components/studio/media/keyword-text.ts';
import styles from '#components/studio/media/upload-dialog.module.css';
import { UploadRow, type UploadWords, wordsIn } from '#components/studio/media/upload-row.tsx';
import { type Upload, useUploads } from '#components/studio/media/use-uploads.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { keysOf } from '#lib/content/keys-of.ts';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface UploadDialogProps {
  /** Those that are added while it is open come after the others. */
  files: readonly File[];
  /** Called when what is in the library has been told of, or is left as it is. */
  onClose: () => void;
}

/** Takes pictures into the library side by side, and asks what they show. They are there as soon as they have come; their words come after. */
export function UploadDialog({ files, onClose }: UploadDialogProps) {
  const { uploads, add, retry, drop, keep } = useUploads();
  const [written, setWritten] = useState<ReadonlyMap<number, UploadWords>>(new Map());
  const [shared, setShared] = useState('');
  const [agreed, setAgreed] = useState<AgreedRights>();
  const wordsOf = (upload: Upload) =>
    written.get(upload.nr) ?? { ...wordsIn(upload.media), ...(shared.trim() === '' ? {} : { kredit: shared }) };
  const isUnderway = uploads.some(({ lage }) => lage !== 'klar' && lage !== 'misslyckad');
  const done = uploads.filter(({ lage }) => lage === 'klar');

  useEffect(() => add(files), [files, add]);

  const save = useOperation(async () => {
    for (const upload of uploads) {
      if (upload.media === undefined) continue;
      const changed = changeOf(upload.media, wordsOf(upload), agreed);
      if (changed === undefined) continue;
      const { media } = await studio.andraMedia({ id: upload.media.id, ...changed });
      keep(upload.nr, media);
    }
    return true;
  });

  async function submit() {
    if (await save.run(undefined)) onClose();
  }

  const title = uploads.length === 1 ? 'Ladda upp bild' : `Ladda upp ${uploads.length} bilder`;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      footer={
        <>
          <span className={styles.count} role="status">
            {done.length} av {uploads.length} i arkivet
          </span>
          <Button variant="quiet" onPress={onClose}>
            {isUnderway ? 'Avbryt' : 'Stäng'}
          </Button>
          <Button variant="primary" isPending={save.isRunning} isDisabled={isUnderway || done.length === 0} onPress={submit}>
            Spara uppgifterna
          </Button>
        </>
      }
    >
      <FailureBanner failure={save.failure} onRetry={submit} />
      <AgreementChoice label={uploads.length > 1 ? 'Avtal för alla' : 'Avtal'} licens={agreed?.licens ?? ''} onChoose={setAgreed} />
      {uploads.length > 1 && (
        <TextField
          label="Kredit för alla"
          value={shared}
          onChange={setShared}
          description="För de bilder vars kredit du inte skriver själv. Tomt: det som står i filerna."
        />
      )}
      <ul className={styles.rows}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.nr}
            upload={upload}
            words={wordsOf(upload)}
            onWords={(words) => setWritten(new Map(written).set(upload.nr, words))}
            onRetry={() => retry(upload.nr)}
            onDrop={() => drop(upload.nr)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** What was written, and agreed, and is not so already; undefined where nothing is. */
function changeOf(media: Media, words: UploadWords, agreed: AgreedRights | undefined) {
  const trimmed = { ...words };
  for (const name of keysOf(words)) trimmed[name] = words[name].trim();
  const { alt: sv, nyckelord, fotograf, upphovsratt, ...texts } = changedFields(trimmed, wordsIn(media));
  const rattigheter = {
    ...agreed,
    ...(fotograf === undefined ? {} : { fotograf }),
    ...(upphovsratt === undefined ? {} : { upphovsratt }),
  };
  const changed = {
    ...texts,
    ...(sv === undefined ? {} : { alt: { sv } }),
    ...(nyckelord === undefined ? {} : { nyckelord: keywordsIn(nyckelord) }),
    ...(Object.keys(rattigheter).length === 0 ? {} : { rattigheter }),
  };
  return Object.keys(changed).length === 0 ? undefined : changed;
}
