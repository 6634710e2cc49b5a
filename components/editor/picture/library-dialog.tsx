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

type LibraryDialogProps = { onClose: () => void } & (
  | { several?: false; onChoose: (media: Media) => void }
  /** Those that were chosen, in the order that they were. */
  | { several: true; onChoose: (media: readonly Media[]) => void }
);

/** The library of pictures, to choose one from, which closes it, or several. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { onClose } = props;
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  const take = (media: Media) => {
    if (props.several === true) {
      const others = chosen.filter(({ id }) => id !== media.id);
      return setChosen(others.length < chosen.length ? others : [...chosen, media]);
    }
    onClose();
    props.onChoose(media);
  };
  const footer = props.several === true && (
    <>
      <Button variant="quiet" onPress={onClose}>
        Avbryt
      </Button>
      <Button
        variant="primary"
        isDisabled={chosen.length === 0}
        onPress={() => {
          onClose();
          props.onChoose(chosen);
        }}
      >
        {chosen.length <= 1 ? 'Lägg till bilden' : `Lägg till ${chosen.length} bilder`}
      </Button>
    </>
  );
  return (
    <Dialog
      title="Bildarkivet"
      width="wide"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      {...(footer === false ? {} : { footer })}
    >
      <Library chosen={props.several === true ? chosen : undefined} onChoose={take} />
    </Dialog>
  );
}

/** `chosen` is undefined where one is chosen, and no more. */
function Library({ chosen, onChoose }: { chosen: readonly Media[] | undefined; onChoose: (media: Media) => void }) {
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
        placeholder="Sök på bildtext, kredit, fotograf eller nyckelord"
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
          : data?.media.map((media) => (
              <Thumbnail key={media.id} media={media} place={chosen?.findIndex(({ id }) => id === media.id)} onChoose={onChoose} />
            ))}
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

interface ThumbnailProps {
  media: Media;
  /** Where it stands among those that are chosen, -1 for one that is not; undefined where choosing is taking. */
  place: number | undefined;
  onChoose: (media: Media) => void;
}

function Thumbnail({ media, place, onChoose }: ThumbnailProps) {
  const words = media.alt.sv ?? (media.caption || media.filnamn);
  const marks = useId();
  return (
    <button
      type="button"
      className={styles.choice}
      onClick={() => onChoose(media)}
      aria-label={`Välj ${words}`}
      aria-describedby={marks}
      {...(place === undefined ? {} : { 'aria-pressed': place !== -1 })}
    >
      <Picture src={thumbnailOf(media, 320)} alt="" loading="lazy" className={styles.picture} />
      {place !== undefined && place !== -1 && (
        <span className={styles.place} aria-hidden>
          {place + 1}
        </span>
      )}
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
