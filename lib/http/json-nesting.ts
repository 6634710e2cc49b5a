import { endOfText } from '#lib/contract/json-text.ts';

const QUOTE = 0x22;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether lists and objects lie within each other in more than `most` levels in a JSON text, told from its bytes before
 * anything is made of them: whatever walks a value afterwards may do so level by level. Of a text that is no JSON it says
 * nothing that matters, but says it as soon.
 */
export function isNestedDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++;
      if (depth > most) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return false;
}
