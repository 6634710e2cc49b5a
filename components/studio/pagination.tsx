'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from '#components/studio/pagination.module.css';
import { IconButton } from '#components/ui/icon-button.tsx';

interface PaginationProps {
  sida: number;
  sidor: number;
  antal: number;
  /** There are more than that. */
  antalMinst?: boolean;
  perSida: number;
  onPage: (sida: number) => void;
}

const NUMBER = new Intl.NumberFormat('sv');

/** Which part of a long list is shown, and the way to the next. */
export function Pagination({ sida, sidor, antal, antalMinst = false, perSida, onPage }: PaginationProps) {
  const first = (sida - 1) * perSida + 1;
  const last = Math.min(sida * perSida, antal);
  return (
    <nav aria-label="Sidor" className={styles.pagination}>
      <span>
        {NUMBER.format(first)}–{NUMBER.format(last)} av {antalMinst ? 'fler än ' : ''}
        {NUMBER.format(antal)}
      </span>
      {sidor > 1 && (
        <span className={styles.buttons}>
          <IconButton label="Föregående sida" size="small" isDisabled={sida <= 1} onPress={() => onPage(sida - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span>
            Sida {NUMBER.format(sida)} av {antalMinst ? 'fler än ' : ''}
            {NUMBER.format(sidor)}
          </span>
          <IconButton label="Nästa sida" size="small" isDisabled={sida >= sidor} onPress={() => onPage(sida + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
    </nav>
  );
}
