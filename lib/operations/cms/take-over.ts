import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import type { CmsRespect } from '#lib/adapters/cms/port.ts';
import { isTakenOverHere, textTakenOver } from '#lib/content/taken-over-text.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import type { CmsComparison } from '#lib/contract/cms-comparison.ts';
import { isId } from '#lib/contract/id.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { itemForWriting, languageStateOf, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { contentOf, saveRevision } from '#lib/operations/language/save-revision.ts';
import { articleOfBefore, articleOfReaders } from '#lib/operations/release/delivery/reconcile-cms.ts';

/** What somebody decides to take over: the article as it was seen there, and the revision of the Swedish text as it was seen here. */
interface Seen {
  tillstand: string;
  bas: string | undefined;
}

/** What of a text a publishing system may have longer than Studio keeps it. */
const boundsSchema = z.object({ rubrik: bounded('headline'), ingress: bounded('standfirst'), slug: bounded('slug') });

/**
 * The article beside what it is in the publishing system, where that is just as it was seen; first it is told to stay there, whatever
 * was decided of it before, so that nothing writes over it before its words are here. Throws 409 where it has been changed since.
 */
export async function seenThere(context: OperationContext, item: Item, respekt: CmsRespect, { tillstand }: Seen): Promise<CmsComparison> {
  const article = (await articleOfReaders(context, item)) ?? (await articleOfBefore(context, item));
  const there = article && (await respekt.compare(article));
  if (!there || there.tillstand !== tillstand || !(await respekt.decide(item.id, tillstand, 'lat_sta'))) {
    throw fault('cms_annat_lage', { falt: 'tillstand' });
  }
  return there;
}

/**
 * What others have changed becomes Studio's: what is plain text as a new revision of the Swedish text, the rest is taken to be in the
 * revision that was seen, where a person has written it. In the caller's transaction it is kept from which revision on the text has it, and how it was there:
 * a release of that revision or a later one writes over just that, an earlier one over nothing. Doing it again saves nothing twice.
 * Throws 409 with the current revision where somebody has saved another meanwhile.
 */
export async function takeOver(context: OperationContext, { id, sponsrad }: Item, there: CmsComparison, seen: Seen): Promise<void> {
  const outline = await itemForWriting(context, id);
  refuseIf(cannotWrite(context.actor, outline.head, ['sv']));
  refuseDeleted(outline.head);
  const { arbetsrevision } = languageStateOf(outline, 'sv');
  const named = seen.bas !== undefined && isId(seen.bas) ? await context.store.revisions.get(id, 'sv', seen.bas) : undefined;
  if (named === undefined) throw unknownBase(seen, arbetsrevision);
  const current = await context.store.revisions.get(id, 'sv', arbetsrevision.id);
  if (current === undefined) throw new Error(`the working revision of ${id} in Swedish is gone`);
  const nr = isTakenOverHere(there.skillnader) ? await saved(current, named) : named.nr;
  await context.store.changedElsewhere.takeOver(id, { tillstand: there.tillstand, nr });

  async function saved(now: Revision, base: Revision): Promise<number> {
    const skillnader = withoutControlsIn(there.skillnader);
    const wanted = textTakenOver(contentOf(now), sponsrad, skillnader);
    if (wanted.rubrik === now.rubrik && wanted.ingress === now.ingress && wanted.slug === now.slug) return now.nr;
    const bounds = boundsSchema.safeParse(wanted, { reportInput: true });
    if (!bounds.success) throw new Fault(422, zodFaults(bounds.error, boundsSchema, { sprak: 'sv' }));
    const content = textTakenOver(contentOf(base), sponsrad, skillnader);
    const how = { bas: base.id, tvinga: false, typ: 'manuell' as const, kommentar: 'Taget över från WordPress', kall_revision: undefined };
    return (await saveRevision(context, outline, 'sv', content, how)).nr;
  }
}

function unknownBase({ bas = '' }: Seen, { nr, id }: { nr: number; id: string }): Fault {
  return fault(bas === '' ? 'bas_saknas' : 'bas_okand', { falt: 'bas', sprak: 'sv' }, { nr, id, bas: bas.slice(0, 60) });
}
