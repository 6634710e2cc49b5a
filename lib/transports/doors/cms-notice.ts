import type { Logger } from 'pino';
import { cmsNoticeSchema, NOTICE_ADDRESS, NOTICE_BYTES } from '#lib/contract/cms-notice.ts';
import { fault } from '#lib/errors/fault.ts';
import { type Answer, type Door, listed } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { readBytes } from '#lib/http/read-body.ts';
import { methodRefusal } from '#lib/http/refuse-method.ts';
import { isSigned, SIGNATURE_HEADER } from '#lib/http/signed-body.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';

interface NoticeParts {
  /** What the plugin signs with. */
  key: string;
  /** Has it looked at, behind the answer. */
  told(post: number): void;
  now(): Date;
  log: Pick<Logger, 'error'>;
}

const HEARD: Answer = { status: 204, headers: listed({ 'Cache-Control': 'no-store' }) };

/**
 * Hears from the plugin in WordPress that somebody has changed an article there (decisions.md §24). Believes nothing of it but that it is worth a
 * look. Refuses what is not signed with the key that the plugin was given (401), and more than 200 bytes, before it is read.
 */
export function cmsNoticeDoor({ key, told, now, log }: NoticeParts): Door {
  return async (asked) => {
    try {
      if (nameBelow(NOTICE_ADDRESS, pathOf(asked)) !== '') throw fault('adress_okand');
      if (asked.method !== 'POST') throw methodRefusal(asked, ['POST']);
      const body = (await readBytes(asked, NOTICE_BYTES, `${NOTICE_BYTES} byte`)).toString('utf8');
      if (!isSigned(key, asked.header(SIGNATURE_HEADER) ?? '', body, now())) throw fault('nyckel_ogiltig');
      told(postIn(body));
      return HEARD;
    } catch (error) {
      return refuse(asked, error);
    }
  };

  function refuse(asked: Asked, error: unknown): Answer {
    return faultAnswer(asFault(error, asked.korrelation, log));
  }
}

/** Signed by a plugin that writes it so. */
function postIn(body: string): number {
  return cmsNoticeSchema.parse(JSON.parse(body)).post;
}
