import { entryLinks } from '#lib/blocks/liveinlagg/entry-links.ts';
import { walkDocument } from '#lib/checks/block-walk.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import type { Source } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/** An address as somebody wrote it, and the block that it stands in. */
export interface WrittenLink {
  address: string;
  /** Empty for one among the sources. */
  block: string;
}

/** Every address that a version leads its readers to: in the text, in the blocks' fields, in live entries and among the sources. */
export function* linksOfVersion(document: readonly Block[], sources: readonly Source[]): Steps<WrittenLink[]> {
  const { links, addresses, top } = yield* walkDocument(document);
  const inText = yield* gathered(links, ({ href, block }) => [{ address: href, block }]);
  const inFields = yield* gathered(addresses, ({ address, block }) => [{ address, block }]);
  const inEntries = yield* gathered(top, ({ node, texts, id }) =>
    node.type === 'liveinlagg' ? texts.flatMap(({ text }) => entryLinks(text).map((address) => ({ address, block: id }))) : [],
  );
  return [...inText, ...inFields, ...inEntries, ...sources.map(({ url }) => ({ address: url, block: '' }))];
}
