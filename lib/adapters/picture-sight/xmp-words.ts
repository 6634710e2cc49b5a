import { Parser } from 'htmlparser2';
import { textOf } from '#lib/adapters/picture-sight/file-text.ts';

/** A value of a property, and the language that it says it is in. */
export interface XmpValue {
  text: string;
  sprak: string;
}

const MOST_VALUES = 500;

const PROPERTIES = [
  'dc:creator',
  'dc:description',
  'dc:rights',
  'dc:subject',
  'photoshop:Credit',
  'photoshop:Source',
  'xmpRights:UsageTerms',
  'Iptc4xmpCore:AltTextAccessibility',
] as const;

export type XmpProperty = (typeof PROPERTIES)[number];

const NAMES: ReadonlyMap<string, XmpProperty> = new Map(PROPERTIES.map((name) => [name, name]));

/**
 * What an XMP packet says in the properties that Studio knows, by the prefixes that XMP recommends (ISO 16684-1; IPTC Photo Metadata).
 * It is read as it comes: what is broken off says what stands before that, and nothing that a document could define is expanded.
 */
export function xmpWords(xmp: Uint8Array): ReadonlyMap<XmpProperty, readonly XmpValue[]> {
  const found = new Map<XmpProperty, XmpValue[]>();
  let property: XmpProperty | undefined;
  let value: XmpValue = { text: '', sprak: '' };
  let values = 0;
  const keep = (name: XmpProperty, one: XmpValue) => {
    if (one.text.trim() === '' || ++values > MOST_VALUES) return;
    found.set(name, [...(found.get(name) ?? []), one]);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'rdf:Description') {
          for (const [key, text] of Object.entries(attributes)) {
            const known = NAMES.get(key);
            if (known !== undefined) keep(known, { text, sprak: '' });
          }
        }
        property = NAMES.get(name) ?? property;
        value = { text: '', sprak: attributes['xml:lang'] ?? '' };
      },
      ontext(text) {
        value.text += text;
      },
      onclosetag(name) {
        if (property !== undefined && (name === 'rdf:li' || name === property)) keep(property, value);
        value = { text: '', sprak: '' };
        if (name === property) property = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(textOf(xmp));
  return found;
}
