import type { Door } from '#lib/http/answer.ts';
import { doorAt } from '#lib/transports/doors/addresses.ts';
import type { ReadersDoors } from '#lib/transports/doors/readers.ts';

/** The doors that readers come by as a reader meets them: by addresses. For tests; what is not for readers at all is the site's to refuse. */
export function asReader(doors: ReadersDoors): Door {
  return (asked) => {
    const name = doorAt(asked.url);
    return (name === 'pictures' || name === 'share' || name === 'outbound' ? doors[name] : doors.site)(asked);
  };
}
