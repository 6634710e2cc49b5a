import { z } from 'zod';
import type { Item } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** Where an article is, for whoever wants to know how it does. */
export const publicFacts = {
  id: z.string(),
  rubrik: z.string(),
  status: z.string(),
  publicerad: z.string().nullable(),
  lankar: z.record(z.string(), z.string()),
};

/** The article, or 404, and what of it is public: its address in each language. */
export async function publicArticle(
  { store }: OperationContext,
  id: string,
): Promise<{ item: Item; facts: z.infer<z.ZodObject<typeof publicFacts>> }> {
  const item = isId(id) ? await store.items.get(id) : undefined;
  if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
  const { rubrik, status, publicerad, sprak } = item;
  const lankar = Object.entries(sprak).flatMap(([language, { lank }]) => (lank === null ? [] : [[language, lank]]));
  return { item, facts: { id: item.id, rubrik, status, publicerad, lankar: Object.fromEntries(lankar) } };
}
