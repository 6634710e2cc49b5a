import { z } from 'zod';

/** Nobody counted anything before, and no day of figures is so far ahead that its neighbours are beyond what a calendar has. */
const FIRST = '2000-01-01';
const LAST = '2999-12-31';

/** A day that figures are of or asked for, YYYY-MM-DD: of the years that figures may be of. */
export const toldDay = z.iso.date().refine((day) => day >= FIRST && day <= LAST);
