import { stringify } from 'yaml';
import { equalJson } from '#lib/content/equal-json.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { Block } from '#lib/contract/block.ts';
import { asData, blockMarkdown, type WrittenBlock } from '#lib/export/block-markdown.ts';
import type { ExportedVersion } from '#lib/export/exported-version.ts';
import { idsOfBlocks, withIds } from '#lib/import/block-ids.ts';
import { blocksOfTree } from '#lib/import/blocks-of-tree.ts';
import { FORMAT } from '#lib/import/markdown-article.ts';
import { markdownTree } from '#lib/import/markdown-tree.ts';
import { besideArticle } from '#lib/import/picture-paths.ts';

/** Between two lists in a row, which Markdown would take for one. */
const PARTING = '<!-- -->';

/**
 * One language version of an article as a Markdown file (docs/take-out-and-in.md): in front what other programs know by the names they
 * give it, and under `studio` all else, so that lib/import/markdown-article.ts reads it back as it was.
 */
export function articleMarkdown(version: ExportedVersion): string {
  const { block, ...told } = besideArticle(version);
  const { text, block_id } = bodyOf(block);
  return `---\n${frontMatter(told, block_id)}---\n\n${text}\n`;
}

function frontMatter(version: Omit<ExportedVersion, 'block'>, block_id: string[]): string {
  const { id, sprak, kallsprak, version: which, fakta, content, revision, status, sprakstatus, lank, publicerad, skapad, andrad, agare } = version;
  const { taggar, ansvarig, ...facts } = fakta;
  const { rubrik, ingress, slug, meta, hero } = content;
  const known = {
    title: rubrik,
    description: ingress,
    slug,
    lang: sprak,
    date: stockholmIso(publicerad ?? skapad),
    lastmod: stockholmIso(andrad),
    draft: which !== 'publicerad',
    tags: taggar,
    ...(ansvarig === null ? {} : { author: ansvarig }),
  };
  const studio = {
    ...{ format: FORMAT, id, kallsprak, version: which, status, sprakstatus, lank },
    ...{ publicerad, skapad, andrad, agare },
    ...{ revision, ...facts, meta, hero, block_id },
  };
  // Every text in quotation marks: older programs take an unmarked no, 1:30 or 2026-11-23 for something else than text.
  return stringify({ ...known, studio }, { lineWidth: 0, schema: 'core', defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', aliasDuplicateObjects: false });
}

/** The text, and the ids of those of its blocks that do not bring their own. */
function bodyOf(block: readonly Block[]): { text: string; block_id: string[] } {
  const each = block.map(blockMarkdown);
  const body = joined(block, each);
  // Each block comes back by itself; that they do so one after the other is seen by reading all of it.
  if (equalJson(withIds(blocksOfTree(markdownTree(body.text), true).block, body.block_id), block)) return body;
  return joined(
    block,
    block.map((one) => ({ text: asData(one), isData: true })),
  );
}

function joined(block: readonly Block[], written: readonly WrittenBlock[]): { text: string; block_id: string[] } {
  const parts = written.flatMap(({ text }, index) => (followsList(block, index) ? [PARTING, text] : [text]));
  return { text: parts.join('\n\n'), block_id: idsOfBlocks(block.filter((_, index) => written[index]?.isData === false)) };
}

function followsList(block: readonly Block[], index: number): boolean {
  const isList = (one: Block | undefined) => one?.type === 'bulletList' || one?.type === 'orderedList';
  return isList(block[index]) && isList(block[index - 1]);
}
