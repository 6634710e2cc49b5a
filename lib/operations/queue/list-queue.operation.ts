import { z } from 'zod';
import { QUEUE_KINDS, QUEUE_ORDERS, QUEUE_PRIORITIES, QUEUE_STATES, type QueueOrder } from '#lib/contract/closed/queue.ts';
import { isId } from '#lib/contract/id.ts';
import { momentSchema } from '#lib/contract/moment.ts';
import { cursorFrame, cursorQuery } from '#lib/contract/page.ts';
import { queueItemSchema } from '#lib/contract/queue.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import type { ListCursor } from '#lib/operations/list-cursor.ts';
import { placeId, placeNumber, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import type { Place } from '#lib/store/stretch.ts';

/** What nobody has said a time of comes last. */
const timeOrNever = z.union([placeTime, z.literal('infinity')]);
const CURSORS: Record<QueueOrder, ListCursor<Place>> = {
  senast: rowCursor('ko', [timeOrNever, placeTime, placeId]),
  prioritet: rowCursor('ko-prioritet', [placeNumber, timeOrNever, placeTime, placeId]),
  planerad: rowCursor('ko-planerad', [timeOrNever, placeId]),
  andrad: rowCursor('ko-andrad', [placeTime, placeId]),
};

export const listQueue = defineOperation({
  name: 'listaKo',
  summary: 'Listar redaktionens arbetskö: det som ska vara klart först kommer först.',
  method: 'GET',
  path: '/studio/api/ko',
  query: z.object({
    sok: z.string().max(200).default('').meta({ description: 'Ord i rubrik eller beskrivning: alla ska finnas.' }),
    status: z.enum(QUEUE_STATES).optional().meta({ description: 'Bara de i det läget. Utelämnat alla.' }),
    ogjord: z.literal('1').optional().meta({ description: '1: bara det som inte är klart.' }),
    sektion: z.string().optional().meta({ description: 'Sektionens id.' }),
    tagen_av: z.string().optional().meta({ description: 'Id för den som har tagit uppgiften.' }),
    ansvarig: z.string().optional().meta({ description: 'Id för den person eller agent som ansvarar.' }),
    typ: z.enum(QUEUE_KINDS).optional().meta({ description: 'Bara det slagets arbete.' }),
    prioritet: z.enum(QUEUE_PRIORITIES).optional().meta({ description: 'Bara det som är så bråttom.' }),
    innehall: z.string().optional().meta({ description: 'Artikelns id: bara det som gäller den.' }),
    forsenad: z.literal('1').optional().meta({ description: '1: bara det som skulle ha varit klart.' }),
    planerad_fran: momentSchema.optional().meta({ description: 'Bara det som är planerat från och med då.' }),
    planerad_till: momentSchema.optional().meta({ description: 'Bara det som är planerat före då.' }),
    sortera: z.enum(QUEUE_ORDERS).default('senast').meta({
      description:
        'senast: det som ska vara klart först. prioritet: det mest brådskande först. planerad: det som ska ut först. andrad: det som nyss ändrades eller blev klart.',
    }),
    ...cursorQuery,
  }),
  output: z.object({ ...cursorFrame, ko: z.array(queueItemSchema) }),
  errors: ['markor_ogiltig'],
  hints: { readOnly: true },
  omfang: 'ko:skriv',
  async run({ store, now }, { sida, per_sida, markor, sortera, innehall, forsenad, ogjord, sok, ...filters }) {
    const ord = [...new Set(sok.trim().split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);
    const wanted = { ...filters, ord, innehall, forsenad: forsenad && (true as const), ogjord: ogjord && (true as const) };
    const page = CURSORS[sortera].page({ sida, per_sida, markor }, { ...wanted, sortera });
    // What is no id is no article's: nothing is about it.
    const isOfNone = innehall !== undefined && !isId(innehall);
    const found = await store.workQueue.list(now, isOfNone ? { ...wanted, innehall: NOTHING } : wanted, page.window, sortera);
    return { ...page.frame(found), ko: found.rader };
  },
});

/** Those that come after are left out: with so many, hardly any task is left. */
const MOST_WORDS = 8;
const NOTHING = '00000000-0000-0000-0000-000000000000';
