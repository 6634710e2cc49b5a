import type { Answer } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { encodingFor, hasVersion } from '#lib/http/negotiation.ts';
import type { ReadyPage } from '#lib/site/ready-page.ts';

/** What is ready, in the reader's encoding; or that the reader has it already. */
export function readyAnswer(asked: Asked, { status, bodies }: ReadyPage): Answer {
  const ready = bodies[encodingFor(asked.header('accept-encoding'))];
  if (status === 200) {
    const having = asked.header('if-none-match');
    const version = [ready, ready.otherwise].find((one) => one !== undefined && hasVersion(having, one.etag));
    if (version !== undefined) return { status: 304, headers: version.unchanged };
  }
  return { status, headers: ready.headers, body: ready.body };
}
