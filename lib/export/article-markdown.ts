import { stringify } from 'yaml';
import type { Steps } from '#lib/content/steps.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { Block } from '#lib/contract/block.ts';
import { asJson, blockMarkdown, comesBack, faithfulMarkdown, type WrittenBlock } from '#lib/export/block-markdown.ts';
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

/** So many characters of blocks are written, and read again to see that they come back, in one go. */
const STRETCH = 8 * 1024;

/** A stretch that comes back otherwise than it was is written again block by block, and as data altogether where that is not enough. */
function* bodyOf(block: readonly Block[]): Steps<Body> {
  const body: Body = { parts: [], block_id: [] };
  let last: Block | undefined;
  for (const stretch of stretchesOf(block)) {
    const parting = isList(last) && isList(stretch[0]) ? [PARTING] : [];
    const written = faithfully(stretch);
    body.parts.push(...parting, ...apart(stretch, written).map(({ text }) => text));
    body.block_id.push(...idsOfBlocks(stretch.filter((_, index) => written[index]?.isData === false)));
    last = stretch.at(-1);
    yield;
  }
  return body;
}

/** Neighbours, as many together as are short. */
function* stretchesOf(block: readonly Block[]): Generator<Block[], void> {
  let stretch: Block[] = [];
  let length = 0;
  for (const one of block) {
    const more = JSON.stringify(one).length;
    if (stretch.length > 0 && length + more > STRETCH) {
      yield stretch;
      stretch = [];
      length = 0;
    }
    stretch.push(one);
    length += more;
  }
  if (stretch.length > 0) yield stretch;
}

function faithfully(stretch: readonly Block[]): WrittenBlock[] {
  for (const write of [blockMarkdown, faithfulMarkdown]) {
    const written = stretch.map(write);
    if (comesBack(apart(stretch, written), stretch)) return written;
  }
  return stretch.map((one) => ({ text: asJson(one), isData: true }));
}

/** The blocks with something between two lists in a row. */
function apart(stretch: readonly Block[], written: readonly WrittenBlock[]): Array<Pick<WrittenBlock, 'text'>> {
  return written.flatMap((one, index) => (isList(stretch[index]) && isList(stretch[index - 1]) ? [{ text: PARTING }, one] : [one]));
}

function isList(one: Block | undefined): boolean {
  return one?.type === 'bulletList' || one?.type === 'orderedList';
}
