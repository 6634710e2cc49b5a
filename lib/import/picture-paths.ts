import { mediaIdOf } from '#lib/content/library-picture.ts';

/** How many folders an article's file stands below the top of the archive: `artiklar/<sektion>/<artikel>/sv.md`. */
const UP = '../../../';
const WITHIN = /^(?:\.\.?\/)+(media\/.+)$/s;

/** A value with every address of the library's pictures as it is beside an article's file. */
export function besideArticle<Value>(value: Value): Value {
  return eachText(value, (text) => (mediaIdOf(text) === undefined ? text : UP + text.slice(1)));
}

/** The same back again. */
export function fromBesideArticle<Value>(value: Value): Value {
  return eachText(value, (text) => {
    const path = WITHIN.exec(text)?.[1];
    return path !== undefined && mediaIdOf(`/${path}`) !== undefined ? `/${path}` : text;
  });
}

/** Every address of the library's pictures in a value, each once. */
export function libraryAddresses(value: unknown): string[] {
  const found = new Set<string>();
  eachText(value, (text) => {
    if (mediaIdOf(text) !== undefined) found.add(text);
    return text;
  });
  return [...found];
}

/** The value with `change` made to each text in it that is all of a field; what an article says is left alone. */
export function eachText<Value>(value: Value, change: (text: string) => string): Value {
  // Of the same form as what came in: only texts have become other texts.
  return changed(value, change) as Value;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const isText = 'type' in value && value.type === 'text';
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, isText && key === 'text' ? field : changed(field, change)]));
}
