import { Fragment } from 'react';
import styles from '#components/studio/history/diff-text.module.css';
import { readableParts } from '#components/studio/history/readable-parts.ts';
import type { TextPart } from '#lib/content/word-diff.ts';

/** A text with what was taken out struck and what was put in underlined, as a proofreader would. */
export function DiffText({ parts }: { parts: readonly TextPart[] }) {
  let offset = 0;
  return readableParts(parts).map((part) => {
    const key = `${part.op} ${offset}`;
    offset += part.text.length;
    if (part.op === 'in') {
      return (
        <ins key={key} className={styles.added}>
          {part.text}
        </ins>
      );
    }
    if (part.op === 'ut') {
      return (
        <del key={key} className={styles.removed}>
          {part.text}
        </del>
      );
    }
    return <Fragment key={key}>{part.text}</Fragment>;
  });
}
