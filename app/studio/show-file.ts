import { signInAddress } from '#lib/contract/sign-in-address.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';
import { studioServer } from '#lib/transports/in-process/client.ts';

/**
 * Answers with a file that the operations make. Without a valid session it leads to the sign-in page, and back to the same address;
 * any other refusal is told in words, with its status and with when to come back.
 */
export async function showFile(request: Request, make: (studio: StudioClient) => Promise<Response>): Promise<Response> {
  try {
    return await make(await studioServer());
  } catch (refusal) {
    if (!(refusal instanceof ApiFault)) throw refusal;
    if (refusal.status === 401) return new Response(null, { status: 302, headers: { Location: signInAddress(addressOf(request)) } });
    return new Response(refusal.message, {
      status: refusal.status,
      headers: { ...refusal.headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
}

/** Without the host: the one that Next tells may be that of a server behind a proxy. */
function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
