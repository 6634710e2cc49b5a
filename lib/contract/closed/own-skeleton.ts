/** What is kept: what an article of a template begins with, or blocks that are put into any. */
export const SKELETON_KINDS = ['artikel', 'monster'] as const;
export type SkeletonKind = (typeof SKELETON_KINDS)[number];
