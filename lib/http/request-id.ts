import { randomUUID } from 'node:crypto';

const ACCEPTABLE = /^[\w.:+/=@-]{1,128}$/;

/** The caller's own request id when it is one we can safely repeat, else a new one (decisions.md §2). */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTABLE.test(header) ? header : randomUUID();
}
