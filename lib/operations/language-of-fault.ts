import { isLanguage } from '#lib/contract/languages.ts';
import type { Operation } from '#lib/operations/define-operation.ts';

/** What of an article is in each of its languages; all else that it has is of no language (interface.md, «Content item», «Language version»). */
const OF_VERSION: ReadonlySet<string> = new Set(['rubrik', 'ingress', 'block', 'hero', 'meta', 'slug']);

interface Sent {
  params: unknown;
  body: unknown;
}

/**
 * Tells of each field of a call which language version it is in (interface.md, «Error entry»: `sprak`; decisions.md §2: `''` when no language is meant): the one that
 * the address names, else the one that the innermost part of the body says that it is in. What makes an article says so of its text, not of the article.
 */
export function languageOfFields(
  { body: schema, documentField }: Pick<Operation, 'body' | 'documentField'>,
  { params, body }: Sent,
): (falt: string) => string {
  const inAddress = languageIn(params);
  if (inAddress !== '') return () => inAddress;
  const assumed = isFields(body) && body.sprak === undefined ? languageIn({ sprak: schema.shape.sprak?.safeParse(undefined).data }) : '';
  const ofAll = languageIn(body) || assumed;
  return (falt) => {
    const [first = '', ...path] = falt.match(/[^.[\]]+/g) ?? [];
    if (documentField !== undefined && OF_VERSION.has(first)) return ofAll;
    const within = isFields(body) && Object.hasOwn(body, first) ? languageWithin(body[first], path) : '';
    return within || (documentField === undefined ? ofAll : '');
  };
}

/** Of what is on the way to the field, the innermost that says a language. */
function languageWithin(value: unknown, [name, ...path]: readonly string[]): string {
  const own = languageIn(value);
  if (name === undefined || OF_VERSION.has(name) || typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return own;
  return languageWithin(Reflect.get(value, name), path) || own;
}

/** The language that a part of the call says it is in; empty where it says none. */
function languageIn(part: unknown): string {
  return isFields(part) && typeof part.sprak === 'string' && isLanguage(part.sprak) ? part.sprak : '';
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
