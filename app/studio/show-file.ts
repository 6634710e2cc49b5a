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
    if (refusal.status === 401)
      return Response.redirect(new URL(`/studio/logga-in?till=${encodeURIComponent(new URL(request.url).pathname)}`, request.url));
    return new Response(refusal.message, {
      status: refusal.status,
      headers: { ...refusal.headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
}
