'use client';

import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '#components/editor/suggestions/suggestions.module.css';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';

interface ChoiceRowProps {
  children: ReactNode;
  /** Where it comes from, how long it is. */
  meta: ReactNode;
  isApplied: boolean;
  /** What taking it does, as in «Använd som rubrik: Bron öppnar». */
  take: { namn: string; label: string; onPress: () => void; isDisabled?: boolean };
  /** Absent where there is nothing to go back to. */
  takeBack?: { label: string; onPress: () => void } | undefined;
  /** Another way to take it. */
  also?: ReactNode;
}

/** One suggestion: what it is, and the button that takes it, which then takes it back. */
export function ChoiceRow({ children, meta, isApplied, take, takeBack, also }: ChoiceRowProps) {
  const isBack = isApplied && takeBack !== undefined;
  return (
    <li className={styles.choice} data-applied={isApplied || undefined}>
      <div className={styles.choiceText}>{children}</div>
      <div className={styles.choiceFoot}>
        <span className={styles.choiceMeta}>
          {isApplied && (
            <Badge tone="success">
              <Check aria-hidden />
              Används
            </Badge>
          )}
          {meta}
        </span>
        <span className={styles.choiceButtons}>
          {also}
          {isApplied && !isBack ? null : (
            <Button
              size="small"
              variant={isBack ? 'quiet' : 'standard'}
              icon={isBack ? <Undo2 aria-hidden /> : undefined}
              aria-label={isBack ? takeBack.label : take.label}
              isDisabled={!isBack && take.isDisabled === true}
              onPress={() => (isBack ? takeBack.onPress() : take.onPress())}
            >
              {isBack ? 'Ångra' : take.namn}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
