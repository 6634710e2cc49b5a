import type { Node } from '@tiptap/pm/model';
import { type Stretch, stretchesOf, type Wanted } from '#components/editor/find/find-in-text.ts';
import { type HeadText, OPENING_TEXTS, SIDE_TEXTS } from '#components/editor/find/head-texts.ts';
import { asValues } from '#components/editor/form/values.ts';
import { type FieldValue, fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

/** Where a text stands that something was found in. */
export type FoundIn =
  | { i: 'falt'; falt: HeadText }
  /** Written text; `start` is where it begins in the document. */
  | { i: 'text'; start: number }
  /** A field of a block that is filled in, by its path within it: `rader[0].text`. */
  | { i: 'block'; pos: number; path: string };

/** One place where it stands, in that text. */
export interface Found extends Stretch {
  text: string;
  in: FoundIn;
}

/**
 * Every place of a language version where it stands, as they are met from the top: headline and standfirst, the text with the fields of its
 * blocks, then what is written of the picture and for other places. Addresses, dates and choices are not texts.
 */
export function findIn(content: ArticleContent, doc: Node, wanted: Wanted): Found[] {
  if (wanted.text === '') return [];
  const all = (text: string, place: FoundIn): Found[] => stretchesOf(text, wanted).map((stretch) => ({ ...stretch, text, in: place }));
  const inHead = (falt: HeadText) => all(falt.read(content), { i: 'falt', falt });
  const found: Found[] = OPENING_TEXTS.flatMap(inHead);
  doc.descendants((node, pos) => {
    if (node.isTextblock) found.push(...all(node.textContent, { i: 'text', start: pos + 1 }));
    for (const { falt, value } of writtenFields(node)) found.push(...all(String(value), { i: 'block', pos, path: falt.slice(1) }));
    return !node.isTextblock;
  });
  return [...found, ...SIDE_TEXTS.flatMap(inHead)];
}

/** The fields of a block that somebody has written something in. */
export function writtenFields({ type, attrs }: Node): FieldValue[] {
  const definition = BLOCKS.get(type.name);
  if (definition === undefined || attrs.data === undefined) return [];
  return fieldValues(definition.attrs, asValues(attrs.data), '').filter(
    ({ falt, meta, value }) => typeof value === 'string' && value !== '' && !isForMachines(meta) && !PICTURE_ID.test(falt),
  );
}

const PICTURE_ID = /\.(?:mediaId|cmsId)$/;

function isForMachines(meta: FieldValue['meta']): boolean {
  return meta?.adress !== undefined || meta?.varden !== undefined || meta?.form !== undefined || meta?.avStudio === true;
}

/** Whether they are the same place, though the text around may have become another. */
export function isSamePlace(one: Found, other: Found): boolean {
  if (one.from !== other.from || one.in.i !== other.in.i) return false;
  if (one.in.i === 'falt') return other.in.i === 'falt' && one.in.falt === other.in.falt;
  if (one.in.i === 'text') return other.in.i === 'text' && one.in.start === other.in.start;
  return other.in.i === 'block' && one.in.pos === other.in.pos && one.in.path === other.in.path;
}
