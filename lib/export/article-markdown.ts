import { stringify } from 'yaml';
import type { Steps } from '#lib/content/steps.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { Block } from '#lib/contract/block.ts';
import { asData, blockMarkdown, comesBack, type WrittenBlock } from '#lib/export/block-markdown.ts';
import type { ExportedVersion } from '#lib/export/exported-version.ts';
import { idsOfBlocks } from '#lib/import/block-ids.ts';
import { FORMAT } from '#lib/import/markdown-article.ts';
import { besideArticle } from '#lib/import/picture-paths.ts';

/** Between two lists in a row, which Markdown would take for one. */
const PARTING = '<!-- -->';

/**
 * One language version of an article as a Markdown file (docs/take-out-and-in.md): in front what other programs know by the names they
 * give it, and under `studio` all else, so that lib/import/markdown-article.ts reads it back as it was.
 */
export function* articleMarkdown(version: ExportedVersion): Steps<string> {
  const { block, ...told } = besideArticle(version);
  const { parts, block_id } = yield* bodyOf(block);
  return `---\n${frontMatter(told, block_id)}---\n\n${parts.join('\n\n')}\n`;
}

function frontMatter(version: Omit<ExportedVersion, 'block'>, block_id: string[]): string {
  const {
    id,
    sprak,
    kallsprak,
    version: which,
    fakta,
    content,
    revision,
    status,
    sprakstatus,
    lank,
    publicerad,
    skapad,
    andrad,
    agare,
  } = version;
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
  return stringify(
    { ...known, studio },
    { lineWidth: 0, schema: 'core', defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', aliasDuplicateObjects: false },
  );
}

interface Body {
  parts: string[];
  /** Of those blocks that do not bring their own. */
  block_id: string[];
}

/** Each block comes back by itself; that two do so one after the other is seen by reading them together. */
function* bodyOf(block: readonly Block[]): Steps<Body> {
  const body: Body = { parts: [], block_id: [] };
  let before: WrittenBlock | undefined;
  for (const [index, one] of block.entries()) {
    const alone = blockMarkdown(one);
    const parting = followsList(block, index) ? [PARTING] : [];
    const last = block[index - 1];
    const areFenced = before?.isData === true && alone.isData;
    const together = [before?.text ?? '', ...parting, alone.text].join('\n\n');
    const fits = last === undefined || areFenced || comesBack(together, [last, one]);
    const now = fits ? alone : { text: asData(one), isData: true };
    body.parts.push(...parting, now.text);
    if (!now.isData) body.block_id.push(...idsOfBlocks([one]));
    before = now;
    yield;
  }
  return body;
}

function followsList(block: readonly Block[], index: number): boolean {
  const isList = (one: Block | undefined) => one?.type === 'bulletList' || one?.type === 'orderedList';
  return isList(block[index]) && isList(block[index - 1]);
}
