'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { PageHeader } from '#components/studio/page-header.tsx';
import { ArticleChoice, type ArticlesToTranslate } from '#components/studio/translation/article-choice.tsx';
import { JobWatch } from '#components/studio/translation/job-watch.tsx';
import type { NotStarted } from '#components/studio/translation/not-started.tsx';
import { addressOf, type TranslationView } from '#components/studio/translation/translation-address.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Section } from '#lib/contract/section.ts';

interface TranslationsPageProps {
  view: TranslationView;
  sektioner: readonly Section[];
  /** Where none are watched: what there is to choose from. */
  articles: ArticlesToTranslate | undefined;
  /** The headlines of those that are watched, by article. */
  rubriker: Readonly<Record<string, string>>;
}

/** Many articles translated at once: chosen from a list, then watched until they are done. */
export function TranslationsPage({ view, sektioner, articles, rubriker }: TranslationsPageProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [notStarted, setNotStarted] = useState<readonly NotStarted[]>([]);
  const isWatching = view.jobb.length > 0;
  const go = (change: Partial<TranslationView>, way: 'push' | 'replace') =>
    startTransition(() => router[way](addressOf({ ...view, sida: 1, ...change }), { scroll: way === 'push' }));

  return (
    <>
      <PageHeader
        title="Översättningar"
        actions={isWatching ? <ButtonLink href={addressOf({ ...view, jobb: [] })}>Välj fler artiklar</ButtonLink> : undefined}
      >
        {isWatching
          ? 'Du kan lämna sidan. Översättningarna görs ändå, och adressen hit visar hur det går.'
          : 'Artiklar vars översättning är äldre än källan eller saknas. Varje översättning blir ett utkast; inget publiceras.'}
      </PageHeader>
      {isWatching ? (
        <JobWatch jobb={view.jobb} rubriker={rubriker} notStarted={notStarted} />
      ) : (
        articles !== undefined && (
          <ArticleChoice
            view={view}
            sektioner={sektioner}
            articles={articles}
            isPending={isPending}
            onShow={(change) => go(change, 'replace')}
            onStarted={(jobb, rest) => {
              setNotStarted(rest);
              go({ jobb }, 'push');
            }}
          />
        )
      )}
    </>
  );
}
