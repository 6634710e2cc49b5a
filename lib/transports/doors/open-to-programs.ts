import { VERSION_HEADER } from '#lib/contract/contract-versions.ts';
import type { Door } from '#lib/http/answer.ts';
import { type Elsewhere, isPreflight, preflightAnswer, readableFrom } from '#lib/http/cross-origin.ts';

const PROGRAMS: Elsewhere = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  sends: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'Last-Event-ID', VERSION_HEADER, 'X-Request-Id'],
  reads: [
    ...['Content-Disposition', 'Deprecation', 'ETag', 'Idempotent-Replayed', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Sunset'],
    ...[VERSION_HEADER, 'WWW-Authenticate', 'X-Request-Id'],
  ],
};

/**
 * The door, open to programs that run in a page of any site and come with a key. It is the key that says who calls: what a browser adds by itself, a
 * cookie, is refused from elsewhere as before (lib/http/origin.ts).
 */
export function openToPrograms(door: Door): Door {
  return async (asked) => {
    if (isPreflight(asked)) return preflightAnswer('*', PROGRAMS);
    const answer = await door(asked);
    return asked.header('origin') === undefined ? answer : readableFrom('*', answer, PROGRAMS);
  };
}
