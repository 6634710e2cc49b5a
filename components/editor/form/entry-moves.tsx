'use client';

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import styles from '#components/editor/form/entry-moves.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';

interface EntryMovesProps {
  /** What is moved and removed: «produkt 2». */
  name: string;
  index: number;
  length: number;
  /** Absent where the order follows from the entries themselves. */
  onMove?: ((to: number) => void) | undefined;
  onRemove: () => void;
}

/** The buttons that move an entry of a list and take it away. */
export function EntryMoves({ name, index, length, onMove, onRemove }: EntryMovesProps) {
  return (
    <div className={styles.moves}>
      {onMove !== undefined && length > 1 && (
        <>
          <IconButton label={`Flytta upp ${name}`} size="small" isDisabled={index === 0} onPress={() => onMove(index - 1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Flytta ned ${name}`} size="small" isDisabled={index === length - 1} onPress={() => onMove(index + 1)}>
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={`Ta bort ${name}`} size="small" onPress={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
