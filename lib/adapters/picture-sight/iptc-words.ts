import { textOf } from '#lib/adapters/picture-sight/file-text.ts';

interface IptcWords {
  beskrivning: string;
  skapare: string;
  kredit: string;
  kalla: string;
  upphovsratt: string;
  nyckelord: string[];
}

const CHARACTERS = '1:90';
/** ISO 2022 for UTF-8. */
const UTF_8 = '\u001b%G';
const MARK = 0x1c;
const LONG = 0x8000;

/**
 * The texts of IPTC data sets (IIM 4.2, ch. 3 and 6) that tell of picture, maker and owner. What leads outside the bytes ends the reading;
 * what was read before it holds.
 */
export function iptcWords(iptc: Uint8Array): IptcWords {
  const found = new Map<string, Uint8Array[]>();
  for (const { name, value } of dataSets(iptc)) {
    const values = found.get(name) ?? [];
    values.push(value);
    found.set(name, values);
  }
  const isUtf8 = String.fromCharCode(...(found.get(CHARACTERS)?.[0] ?? []).slice(0, 3)) === UTF_8;
  const textsOf = (name: string) => (found.get(name) ?? []).map((value) => (isUtf8 ? new TextDecoder().decode(value) : textOf(value)));
  const textAt = (name: string) => textsOf(name)[0] ?? '';
  return {
    beskrivning: textAt('2:120'),
    skapare: textsOf('2:80').join(', '),
    kredit: textAt('2:110'),
    kalla: textAt('2:115'),
    upphovsratt: textAt('2:116'),
    nyckelord: textsOf('2:25'),
  };
}

/** They stand one after the other, somewhere behind what Photoshop puts around them: from the first record, or else the second. */
function* dataSets(iptc: Uint8Array): Generator<{ name: string; value: Uint8Array }, void> {
  const view = new DataView(iptc.buffer, iptc.byteOffset, iptc.byteLength);
  let at = firstOf(iptc);
  while (at >= 0 && at + 5 <= iptc.length && iptc[at] === MARK) {
    const length = view.getUint16(at + 3);
    // What says how long its length is has no texts.
    if (length >= LONG || at + 5 + length > iptc.length) return;
    yield { name: `${iptc[at + 1]}:${iptc[at + 2]}`, value: iptc.subarray(at + 5, at + 5 + length) };
    at += 5 + length;
  }
}

function firstOf(iptc: Uint8Array): number {
  return iptc.findIndex((byte, at) => byte === MARK && (iptc[at + 1] === 1 || iptc[at + 1] === 2));
}
