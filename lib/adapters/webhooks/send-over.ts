import type { WebhookAnswer, WebhookFault, WebhookMessage, WebhooksPort } from '#lib/adapters/webhooks/port.ts';
import { standardSignature } from '#lib/adapters/webhooks/standard-signature.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';
import { SIGNATURE_HEADER, signatureOf } from '#lib/http/signed-body.ts';
import { StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';
import { type PostAnswer, postTo } from '#lib/internet/post-to.ts';
import { isPublicAddress } from '#lib/internet/public-address.ts';
import { retryAfterMs } from '#lib/internet/retry-after.ts';

/** How long a receiver is waited for, from its name to its answer. */
const LIMIT_MS = 10_000;
const GONE = 410;
const BUSY: ReadonlySet<number> = new Set([429, 503]);

const WHY: Readonly<Record<StrangerRefused['reason'], WebhookFault>> = {
  address: 'webhook_inat',
  name: 'webhook_okand_vard',
  host: 'webhook_inat',
  slow: 'webhook_langsam',
  large: 'webhook_avbruten',
  answer: 'webhook_avbruten',
  broken: 'webhook_avbruten',
};

/** Sends over that network, each message signed as it is sent: as Standard Webhooks has it, and as decisions.md §26 does. */
export function webhooksOver(network: Network, now: () => Date, limitMs = LIMIT_MS): WebhooksPort {
  return {
    async leadsInward(adress) {
      const { hostname } = new URL(adress);
      // A name that is not known today may be tomorrow: it is looked up again each time.
      const addresses = await network.resolve(hostname).catch(() => []);
      return !addresses.every(isPublicAddress);
    },
    async send(message, ending) {
      const limit = AbortSignal.any([AbortSignal.timeout(limitMs), ...(ending === undefined ? [] : [ending])]);
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      try {
        const answer = await postTo(new URL(message.adress), { network, limit, body: message.kropp, headers: headersOf(message, now()) });
        return { ...judged(answer, now()), ms: took() };
      } catch (cause) {
        if (!(cause instanceof StrangerRefused)) throw cause;
        return { status: null, ms: took(), fel: { kod: WHY[cause.reason], params: { sekunder: limitMs / 1_000 }, vanta: 0 } };
      }
    },
  };
}

function headersOf({ id, hemlighet, kropp }: WebhookMessage, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    ...{ 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': standardSignature(hemlighet, id, seconds, kropp) },
    [SIGNATURE_HEADER]: signatureOf(hemlighet, seconds, kropp),
  };
}

function judged({ status, headers }: PostAnswer, now: Date): Omit<WebhookAnswer, 'ms'> {
  const refused = (kod: WebhookFault, params: FaultParams = { status }, vanta = 0) => ({ status, fel: { kod, params, vanta } });
  if (status >= 200 && status < 300) return { status, fel: null };
  if (status >= 300 && status < 400) return refused('webhook_leder_vidare');
  if (status === GONE) return refused('webhook_borta');
  const asked = retryAfterMs(headers['retry-after'], now);
  return refused(BUSY.has(status) ? 'webhook_upptagen' : 'webhook_svar', { status }, asked);
}
