'use client';

import { useEffect } from 'react';
import { useCheckReport } from '#components/editor/checks/use-check-report.ts';
import type { Section } from '#lib/contract/section.ts';

interface BlockingFaultsProps {
  sektioner: readonly Section[];
  prisdagar: number;
  onBlocking: (count: number | undefined) => void;
}

/** Counts what stops a release where the panel that tells of it is put away, for the line above the text to go on telling how many they are. */
export function BlockingFaults({ sektioner, prisdagar, onBlocking }: BlockingFaultsProps): null {
  const { checked } = useCheckReport(sektioner, prisdagar);
  useBlockingTold(checked.report.fel.length, onBlocking);
  return null;
}

/** Tells how many faults stop a release, and `undefined` when nobody counts them any more. */
export function useBlockingTold(count: number, onBlocking: BlockingFaultsProps['onBlocking']): void {
  useEffect(() => {
    onBlocking(count);
    return () => onBlocking(undefined);
  }, [count, onBlocking]);
}
