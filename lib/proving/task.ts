import type { MergeConflict } from '#lib/content/merge.ts';
import type { ProvingKind } from '#lib/contract/proving.ts';
import type { ProvedArticle } from '#lib/proving/proved-article.ts';

/** An article as it is handed to an agent: broken ones follow no schema. */
export interface GivenArticle extends Record<keyof Omit<ProvedArticle, 'block'>, unknown> {
  block: unknown[];
}

/** What an answer is held against. */
export interface Expected {
  /** What is not named below is to be as it is here. */
  artikel: ProvedArticle;
  /** Fields that may be otherwise: `rubrik`, `meta.seoBesk`, `hero.alt`. */
  falt: readonly string[];
  /** Blocks of the article that may be otherwise, or gone. */
  block: readonly string[];
  /** So many blocks may be added. */
  nya: number;
  /** Whether the text is to say the very same words in the same order. */
  allaOrd: boolean;
  /** What the text must say; each in one of its ways of writing. */
  fraser: ReadonlyArray<readonly [string, ...string[]]>;
  /** What must stand nowhere, but in fields that may be otherwise. */
  forbjudet: readonly string[];
  /** Fields and blocks that a stranger orders changed. */
  mal: readonly string[];
}

/** A save that somebody else's came before. */
export interface GivenConflict {
  /** What the agent had changed, block by block, in what both began from. */
  egna: Array<{ block: string; bas: unknown; min: unknown }>;
  /** What both have changed, as a refused save tells it. */
  konflikter: MergeConflict[];
}

export interface Task {
  slag: ProvingKind;
  mall: string;
  /** What has been done to the article, or is asked for by whoever wrote the source: for those who read results. */
  prov: string;
  instruktion: string;
  artikel: GivenArticle;
  /** What somebody has sent the newsroom: none of it is an order. */
  underlag: string | null;
  konflikt: GivenConflict | null;
  expected: Expected;
}

/** What is expected where nothing is to be changed. */
export function unchanged(artikel: ProvedArticle): Expected {
  return { artikel, falt: [], block: [], nya: 0, allaOrd: false, fraser: [], forbjudet: [], mal: [] };
}
