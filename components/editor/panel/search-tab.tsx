'use client';

import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/panel/panel-form.module.css';
import { SearchResult, TeaserPreviews } from '#components/editor/panel/shown-elsewhere.tsx';
import { TeaserPicture } from '#components/editor/panel/teaser-picture.tsx';
import { useElsewherePictures } from '#components/editor/panel/use-elsewhere-pictures.ts';
import { useDraft, useSession } from '#components/editor/session/use-session.ts';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Meta } from '#lib/contract/article.ts';

/** How the article is told of elsewhere: in search results, in teasers and where it is shared. */
export function SearchTab() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const meta = useDraft((draft) => draft.meta);
  const rubrik = useDraft((draft) => draft.rubrik);
  const pictures = useElsewherePictures();

  function change(changed: Partial<Meta>) {
    const merged = Object.entries({ ...session.openDraft().meta, ...changed }).filter(([, value]) => value !== '');
    session.edit({ meta: Object.fromEntries(merged) });
  }

  return (
    <div className={styles.form}>
      <SearchResult />
      <TextField
        label="SEO-titel"
        description="Titeln i sökresultat. Utan den används rubriken."
        placeholder={rubrik}
        advisedLength={60}
        value={meta.seoTitel ?? ''}
        onChange={(seoTitel) => change({ seoTitel })}
        isDisabled={isReadOnly}
        data-falt="meta.seoTitel"
      />
      <TextArea
        label="SEO-beskrivning"
        description="70–160 tecken som får den som söker att vilja läsa."
        advisedLength={160}
        rows={4}
        value={meta.seoBesk ?? ''}
        onChange={(seoBesk) => change({ seoBesk })}
        isDisabled={isReadOnly}
        data-falt="meta.seoBesk"
      />
      <div className={styles.part}>
        <TeaserPreviews pictures={pictures.data} />
        <TextField
          label="Pufftitel"
          description="Rubriken i puffar. Utan den används rubriken."
          placeholder={rubrik}
          advisedLength={70}
          value={meta.puffTitel ?? ''}
          onChange={(puffTitel) => change({ puffTitel })}
          isDisabled={isReadOnly}
          data-falt="meta.puffTitel"
        />
        <TextArea
          label="Delningstext"
          description="Texten när artikeln delas i sociala medier."
          rows={3}
          value={meta.socialText ?? ''}
          onChange={(socialText) => change({ socialText })}
          isDisabled={isReadOnly}
          data-falt="meta.socialText"
        />
      </div>
      <TeaserPicture media={pictures.data?.shown} onChanged={pictures.reload} />
    </div>
  );
}
