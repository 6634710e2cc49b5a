import { z } from 'zod';
import { parseDocumentSteps } from '#lib/blocks/parse-document.ts';
import { unstorableIn } from '#lib/content/storable-text.ts';
import type { Block } from '#lib/contract/block.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { oneSpelling } from '#lib/contract/id.ts';
import { unwrittenIn } from '#lib/contract/written-text.ts';
import { readableFaults } from '#lib/errors/from-zod.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { languageOfFields } from '#lib/operations/language-of-fault.ts';
import { overLength } from '#lib/operations/over-length.ts';
import { unsafeAddresses } from '#lib/operations/unsafe-addresses.ts';
import { unstorableTexts } from '#lib/operations/unstorable-texts.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** The parts of a call as they arrived. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Fields = Record<string, unknown>;

/** What a call says: whole when there are no faults, else what of it could be read. */
export interface ParsedInput {
  input: Parameters<Operation['run']>[1];
  faults: FaultEntry[];
  /** How many more there are than anybody would read. */
  untold: number;
  /** Whether some of them are of the document. */
  refusedBlocks: boolean;
  /** The length of the document's JSON; 0 of a call that has none. */
  documentLength: number;
}

interface Kept {
  /** The blocks of the revision that was edited, by id. */
  saved?: ReadonlyMap<string, Block>;
  /** What in a text is not to be kept, as it is told; what nobody sees, too, when absent. */
  unkeptIn?: (text: string) => string | undefined;
}

/**
 * The parts of a call as one flat input, and every fault of all of them, in the language version that each is of, and of each block that is not one of `saved`. What has
 * a list or an object of too many parts is told that alone: nothing else of it is looked into (decisions.md §17).
 */
export async function parseInput(
  operation: Pick<Operation, 'params' | 'query' | 'body' | 'documentField'>,
  raw: RawInput,
  newBlockId: () => string,
  { saved = new Map(), unkeptIn = unwrittenIn }: Kept = {},
): Promise<ParsedInput> {
  const faults: FaultEntry[] = [];
  let untold = 0;
  const languageOf = languageOfFields(operation, raw);
  const inItsLanguage = (entry: FaultEntry) => (entry.sprak === '' ? { ...entry, sprak: languageOf(entry.falt) } : entry);
  const unkept = new Set<string>();
  const parse = (schema: z.ZodObject, value: unknown): Fields => {
    const parsed = schema.safeParse(value ?? {}, { reportInput: true });
    if (parsed.success) return parsed.data;
    const found = readableFaults(parsed.error, schema);
    // A name in which something is not to be written has no other form to be told of: that is what is wrong with it.
    faults.push(...found.told.filter(({ kod, falt }) => kod !== 'falt_format' || !unkept.has(falt)));
    untold += found.untold;
    return readable(schema, value);
  };
  let refusedBlocks = false;
  let documentLength = 0;
  const { fields, document } = withoutDocument(raw.body, operation.documentField);
  const params = inOneSpelling(parse(operation.params, raw.params));
  const over = [overLength(operation.body, fields), overLength(operation.query, raw.query)];
  const tooMany = over.flatMap(({ parts }) => parts);
  if (tooMany.length > 0) return { input: params, faults: tooMany.map(inItsLanguage), untold, refusedBlocks: false, documentLength: 0 };
  // What is looked for is written nowhere.
  const told = [...unstorableTexts(operation.body, fields, unkeptIn), ...unstorableTexts(operation.query, raw.query, unstorableIn)];
  for (const { falt } of told) unkept.add(falt);
  faults.push(...told);
  faults.push(...over.flatMap(({ texts }) => texts));
  faults.push(...unsafeAddresses(operation.body, fields));
  const body = parse(operation.body, fields);
  if (operation.documentField !== undefined && document !== undefined) {
    const sprak = languageOf(operation.documentField);
    const parsed = await inTurns(
      parseDocumentSteps(document, { newId: newBlockId, falt: operation.documentField, sprak, saved, unkeptIn }),
    );
    faults.push(...parsed.fel);
    refusedBlocks = parsed.fel.length > 0;
    documentLength = parsed.length;
    body[operation.documentField] = parsed.block;
  }
  const input = { ...params, ...inOneSpelling(parse(operation.query, raw.query)), ...body };
  return { input, faults: faults.map(inItsLanguage), untold, refusedBlocks, documentLength };
}

/** What stands for a character that cannot be had (Unicode, REPLACEMENT CHARACTER). */
const REPLACEMENT = '\uFFFD';

/**
 * What an address names, with ids in the one spelling that all else has them in. A text that the database has no place for is no fault of its own
 * there: it is made one that names nothing that there is.
 */
function inOneSpelling(named: Fields): Fields {
  const spelled = (value: string) => oneSpelling(value.toWellFormed().replaceAll('\0', REPLACEMENT));
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, typeof value === 'string' ? spelled(value) : value]));
}

/** The fields that are right by themselves. */
function readable(schema: z.ZodObject, value: unknown): Fields {
  const given: Fields = typeof value === 'object' && value !== null ? { ...value } : {};
  const parsed = Object.entries(schema.shape).map(([name, field]) => [name, z.safeParse(field, given[name])] as const);
  return Object.fromEntries(parsed.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])));
}

/** The document is parsed block by block, not by the body's schema: its faults must not be told twice. */
function withoutDocument(body: unknown, field: string | undefined): { fields: unknown; document: unknown } {
  if (field === undefined || typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) {
    return { fields: body, document: undefined };
  }
  const { [field]: document, ...fields }: Fields = { ...body };
  return { fields, document };
}
