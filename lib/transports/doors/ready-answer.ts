import type { Answer } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { httpDate } from '#lib/http/http-date.ts';
import { encodingFor, hasVersion, takesGzip } from '#lib/http/negotiation.ts';
import type { ReadyBody, ReadyPage } from '#lib/site/ready-page.ts';

/** What is ready, in the reader's encoding; or that the reader has it already: by the version they name or, where they name none, by when they have it from (RFC 9110, 13.2.2). */
export function readyAnswer(asked: Asked, page: ReadyPage): Answer {
  const ready = bodyFor(page, asked.header('accept-encoding'));
  const { status } = page;
  if (status === 200) {
    const having = asked.header('if-none-match');
    const version = [ready, ready.otherwise].find((one) => one !== undefined && hasVersion(having, one.etag));
    if (version !== undefined) return { status: 304, headers: version.unchanged };
    if (having === undefined && isSince(page, asked.header('if-modified-since'))) return { status: 304, headers: ready.unchanged };
  }
  return { status, headers: ready.headers, body: ready.body };
}

/** Whether it has been what it is since then, or longer. */
function isSince({ andrad }: ReadyPage, since: string | undefined): boolean {
  const moment = andrad === undefined || since === undefined ? undefined : httpDate(since);
  return andrad !== undefined && moment !== undefined && andrad.getTime() <= moment;
}

function bodyFor(page: ReadyPage, accept: string | undefined): ReadyBody {
  const encoding = encodingFor(accept);
  const instead = encoding === 'br' && takesGzip(accept) ? page.insteadOfBrotli : undefined;
  return instead ?? page.bodies[encoding];
}
