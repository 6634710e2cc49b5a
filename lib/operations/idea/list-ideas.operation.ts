import { z } from 'zod';
import { IDEA_STATES, RELEVANT } from '#lib/contract/closed/idea.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { ideaSchema } from '#lib/contract/idea.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { ideaOf } from '#lib/operations/idea/idea.ts';
import { placeId, placeNumber, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { mayQueue } from '#lib/operations/queue/queue-item.ts';

const CURSORS = {
  tid: rowCursor('ideer', [placeTime, placeId]),
  relevans: rowCursor('ideer-relevans', [placeNumber, placeTime, placeId]),
};
const NOTHING = '00000000-0000-0000-0000-000000000000';

export const listIdeas = defineOperation({
  name: 'listaIdeer',
  summary:
    'Söker och listar idéerna ur de bevakade flödena, de nyaste eller de mest relevanta först. Samma händelse i flera flöden är en idé med flera källor.',
  method: 'GET',
  path: '/studio/api/ideer',
  query: z.object({
    sok: z.string().max(200).default('').meta({ description: 'Del av rubrik eller ingress.' }),
    tillstand: z.enum(IDEA_STATES).optional().meta({ description: 'ny, bestalld eller avfardad. Utelämnat alla.' }),
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    bevakning: idField.max(40).optional().meta({ description: 'Id för bevakningen som hittade den först.' }),
    relevant: z
      .literal('1')
      .optional()
      .meta({ description: `1: bara de med relevans ${RELEVANT} eller mer.` }),
    egen: z.literal('1').optional().meta({ description: '1: bara de som redan har en egen artikel.' }),
    sortera: z
      .enum(['tid', 'relevans'])
      .default('tid')
      .meta({ description: 'tid: de nyaste först; relevans: de mest relevanta, och av dem de nyaste.' }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, ideer: z.array(ideaSchema) }),
  errors: ['markor_ogiltig', 'rattighet_saknas'],
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  authorise: mayQueue,
  async run({ store, sections }, { sok, tillstand, sektion, bevakning, relevant, egen, sortera, ...asked }) {
    // What is no id is no watch's: nothing came of it.
    const watch = bevakning === undefined || isId(bevakning) ? bevakning : NOTHING;
    const chosen = {
      sok: sok.trim(),
      tillstand,
      sektion,
      bevakning: watch,
      relevant: relevant && (true as const),
      egen: egen && (true as const),
    };
    const page = CURSORS[sortera].page(asked, chosen);
    const [found, all] = await Promise.all([store.ideas.list(chosen, page.window, sortera), sections()]);
    return { ...page.frame(found), ideer: found.rader.map((idea) => ideaOf(idea, all)) };
  },
});
