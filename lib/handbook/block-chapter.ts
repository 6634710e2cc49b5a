import { oneLine } from '#lib/content/one-line.ts';

interface FieldForHandbook {
  namn: string;
  typ: string;
  kravd?: true;
  onskad?: true;
  beskrivning: string;
  varden?: readonly (string | number)[];
  min?: number;
  max?: number;
  /** The fields of an object, or of each object in a list. */
  falt?: readonly FieldForHandbook[];
}

interface BlockForHandbook {
  type: string;
  namn: string;
  beskrivning: string;
  falt: readonly FieldForHandbook[];
}

/** The handbook's chapter on blocks: what each is for, and its fields in a table. */
export function blockChapter(blocks: readonly BlockForHandbook[]): string {
  return [
    '## Block',
    'Fälten står i `attrs`, utom `content` som står bredvid. Varje block har också ett `attrs.id`.',
    ...blocks.map(oneBlock),
  ]
    .join('\n\n')
    .concat('\n');
}

function oneBlock({ type, namn, beskrivning, falt }: BlockForHandbook): string {
  const rows = rowsOf(falt, '');
  const table = rows.length === 0 ? [] : [['| Fält | Typ | Krävs | Vad |', '| --- | --- | --- | --- |', ...rows].join('\n')];
  return [`### ${namn} (\`${type}\`)`, beskrivning, ...table].join('\n\n');
}

function rowsOf(fields: readonly FieldForHandbook[], parent: string): string[] {
  return fields.flatMap((field) => {
    // A list's own item comes under the name «[]», which continues its parent without a dot.
    const path = parent === '' || field.namn === '[]' ? `${parent}${field.namn}` : `${parent}.${field.namn}`;
    const row = `| \`${path}\` | ${cell(field.typ)} | ${field.kravd ? 'ja' : field.onskad ? 'gärna' : ''} | ${cell(what(field))} |`;
    const inner = field.typ === 'lista' && field.falt?.[0]?.namn !== '[]' ? `${path}[]` : path;
    return [row, ...rowsOf(field.falt ?? [], inner)];
  });
}

function what({ typ, beskrivning, varden, min, max }: FieldForHandbook): string {
  const choice = typ === 'innehåll' ? 'Får innehålla' : 'Något av';
  const values = varden === undefined || varden.length === 0 ? '' : `${choice} ${varden.map((value) => `\`${value}\``).join(', ')}.`;
  return [beskrivning, values, bounds(typ, min, max)].filter((sentence) => sentence !== '').join(' ');
}

function bounds(typ: string, min: number | undefined, max: number | undefined): string {
  const unit = typ === 'lista' ? ' stycken' : typ === 'text' ? ' tecken' : '';
  if (min === undefined && max === undefined) return '';
  if (min === undefined) return `Högst ${max}${unit}.`;
  if (max === undefined) return `Minst ${min}${unit}.`;
  return min === max ? `Exakt ${min}${unit}.` : `${min}–${max}${unit}.`;
}

/** A bar would end the cell, and a line break the row. */
function cell(text: string): string {
  return oneLine(text).replaceAll('|', '\\|');
}
