import { z } from 'zod';
import { listCursor, placeNumber, placeTime } from '#lib/operations/list-cursor.ts';

/** A line of the log that was chosen with some filter, as its caller carries it to the next call. */
export const LOG_CURSOR = listCursor('logg', z.strictObject({ tid: placeTime, id: placeNumber }));
