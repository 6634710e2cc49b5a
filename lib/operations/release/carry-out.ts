import type { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsReceipt } from '#lib/adapters/cms/port.ts';
import type { CmsReference, Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { releaseAnswerSchema } from '#lib/contract/release.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { sectionAddress } from '#lib/operations/article/article-page.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { cmsArticle } from '#lib/operations/release/cms-article.ts';
import { earlierPublications, makePublic } from '#lib/operations/release/make-public.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { releaseTrack } from '#lib/operations/release/release-track.ts';
import type { Store } from '#lib/store/store.ts';

type Answer = z.infer<typeof releaseAnswerSchema>;

/**
 * Carries out a release that has been allowed and checked, in steps that each are recorded: first the CMS, then, in one
 * transaction, everything that readers of the application's own pages see. Nothing is public before the CMS has
 * confirmed; a CMS that cannot be reached leaves the release waiting (decisions.md §5).
 */
export async function carryOut(context: OperationContext, order: ReleaseOrder): Promise<Answer> {
  const { item, versions, lage } = order;
  const id = context.newId();
  const track = await releaseTrack(context, order, id);
  const swedish = versions.find((version) => version.sprak === 'sv');
  let receipt: CmsReceipt | undefined;
  try {
    if (swedish !== undefined && !wouldUnpublish(order)) {
      const article = await cmsArticle(context, order, swedish, (step, detail) => track.record(step, detail));
      receipt = await context.cms.deliver(article);
    }
  } catch (failure) {
    return failed(context, order, id, failure);
  }
  const status = lage === 'publicera' ? ('publicerad' as const) : item.status;
  const cms = receipt === undefined ? null : { id: receipt.id, status: receipt.status, lank: receipt.lank };
  const links = new Map(versions.map((version) => [version.sprak, linkOf(context, item, version, receipt)]));
  const shown = lage === 'publicera' ? links : publicLinks(item);
  const notHandedOver = wouldUnpublish(order) ? [faultEntry('utkast_ej_lamnat', { falt: 'lage', sprak: 'sv' })] : [];
  const done = answer(order, id, 'klar', status, shown, cms, [...notHandedOver, ...order.varningar, ...(receipt?.varningar ?? [])]);
  context.changed('publikt', item.id);
  return context.finish(async (store) => {
    const earlier = lage === 'publicera' ? await earlierPublications(store, order) : new Map();
    const writes = [
      track.writeTo(store),
      lage === 'publicera'
        ? makePublic(context, store, order, { links, cms, earlier })
        : store.published.markItem(item.id, null, null, cms, context.now),
      store.releases.step(id, lage === 'publicera' ? 'publik' : 'utkast', 'klar', { lankar: Object.fromEntries(shown) }, context.now),
      store.releaseQueue.done({ id, hallare: id }),
    ];
    await Promise.all(writes);
    return done;
  });
}

/** A draft handed to a CMS that shows the article would take it from its readers: there is nothing to hand over then. */
function wouldUnpublish({ item, lage }: ReleaseOrder): boolean {
  return lage === 'utkast' && item.status === 'publicerad';
}

/** Where readers find what is public already: a draft is nowhere. */
function publicLinks(item: Item): Map<Language, string> {
  const versions = Object.values(item.sprak).filter((version) => version.publicerad_revision !== null);
  return new Map(versions.flatMap(({ sprak, lank }) => (lank === null ? [] : [[sprak, lank] as const])));
}

function linkOf(context: OperationContext, item: Item, version: Revision, receipt: CmsReceipt | undefined): string {
  if (version.sprak === 'sv' && receipt !== undefined) return receipt.lank;
  return `${sectionAddress(context.settings.url, version.sprak, item.sektion)}/${version.slug}`;
}

/** Nothing sends a waiting release by itself. */
const RELEASE_AGAIN = 'Releasen är sparad. Publicera igen när publiceringssystemet svarar.';

async function failed(context: OperationContext, order: ReleaseOrder, id: string, failure: unknown): Promise<Answer> {
  if (!(failure instanceof CmsFailure)) throw failure;
  const atgard = failure.retryable ? RELEASE_AGAIN : failure.atgard;
  const entry = faultEntry('cms_nekade', { sprak: 'sv' }, { orsak: failure.orsak, atgard });
  const note = async (store: Store) => {
    await store.releases.step(id, 'cms', 'misslyckad', { orsak: failure.orsak }, context.now);
    if (failure.retryable) await store.releaseQueue.postpone({ id, hallare: id }, 0, [entry], false);
    else await store.releaseQueue.giveUp({ id, hallare: id }, 'misslyckad', [entry]);
  };
  if (failure.retryable) {
    return context.finish(async (store) => {
      await note(store);
      return answer(order, id, 'koad', order.item.status, new Map(), null, [...order.varningar, entry]);
    });
  }
  await context.step(note);
  throw new Fault(422, [entry], { varningar: order.varningar });
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
