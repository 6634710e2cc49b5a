import type { Logger } from 'pino';
import type { Callers } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { isIdempotencyKey, keyInBody } from '#lib/contract/idempotency-key.ts';
import { fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, jsonAnswer, savedAs, withHeaders } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, readingMethod } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { readJson } from '#lib/http/read-body.ts';
import { readForm } from '#lib/http/read-form.ts';
import { readLargeForm } from '#lib/http/read-large-form.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { FileAnswer } from '#lib/operations/file-answer.ts';
import { admit, invokeAdmitted } from '#lib/operations/invoke.ts';
import { languageOfFields } from '#lib/operations/language-of-fault.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { countedCaller, kindOfCall } from '#lib/operations/rate-limits.ts';
import { authenticate } from '#lib/transports/doors/authenticate.ts';
import { openToPrograms } from '#lib/transports/doors/open-to-programs.ts';
import { buildRouter } from '#lib/transports/doors/router.ts';
import { inVersion, versioned, withCondition } from '#lib/transports/doors/versions.ts';

interface Dependencies {
  operations: readonly Operation[];
  machinery: Machinery;
  callers: Pick<Callers, 'byKey' | 'bySession'>;
  log: Logger;
}

/** Answers everything under /studio/api: one call in, one envelope out, whatever happens in between. */
export function apiDoor({ operations, machinery, callers, log }: Dependencies): Door {
  const route = buildRouter(operations);
  const studioUrl = machinery.settings.url;

  const door: Door = async (asked) => {
    let caller: { operation: Operation; actor: Actor; korrelation: string } | undefined;
    let forget: (() => Promise<void>) | undefined;
    const limited = (answer: Answer) => (caller === undefined ? answer : withHeaders(answer, rateLimit(caller.operation, caller.actor)));
    try {
      const [path, query] = splitUrl(asked.url);
      const { operation, params } = route(readingMethod(asked), path);
      refuseUnwanted(asked.header('accept'), operation.fileTypes ?? ['application/json']);
      const actor = await authenticate(asked, callers, studioUrl);
      caller = { operation, actor, korrelation: asked.korrelation };
      admit(machinery, caller);
      const sent = await bodyOf(operation, params, asked);
      forget = sent.forget;
      const body = withCondition(operation, asked, params, sent.body);
      const input = { params, query: queryObject(query), body };
      const idempotencyKey = operation.hints.readOnly ? undefined : keyOf(asked, body);
      const {
        status,
        body: answered,
        replayed,
      } = await invokeAdmitted(machinery, {
        ...caller,
        input,
        callerGone: asked.gone,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      const file = typeof answered === 'string' ? undefined : answered.fil;
      if (file instanceof FileAnswer) return limited(savedAs(file));
      const answer = jsonAnswer(status, answered, replayed ? { 'Idempotent-Replayed': 'true' } : {});
      return limited(operation.method === 'GET' ? versioned(asked, answer, params, answered) : answer);
    } catch (error) {
      return limited(faultAnswer(asFault(error, asked.korrelation, log)));
    } finally {
      await forget?.();
    }
  };
  return openToPrograms(inVersion(door));

  function rateLimit(operation: Operation, actor: Actor): Record<string, string> {
    const state = machinery.rateLimits.state(countedCaller(actor), kindOfCall(operation.hints));
    return {
      'RateLimit-Policy': `"${state.kind}";q=${state.limit};w=60`,
      RateLimit: `"${state.kind}";r=${state.left};t=${state.reset}`,
    };
  }
}

/** What a call brings, as its operation takes it; and what takes away what was put aside of it. */
async function bodyOf(operation: Operation, params: unknown, asked: Asked): Promise<{ body: unknown; forget?: () => Promise<void> }> {
  if (operation.fileField === undefined) return { body: await readJson(asked, (body) => languageOfFields(operation, { params, body })) };
  if (operation.storesFile !== true) return { body: await readForm(asked) };
  const { fields, forget } = await readLargeForm(asked);
  return { body: fields, forget };
}

/** The path and the query of a request's address, or 400 when either is not rightly encoded. */
function splitUrl(url: string): [path: string, query: string] {
  try {
    if (url.includes('%')) decodeURIComponent(url);
  } catch (cause) {
    throw fault('adress_ogiltig', {}, {}, { cause });
  }
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** The last of a repeated parameter counts; which it is matters to nobody honest. */
function queryObject(query: string): Record<string, string> {
  return query === '' ? {} : Object.fromEntries(new URLSearchParams(query));
}

/**
 * Of the ranges that a type lies in, the narrowest one counts; with `q=0` it says that the type is not wanted (RFC 9110 §12.5.1). Which of
 * several types it is then, the fields of the call say.
 */
function refuseUnwanted(accept: string | undefined, types: readonly string[]): void {
  if (accept === undefined || accept.trim() === '') return;
  const ranges = new Map(accept.split(',').map(weightedRange));
  const isWanted = types.some((type) => {
    const narrowest = [type, `${type.slice(0, type.indexOf('/'))}/*`, '*/*'].find((range) => ranges.has(range));
    return narrowest !== undefined && ranges.get(narrowest) !== 0;
  });
  if (!isWanted) throw fault('svarstyp_saknas');
}

function weightedRange(element: string): [range: string, weight: number] {
  const [range = '', ...parameters] = element
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [range, weight === undefined ? 1 : Number(weight.slice(2))];
}

/** The header, or `idem` in the body. */
function keyOf(asked: Asked, body: unknown): string | undefined {
  const header = asked.header('idempotency-key');
  const inBody = keyInBody(body);
  if (header === undefined) return inBody;
  if (!isIdempotencyKey(header))
    throw fault('falt_format', { falt: 'Idempotency-Key' }, { beskrivning: 'Högst 200 synliga tecken utan mellanslag.' });
  if (inBody !== undefined && inBody !== header)
    throw fault('falt_format', { falt: 'idem' }, { beskrivning: 'Idempotency-Key och idem säger olika: ta bort det ena.' });
  return header;
}
