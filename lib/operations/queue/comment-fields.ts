import { z } from 'zod';
import { commentSchema } from '#lib/contract/comment.ts';

/** What somebody says: more is an article. */
export const commentText = z.string().trim().min(1).max(5_000).meta({ description: 'Det som sägs.' });

export const commentParams = z.object({ id: z.string().meta({ description: 'Kommentarens id.' }) });

export const commentAnswer = z.object({ ok: z.literal(true), kommentar: commentSchema });
