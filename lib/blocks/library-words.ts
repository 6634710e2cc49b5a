import { captionIn, libraryIdOf } from '#lib/content/library-picture.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';

/** What the library says of a picture, in each language. */
export type DescribedPicture = Pick<Media, 'alt' | 'caption' | 'caption_en'>;

interface Words {
  fran: Language;
  till: Language;
  /** By id. */
  pictures: ReadonlyMap<string, DescribedPicture>;
}

/**
 * A text, or a part of one, that was made of `source`, with the library's own words in the other language wherever `source` has the library's
 * words of a picture: its alternative text and its caption. What the article says in words of its own, and what the library has no
 * other words for, is left as it was made.
 */
export function withLibraryWords<Value>(made: Value, source: unknown, words: Words): Value {
  // Of the same form as what came in: only words of pictures have become others.
  return described(made, source, words) as Value;
}

function described(made: unknown, source: unknown, words: Words): unknown {
  if (Array.isArray(made)) return made.map((item, place) => described(item, Array.isArray(source) ? source[place] : undefined, words));
  if (!isRecord(made)) return made;
  const from = isRecord(source) ? source : {};
  const fields = Object.fromEntries(Object.entries(made).map(([name, field]) => [name, described(field, from[name], words)]));
  return { ...fields, ...libraryWords(from, fields, words) };
}

/** The words that stand there as the library has them, in the other language. */
function libraryWords(from: Readonly<Record<string, unknown>>, made: object, { fran, till, pictures }: Words): Record<string, string> {
  const id = pictureIn(from);
  const picture = id === undefined || pictureIn(made) !== id ? undefined : pictures.get(id);
  if (picture === undefined) return {};
  const known = [
    ['alt', picture.alt[fran], picture.alt[till]],
    ['caption', captionIn(picture, fran), captionIn(picture, till)],
  ] as const;
  return Object.fromEntries(
    known.flatMap(([name, there = '', here = '']) => (there !== '' && here !== '' && from[name] === there ? [[name, here]] : [])),
  );
}

function pictureIn(value: object): string | undefined {
  const { mediaId = '', src = '' }: { mediaId?: unknown; src?: unknown } = value;
  return typeof mediaId === 'string' && typeof src === 'string' ? libraryIdOf({ mediaId, src }) : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
