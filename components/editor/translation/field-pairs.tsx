'use client';

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { useDraft, useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { useBeside } from '#components/editor/translation/beside-context.ts';
import styles from '#components/editor/translation/field-pairs.module.css';
import { META_TEXTS, type Part } from '#components/editor/translation/named-parts.ts';
import { SourceCell } from '#components/editor/translation/source-cell.tsx';
import { fieldName } from '#components/studio/history/field-name.ts';
import { Badge } from '#components/ui/badge.tsx';
import { TextArea } from '#components/ui/text-area.tsx';

/** The texts for search, teasers and sharing and of the main picture, source beside translation. Folded until they are wanted. */
export function FieldPairs({ parts }: { parts: ReadonlyMap<string, Part> }) {
  const session = useSession();
  const { isReadOnly } = useArticle();
  const { marks } = useBeside();
  const lang = useSessionState((state) => state.sprak);
  const meta = useDraft((draft) => draft.meta);
  const hero = useDraft((draft) => draft.hero);
  const texts = META_TEXTS.filter((name) => parts.has(`meta.${name}`) || (meta[name] ?? '') !== '');
  const hasPicture = parts.has('hero') && hero !== null;
  const marked = [...texts.map((name) => `meta.${name}`), ...(parts.has('hero') ? ['hero'] : [])].filter((del) => marks.has(del));
  if (texts.length === 0 && !parts.has('hero')) return null;

  return (
    <details className={styles.fields}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden />
        Sök, puff och huvudbild
        {marked.length > 0 && <Badge tone="warning">{`${marked.length} att se över`}</Badge>}
      </summary>
      <div className={styles.pairs}>
        {texts.map((name) => (
          <Pair key={name} del={`meta.${name}`} part={parts.get(`meta.${name}`)}>
            <TextArea
              label={fieldName(`meta.${name}`)}
              lang={lang}
              rows={2}
              value={meta[name] ?? ''}
              onChange={(typed) => {
                const { [name]: _, ...others } = session.openDraft().meta;
                session.edit({ meta: typed === '' ? others : { ...others, [name]: typed } });
              }}
              isDisabled={isReadOnly}
            />
          </Pair>
        ))}
        {parts.has('hero') && (
          <Pair del="hero" part={parts.get('hero')}>
            {hasPicture
              ? (['alt', 'caption'] as const).map((name) => (
                  <TextArea
                    key={name}
                    label={fieldName(`hero.${name}`)}
                    lang={lang}
                    rows={2}
                    value={hero[name] ?? ''}
                    onChange={(typed) => {
                      const { [name]: _, ...others } = session.openDraft().hero ?? {};
                      session.edit({ hero: typed === '' ? others : { ...others, [name]: typed } });
                    }}
                    isDisabled={isReadOnly}
                  />
                ))
              : 'Översättningen har ingen huvudbild.'}
          </Pair>
        )}
      </div>
    </details>
  );
}

function Pair({ del, part, children }: { del: string; part: Part | undefined; children: ReactNode }) {
  return (
    <>
      <SourceCell del={del} part={part} />
      <div className={styles.made}>{children}</div>
    </>
  );
}
