import { PAGE_PERSON_HEADER } from '#lib/contract/page-person.ts';
import { fault } from '#lib/errors/fault.ts';
import type { Asked } from '#lib/http/asked.ts';

/**
 * Refuses a call from a page that was opened by somebody else than whoever is logged in in its browser now: what was written there would be done, and
 * kept, in the wrong name. A call that names nobody comes from no page of Studio.
 */
export function refuseAnothersPage(asked: Pick<Asked, 'header'>, person: string | undefined): void {
  const named = asked.header(PAGE_PERSON_HEADER.toLowerCase());
  if (named !== undefined && person !== undefined && named !== person) throw fault('annan_inloggad');
}
