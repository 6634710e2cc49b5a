import { factRows } from '#lib/blocks/snabbfakta/fact-rows.ts';
import { attrs as factAttrs } from '#lib/blocks/snabbfakta/schema.ts';
import { channelLinks } from '#lib/blocks/sociala/channels.ts';
import { attrs as channelAttrs } from '#lib/blocks/sociala/schema.ts';
import { writtenDate } from '#lib/content/written-date.ts';
import type { Block } from '#lib/contract/block.ts';

const BORN = /^(född|födelsedatum|födelsedag|born|date of birth|birth ?dat?e|birthday)(?!\p{L})/iu;

/**
 * The person an article is about, as a node of structured data: named by the first snabbfakta that names anybody, born when
 * its row says so, and the same as on the channels that the article links to. `undefined` when nobody is named.
 */
export function personNode(document: readonly Block[]): object | undefined {
  const facts = ownAttrs(document, 'snabbfakta')
    .map((attrs) => factAttrs.safeParse(attrs).data)
    .find((attrs) => attrs?.namn?.trim());
  if (facts === undefined) return undefined;
  const born = factRows(facts).find(({ k }) => BORN.test(k));
  const links = ownAttrs(document, 'sociala').flatMap((attrs) => channelLinks(channelAttrs.safeParse(attrs).data ?? {}));
  return {
    '@type': 'Person',
    name: facts.namn?.trim(),
    birthDate: born === undefined ? undefined : writtenDate(born.v),
    url: links.find(({ channel }) => channel === 'webb')?.address,
    sameAs: links.filter(({ channel }) => channel !== 'webb').map(({ address }) => address),
  };
}

function ownAttrs(document: readonly Block[], type: string): Array<Record<string, unknown>> {
  return document.filter((block) => block.type === type).map(({ attrs: { id: _, ...own } = {} }) => own);
}
