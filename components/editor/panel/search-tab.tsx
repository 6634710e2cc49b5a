'use client';

import { useArticle } from '#components/editor/article-context.ts';
import styles from '#components/editor/panel/panel-form.module.css';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { TextArea } from '#components/ui/text-area.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { makeSlug } from '#lib/content/slug.ts';
import type { Meta } from '#lib/contract/article.ts';

/** How the article is told of elsewhere: in search results, in teasers and where it is shared. */
export function SearchTab() {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const meta = useDraft((draft) => draft.meta);
  const rubrik = useDraft((draft) => draft.rubrik);

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
    </div>
  );
}

const TITLE = 60;
const TEXT = 160;

/** The article as a search engine is likely to show it. */
function SearchResult() {
  const { rubrik, ingress, slug, meta } = useDraft((draft) => draft);
  const sektion = useSessionState((state) => state.details.sektion);
  const sprak = useSessionState((state) => state.sprak);
  const title = meta.seoTitel ?? rubrik;
  const text = meta.seoBesk ?? ingress;
  const path = [...(sprak === 'sv' ? [] : [sprak]), sektion, slug || makeSlug(rubrik)];
  return (
    <div>
      <p className={styles.resultLabel}>I sökresultat</p>
      <div className={styles.result}>
        <div className={styles.resultAddress}>{path.join(' › ')}</div>
        <div className={styles.resultTitle}>{cut(title, TITLE) || 'Rubriken saknas'}</div>
        <div className={styles.resultText}>{cut(text, TEXT) || 'Skriv en SEO-beskrivning eller en ingress.'}</div>
      </div>
    </div>
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
