import { z } from 'zod';

/** One entry of the error envelope (interface.md «Errors», decisions.md §2). */
export const faultEntrySchema = z
  .object({
    falt: z.string().meta({ description: 'Sökväg till fältet, till exempel block[3].attrs.rubrik; tom när hela anropet avses.' }),
    sprak: z.string().meta({ description: 'Språkversionen som avses; tom när ingen särskild avses.' }),
    orsak: z.string().meta({ description: 'Vad som är fel.' }),
    atgard: z.string().meta({ description: 'Vad man gör åt det.' }),
    kod: z.string().meta({ description: 'Stabil felkod.' }),
    block: z.string().optional().meta({ description: 'attrs.id för blocket som avses.' }),
  })
  .meta({ id: 'Fel' });

export type FaultEntry = z.infer<typeof faultEntrySchema>;
