import { swedish } from './articles.ts';
import type { Caller } from './caller.ts';

/** A draft that may be released, in Swedish and, when given, English; `revision` and `en` are the ids of its revisions. */
export async function releaseDraft(by: Caller, fields: Record<string, unknown> = {}, en?: Record<string, unknown>) {
  const sv = swedish(fields);
  const { id, revision, slug } = await by.created(sv);
  const enRevision = en === undefined ? undefined : await by.saved(id, 'en', en);
  return { id, revision, slug, en: enRevision, fields: sv };
}
