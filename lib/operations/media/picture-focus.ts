import { z } from 'zod';

/** A picture's own focus is used wherever the picture is, with no check in between. */
export const pictureFocus = z.strictObject({
  x: z.int().min(0).max(100).meta({ description: 'Procent från vänster, 0–100.' }),
  y: z.int().min(0).max(100).meta({ description: 'Procent uppifrån, 0–100.' }),
});
