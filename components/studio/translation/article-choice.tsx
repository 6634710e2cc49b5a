'use client';

import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { LANGUAGE_NAME, LANGUAGE_OPTIONS } from '#components/studio/labels.ts';
import { Pagination } from '#components/studio/pagination.tsx';
import type { ShownPage } from '#components/studio/shown-page.ts';
import { ChoiceTable } from '#components/studio/translation/choice-table.tsx';
import { type Chosen, choose, unchoose } from '#components/studio/translation/chosen-articles.ts';
import type { NotStarted } from '#components/studio/translation/not-started.tsx';
import { GAPS, sourceFor, type TranslationView } from '#components/studio/translation/translation-address.ts';
import styles from '#components/studio/translation/translations.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Select } from '#components/ui/select.tsx';
import type { ListedItem } from '#lib/contract/article.ts';
import { MOST_IN_LIST } from '#lib/contract/closed/translation.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface ArticlesToTranslate {
  innehall: readonly ListedItem[];
  page: ShownPage;
}

interface ArticleChoiceProps {
  view: TranslationView;
  sektioner: readonly Section[];
  articles: ArticlesToTranslate;
  isPending: boolean;
  onShow: (change: Partial<TranslationView>) => void;
  /** With the jobs, and the articles that there are none for. */
  onStarted: (jobb: string[], rest: NotStarted[]) => void;
}

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

const GAP_NAMES = { inaktuell: 'Inaktuell', saknas: 'Saknas' } as const;
const GAP_HINTS = { inaktuell: 'Källan har ändrats sedan översättningen', saknas: 'Publicerat utan översättning' } as const;

/** The articles that could be translated, from which up to sixty are chosen, over several pages of the list. */
export function ArticleChoice({ view, sektioner, articles, isPending, onShow, onStarted }: ArticleChoiceProps) {
  const { till, lage, sektion } = view;
  const { innehall, page } = articles;
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [left, setLeft] = useState(0);
  const [skrivOver, setSkrivOver] = useState(false);
  const start = useOperation(() => studio.oversattLista({ innehall: [...chosen.keys()], fran: sourceFor(till), till: [till], skrivOver }));

  function toggle(items: readonly ListedItem[], isChosen: boolean) {
    start.reset();
    if (!isChosen) {
      setLeft(0);
      setChosen(
        unchoose(
          chosen,
          items.map(({ id }) => id),
        ),
      );
      return;
    }
    const next = choose(chosen, items);
    setChosen(next.chosen);
    setLeft(next.left);
  }

  function clear() {
    setChosen(new Map());
    setLeft(0);
    start.reset();
  }

  async function begin() {
    const answer = await start.run(undefined);
    if (answer === undefined) return;
    const rest = answer.jobb.flatMap(({ innehall: id, ok, orsak }) =>
      ok ? [] : [{ innehall: id, rubrik: chosen.get(id) || 'Utan rubrik', orsak }],
    );
    onStarted(
      answer.jobb.flatMap(({ jobb }) => jobb ?? []),
      rest,
    );
  }

  return (
    <>
      <search className={styles.bar}>
        <Select
          aria-label="Språk"
          compact
          options={LANGUAGE_OPTIONS}
          value={till}
          onChange={(id) => {
            if (!isLanguage(id)) return;
            clear();
            onShow({ till: id });
          }}
        />
        <Select
          aria-label="Vad som fattas"
          compact
          options={GAPS.map((id) => ({ id, namn: GAP_NAMES[id], hint: GAP_HINTS[id] }))}
          value={lage}
          onChange={(id) => onShow({ lage: GAPS.find((gap) => gap === id) ?? lage })}
        />
        <Select
          aria-label="Sektion"
          compact
          options={[{ id: ALL, namn: 'Alla sektioner' }, ...sektioner]}
          value={sektion === '' ? ALL : sektion}
          onChange={(id) => onShow({ sektion: id === ALL ? '' : id })}
        />
      </search>
      <div className={styles.results} aria-busy={isPending}>
        {innehall.length === 0 ? (
          <EmptyState icon={<CircleCheck aria-hidden />} title="Inget att översätta här">
            <p>
              {lage === 'inaktuell'
                ? 'Ingen översättning är äldre än sin källa.'
                : `Allt som är publicerat finns på ${LANGUAGE_NAME[till].toLowerCase()}.`}
            </p>
          </EmptyState>
        ) : (
          <>
            <ChoiceTable innehall={innehall} till={till} sektioner={sektioner} chosen={chosen} onToggle={toggle} />
            <Pagination page={page} onPage={(sida) => onShow({ sida })} />
          </>
        )}
        <FailureBanner failure={start.failure} onRetry={begin} />
        {chosen.size > 0 && (
          <section className={styles.action} aria-label="De markerade artiklarna">
            <div>
              <p className={styles.count} role="status">
                {chosen.size === 1 ? '1 artikel markerad' : `${chosen.size} artiklar markerade`}
                {left > 0 && (
                  <span className={styles.full}>
                    {`. Högst ${MOST_IN_LIST} kan översättas på en gång, så ${left === 1 ? 'en kom' : `${left} kom`} inte med. Översätt de här först.`}
                  </span>
                )}
              </p>
              <Checkbox isSelected={skrivOver} onChange={setSkrivOver}>
                Ersätt också det som är godkänt, granskas eller har ändrats av någon
              </Checkbox>
            </div>
            <div className={styles.buttons}>
              <Button variant="quiet" onPress={clear}>
                Avmarkera alla
              </Button>
              <Button variant="primary" isPending={start.isRunning} onPress={begin}>
                Översätt markerade
              </Button>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
