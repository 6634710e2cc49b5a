import type { BlockChange } from '#components/editor/suggestions/block-change.ts';
import { picturesInBlock } from '#lib/blocks/block-pictures.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

/** A picture of the library's where it stands in the text. */
export interface PictureInText {
  block: string;
  /** Where in the block: `attrs`, `attrs.bilder[0]`. */
  falt: string;
  mediaId: string;
  src: string;
}

/** The pictures of the library's in the text that nobody has described. */
export function undescribedPictures(blocks: readonly Block[]): PictureInText[] {
  return blocks.flatMap((block) =>
    picturesInBlock(block, '')
      .filter(({ mediaId, alt }) => mediaId !== '' && alt === '')
      .map(({ falt, mediaId, src }) => ({ block: blockId(block), falt: falt.replace(/^\./, ''), mediaId, src })),
  );
}

/** How the picture is described; undefined when it no longer stands there. */
export function altOf(blocks: readonly Block[], { block, falt, mediaId }: PictureInText): string | undefined {
  const found = blocks.find((candidate) => blockId(candidate) === block);
  const picture = found === undefined ? undefined : picturesInBlock(found, '').find((candidate) => candidate.falt === `.${falt}`);
  return picture?.mediaId === mediaId ? picture.alt : undefined;
}

/** Describes the picture so. Undefined when it no longer stands there. */
export function altChange(blocks: readonly Block[], picture: PictureInText, alt: string): BlockChange | undefined {
  if (altOf(blocks, picture) === undefined) return undefined;
  const attrs = blocks.find((candidate) => blockId(candidate) === picture.block)?.attrs ?? {};
  const changed = withAlt(
    attrs,
    picture.falt
      .split(/[.[\]]+/)
      .filter((step) => step !== '')
      .slice(1),
    alt,
  );
  return isRecord(changed) ? { vad: 'andra', id: picture.block, attrs: changed } : undefined;
}

/** The value with the description set in what the steps lead to; everything else is as it was. */
function withAlt(value: unknown, [step, ...steps]: readonly string[], alt: string): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === step ? withAlt(entry, steps, alt) : entry));
  if (!isRecord(value)) return value;
  if (step !== undefined) return { ...value, [step]: withAlt(value[step], steps, alt) };
  const { alt: _, ...rest } = value;
  return alt === '' ? rest : { ...rest, alt };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
