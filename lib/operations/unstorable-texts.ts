import { isStorableText } from '#lib/content/storable-text.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { fieldPath } from '#lib/errors/from-zod.ts';

/** A value and where it was found, told by its parent: writing out each path would cost more than the walk. */
interface Found {
  value: unknown;
  key: string | number;
  parent: Found | undefined;
}

/**
 * A fault for every text in `value`, names of fields included, that the database has no place for. Bytes are not text.
 * Walks without recursion: what a caller sends may be nested deeper than any stack.
 */
export function unstorableTexts(value: unknown): FaultEntry[] {
  const faults: FaultEntry[] = [];
  const waiting: Found[] = [{ value, key: '', parent: undefined }];
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const parent = found;
    const here = found.value;
    if (typeof here === 'string') {
      if (!isStorableText(here)) faults.push(unstorable(found));
    } else if (Array.isArray(here)) {
      for (let index = here.length - 1; index >= 0; index--) waiting.push({ value: here[index], key: index, parent });
    } else if (typeof here === 'object' && here !== null && !ArrayBuffer.isView(here)) {
      for (const [key, inner] of Object.entries(here).reverse()) {
        if (isStorableText(key)) waiting.push({ value: inner, key, parent });
        else faults.push(unstorable(found));
      }
    }
  }
  return faults;
}

function unstorable(found: Found): FaultEntry {
  const path: PropertyKey[] = [];
  for (let at = found; at.parent !== undefined; at = at.parent) path.unshift(at.key);
  return faultEntry('tecken_otillatna', { falt: fieldPath('', path) });
}
