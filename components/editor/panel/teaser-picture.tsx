'use client';

import { useState } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/panel/panel-form.module.css';
import { PictureChooser } from '#components/editor/picture/picture-chooser.tsx';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { FocusPoint } from '#components/studio/media/focus-point.tsx';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { changedFields } from '#lib/content/changed-fields.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface TeaserPictureProps {
  /** The picture that stands for the article elsewhere, when it is the library's. */
  media: Media | undefined;
  /** Has it read anew. */
  onChanged: () => void;
}

/** The article's own picture for teasers and shared links, chosen as any other; without one its main picture is used. */
export function TeaserPicture({ media, onChanged }: TeaserPictureProps) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const sprak = useSessionState((state) => state.sprak);
  const puffSrc = useDraft((draft) => draft.meta.puffSrc);
  const puffBild = useDraft((draft) => draft.meta.puffBild);
  const own = puffSrc !== undefined && media?.id === mediaIdOf(puffSrc) ? media : undefined;

  function show(src: string | undefined) {
    // What a publishing system elsewhere calls its own picture would go before the one that is chosen here.
    const { puffSrc: _, puffBild: __, ...rest } = session.openDraft(sprak).meta;
    session.edit({ meta: src === undefined ? rest : { ...rest, puffSrc: src } }, sprak);
  }

  return (
    <div className={styles.part} data-falt="meta.puffSrc">
      {isReadOnly ? null : (
        // A picture on its way comes to the language that it was chosen in.
        <PictureChooser key={sprak} label="Puffbild" src={puffSrc} onChoose={({ src }) => show(src)} onRemove={() => show(undefined)}>
          {own === undefined ? null : <TeaserFocus key={own.src} media={own} onSaved={onChanged} />}
        </PictureChooser>
      )}
      {puffSrc === undefined && (
        <p className={styles.note}>
          {puffBild === undefined
            ? 'Utan egen puffbild används huvudbilden i puffar och delningar.'
            : `Puffbilden är bild ${puffBild} i publiceringssystemet. Väljer du en bild här används den i stället.`}
        </p>
      )}
    </div>
  );
}

/** The focus point of a picture that has none of its own in the article: the library's, for whoever may move it. */
function TeaserFocus({ media, onSaved }: { media: Media; onSaved: () => void }) {
  const [fokus, setFokus] = useState(media.fokus);
  const usage = useLoaded(media.id, () => studio.listaMediaAnvandning({ id: media.id }));
  const canMove = usage.data?.hinder.length === 0;
  const save = useOperation(() => studio.andraMedia({ id: media.id, fokus }));
  const isMoved = Object.keys(changedFields({ fokus }, { fokus: media.fokus })).length > 0;

  async function submit() {
    if ((await save.run(undefined)) !== undefined) onSaved();
  }

  return (
    <>
      <FocusPoint src={thumbnailOf(media, 640)} fokus={fokus} onChange={canMove ? setFokus : undefined} />
      <FailureBanner failure={save.failure} onRetry={submit} />
      {isMoved ? (
        <Button size="small" isPending={save.isRunning} onPress={submit}>
          Spara fokuspunkten i arkivet
        </Button>
      ) : (
        <p className={styles.note}>Puffbildens fokuspunkt är den i bildarkivet, och gäller i alla artiklar som har bilden som puff.</p>
      )}
    </>
  );
}
