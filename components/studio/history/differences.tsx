import type { ReactNode } from 'react';
import { blockFieldName } from '#components/editor/revisions/block-field-name.ts';
import { DiffText } from '#components/studio/history/diff-text.tsx';
import styles from '#components/studio/history/differences.module.css';
import { fieldName } from '#components/studio/history/field-name.ts';
import { readableValue } from '#components/studio/history/readable-value.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { ContentDiff } from '#lib/content/diff.ts';
import { wordDiff } from '#lib/content/word-diff.ts';

const CHANGE = { tillagd: 'nytt', borttagen: 'borttaget', andrad: 'ändrat', flyttad: 'flyttat', oforandrad: 'oförändrat' } as const;

interface DifferencesProps {
  differences: ContentDiff;
  /** Whether there is nothing to compare with: all there is is shown, and needs no word for being new. */
  isNew: boolean;
  /** What is said where nothing differs. */
  children: ReactNode;
}

/** Each field and block of a text that is another than in an earlier version, word by word. */
export function Differences({ differences, isNew, children }: DifferencesProps) {
  const falt = differences.falt.filter(({ fore, efter }) => readableValue(fore) !== '' || readableValue(efter) !== '');
  const changed = differences.block.filter(({ andring }) => andring !== 'oforandrad');
  if (falt.length === 0 && changed.length === 0) return <p>{children}</p>;
  return (
    <dl className={styles.differences}>
      {falt.map(({ falt: path, fore, efter }) => (
        <div key={path}>
          <dt>{fieldName(path)}</dt>
          <dd>
            <DiffText parts={wordDiff(readableValue(fore), readableValue(efter))} />
          </dd>
        </div>
      ))}
      {changed.map(({ id, typ, andring, delar, skillnader }) => (
        <div key={`${id} ${andring}`}>
          <dt>
            {BLOCKS.get(typ)?.namn ?? typ}
            {isNew ? '' : `, ${CHANGE[andring]}`}
          </dt>
          <dd>
            <DiffText parts={delar} />
          </dd>
          {skillnader.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the same field may come twice
            <dd key={`${change.falt} ${index}`}>
              {blockFieldName(typ, change.falt)}:{' '}
              <DiffText
                parts={[
                  { op: 'ut', text: readableValue(change.fore) },
                  { op: 'in', text: readableValue(change.efter) },
                ]}
              />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
