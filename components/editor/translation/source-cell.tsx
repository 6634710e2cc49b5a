'use client';

import { type CSSProperties, memo, type ReactNode } from 'react';
import { useArticle } from '#components/editor/article-context.ts';
import { useBeside } from '#components/editor/translation/beside-context.ts';
import { type Part, textOfPart } from '#components/editor/translation/named-parts.ts';
import { MARKS } from '#components/editor/translation/part-marks.ts';
import styles from '#components/editor/translation/source-cell.module.css';
import { DiffText } from '#components/studio/history/diff-text.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { wordDiff } from '#lib/content/word-diff.ts';
import type { Language } from '#lib/contract/languages.ts';
import { articleTree } from '#lib/render/article-tree.tsx';

interface SourceCellProps {
  del: string;
  part: Part | undefined;
  look?: 'rubrik' | 'ingress';
  /** Its row beside the translation's text; absent for a field. */
  row?: number;
}

/** A part of the source beside its translation: its words, with what has changed in them since, and what there is to say of it. */
export function SourceCell({ del, part, look, row }: SourceCellProps) {
  const { source, marks, earlier, whose, canTranslate, onTranslate } = useBeside();
  const mark = marks.get(del);
  const isChanged = (mark?.kind === 'stale' || mark?.kind === 'keptStale') && earlier.has(del);
  const needsMachine = mark?.kind === 'missing' || mark?.kind === 'stale' || mark?.kind === 'untranslated' || mark?.kind === 'refused';
  const tone = mark === undefined ? undefined : MARKS[mark.kind].tone;
  const place: CSSProperties & Record<'--rad', number> = { '--rad': row ?? 1 };
  if (part === undefined && row !== undefined) {
    return (
      <p className={classNames(styles.empty, styles.inBody)} style={place}>
        {MARKS.onlyHere.namn}
      </p>
    );
  }
  return (
    <div className={classNames(styles.cell, row !== undefined && styles.inBody)} style={place} data-kalla={del} data-tone={tone}>
      <div lang={source}>
        {isChanged ? (
          <Changed before={earlier.get(del)} now={part} look={look} source={source} />
        ) : (
          <Words part={part} look={look} source={source} />
        )}
      </div>
      {mark === undefined ? null : (
        <div className={styles.mark} data-marke={mark.kind}>
          <Badge tone={MARKS[mark.kind].tone}>
            {mark.kind === 'kept' || mark.kind === 'keptStale' ? `${whose} ändring ${MARKS[mark.kind].namn}` : MARKS[mark.kind].namn}
          </Badge>
          {needsMachine && canTranslate && (
            <Button size="small" variant="quiet" onPress={onTranslate}>
              Uppdatera översättningen
            </Button>
          )}
          {mark.cause === undefined ? null : <p className={styles.cause}>{mark.cause}</p>}
        </div>
      )}
    </div>
  );
}

/** Where the translation has nothing. */
export function Hole({ row, children }: { row: number; children: ReactNode }) {
  const place: CSSProperties & Record<'--rad', number> = { '--rad': row };
  return (
    <p className={styles.hole} style={place}>
      {children}
    </p>
  );
}

interface WordsProps {
  part: Part | undefined;
  look: SourceCellProps['look'];
  source: Language;
}

/** With what was put in and taken out since it was translated. */
const Changed = memo(function Changed({
  before,
  now,
  look,
  source,
}: Omit<WordsProps, 'part'> & Record<'before' | 'now', Part | undefined>) {
  const [then, words] = [textOfPart(before), textOfPart(now)];
  if (then !== words) {
    return (
      <p className={styles.text} data-look={look}>
        <DiffText parts={wordDiff(then, words)} />
      </p>
    );
  }
  return (
    <>
      <Words part={now} look={look} source={source} />
      <p className={styles.empty}>Orden är desamma. Det är en länk, en bild eller formen som har ändrats.</p>
    </>
  );
});

/** As readers see it. Drawn again only when it is another: what is said of it changes while a translation is made. */
const Words = memo(function Words({ part, look, source }: WordsProps) {
  const { render } = useArticle();
  if (part !== undefined && typeof part !== 'string' && 'type' in part) {
    return <div className={classNames('artikel artikel-text', styles.block)}>{articleTree([part], { ...render, sprak: source })}</div>;
  }
  const text = textOfPart(part);
  return text === '' ? (
    <p className={styles.empty}>Tomt</p>
  ) : (
    <p className={styles.text} data-look={look}>
      {text}
    </p>
  );
});
