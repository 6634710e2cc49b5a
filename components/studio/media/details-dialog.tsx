'use client';

import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { faultOf } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import formStyles from '#components/studio/form.module.css';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { AltField } from '#components/studio/media/alt-field.tsx';
import styles from '#components/studio/media/details-dialog.module.css';
import { FocusPoint } from '#components/studio/media/focus-point.tsx';
import { KEYWORDS_APART, keywordsIn, keywordText } from '#components/studio/media/keyword-text.ts';
import { libraryAddressOf, WHOLE_LIBRARY } from '#components/studio/media/library-address.ts';
import { PictureCollections } from '#components/studio/media/picture-collections.tsx';
import { PICTURE_TYPES, picturesChosen } from '#components/studio/media/picture-files.ts';
import { PictureUsage } from '#components/studio/media/picture-usage.tsx';
import { PicturesAlike } from '#components/studio/media/pictures-alike.tsx';
import { RIGHTS_FIELDS, RightsFields } from '#components/studio/media/rights-fields.tsx';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { longMoment } from '#components/studio/swedish-time.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

const ExchangeDialog = lazyDialog(async () => (await import('#components/studio/media/exchange-dialog.tsx')).ExchangeDialog);
const RemovePicturesDialog = lazyDialog(
  async () => (await import('#components/studio/media/remove-pictures-dialog.tsx')).RemovePicturesDialog,
);
const ReplaceFileDialog = lazyDialog(async () => (await import('#components/studio/media/replace-file-dialog.tsx')).ReplaceFileDialog);

interface DetailsDialogProps {
  media: Media;
  /** Without the right, the dialog is for reading. */
  canEdit: boolean;
  onClose: () => void;
  onSaved: (media: Media) => void;
  /** It has another file; what is being written of it is kept. */
  onReplaced: (media: Media) => void;
  onRemoved: () => void;
}

const FIELDS = ['alt', 'alt.sv', 'alt.en', 'caption', 'caption_en', 'kredit', 'nyckelord', ...RIGHTS_FIELDS];
const KILOBYTES = new Intl.NumberFormat('sv', { maximumFractionDigits: 0 });

