/** What is looked for. */
export interface Wanted {
  text: string;
  /** Capitals and small letters are told apart. */
  skiftlage: boolean;
  /** No letter or digit may stand next to it. */
  helaOrd: boolean;
}

export interface Stretch {
  from: number;
  to: number;
}

/** Signs that are written by the same key: who looks for one of them means each. */
const SAME = [' \u00a0\u202f', '"”“„', "'’‘"];
const WORD_SIGN = /[\p{L}\p{N}_]/u;

/** Every place in the text where it stands, in order and none within another. Nothing wanted is found nowhere. */
export function stretchesOf(text: string, { text: wanted, skiftlage, helaOrd }: Wanted): Stretch[] {
  if (wanted === '') return [];
  const [within, sought] = [folded(text, skiftlage), folded(wanted, skiftlage)];
  const stretches: Stretch[] = [];
  let from = within.indexOf(sought);
  while (from !== -1) {
    const to = from + sought.length;
    const isFound = !helaOrd || isAlone(text, from, to);
    if (isFound) stretches.push({ from, to });
    from = within.indexOf(sought, isFound ? to : from + 1);
  }
  return stretches;
}

/** The text as it is compared, sign for sign as long as it was. */
function folded(text: string, skiftlage: boolean): string {
  return Array.from(text, (sign) => {
    const same = SAME.find((signs) => signs.includes(sign))?.charAt(0) ?? sign;
    const small = same.toLocaleLowerCase('sv');
    return skiftlage || small.length !== sign.length ? same : small;
  }).join('');
}

function isAlone(text: string, from: number, to: number): boolean {
  const before = Array.from(text.slice(Math.max(0, from - 2), from)).at(-1) ?? '';
  const [after = ''] = Array.from(text.slice(to, to + 2));
  return !WORD_SIGN.test(before) && !WORD_SIGN.test(after);
}
