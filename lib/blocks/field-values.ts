import { z } from 'zod';
import { type FieldMeta, fieldMeta } from '#lib/blocks/field.ts';
import type { Steps } from '#lib/content/steps.ts';

/** One field of a block, or one item of a list in it, as it stands in a document. */
export interface FieldValue {
  /** `attrs.rader[0].betyg` when `falt` of the block was `attrs`. */
  falt: string;
  meta: FieldMeta | undefined;
  /** The field's schema without its `optional`. */
  schema: z.ZodType;
  /** `undefined` for a field that the block does not have. */
  value: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema that a field's words stand on, without `optional`. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  // zod types unwrap() by its core interface; each schema made by the words of field.ts is a full ZodType.
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** What a list holds; `undefined` for a schema that is no list. */
export function itemSchema(schema: z.ZodType): z.ZodType | undefined {
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

/** What is told of a field over and over, read off its schema once: zod answers such questions slowly. */
interface FieldPlan {
  meta: FieldMeta | undefined;
  schema: z.ZodType;
  /** Of an object, what it declares. */
  fields: ReadonlyArray<readonly [name: string, plan: FieldPlan]>;
  /** Of a list, what it holds. */
  item: FieldPlan | undefined;
}

const PLANS = new WeakMap<z.ZodType, FieldPlan>();

function planOf(declared: z.ZodType): FieldPlan {
  const known = PLANS.get(declared);
  if (known !== undefined) return known;
  const schema = bareSchema(declared);
  const item = itemSchema(schema);
  const shape = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  const plan: FieldPlan = {
    meta: fieldMeta(declared),
    schema,
    fields: shape.map(([name, field]) => [name, planOf(field)] as const),
    item: item === undefined ? undefined : planOf(item),
  };
  PLANS.set(declared, plan);
  return plan;
}

/** Whether the schema, or what it declares at any depth, is of that kind: asked once of a schema, where its values need not be looked at. */
export function declares(schema: z.ZodType, isSuch: (field: Pick<FieldValue, 'meta' | 'schema'>) => boolean): boolean {
  const among = (plan: FieldPlan): boolean =>
    isSuch(plan) || plan.fields.some(([, field]) => among(field)) || (plan.item !== undefined && among(plan.item));
  return among(planOf(schema));
}

/**
 * Every field that `schema` declares, in its order, whether `attrs` has it or not, and below each those within it.
 * Tolerates values of a wrong type: they are told as they are and not descended into.
 */
export function fieldValues(schema: z.ZodObject, attrs: Readonly<Record<string, unknown>>, falt: string): FieldValue[] {
  const found: FieldValue[] = [];
  collectFields(planOf(schema), attrs, falt, found);
  return found;
}

/** The same with a step for each entry of each list that the block has: a live report has thousands. */
export function* fieldValueSteps(schema: z.ZodObject, attrs: Readonly<Record<string, unknown>>, falt: string): Steps<FieldValue[]> {
  const found: FieldValue[] = [];
  for (const [name, plan] of planOf(schema).fields) {
    const value = attrs[name];
    if (plan.item === undefined || !Array.isArray(value)) {
      collect(plan, value, `${falt}.${name}`, found);
      continue;
    }
    found.push({ falt: `${falt}.${name}`, meta: plan.meta, schema: plan.schema, value });
    for (const [index, entry] of value.entries()) {
      collect(plan.item, entry, `${falt}.${name}[${index}]`, found);
      yield;
    }
  }
  return found;
}

function collectFields({ fields }: FieldPlan, record: Readonly<Record<string, unknown>>, falt: string, found: FieldValue[]): void {
  for (const [name, plan] of fields) collect(plan, record[name], `${falt}.${name}`, found);
}

function collect(plan: FieldPlan, value: unknown, falt: string, found: FieldValue[]): void {
  const { meta, schema, item } = plan;
  found.push({ falt, meta, schema, value });
  if (plan.fields.length > 0 && isRecord(value)) collectFields(plan, value, falt, found);
  if (item === undefined || !Array.isArray(value)) return;
  for (const [index, entry] of value.entries()) collect(item, entry, `${falt}[${index}]`, found);
}
