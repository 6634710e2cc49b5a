import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { isInternetName } from '#lib/content/internet-name.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { type Webhook, webhookSchema } from '#lib/contract/webhook.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import type { Seal } from '#lib/operations/seal.ts';
import type { Receiver } from '#lib/store/webhooks.ts';

export const webhookParams = z.object({ id: z.string().meta({ description: 'Webhookens id.' }) });
export const webhookAnswer = z.object({ ok: z.literal(true), webhook: webhookSchema });

export const WEBHOOK_ERRORS = ['rattighet_saknas', 'bara_redaktionen'] as const satisfies readonly FaultCode[];

export function mayKeepWebhooks({ actor }: Pick<OperationContext, 'actor'>): void {
  refuseIf(cannotAdminister(actor));
}

/** That the address is none of a receiver on the internet: another protocol or port, a login, or a host that is within a network of one’s own, now as when something is sent. */
export async function addressFaults({ webhooks }: CheckingContext, { adress }: { adress?: string | undefined }): Promise<FaultEntry[]> {
  if (adress === undefined) return [];
  const spelled = spelledAddress(adress);
  const isFit = spelled !== undefined && !(await webhooks.leadsInward(spelled));
  return isFit ? [] : [faultEntry('webhook_adress', { falt: 'adress' })];
}

/** An address that `addressFaults` has nothing against, as a browser spells it. */
export function addressOf(adress: string): string {
  const spelled = spelledAddress(adress);
  if (spelled === undefined) throw new Error('an address that cannot be sent to was let through');
  return spelled;
}

function spelledAddress(adress: string): string | undefined {
  const url = URL.parse(adress);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  if (!isInternetName(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** The webhook as it stands now. */
export async function answeredWebhook({ store }: Pick<OperationContext, 'store'>, id: string): Promise<Webhook> {
  const webhook = await store.webhooks.byId(id);
  if (webhook === undefined) throw new Error(`the webhook ${id} is gone within the transaction that holds it`);
  return webhook;
}

/** The webhook with that id or 404; held until the transaction ends where it is to be changed. */
export async function receiverOr404({ store }: Pick<OperationContext, 'store'>, id: string, how: 'lock' | 'receiver'): Promise<Receiver> {
  const receiver = isId(id) ? await store.webhooks[how](id) : undefined;
  if (receiver === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Webhooken' });
  return receiver;
}

/** What the messages to a receiver are signed with; undefined when it was closed by an application with another secret of its own. */
export function signingSecret(vault: Pick<Seal, 'open'>, { hemlighet }: Pick<Receiver, 'hemlighet'>): string | undefined {
  try {
    return vault.open(hemlighet);
  } catch {
    // Nobody can open it any more: the receiver needs another.
    return undefined;
  }
}

export function signingSecretOr422(vault: Pick<Seal, 'open'>, receiver: Pick<Receiver, 'hemlighet'>): string {
  const secret = signingSecret(vault, receiver);
  if (secret === undefined) throw fault('webhook_hemlighet', { falt: 'id' });
  return secret;
}
