import type { Door } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { ASKED_ADDRESS } from '#lib/http/told-before-next.ts';
import { WebAsked, webAnswer } from '#lib/http/web-exchange.ts';
import { runningDoors } from '#lib/studio/running-doors.ts';
import type { DoorOfItsOwn } from '#lib/transports/doors/addresses.ts';
import { notOpenDoor } from '#lib/transports/doors/health.ts';
import { isToldOf } from '#lib/transports/in-next/is-told-of.ts';

type Handler = (request: Request) => Promise<Response>;

/** The methods that Next hands to a route; the door decides which of them it answers. */
type Handlers = Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', Handler>;

/**
 * The handlers of a route of app/ that the door of that name answers, whatever it is asked. `npm start` asks the same doors before
 * Next does, by the table in lib/transports/doors/addresses.ts; addresses.test.ts holds table and tree together.
 */
export function answeredBy(name: DoorOfItsOwn): Handlers {
  const handle: Handler = async (request) => {
    const { doors, isClosing, always, log } = await runningDoors();
    const asked = new WebAsked(request, request.headers.get(ASKED_ADDRESS) ?? undefined);
    // Where nobody opens and shuts the port for us, requests come before Studio begins to open, and until the process has ended.
    const door: Door = isClosing() || !isToldOf(request) ? notOpenDoor : doors[name];
    try {
      return webAnswer(asked, await door(asked), { always, log });
    } catch (error) {
      return webAnswer(asked, faultAnswer(asFault(error, asked.korrelation, log)), { always, log });
    }
  };
  return { GET: handle, HEAD: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle, OPTIONS: handle };
}
