import type { Author } from '#lib/contract/article.ts';

/** Who has done what Studio does of its own accord. */
export const STUDIO: Author = { typ: 'system', id: 'studio', namn: 'Studio' };
