'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import styles from '#components/studio/pagination.module.css';
import { goesOn, pageWords, rowWords, type ShownPage } from '#components/studio/shown-page.ts';
import { IconButton } from '#components/ui/icon-button.tsx';

interface PaginationProps {
  page: ShownPage;
  onPage: (sida: number) => void;
}

/** Which part of a long list is shown, and the way to the next. */
export function Pagination({ page, onPage }: PaginationProps) {
  const { sida, sidor } = page;
  return (
    <nav aria-label="Sidor" className={styles.pagination}>
      <span>
        {rowWords(page)}
        {goesOn(page) && '. Sök eller filtrera för att nå resten.'}
      </span>
      {sidor > 1 && (
        <span className={styles.buttons}>
          <IconButton label="Föregående sida" size="small" isDisabled={sida <= 1} onPress={() => onPage(sida - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span>{pageWords(page)}</span>
          <IconButton label="Nästa sida" size="small" isDisabled={sida >= sidor} onPress={() => onPage(sida + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
    </nav>
  );
}
