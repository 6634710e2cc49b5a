import type { CheckLevel } from '#lib/blocks/define-block.ts';

/** What a code of a check says: cause and remedy. {namn} in a sentence is filled from the finding's params. */
export interface CheckText {
  niva: CheckLevel;
  orsak: string;
  atgard: string;
  /** The sentences of the milder form, for a code that at times only warns. */
  mild?: { orsak: string; atgard: string };
}
