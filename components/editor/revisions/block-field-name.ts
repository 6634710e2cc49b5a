import { z } from 'zod';
import { fieldLabel } from '#components/editor/form/field-kind.ts';
import { fieldMeta } from '#lib/blocks/field.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';

const MARKS: Readonly<Record<string, string>> = { 'content.link': 'Länk', 'content.bold': 'Fet text', 'content.italic': 'Kursiv text' };

/** What a writer calls a value in a block by the names of the form: `attrs.rader[1].betyg` of a comparison is «Rad 2, Betyg». */
export function blockFieldName(typ: string, falt: string): string {
  const definition = BLOCKS.get(typ);
  const [inNodes, path = ''] = falt.split(/^(?:(.*)\.)?attrs\./).slice(-2);
  if (definition === undefined || path === '') return MARKS[falt] ?? falt;
  if (inNodes === undefined) return namesOf(path, definition.attrs).join(', ');
  const part = definition.parts?.find(({ attrs }) => path in attrs.shape);
  return part === undefined ? path : namesOf(path, part.attrs).join(', ');
}

function namesOf(path: string, schema: z.ZodObject): string[] {
  const names: string[] = [];
  let within: z.ZodType = schema;
  for (const [, name = '', index] of path.matchAll(/([^.[]+)(?:\[(\d+)\])?/g)) {
    const field: z.ZodType | undefined = within instanceof z.ZodObject ? within.shape[name] : undefined;
    if (field === undefined) return [...names, name];
    const label = fieldLabel(name, field);
    names.push(index === undefined ? label : `${fieldMeta(field)?.en ?? label} ${Number(index) + 1}`);
    const bare = bareSchema(field);
    within = index === undefined ? bare : bareSchema(itemSchema(bare) ?? bare);
  }
  return names;
}
