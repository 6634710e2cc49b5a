import type { PictureRights } from '#lib/contract/media.ts';

/** Where a picture may be shown: on Studio's own site, in social media, in a publishing system elsewhere. */
export const PICTURE_CHANNELS = ['webb', 'sociala', 'cms'] as const;
export type PictureChannel = (typeof PICTURE_CHANNELS)[number];

/** Rights of which nothing is known yet. */
export const NO_RIGHTS: PictureRights = {
  ...{ licens: '', giltig_till: null, kanaler: [], fotograf: '', kalla: '' },
  ...{ upphovsratt: '', modellavtal: '' },
};

/**
 * What pictures can be listed by: rights that have ended, end within fourteen days, go on, or that nobody has told. Who took a picture and
 * who owns it is no right to it: told are a licence, an end, channels.
 */
export const RIGHTS_STATES = ['utgangen', 'snart', 'giltig', 'saknas'] as const;
export type RightsState = (typeof RIGHTS_STATES)[number];
