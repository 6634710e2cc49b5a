import type { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsReceipt } from '#lib/adapters/cms/port.ts';
import type { Author, CmsReference, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { ReleaseMode, releaseAnswerSchema } from '#lib/contract/release.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { sectionAddress } from '#lib/operations/article/article-page.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { cmsArticle } from '#lib/operations/release/cms-article.ts';
import type { Store } from '#lib/store/store.ts';

export interface ReleaseOrder {
  item: Item;
  /** The revisions to release, one a language. */
  versions: readonly Revision[];
  lage: Exclude<ReleaseMode, 'schemalagd'> | ReleaseMode;
  /** The date readers will see; `null` keeps the earlier one or means now. */
  datum: string | null;
  orderAv: Author | null;
  overstyr: boolean;
  varningar: FaultEntry[];
}

type Answer = z.infer<typeof releaseAnswerSchema>;

/**
 * Carries out a release that has been allowed and checked, in steps that each are recorded: first the CMS, then, in one
 * transaction, everything that readers of the application's own pages see. Nothing is public before the CMS has
 * confirmed; a CMS that cannot be reached leaves the release waiting (decisions.md §5).
 */
export async function carryOut(context: OperationContext, order: ReleaseOrder): Promise<Answer> {
  const { item, versions, lage } = order;
  const id = context.newId();
  const revisioner = Object.fromEntries(versions.map((version) => [version.sprak, version.id]));
  await context.step((store) =>
    store.releases.create({
      id,
      innehall: item.id,
      lage,
      tillstand: 'pagar',
      revisioner,
      datum: order.datum,
      av: authorOf(context.actor),
      order_av: order.orderAv,
      overstyr: order.overstyr,
      skapad: context.now,
    }),
  );
  const swedish = versions.find((version) => version.sprak === 'sv');
  let receipt: CmsReceipt | undefined;
  try {
    if (swedish !== undefined && !wouldUnpublish(order)) receipt = await deliver(context, order, id, swedish);
  } catch (failure) {
    return failed(context, order, id, failure);
  }
  const status = lage === 'publicera' ? ('publicerad' as const) : item.status;
  const cms = receipt === undefined ? null : { id: receipt.id, status: receipt.status, lank: receipt.lank };
  const links = new Map(versions.map((version) => [version.sprak, linkOf(context, item, version, receipt)]));
  context.changed('publikt');
  await context.step(async (store) => {
    if (lage === 'publicera') await makePublic(context, store, order, links, cms);
    else await store.published.markItem(item.id, status, null, cms, context.now);
    await store.releases.step(id, lage === 'publicera' ? 'publik' : 'utkast', 'klar', { lankar: Object.fromEntries(links) }, context.now);
    await store.releases.finish(id, 'klar', null, context.now);
  });
  return answer(order, id, 'klar', status, links, cms, [...order.varningar, ...(receipt?.varningar ?? [])]);
}

/** A draft handed to a CMS that shows the article would take it from its readers: there is nothing to hand over then. */
function wouldUnpublish({ item, lage }: ReleaseOrder): boolean {
  return lage === 'utkast' && item.status === 'publicerad';
}

function linkOf(context: OperationContext, item: Item, version: Revision, receipt: CmsReceipt | undefined): string {
  if (version.sprak === 'sv' && receipt !== undefined) return receipt.lank;
  return `${sectionAddress(context.settings.url, version.sprak, item.sektion)}/${version.slug}`;
}

async function deliver(context: OperationContext, order: ReleaseOrder, releaseId: string, swedish: Revision): Promise<CmsReceipt> {
  const article = await cmsArticle(context, order, swedish, async (step, detail) => {
    await context.step((store) => store.releases.step(releaseId, step, 'klar', detail, new Date().toISOString()));
  });
  return context.cms.deliver(article);
}

/** In one transaction, so that readers get all of it or nothing. */
async function makePublic(
  context: OperationContext,
  store: Store,
  { item, versions, datum }: ReleaseOrder,
  links: ReadonlyMap<Language, string>,
  cms: CmsReference | null,
): Promise<void> {
  await store.items.lock(item.id);
  const faults: FaultEntry[] = [];
  for (const version of versions) {
    const earlier = await store.published.dates(item.id, version.sprak);
    const published = await store.published.publish({
      innehall: item.id,
      sprak: version.sprak,
      revision: version,
      sektion: item.sektion,
      slug: version.slug,
      lank: links.get(version.sprak) ?? '',
      publicerad: datum ?? earlier?.publicerad ?? (item.status === 'nedtagen' ? item.publicerad : null) ?? context.now,
      uppdaterad: earlier === undefined ? null : context.now,
    });
    if (!published) faults.push(addressTaken(version));
  }
  if (faults.length > 0) throw new Fault(422, faults);
  const languages = versions.map((version) => version.sprak);
  if (languages.includes(item.kallsprak)) await store.published.markStaleSiblings(item.id, item.kallsprak, languages);
  await store.published.markItem(item.id, 'publicerad', datum ?? item.publicerad ?? context.now, cms, context.now);
}

function addressTaken(version: Revision): FaultEntry {
  return faultEntry('adress_upptagen', { falt: 'slug', sprak: version.sprak }, { slug: version.slug });
}

async function failed(context: OperationContext, order: ReleaseOrder, id: string, failure: unknown): Promise<Answer> {
  if (!(failure instanceof CmsFailure)) throw failure;
  const entry = faultEntry('cms_nekade', { sprak: 'sv' }, { orsak: failure.orsak, atgard: failure.atgard });
  const tillstand = failure.retryable ? 'koad' : 'misslyckad';
  await context.step(async (store) => {
    await store.releases.step(id, 'cms', 'misslyckad', { orsak: failure.orsak }, context.now);
    await store.releases.finish(id, tillstand, [entry], context.now);
  });
  if (!failure.retryable) throw new Fault(422, [entry], { varningar: order.varningar });
  return answer(order, id, 'koad', order.item.status, new Map(), null, [...order.varningar, entry]);
}

function answer(
  order: ReleaseOrder,
  id: string,
  tillstand: 'klar' | 'koad',
  status: Item['status'],
  links: ReadonlyMap<Language, string>,
  cms: CmsReference | null,
  varningar: FaultEntry[],
): Answer {
  const sprak = Object.fromEntries(
    order.versions.map((version) => [
      version.sprak,
      {
        revision: version.id,
        nr: version.nr,
        lank: links.get(version.sprak) ?? null,
        ...(version.sprak === 'sv' ? { cms } : {}),
      },
    ]),
  );
  return { ok: true, release: { id, tillstand }, status, lage: order.lage, datum: order.datum, sprak, varningar };
}
