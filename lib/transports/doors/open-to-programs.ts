import { CONTRACT_VERSIONS, VERSION_HEADER, versionHeaders, versionInForce } from '#lib/contract/contract-versions.ts';
import { type Door, withHeaders } from '#lib/http/answer.ts';
import { type Elsewhere, isPreflight, preflightAnswer, readableFrom } from '#lib/http/cross-origin.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { unknownVersion } from '#lib/transports/doors/versions.ts';

const PROGRAMS: Elsewhere = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  sends: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'Last-Event-ID', VERSION_HEADER, 'X-Request-Id'],
  reads: [
    ...['Content-Disposition', 'Deprecation', 'ETag', 'Idempotent-Replayed', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Sunset'],
    ...[VERSION_HEADER, 'WWW-Authenticate', 'X-Request-Id'],
  ],
};

/**
 * The door, held to the version of the contract that a call names (decisions.md §26), and open to programs that run in a page of any site and come with a key.
 * It is the key that says who calls: what a browser adds by itself, a cookie, is refused from elsewhere as before (lib/http/origin.ts).
 */
export function openToPrograms(door: Door): Door {
  return async (asked) => {
    if (isPreflight(asked)) return preflightAnswer('*', PROGRAMS);
    const version = versionInForce(asked.header(VERSION_HEADER.toLowerCase()), new Date());
    const answer = version === undefined ? faultAnswer(unknownVersion()) : await door(asked);
    const told = withHeaders(answer, versionHeaders(version ?? CONTRACT_VERSIONS[0]));
    return asked.header('origin') === undefined ? told : readableFrom('*', told, PROGRAMS);
  };
}
