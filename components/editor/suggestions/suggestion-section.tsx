'use client';

import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SuggestionKind } from '#components/editor/suggestions/suggested.ts';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { useDesk, useDeskPart, useDeskState } from '#components/editor/suggestions/use-desk.ts';
import { Button } from '#components/ui/button.tsx';

interface SuggestionSectionProps {
  kind: SuggestionKind;
  title: string;
  children: ReactNode;
}

/** Suggestions of one kind, which can be asked for by themselves. */
export function SuggestionSection({ kind, title, children }: SuggestionSectionProps) {
  const desk = useDesk();
  const id = useId();
  const asking = useDeskState((state) => state.asking);
  const isFetched = useDeskPart((part) => part.suggested.av[kind] !== undefined);
  const isPending = asking?.typ === kind;
  const ask = isFetched ? 'Hämta nya' : 'Hämta';
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Button
          size="small"
          variant="quiet"
          icon={<RefreshCw aria-hidden />}
          aria-label={`${ask}: ${title}`}
          isPending={isPending}
          isDisabled={asking !== undefined && !isPending}
          onPress={() => desk.ask(kind)}
        >
          {ask}
        </Button>
      </div>
      {isFetched && children}
    </section>
  );
}
