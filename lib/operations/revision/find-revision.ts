import { z } from 'zod';
import type { Revision } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** A revision as a body names it: by id, or by number whether or not it stands in quotes. */
export const revisionSelector = z.union([z.string(), z.int().transform(String)]);

/** The revision by id or number, or 404 on the field that named it. */
export async function revisionOr404(
  context: OperationContext,
  id: string,
  sprak: Language,
  selector: string,
  falt: string,
): Promise<Revision> {
  const found = isId(id) ? await context.store.revisions.get(id, sprak, selector) : undefined;
  if (found === undefined) throw fault('finns_inte', { falt, sprak }, { vad: 'Revisionen' });
  return found;
}
