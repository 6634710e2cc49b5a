'use client';

import { useEffect, useState } from 'react';
import styles from '#components/editor/panel/tag-field.module.css';
import { useLoaded } from '#components/studio/use-loaded.ts';
import { Button } from '#components/ui/button.tsx';

/** A word that is in use already, and how much. */
export interface KnownWord {
  namn: string;
  hint: string;
}

/** Marks what may be pressed while something typed is not yet taken. */
export const OFFERED = 'data-erbjuds';

const PAUSE_MS = 200;
const FEWEST_LETTERS = 2;

interface KnownWordsProps {
  typed: string;
  /** Those that are chosen already are not offered. */
  chosen: readonly string[];
  find: (typed: string) => Promise<KnownWord[]>;
  onChoose: (word: string) => void;
}

/** The words in use that have what somebody is typing, to be chosen instead of written once more in another way. Where they cannot be had, there are none. */
export function KnownWords({ typed, chosen, find, onChoose }: KnownWordsProps) {
  const wanted = usePaused(typed.trim());
  const { data = [] } = useLoaded(wanted, async () => (wanted.length < FEWEST_LETTERS ? [] : find(wanted)));
  const offered = data.filter(({ namn }) => !chosen.includes(namn));
  if (typed.trim().length < FEWEST_LETTERS || offered.length === 0) return null;
  return (
    <div className={styles.offered} {...{ [OFFERED]: '' }}>
      <span className={styles.hint}>Finns redan:</span>
      {offered.map(({ namn, hint }) => (
        <Button key={namn} size="small" onPress={() => onChoose(namn)}>
          {namn} <span className={styles.hint}>{hint}</span>
        </Button>
      ))}
    </div>
  );
}

/** What is typed, when nothing more has been for a moment. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
