'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { DiffText } from '#components/studio/history/diff-text.tsx';
import { fieldName } from '#components/studio/history/field-name.ts';
import styles from '#components/studio/history/revision-comparison.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { wordDiff } from '#lib/content/word-diff.ts';
import type { RevisionHead } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

const CHANGE = {
  tillagd: { namn: 'Tillagt', tone: 'success' },
  borttagen: { namn: 'Borttaget', tone: 'danger' },
  andrad: { namn: 'Ändrat', tone: 'accent' },
  flyttad: { namn: 'Flyttat', tone: 'neutral' },
} as const;

interface RevisionComparisonProps {
  itemId: string;
  sprak: Language;
  from: Pick<RevisionHead, 'id' | 'nr'>;
  to: Pick<RevisionHead, 'id' | 'nr'>;
}

/** What differs between an earlier version and the present one: fields first, then the text block by block, word by word. */
export function RevisionComparison({ itemId, sprak, from, to }: RevisionComparisonProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { data, failure, reload } = useLoaded(`${from.id} ${to.id}`, () =>
    studio.jamforRevisioner({ id: itemId, sprak, fran: from.id, till: to.id }),
  );
  if (failure !== undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  if (data === undefined) return <Skeleton height="10rem" />;

  const changed = data.block.filter((block) => block.andring !== 'oforandrad');
  const isSame = data.falt.length === 0 && changed.length === 0;
  return (
    <section aria-label={`Version ${from.nr} jämförd med version ${to.nr}`}>
      <p className={styles.legend}>
        Från version {from.nr} till version {to.nr}. <del>Struket</del> har tagits bort, <ins>understruket</ins> har lagts till.
      </p>
      {isSame && <p>Versionerna är lika.</p>}
      {data.falt.length > 0 && (
        <dl className={styles.fields}>
          {data.falt.map((field) => (
            <div key={field.falt}>
              <dt>{fieldName(field.falt)}</dt>
              <dd>
                <DiffText parts={wordDiff(readable(field.fore), readable(field.efter))} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changed.length > 0 && (
        <>
          <Switch isSelected={showsAll} onChange={setShowsAll}>
            Visa även det som är oförändrat
          </Switch>
          <ol className={styles.blocks}>
            {(showsAll ? data.block : changed).map((block) => (
              <li key={`${block.id} ${block.andring}`} data-change={block.andring}>
                {block.andring !== 'oforandrad' && (
                  <span className={styles.kind}>
                    <Badge tone={CHANGE[block.andring].tone}>{CHANGE[block.andring].namn}</Badge>
                  </span>
                )}
                {block.delar.length > 0 ? (
                  <DiffText parts={block.delar} />
                ) : (
                  <em className={styles.wordless}>Block utan text ({block.typ})</em>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The value of a field as words: an unset one is nothing, a picture's focus point is its numbers. */
function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
