'use client';

import { memo, type ReactNode } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { blockFieldName } from '#components/editor/revisions/block-field-name.ts';
import styles from '#components/editor/revisions/compared-row.module.css';
import type { ComparedBlock } from '#components/editor/revisions/compared-rows.ts';
import { DiffText } from '#components/studio/history/diff-text.tsx';
import { fieldName } from '#components/studio/history/field-name.ts';
import { readableValue } from '#components/studio/history/readable-value.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { FieldChange } from '#lib/content/field-changes.ts';
import { type TextPart, wordDiff } from '#lib/content/word-diff.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import { articleTree } from '#lib/render/article-tree.tsx';

const CHANGE = {
  tillagd: { namn: 'Tillagt', tone: 'success' },
  borttagen: { namn: 'Borttaget', tone: 'danger' },
  andrad: { namn: 'Ändrat', tone: 'accent' },
  flyttad: { namn: 'Flyttat', tone: 'neutral' },
  oforandrad: { namn: 'Oförändrat', tone: 'neutral' },
} as const;

interface Sides {
  /** What each version is called. */
  from: string;
  to: string;
}

/** A field in two versions: its words, or the pictures that it names. */
export function ComparedFieldRow({ change: { falt, fore, efter }, from, to }: Sides & { change: FieldChange }) {
  const parts = wordDiff(readableValue(fore), readableValue(efter));
  return (
    <section className={styles.row}>
      <h3 className={styles.name}>{fieldName(falt)}</h3>
      <div className={styles.pair}>
        {(
          [
            [from, fore, 'ut'],
            [to, efter, 'in'],
          ] as const
        ).map(([label, value, own]) => (
          <Side key={own} label={label}>
            {isPicture(falt) && typeof value === 'string' && value !== '' ? (
              // biome-ignore lint/performance/noImgElement: a picture of whatever address, as the version has it
              <img className={styles.picture} src={value} alt={fieldName(falt)} />
            ) : value === null ? (
              <em className={styles.nothing}>Tomt</em>
            ) : (
              <p className={styles.words}>
                <DiffText parts={parts.filter(({ op }) => op === 'lika' || op === own)} />
              </p>
            )}
          </Side>
        ))}
      </div>
    </section>
  );
}

function isPicture(falt: string): boolean {
  return /(^|\.)(src|puffSrc)$/.test(falt);
}

interface BlockRowProps extends Sides {
  block: ComparedBlock;
  /** Fetches what stands on that side to the text that is written; absent where it stands there, or may not be fetched. */
  onFetch: (() => void) | undefined;
  onFetchOther: (() => void) | undefined;
}

/** A block in two versions, each as readers see it, with its words marked, and below what else in it is another. */
export function ComparedBlockRow({ block, from, to, onFetch, onFetchOther }: BlockRowProps) {
  const { typ, andring, flyttad, fore, efter, marked, skillnader } = block;
  const { namn, tone } = CHANGE[andring];
  return (
    <section className={styles.row} data-change={andring}>
      <h3 className={styles.name}>
        {BLOCKS.get(typ)?.namn ?? typ}
        <Badge tone={tone} hollow={andring === 'oforandrad'}>
          {namn}
        </Badge>
        {flyttad && andring !== 'flyttad' && <Badge>Flyttat</Badge>}
      </h3>
      <div className={styles.pair}>
        <Side label={from} onFetch={onFetch}>
          <Shown block={marked?.fore ?? fore} changed={marked?.changed} own="ut" />
        </Side>
        <Side label={to} onFetch={onFetchOther}>
          <Shown block={marked?.efter ?? efter} changed={marked?.changed} own="in" />
        </Side>
      </div>
      {skillnader.length > 0 && (
        <dl className={styles.differences}>
          {skillnader.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the same field may come twice
            <div key={`${change.falt} ${index}`}>
              <dt>{blockFieldName(typ, change.falt)}</dt>
              <dd>
                <DiffText parts={changeParts(change)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Side({ label, onFetch, children }: { label: string; onFetch?: (() => void) | undefined; children: ReactNode }) {
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      {children}
      {onFetch !== undefined && (
        <Button size="small" className={styles.fetch ?? ''} onPress={onFetch}>
          Hämta till texten
        </Button>
      )}
    </div>
  );
}

interface ShownProps {
  block: Block | null;
  changed: ReadonlySet<TextNode> | undefined;
  own: 'in' | 'ut';
}

/** As readers see it; drawn once, for there may be hundreds. */
const Shown = memo(function Shown({ block, changed, own }: ShownProps) {
  const { render } = useArticle();
  if (block === null) return <em className={styles.nothing}>Finns inte här</em>;
  const words = (node: TextNode) => (changed?.has(node) ? <DiffText parts={[{ op: own, text: node.text }]} /> : node.text);
  return <div className={classNames('artikel artikel-text', styles.block)}>{articleTree([block], { ...render, words })}</div>;
});

/** Running text word by word; an address, a number or linked words as a whole. */
function changeParts({ fore, efter }: FieldChange): TextPart[] {
  const [before, after] = [readableValue(fore), readableValue(efter)];
  if (typeof fore === 'string' && typeof efter === 'string' && before.includes(' ')) return wordDiff(before, after);
  return [
    { op: 'ut', text: before },
    { op: 'in', text: after },
  ];
}
