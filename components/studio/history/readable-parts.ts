import type { TextPart } from '#lib/content/word-diff.ts';

/**
 * The same change in longer strokes: where only blanks stand between two changed words they are taken as one change, so
 * that a rewritten sentence reads as one sentence out and one in. The parts still make up both texts.
 */
export function readableParts(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  let out = '';
  let added = '';
  const flush = () => {
    if (out !== '') result.push({ op: 'ut', text: out });
    if (added !== '') result.push({ op: 'in', text: added });
    out = '';
    added = '';
  };
  for (const [index, part] of parts.entries()) {
    const isWithinChange = part.op === 'lika' && part.text.trim() === '' && out !== '' && added !== '' && index < parts.length - 1;
    if (part.op === 'lika' && !isWithinChange) {
      flush();
      result.push(part);
      continue;
    }
    if (part.op !== 'in') out += part.text;
    if (part.op !== 'ut') added += part.text;
  }
  flush();
  return result;
}
