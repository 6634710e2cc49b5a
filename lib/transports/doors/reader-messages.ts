import type { Logger } from 'pino';
import type { Language } from '#lib/contract/languages.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { ProofsUnsigned } from '#lib/errors/proofs-unsigned.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';
import { type Answer, type Door, textAnswer, withHeaders } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import type { PageCache } from '#lib/site/page-cache.ts';
import type { Message } from '#lib/site/pages/message-page.tsx';
import { type ReadyPage, readyWhenAsked } from '#lib/site/ready-page.ts';
import type { SiteAnswers } from '#lib/site/site-answers.tsx';
import { addressForLog } from '#lib/transports/doors/address-for-log.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';

const RETRY_SECONDS = '5';
/** What somebody has to mend is not asked for every few seconds. */
const UNSIGNED_RETRY_SECONDS = '3600';

const READ_ONLY = textAnswer(405, 'Den här adressen går bara att läsa, med GET eller HEAD.\n', {
  Allow: 'GET, HEAD',
  'Content-Type': 'text/plain; charset=utf-8',
});

/** What every door for readers says when it has nothing else to say. */
export interface ReaderMessages {
  /** A page that says why there is nothing to read, kept until what it shows changes. */
  page(what: Message, sprak: Language): Promise<ReadyPage>;
  /** The same as an answer. */
  answer(asked: Asked, what: Message, sprak: Language): Promise<Answer>;
  /** What a reader is told when an answer could not be made; the cause is logged. Needs no database. */
  failure(asked: Asked, error: unknown, sprak: Language): Promise<Answer>;
}

/** A door for those who only read: every other method is refused. */
export function readingDoor(read: Door): Door {
  return (asked) => (asked.method === 'GET' || asked.method === 'HEAD' ? read(asked) : READ_ONLY);
}

export interface MessageParts {
  answers: Pick<SiteAnswers, 'message'>;
  pages: Pick<PageCache, 'fetch'>;
  log: Pick<Logger, 'error'>;
}

export function readerMessages({ answers, pages, log }: MessageParts): ReaderMessages {
  /** No path holds a space, so that no reader can ask for these keys. */
  async function page(what: Message, sprak: Language): Promise<ReadyPage> {
    const make = () => answers.message(what, sprak);
    return (await pages.fetch(`besked ${what} ${sprak}`, make)) ?? readyWhenAsked(await make());
  }

  return {
    page,
    answer: async (asked, what, sprak) => readyAnswer(asked, await page(what, sprak)),
    async failure(asked, error, sprak) {
      if (error instanceof ProofsUnsigned) {
        log.error({ err: error, korrelation: asked.korrelation }, 'a proof could not be signed');
        const unsigned = readyAnswer(asked, readyWhenAsked(await answers.message('osignerat', sprak, false)));
        return withHeaders(unsigned, { 'Retry-After': UNSIGNED_RETRY_SECONDS });
      }
      // With no room to write some things cannot be read either: the cut of a shared picture, a list that is sorted on the disk.
      const away = error instanceof DatabaseAway || error instanceof NoRoom || error instanceof StorageAway;
      const { korrelation, url } = asked;
      log.error({ err: error, korrelation, url: addressForLog(url) }, away ? 'database away' : 'a page could not be made');
      const answer = readyAnswer(asked, readyWhenAsked(await answers.message(away ? 'borta' : 'fel', sprak, false)));
      return away ? withHeaders(answer, { 'Retry-After': RETRY_SECONDS }) : answer;
    },
  };
}
