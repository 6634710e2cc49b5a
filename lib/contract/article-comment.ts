import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';

/** Characters are counted as JavaScript counts them, from the beginning of the block's text or of the field. */
const quoteSchema = z.object({
  text: z.string().meta({ description: 'Orden som de citerades; de finns kvar när texten är borta.' }),
  fran: z.int().meta({ description: 'Var de börjar nu, i blockets eller fältets text.' }),
  till: z.int().meta({ description: 'Var de slutar nu.' }),
});

const saidSchema = z.object({
  id: z.string(),
  innehall: z.string(),
  sprak: languageSchema,
  svar_pa: z.string().nullable().meta({ description: 'Kommentaren som tråden börjar med.' }),
  block: z.string().nullable().meta({ description: 'Blockets id; null när det gäller artikeln eller något av dess fält.' }),
  falt: z.string().meta({ description: 'Fältet, som rader[2].vara i ett block eller rubrik i artikeln; tomt för hela.' }),
  citat: quoteSchema.nullable(),
  galler: z.array(languageSchema).meta({ description: 'Andra språk som det också gäller.' }),
  text: z.string(),
  av: authorSchema,
  namn: z.array(z.string()).meta({ description: 'Id för dem som nämns.' }),
  skapad: z.string(),
  andrad: z.string(),
  fast: z.boolean().meta({ description: 'false när det som kommenteras är borta.' }),
  lost: z.object({ av: authorSchema, tid: z.string() }).nullable(),
  tilldelad: authorSchema.nullable().meta({ description: 'Den som ska ta hand om tråden.' }),
});

/** What somebody has said about an article; of the comment that a thread begins with, with what it was answered (decisions.md §20). */
export const articleCommentSchema = saidSchema.extend({ svar: z.array(saidSchema) }).meta({ id: 'Artikelkommentar' });

export type ArticleComment = z.infer<typeof articleCommentSchema>;
export type SaidOfArticle = z.infer<typeof saidSchema>;

/** So many threads about one article, and so many answers in one. */
export const MOST_THREADS = 500;
export const MOST_ANSWERS = 200;
