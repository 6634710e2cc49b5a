import type { Answer, Door } from '#lib/http/answer.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { readyWhenAsked } from '#lib/site/ready-page.ts';
import { renderShared } from '#lib/site/render-draft.tsx';
import type { SiteAnswers } from '#lib/site/site-answers.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { OpenShare, SiteSource } from '#lib/site/site-source.ts';
import { below } from '#lib/transports/doors/addresses.ts';
import { type ReaderMessages, readingDoor } from '#lib/transports/doors/reader-messages.ts';
import { readyAnswer } from '#lib/transports/doors/ready-answer.ts';

export interface ShareDependencies {
  site: SiteFacts;
  source: SiteSource;
  openShare: OpenShare;
  answers: Pick<SiteAnswers, 'headers'>;
  messages: ReaderMessages;
  hashToken(token: string): string;
  now(): Date;
}

const TOKEN = /^[\w-]{1,100}$/;

/**
 * Answers links to share (decisions.md §7): the draft to whoever has the key, kept by nobody; 410 when the link is over, 404 when there
 * never was one. Whoever only asks for the headers has not opened it.
 */
export function shareDoor({ site, source, openShare, answers, messages, hashToken, now }: ShareDependencies): Door {
  return readingDoor(async (asked) => {
    const token = TOKEN.exec(below('/dela', pathOf(asked)) ?? '')?.[0];
    try {
      return (token === undefined ? undefined : await shared(asked, token)) ?? (await messages.answer(asked, 'saknas', 'sv'));
    } catch (error) {
      return messages.failure(asked, error, 'sv');
    }
  });

  async function shared(asked: Asked, token: string): Promise<Answer | undefined> {
    const found = await openShare(hashToken(token), now().toISOString(), asked.method === 'GET');
    if (found === undefined) return undefined;
    if (found === 'slut') return messages.answer(asked, 'slut', 'sv');
    const body = await renderShared(site, source, found);
    return readyAnswer(asked, readyWhenAsked({ status: 200, headers: answers.headers.delning, body, kept: 'inte' }));
  }
}
