import type { PublicReads } from '#lib/store/readers/public-reads.ts';

/** What readers get at an address of the site's own: something, nothing, or where they are led in the end. */
export type OwnAnswer = 'finns' | 'saknas' | { till: string };

/**
 * What Studio itself answers readers with at each of the paths, as those reads have it; one that is missing is answered by somebody else, or
 * is nothing that readers are led to.
 */
export type OwnAnswers = (readers: PublicReads, paths: readonly string[]) => Promise<ReadonlyMap<string, OwnAnswer>>;
