'use client';

import { useDeferredValue, useState } from 'react';
import styles from '#components/editor/picture/library-dialog.module.css';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { pageWords } from '#components/studio/shown-page.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface LibraryDialogProps {
  onClose: () => void;
  onChoose: (media: Media) => void;
}

/** The library of pictures, to choose one from. */
export function LibraryDialog({ onClose, onChoose }: LibraryDialogProps) {
  return (
    <Dialog title="Bildarkivet" width="wide" isDismissable isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Library
        onChoose={(media) => {
          onClose();
          onChoose(media);
        }}
      />
    </Dialog>
  );
}

function Library({ onChoose }: { onChoose: (media: Media) => void }) {
  const [sok, setSok] = useState('');
  const [sida, setSida] = useState(1);
  const wanted = useDeferredValue(sok.trim());
  const { data, failure, reload } = useLoaded(`${wanted} ${sida}`, () =>
    studio.listaMedia({ sida, ...(wanted === '' ? {} : { sok: wanted }) }),
  );

  return (
    <>
      <SearchField
        label="Sök i bildarkivet"
        placeholder="Sök på bildtext, fotograf eller filnamn"
        value={sok}
        onChange={(typed) => {
          setSok(typed);
          setSida(1);
        }}
      />
      <FailureBanner failure={failure} onRetry={reload} />
      <div className={styles.grid} aria-busy={data === undefined && failure === undefined}>
        {data === undefined && failure === undefined
          ? Array.from({ length: 8 }, (_, place) => `vantar-${place}`).map((key) => <Skeleton key={key} height="9rem" />)
          : data?.media.map((media) => <Thumbnail key={media.id} media={media} onChoose={onChoose} />)}
      </div>
      {data?.media.length === 0 && (
        <p className={styles.empty}>{wanted === '' ? 'Arkivet är tomt än så länge.' : 'Ingen bild passar sökningen.'}</p>
      )}
      {data !== undefined && data.sidor > 1 && (
        <div className={styles.pages}>
          <Button size="small" isDisabled={sida === 1} onPress={() => setSida(sida - 1)}>
            Föregående
          </Button>
          <span>{pageWords(data)}</span>
          <Button size="small" isDisabled={sida >= data.sidor} onPress={() => setSida(sida + 1)}>
            Nästa
          </Button>
        </div>
      )}
    </>
  );
}

function Thumbnail({ media, onChoose }: { media: Media; onChoose: (media: Media) => void }) {
  const words = media.alt.sv ?? (media.caption || media.filnamn);
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(media)} aria-label={`Välj ${words}`}>
      <Picture src={thumbnailOf(media, 320)} alt="" loading="lazy" className={styles.picture} />
      <span className={styles.words}>{words}</span>
      <span className={styles.size}>
        {media.bredd} × {media.hojd}
        {media.kredit === '' ? '' : ` · ${media.kredit}`}
      </span>
    </button>
  );
}
