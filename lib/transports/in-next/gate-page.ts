import { type NextRequest, NextResponse } from 'next/server';
import { WebAsked, webAnswer } from '#lib/http/web-exchange.ts';
import { runningDoors } from '#lib/studio/running-doors.ts';
import { notOpenDoor } from '#lib/transports/doors/health.ts';
import { isToldOf } from '#lib/transports/in-next/is-told-of.ts';

/** Asks the gate of the application before Next makes a page, and gives the page and its answer what the gate adds to them. */
export async function gatePage(request: NextRequest): Promise<Response> {
  const { gate, always, log } = await runningDoors();
  const asked = new WebAsked(request);
  if (!isToldOf(request)) return webAnswer(asked, await notOpenDoor(asked), { always, log });
  const admitted = await gate(asked);
  if ('status' in admitted) return withWholeLocation(webAnswer(asked, admitted, { always, log }), request.url);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', admitted.policy);
  headers.set('X-Request-Id', asked.korrelation);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries({ ...admitted.headers, 'X-Request-Id': asked.korrelation })) response.headers.set(name, value);
  for (let at = 0; at < always.length; at += 2) response.headers.set(always[at] ?? '', always[at + 1] ?? '');
  return response;
}

/** Next reads where a proxy leads as a whole address, and shortens it again when it is its own. */
function withWholeLocation(answer: Response, url: string): Response {
  const location = answer.headers.get('Location');
  if (location !== null) answer.headers.set('Location', new URL(location, url).href);
  return answer;
}
