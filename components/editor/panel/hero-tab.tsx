'use client';

import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/panel/panel-form.module.css';
import { PictureChooser } from '#components/editor/picture/picture-chooser.tsx';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FocusPoint } from '#components/studio/media/focus-point.tsx';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { captionIn } from '#lib/content/library-picture.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';

/** The picture at the top of the article. */
export function HeroTab() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const hero = useDraft((draft) => draft.hero);
  const sprak = useSessionState((state) => state.sprak);

  function change(changed: Partial<Hero>) {
    const merged = Object.entries({ ...session.openDraft(sprak).hero, ...changed }).filter(
      ([, value]) => value !== '' && value !== undefined,
    );
    session.edit({ hero: merged.length === 0 ? null : Object.fromEntries(merged) }, sprak);
  }

  function choose(media: Media) {
    const { id, src, alt, kredit, bredd, hojd, fokus } = media;
    const before = session.openDraft(sprak).hero;
    session.edit({ hero: null }, sprak);
    change({
      mediaId: id,
      src,
      bredd,
      hojd,
      kredit,
      // A new picture shows something else: what was said of the old one does not follow.
      alt: alt[sprak] ?? (before?.src === undefined ? before?.alt : undefined),
      caption: captionIn(media, sprak) || (before?.src === undefined ? before?.caption : undefined),
      fokus: fokus ?? undefined,
    });
  }

  return (
    <div className={styles.form} data-falt="hero">
      {isReadOnly ? null : (
        // A picture on its way comes to the language that it was chosen in.
        <PictureChooser key={sprak} label="Huvudbild" src={hero?.src} onChoose={choose} onRemove={() => session.edit({ hero: null })}>
          {hero?.src === undefined ? null : (
            <FocusPoint
              src={hero.src}
              fokus={hero.fokus ?? null}
              onChange={(fokus) => change({ fokus: fokus ?? undefined })}
              falt="hero.fokus"
            />
          )}
        </PictureChooser>
      )}
      {hero === null ? (
        <p className={styles.note}>Huvudbilden står överst i artikeln och i puffar och delningar.</p>
      ) : (
        <>
          <TextArea
            label="Alternativtext"
            description="Vad bilden visar, för den som inte ser den."
            rows={2}
            advisedLength={250}
            value={hero.alt ?? ''}
            onChange={(alt) => change({ alt })}
            isDisabled={isReadOnly}
            data-falt="hero.alt"
          />
          <TextArea
            label="Bildtext"
            rows={2}
            value={hero.caption ?? ''}
            onChange={(caption) => change({ caption })}
            isDisabled={isReadOnly}
            data-falt="hero.caption"
          />
          <TextField
            label="Foto"
            description="Fotograf eller bildbyrå."
            value={hero.kredit ?? ''}
            onChange={(kredit) => change({ kredit })}
            isDisabled={isReadOnly}
            data-falt="hero.kredit"
          />
        </>
      )}
    </div>
  );
}
