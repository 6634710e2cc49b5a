import { z } from 'zod';

/** A moment as callers write it: ISO 8601 with Z or an offset. The year 0 is none that the database knows. */
export const momentSchema = z.iso.datetime({ offset: true }).refine((time) => !time.startsWith('0000'));
