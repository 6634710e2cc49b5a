import { exifWords } from '#lib/adapters/picture-sight/exif-words.ts';
import { iptcWords } from '#lib/adapters/picture-sight/iptc-words.ts';
import type { EmbeddedWords } from '#lib/adapters/picture-sight/port.ts';
import { type XmpProperty, type XmpValue, xmpWords } from '#lib/adapters/picture-sight/xmp-words.ts';
import { distinctWords } from '#lib/content/distinct-words.ts';
import { plainLine } from '#lib/content/plain-line.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { LENGTHS, LIMITS } from '#lib/contract/limits.ts';

/** So much of a part is read: what is longer holds thumbnails and the history of the editing. */
const MOST_BYTES = 256 * 1024;
const CAPTION = 2_000;
const ALT = 1_000;

/** The parts of a file that have words in them, as they lie there. */
export interface FileSegments {
  exif?: Uint8Array | undefined;
  iptc?: Uint8Array | undefined;
  xmp?: Uint8Array | undefined;
}

const NOTHING = new Uint8Array();

/** What the parts say together: XMP before IPTC before EXIF, as what was written last is mostly written there. */
export function embeddedWords({ exif = NOTHING, iptc = NOTHING, xmp = NOTHING }: FileSegments): EmbeddedWords {
  const [camera, desk, packet] = [exifWords(exif), iptcWords(iptc.subarray(0, MOST_BYTES)), xmpWords(xmp.subarray(0, MOST_BYTES))];
  const all = (name: XmpProperty) => packet.get(name) ?? [];
  const one = (name: XmpProperty) => inSwedishFirst(all(name))?.text ?? '';
  const first = (most: number, ...texts: string[]) => texts.map((text) => plainLine(text, most)).find((text) => text !== '') ?? '';
  const fotograf = first(LENGTHS.name, named(all('dc:creator')), desk.skapare, camera.skapare);
  const byra = first(LENGTHS.name, one('photoshop:Credit'), desk.kredit);
  const keywords = [...all('dc:subject').map(({ text }) => text), ...desk.nyckelord];
  return {
    alt: altOf(all('Iptc4xmpCore:AltTextAccessibility')),
    caption: first(CAPTION, one('dc:description'), desk.beskrivning, camera.beskrivning),
    kredit: creditLine(fotograf, byra),
    fotograf,
    upphovsratt: first(LENGTHS.name, one('dc:rights'), desk.upphovsratt, camera.upphovsratt),
    kalla: first(LENGTHS.name, one('photoshop:Source'), desk.kalla),
    licens: first(LENGTHS.name, one('xmpRights:UsageTerms')),
    nyckelord: distinctWords(keywords.map((word) => plainLine(word, LENGTHS.tag))).slice(0, LIMITS.tags),
  };
}

/** As Swedish newspapers credit: the photographer, a stroke, the agency. */
function creditLine(fotograf: string, byra: string): string {
  if (byra.toLowerCase().includes(fotograf.toLowerCase())) return byra;
  const line = byra === '' ? fotograf : `${fotograf}/${byra}`;
  return line.length > LENGTHS.name ? byra : line;
}

const named = (values: readonly XmpValue[]) => values.map(({ text }) => text.trim()).join(', ');

function inSwedishFirst(values: readonly XmpValue[]): XmpValue | undefined {
  return values.find(({ sprak }) => isIn(sprak, 'sv')) ?? values[0];
}

/** Only what says which language it is in: an alternative text in another one is read aloud wrongly. */
function altOf(values: readonly XmpValue[]): EmbeddedWords['alt'] {
  return Object.fromEntries(
    LANGUAGES.flatMap((sprak) => {
      const text = plainLine(values.find((value) => isIn(value.sprak, sprak))?.text ?? '', ALT);
      return text === '' ? [] : [[sprak, text]];
    }),
  );
}

function isIn(tag: string, sprak: Language): boolean {
  return tag.toLowerCase().split('-')[0] === sprak;
}