/** What is known about a picture, and where its focus lies: crops are made around it. */
export function DetailsDialog({ media, canEdit, onClose, onSaved, onReplaced, onRemoved }: DetailsDialogProps) {
  const [sv, setSv] = useState(media.alt.sv ?? '');
  const [en, setEn] = useState(media.alt.en ?? '');
  const [caption, setCaption] = useState(media.caption);
  const [captionEn, setCaptionEn] = useState(media.caption_en);
  const [kredit, setKredit] = useState(media.kredit);
  const [keywords, setKeywords] = useState(keywordText(media.nyckelord));
  const [fokus, setFokus] = useState(media.fokus);
  const [rights, setRights] = useState(media.rattigheter ?? NO_RIGHTS);
  const [isExchanging, setExchanging] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [file, setFile] = useState<File>();
  const usage = useLoaded(media.id, () => studio.listaMediaAnvandning({ id: media.id }));
  const hinder = usage.data?.hinder ?? [];
  // What readers see moves only for whoever may release it: nobody knows that before it is told.
  const canMove = canEdit && usage.data !== undefined && hinder.length === 0;
  const save = useOperation(() => {
    const alt = changedFields({ sv: sv.trim(), en: en.trim() }, { sv: media.alt.sv ?? '', en: media.alt.en ?? '' });
    const rattigheter = changedFields(rights, media.rattigheter ?? NO_RIGHTS);
    return studio.andraMedia({
      id: media.id,
      alt,
      ...changedFields({ caption, caption_en: captionEn, kredit, fokus, nyckelord: keywordsIn(keywords) }, media),
      ...(Object.keys(rattigheter).length === 0 ? {} : { rattigheter }),
    });
  });

  async function submit() {
    const answer = await save.run(undefined);
    if (answer !== undefined) onSaved(answer.media);
  }

  const stopExchanging = () => {
    setExchanging(false);
    usage.reload();
  };
  if (isExchanging) {
    return <ExchangeDialog media={media} onClose={stopExchanging} />;
  }
  if (isRemoving) {
    return (
      <RemovePicturesDialog pictures={[media]} onClose={() => setRemoving(false)} onRemoved={(left) => left.length === 0 && onRemoved()} />
    );
  }
  if (file !== undefined) {
    return (
      <ReplaceFileDialog
        media={media}
        file={file}
        onClose={() => setFile(undefined)}
        onReplaced={(replaced) => {
          setFile(undefined);
          onReplaced(replaced);
        }}
      />
    );
  }
  return (
    <Dialog
      title={media.filnamn}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {canEdit ? 'Avbryt' : 'Stäng'}
          </Button>
          {canEdit && (
            <Button variant="primary" isPending={save.isRunning} onPress={submit}>
              Spara
            </Button>
          )}
        </>
      }
    >
      <FailureBanner failure={save.failure} except={FIELDS} onRetry={submit} />
      <div className={styles.columns}>
        <div>
          <FocusPoint src={thumbnailOf(media, 960)} fokus={fokus} onChange={canMove ? setFokus : undefined} />
          {canEdit &&
            hinder.map(({ kod, orsak, atgard }) => (
              <p key={kod} className={styles.facts}>
                {orsak} {atgard}
              </p>
            ))}
          {canEdit && (
            <div className={styles.deeds}>
              <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => setFile(picturesChosen(files)[0])}>
                <Button size="small" isDisabled={!canMove}>
                  Byt fil …
                </Button>
              </FileTrigger>
              <Button size="small" variant="quiet" onPress={() => setRemoving(true)}>
                Ta bort bilden
              </Button>
            </div>
          )}
        </div>
        <div className={formStyles.form}>
          <AltField media={media.id} sprak="sv" value={sv} onChange={setSv} canEdit={canEdit} failure={save.failure} />
          <AltField media={media.id} sprak="en" value={en} onChange={setEn} canEdit={canEdit} failure={save.failure} />
          <TextArea
            label="Bildtext på svenska"
            rows={2}
            value={caption}
            onChange={setCaption}
            isReadOnly={!canEdit}
            description="Förslag till nya artiklar på språket. De som redan har bilden ändras inte."
            fault={faultOf(save.failure, 'caption')}
          />
          <TextArea
            label="Bildtext på engelska"
            rows={2}
            value={captionEn}
            onChange={setCaptionEn}
            isReadOnly={!canEdit}
            fault={faultOf(save.failure, 'caption_en')}
          />
          <TextField
            label="Kredit"
            value={kredit}
            onChange={setKredit}
            isReadOnly={!canEdit}
            description="Fotograf eller bildbyrå."
            fault={faultOf(save.failure, 'kredit')}
          />
          <TextField
            label="Nyckelord"
            value={keywords}
            onChange={setKeywords}
            isReadOnly={!canEdit}
            description={`${KEYWORDS_APART} Bara redaktionen ser dem.`}
            fault={faultOf(save.failure, 'nyckelord')}
          />
          <RightsFields rights={rights} canEdit={canEdit} failure={save.failure} onChange={setRights} />
          <PictureCollections id={media.id} />
          <PicturesAlike id={media.id} />
          <PictureUsage
            uses={usage.data?.anvandning}
            skeletons={usage.data?.stommar}
            waiting={usage.data?.vantar}
            portraits={usage.data?.portratt}
            isLogotype={usage.data?.logotyp}
            failure={usage.failure}
            reload={usage.reload}
          />
          {canEdit && (usage.data?.anvandning ?? []).some(({ arbetsversion }) => arbetsversion) && (
            <Button size="small" onPress={() => setExchanging(true)}>
              Byt bild överallt
            </Button>
          )}
          <p className={styles.facts}>
            {media.bredd} × {media.hojd} bildpunkter, {KILOBYTES.format(Math.ceil(media.byte / 1000))} kB. Uppladdad av{' '}
            <a href={libraryAddressOf({ ...WHOLE_LIBRARY, av: media.av.id })}>{media.av.namn}</a> {longMoment(media.skapad)}.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
