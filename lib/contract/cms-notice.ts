import { z } from 'zod';

/** Where a publishing system elsewhere tells that somebody has changed an article there (decisions.md §24). */
export const NOTICE_ADDRESS = '/studio/andrat-dar';

/** Of all that it tells at once. */
export const NOTICE_BYTES = 200;

/** The number that the article has there; what was changed is asked for. */
export const cmsNoticeSchema = z.strictObject({ post: z.int().positive() });
