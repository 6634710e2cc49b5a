'use client';

import { useDeferredValue, useId, useState } from 'react';
import styles from '#components/editor/picture/library-dialog.module.css';
import { LibraryNarrowing, type Narrowing } from '#components/editor/picture/library-narrowing.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { RightsBadges } from '#components/studio/media/rights-badges.tsx';
import { rightsMarks } from '#components/studio/media/rights-marks.ts';
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
  const [narrowing, setNarrowing] = useState<Narrowing>({});
  const wanted = useDeferredValue(sok.trim());
  const { data, failure, reload } = useLoaded(JSON.stringify([wanted, sida, narrowing]), () =>
    studio.listaMedia({ ...narrowing, sida, ...(wanted === '' ? {} : { sok: wanted }) }),
  );

  return (
    <>
      <SearchField
        label="Sök i bildarkivet"
        placeholder="Sök på bildtext, kredit eller nyckelord"
        value={sok}
        onChange={(typed) => {
          setSok(typed);
          setSida(1);
        }}
      />
      <LibraryNarrowing
        value={narrowing}
        onChange={(next) => {
          setNarrowing(next);
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
        <p className={styles.empty}>
          {wanted === '' && Object.keys(narrowing).length === 0 ? 'Arkivet är tomt än så länge.' : 'Ingen bild passar sökningen.'}
        </p>
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
  const marks = useId();
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(media)} aria-label={`Välj ${words}`} aria-describedby={marks}>
      <Picture src={thumbnailOf(media, 320)} alt="" loading="lazy" className={styles.picture} />
      <span className={styles.words}>{words}</span>
      <span className={styles.size}>
        {media.bredd} × {media.hojd}
        {media.kredit === '' ? '' : ` · ${media.kredit}`}
      </span>
      <span id={marks} className={styles.marks}>
        <RightsBadges marks={rightsMarks(media.rattigheter, new Date().toISOString())} />
      </span>
    </button>
  );
}
