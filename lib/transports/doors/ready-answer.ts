import type { Answer } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { encodingFor, hasVersion, takesGzip } from '#lib/http/negotiation.ts';
import type { ReadyBody, ReadyPage } from '#lib/site/ready-page.ts';

/** What is ready, in the reader's encoding; or that the reader has it already. */
export function readyAnswer(asked: Asked, page: ReadyPage): Answer {
  const ready = bodyFor(page, asked.header('accept-encoding'));
  const { status } = page;
  if (status === 200) {
    const having = asked.header('if-none-match');
    const version = [ready, ready.otherwise].find((one) => one !== undefined && hasVersion(having, one.etag));
    if (version !== undefined) return { status: 304, headers: version.unchanged };
  }
  return { status, headers: ready.headers, body: ready.body };
}

function bodyFor(page: ReadyPage, accept: string | undefined): ReadyBody {
  const encoding = encodingFor(accept);
  const instead = encoding === 'br' && takesGzip(accept) ? page.insteadOfBrotli : undefined;
  return instead ?? page.bodies[encoding];
}
