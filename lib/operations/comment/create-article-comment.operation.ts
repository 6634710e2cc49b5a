import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCommentOn, cannotTakePartIn } from '#lib/access/rights.ts';
import { newAnchor } from '#lib/comments/anchor.ts';
import { anchoredVersion } from '#lib/comments/anchored-version.ts';
import { languageSchema } from '#lib/contract/article.ts';
import { type ArticleComment, articleCommentSchema, MOST_ANSWERS, MOST_THREADS } from '#lib/contract/article-comment.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { assignThread } from '#lib/operations/comment/assign-thread.ts';
import { alsoAbout, assignee, COMMENT_ERRORS } from '#lib/operations/comment/comment-fields.ts';
import { assignedNotLetIn, knownPeople, MOST_NAMED, notLetIn } from '#lib/operations/comment/known-people.ts';
import { tellNamed } from '#lib/operations/comment/tell-named.ts';
import { tellOfComment } from '#lib/operations/comment/tell-of-comment.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, itemParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { commentText } from '#lib/operations/queue/comment-fields.ts';
import { mayComment, responsibleNamed } from '#lib/operations/queue/queue-item.ts';
import type { ItemOutline } from '#lib/store/items.ts';

const LONGEST_QUOTE = 2_000;
const LONGEST_PATH = 200;
const PATH = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d{1,4}\])*$/;

const body = z.object({
  sprak: languageSchema,
  block: z.string().regex(BLOCK_ID).optional().meta({ description: 'Blockets id. Utelämnat: artikeln, eller där citatet står.' }),
  falt: z
    .string()
    .max(LONGEST_PATH)
    .regex(PATH)
    .optional()
    .meta({ description: 'Fältet, som rader[2].vara eller alt i ett block; utan block ett av artikelns, som rubrik eller hero.alt.' }),
  citat: z
    .strictObject({
      text: z.string().min(1).max(LONGEST_QUOTE).meta({ description: 'Orden, som de står.' }),
      fran: z.int().min(0).optional().meta({ description: 'Tecken från textens början, om orden står där flera gånger.' }),
      till: z.int().min(0).optional().meta({ description: 'Var de slutar.' }),
    })
    .optional()
    .meta({ description: 'Orden som kommenteras, i blockets eller fältets text.' }),
  text: commentText,
  svar_pa: z.string().optional().meta({ description: 'Id för en kommentar i tråden som besvaras: språk och plats blir trådens.' }),
  namn: z.array(z.string()).max(MOST_NAMED).default([]).meta({ description: 'Id för personer som nämns. De får veta det.' }),
  galler: alsoAbout.default([]),
  tilldelad: assignee.default(null),
});

export const createArticleComment = defineOperation({
  name: 'skapaKommentar',
  summary: 'Kommenterar en artikel, ett block, ett fält eller en text i den, eller svarar i en tråd. Läsarna ser det aldrig.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/kommentarer',
  params: itemParams,
  body,
  output: z.object({
    ok: z.literal(true),
    kommentar: articleCommentSchema,
    ser_inte: z.array(z.string()).meta({
      description: 'Id för dem i namn och tilldelad som inte ser artikeln: de får inte veta att de nämns, eller att tråden är deras.',
    }),
  }),
  status: 201,
  errors: [
    ...COMMENT_ERRORS,
    'raderad',
    'sprakversion_saknas',
    'namngiven_okand',
    'for_manga_kommentarer',
    'ansvarig_ogiltig',
    'trad_behovs',
  ],
  hints: { readOnly: false },
  authorise: mayComment,
  async run(context, { id, svar_pa, namn, tilldelad, ...said }) {
    const { store, actor, now } = context;
    // Held against whoever saves: what it is about is looked for in what is saved now.
    const item = await itemForWriting(context, id);
    refuseDeleted(item.head);
    const thread = svar_pa === undefined ? undefined : await threadAnswered(context, item, svar_pa);
    const made = thread === undefined ? await newThread(context, item, said) : answerIn(thread);
    if (thread === undefined) for (const sprak of [made.sprak, ...made.galler]) refuseIf(cannotCommentOn(actor, item.head, sprak));
    else refuseIf(cannotTakePartIn(actor, item.head, thread));
    if (tilldelad !== null && thread !== undefined) throw fault('trad_behovs', { falt: 'tilldelad' });
    const [till, named] = await Promise.all([responsibleNamed(context, tilldelad, 'tilldelad'), knownPeople(context, namn)]);
    const kommentar = { id: context.newId(), innehall: item.head.id, ...made, text: said.text, av: authorOf(actor), tid: now };
    await store.articleComments.create(kommentar);
    // Who is to see to it is told that, and not besides that they are named.
    if (till !== null) await assignThread(context, item.head, kommentar, till);
    const held = await tellNamed(context, item.head, kommentar, namn, till);
    tellOfComment(context, kommentar, { namn, held }, thread);
    context.note({
      innehall: item.head.id,
      detalj: { sprak: made.sprak, kommentar: kommentar.id, ...(made.svar_pa && { trad: made.svar_pa }) },
    });
    const unseeing = [...notLetIn(named, item.head), ...(await assignedNotLetIn(context, till, item.head))];
    return { ok: true as const, kommentar: await store.articleComments.get(kommentar.id), ser_inte: [...new Set(unseeing)] };
  },
});

async function newThread(
  context: OperationContext,
  { head, sprak: versions }: ItemOutline,
  { sprak, block = '', falt = '', citat, galler }: Pick<z.infer<typeof body>, 'sprak' | 'block' | 'falt' | 'citat' | 'galler'>,
) {
  const { store } = context;
  const state = versions.get(sprak);
  if (state === undefined) throw fault('sprakversion_saknas', { falt: 'sprak', sprak }, { sprak });
  const [revision, { tradar }] = await Promise.all([
    store.revisions.get(head.id, sprak, state.arbetsrevision.id),
    store.articleComments.howMany(head.id, null),
  ]);
  if (revision === undefined) throw new Error(`the working revision of ${head.id} is gone`);
  if (tradar >= MOST_THREADS) throw fault('for_manga_kommentarer', { falt: '' }, { flest: MOST_THREADS, vad: 'trådar om artikeln' });
  const place = { block, falt: falt.replace(/^attrs\./, '') };
  const found = newAnchor(anchoredVersion(contentOf(revision)), place, citat ?? null);
  return { sprak, svar_pa: null, ...found, citat: citat?.text ?? null, galler: galler.filter((other) => other !== sprak) };
}

/** The thread that is answered, whatever of it is; held. Throws 422 for one of another article, and for one that is full. */
async function threadAnswered({ store }: OperationContext, { head }: ItemOutline, id: string): Promise<ArticleComment> {
  const missing = () => fault('finns_inte', { falt: 'svar_pa' }, { vad: 'Kommentaren' });
  const answered = isId(id) ? await store.articleComments.hold(id) : undefined;
  if (answered?.innehall !== head.id) throw missing();
  const thread = answered.svar_pa === null ? answered : await store.articleComments.hold(answered.svar_pa);
  if (thread === undefined) throw missing();
  if (thread.svar.length >= MOST_ANSWERS)
    throw fault('for_manga_kommentarer', { falt: 'svar_pa' }, { flest: MOST_ANSWERS, vad: 'svar i tråden' });
  return thread;
}

/** An answer stands where its thread does; one that was settled stays so. */
function answerIn({ id, sprak, block, falt, fast, galler }: ArticleComment) {
  return { sprak, svar_pa: id, anchor: { block: block ?? '', falt, citat: null }, fast, citat: null, galler };
}
