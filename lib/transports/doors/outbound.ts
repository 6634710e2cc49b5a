import { type FollowedFrom, followedFrom, outboundCodeIn } from '#lib/content/outbound-path.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { type Answer, type Door, leadingTo } from '#lib/http/answer.ts';
import { type Asked, pathOf, queryOf } from '#lib/http/asked.ts';
import { type Outbound, outboundAnswer, UNLISTED } from '#lib/site/outbound.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { OutboundTarget } from '#lib/store/readers/public-outbound.ts';
import { type ReaderMessages, readingDoor } from '#lib/transports/doors/reader-messages.ts';

export interface OutboundDependencies {
  site: SiteFacts;
  source: Pick<SiteSource, 'article'>;
  outbound: Outbound;
  messages: ReaderMessages;
  now(): Date;
}

/**
 * Leads readers on by the site's outbound links (decisions.md §23), and counts that they were followed. What is remembered is answered at once:
 * a reader waits for two sites. A link that leads nowhere leads back to the article it was followed from, or says so with 410.
 */
export function outboundDoor({ site, source, outbound, messages, now }: OutboundDependencies): Door {
  return readingDoor((asked) => {
    const kod = outboundCodeIn(pathOf(asked));
    if (kod === undefined) return messages.answer(asked, 'saknas', 'sv');
    const target = outbound.target(kod);
    return target instanceof Promise ? leadWhenFound(asked, kod, target) : (leadTo(asked, kod, target) ?? leadBack(asked));
  });

  function leadTo(asked: Asked, kod: string, target: OutboundTarget | undefined): Answer | undefined {
    return target && outboundAnswer(asked, kod, target, { outbound, now });
  }

  async function leadWhenFound(asked: Asked, kod: string, target: Promise<OutboundTarget | undefined>): Promise<Answer> {
    try {
      return leadTo(asked, kod, await target) ?? (await leadBack(asked));
    } catch (error) {
      return messages.failure(asked, error, 'sv');
    }
  }

  async function leadBack(asked: Asked): Promise<Answer> {
    try {
      const from = followedFrom(queryOf(asked));
      const article = from && (await publicPath(from));
      if (article === undefined) return await messages.answer(asked, 'utlank', from?.sprak ?? 'sv');
      return leadingTo(article, 302, UNLISTED);
    } catch (error) {
      return messages.failure(asked, error, 'sv');
    }
  }

  /** Where readers find the article: in the language that they followed the link in, or in the first in which it is here. */
  async function publicPath({ innehall, sprak: read }: FollowedFrom): Promise<string | undefined> {
    for (const sprak of new Set([read, ...LANGUAGES])) {
      if (!isServed(site, sprak)) continue;
      const article = await source.article(innehall, sprak);
      if (article !== undefined) return articlePath(sprak, article.fakta.sektion, article.revision.slug);
    }
    return undefined;
  }
}
