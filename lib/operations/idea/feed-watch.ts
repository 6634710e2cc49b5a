import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotWatchFeeds } from '#lib/access/rights.ts';
import { isInternetName } from '#lib/content/internet-name.ts';
import { type FeedWatch, feedWatchSchema } from '#lib/contract/feed-watch.ts';
import { isId } from '#lib/contract/id.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export const watchParams = z.object({ id: z.string().meta({ description: 'Bevakningens id.' }) });
export const watchAnswer = z.object({ ok: z.literal(true), bevakning: feedWatchSchema });

export const WATCH_ERRORS = ['rattighet_saknas', 'bara_redaktionen'] as const satisfies readonly FaultCode[];

export function mayWatchFeeds({ actor }: Pick<OperationContext, 'actor'>): void {
  refuseIf(cannotWatchFeeds(actor));
}

/**
 * The address as a browser spells it. Throws 422 for what cannot be a feed on the internet: another protocol or port, a login, or a host that only
 * a network of one's own knows. Whether anything is there is seen when it is read.
 */
export function feedAddressOr422(adress: string): string {
  const url = URL.parse(adress);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || !isInternetName(url.hostname)) throw fault('bevakning_adress', { falt: 'adress' });
  url.hash = '';
  return url.href;
}

/** The words without those that are there twice. */
export function eachOnce(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

/** What a feed is called until it has said that itself. */
export function nameUntilRead(adress: string): string {
  return new URL(adress).hostname;
}

/** The watch as it stands now. */
export async function answeredWatch({ store }: Pick<OperationContext, 'store'>, id: string): Promise<FeedWatch> {
  const watch = await store.feedWatches.byId(id);
  if (watch === undefined) throw new Error(`the watch ${id} is gone within the transaction that holds it`);
  return watch;
}

/** The watch with that id, held until the transaction ends, or 404. */
export async function watchOr404({ store }: Pick<OperationContext, 'store'>, id: string): Promise<FeedWatch> {
  const watch = isId(id) ? await store.feedWatches.lock(id) : undefined;
  if (watch === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Bevakningen' });
  return watch;
}
