'use client';

import { createContext, useContext } from 'react';
import type { Part } from '#components/editor/translation/named-parts.ts';
import type { PartMark } from '#components/editor/translation/part-marks.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What every part of the source knows that stands beside its translation. */
export interface Beside {
  source: Language;
  marks: ReadonlyMap<string, PartMark>;
  /** What changed parts of the source were when they were translated. */
  earlier: ReadonlyMap<string, Part | undefined>;
  /** Whose changes were kept: «Din», «Aminas». */
  whose: string;
  canTranslate: boolean;
  onTranslate: () => void;
}

export const BesideContext = createContext<Beside | undefined>(undefined);

export function useBeside(): Beside {
  const beside = useContext(BesideContext);
  if (beside === undefined) throw new Error('useBeside outside the view of source and translation');
  return beside;
}
