import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { WORDPRESS_PARTS } from '#lib/contract/closed/wordpress-parts.ts';

/** Which page of a WordPress is asked for, and where its articles go. */
export const wordpressPageFields = {
  adress: bounded('address')
    .trim()
    .regex(/^https?:\/\//i)
    .meta({ description: 'WordPress adress, med mapp om det ligger i en.', adress: 'lank' }),
  del: z.enum(WORDPRESS_PARTS).default('inlagg').meta({ description: 'Inläggen eller sidorna.' }),
  sektion: bounded('name').optional().meta({ description: 'Sektionens id för det vars egen sektion inte finns här. Utan den vägras det.' }),
  mall: bounded('name').optional().meta({ description: 'Mallens id; nyhet när inget sägs.' }),
};

/** So many pages there are at most. */
export const MOST_PAGES = 100_000;
