import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { LIMITS } from '#lib/contract/limits.ts';

/** What a picture can be found by, besides what it shows: it is shown to nobody but the newsroom. */
export const pictureKeywords = z.array(bounded('tag')).max(LIMITS.tags).meta({ description: 'Nyckelord att hitta bilden med.' });
