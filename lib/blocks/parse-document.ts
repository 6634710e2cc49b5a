import type { z } from 'zod';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { excessBytes, excessOf, jsonLength } from '#lib/blocks/document-size.ts';
import { bareSchema, fieldValueSteps, itemSchema } from '#lib/blocks/field-values.ts';
import { normaliseTogether } from '#lib/blocks/normalise-together.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { type AddressKind, allowedBeginnings, isSafeAddress } from '#lib/content/address.ts';
import { isBlock } from '#lib/content/child-blocks.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { atOnce, gathered, type Steps } from '#lib/content/steps.ts';

import { BLOCK_ID, type Block, type Mark, type TextNode } from '#lib/contract/block.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { unwrittenIn } from '#lib/contract/written-text.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';
import { readableFaults } from '#lib/errors/from-zod.ts';
import { suggestName } from '#lib/errors/nearest-name.ts';

export interface ParsedDocument {
  block: Block[];
  fel: FaultEntry[];
}

interface MeasuredDocument extends ParsedDocument {
  /** How large it was as it arrived: the length of its JSON; 0 when it was refused before that was known. */
  length: number;
}

export interface ParseOptions {
  newId: () => string;
  sprak?: string;
  /** The path of the document in what the caller sent; `block` when absent. */
  falt?: string;
  /** The blocks of the revision that was edited, by id. */
  saved?: ReadonlyMap<string, Block>;
  /** What in a text is not to be kept, as it is told; what nobody sees, too, when absent. */
  unkeptIn?: (text: string) => string | undefined;
}

type Child = Block | TextNode;

interface Scope {
  fel: FaultEntry[];
  ids: Set<string>;
  newId: () => string;
  sprak: string;
  saved: ReadonlyMap<string, Block>;
  unkeptIn: (text: string) => string | undefined;
  /** Blocks that are kept as they were saved. */
  untouched: Set<Block>;
}

const BLOCK_TYPES = [...BLOCKS.keys()];
const NODE_TYPES = [...BLOCK_TYPES, ...PARTS.keys()];
const TOP_LEVEL = BLOCK_TYPES.filter((type) => BLOCKS.get(type)?.topLevel);
/** More faults than anybody reads; finding the rest of a nonsense document would only cost time. */
const MOST_FAULTS = 200;
/** Of a list, or of the fields of a block: longer ones are looked at with a turn for everybody else in between. */
const AT_ONCE = 200;
/** Entries between two turns. */
const SOME = 20;
const NODE_KEYS = ['type', 'attrs', 'content'];
const TEXT_KEYS = ['type', 'text', 'marks'];

/**
 * Validates a document as it arrives and returns the one to keep: shorthands normalised, `null` attributes dropped, an id
 * given to each block without one. Refuses only what could not be kept faithfully or shown safely: unknown types and
 * attributes, wrong shapes, unsafe addresses, double ids, too deep nesting (templates-and-checks.md, last note). Every
 * fault of the document is returned at once (the first couple of hundred of a hopeless one); `block` is meaningful only when there is none.
 * A block that would be refused but is the same as the one in `saved` with its id is no fault: a newer version may have saved
 * what this one does not know, and whoever edits around it must be able to save.
 */
export function parseDocument(value: unknown, options: ParseOptions): ParsedDocument {
  const { block, fel } = atOnce(parseDocumentSteps(value, options));
  return { block, fel };
}

/** The same in steps, for whoever has others waiting, and how large it was. */
export function* parseDocumentSteps(value: unknown, options: ParseOptions): Steps<MeasuredDocument> {
  const { newId, sprak = '', saved = new Map(), unkeptIn = unwrittenIn } = options;
  const scope: Scope = { fel: [], ids: new Set(), newId, sprak, saved, unkeptIn, untouched: new Set() };
  const falt = options.falt ?? 'block';
  if (!Array.isArray(value)) {
    report(scope, 'falt_typ', falt, undefined, { typ: 'en lista', fick: swedishType(value) });
    return { block: [], fel: scope.fel, length: 0 };
  }
  const tooMany = excessOf(value, falt);
  const length = tooMany === undefined ? jsonLength(value) : 0;
  const excess = tooMany ?? excessBytes(value, length, falt);
  if (excess !== undefined) {
    report(scope, 'for_lang', excess.falt, undefined, { max: excess.max });
    return { block: [], fel: scope.fel, length };
  }
  const block: Block[] = [];
  for (const [index, node] of value.entries()) {
    const parsed = yield* parseTopBlock(scope, node, `${falt}[${index}]`);
    if (parsed !== undefined) block.push(parsed);
  }
  if (scope.fel.length > 0) return { block: [], fel: scope.fel, length };
  const given = yield* gathered(block, (node) => [giveIds(node, scope)]);
  return { block: normaliseTogether(given), fel: [], length };
}

function report(scope: Scope, kod: FaultCode, falt: string, block: string | undefined, params: FaultParams = {}): undefined {
  scope.fel.push(faultEntry(kod, { falt, sprak: scope.sprak, ...(block === undefined ? {} : { block }) }, params));
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function swedishType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'en lista';
  return (
    { string: 'en text', number: 'ett tal', boolean: 'ett ja/nej-värde', undefined: 'ingenting' }[String(typeof value)] ?? 'ett objekt'
  );
}

/** What stands where something else should, short enough for a message. */
function shown(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? swedishType(value))).slice(0, 40);
}

function* parseTopBlock(scope: Scope, node: unknown, falt: string): Steps<Block | undefined> {
  const before = scope.fel.length;
  const same = sameAsSaved(scope, node);
  const parsed = yield* parseBlock(scope, node, falt, 1, TOP_LEVEL, 'artikeln');
  if (scope.fel.length === before || same === undefined) return parsed;
  scope.fel.length = before;
  scope.ids.add(same.id);
  scope.untouched.add(same.block);
  return same.block;
}

/** The saved block that this one is, unless another has taken its id. */
function sameAsSaved({ saved, ids }: Scope, node: unknown): { id: string; block: Block } | undefined {
  if (saved.size === 0 || !isRecord(node) || !isRecord(node.attrs) || typeof node.attrs.id !== 'string') return undefined;
  const { id } = node.attrs;
  const block = saved.get(id);
  return block !== undefined && !ids.has(id) && equalJson(block, node) ? { id, block } : undefined;
}

function* parseBlock(
  scope: Scope,
  node: unknown,
  falt: string,
  depth: number,
  allowed: readonly string[],
  parent: string,
): Steps<Block | undefined> {
  yield;
  if (scope.fel.length >= MOST_FAULTS) return undefined;
  if (depth > LIMITS.nesting + 1) return tooDeep(scope, falt);
  if (!isRecord(node))
    return report(scope, 'block_form', falt, undefined, { orsak: `Här står ${swedishType(node)} i stället för ett block.` });
  const type = node.type;
  if (typeof type !== 'string') return report(scope, 'block_form', `${falt}.type`, undefined, { orsak: 'Blocket saknar type.' });

  const definition: BlockDefinition | PartDefinition | undefined = BLOCKS.get(type) ?? PARTS.get(type);
  const rawAttrs = node.attrs ?? {};
  const id = isRecord(rawAttrs) && typeof rawAttrs.id === 'string' ? rawAttrs.id : undefined;
  if (type === 'text') return report(scope, 'block_barn', falt, undefined, { barn: 'text', typ: parent, tillatna: allowed.join(', ') });
  if (definition === undefined)
    return report(scope, 'block_okant', `${falt}.type`, id, { typ: shown(type), forslag: suggestName(type, NODE_TYPES) });
  // What holds text alone ends the levels: it is none itself.
  if (depth > LIMITS.nesting && Array.isArray(definition.content)) return tooDeep(scope, falt);
  if (!allowed.includes(type)) report(scope, 'block_barn', falt, id, { barn: type, typ: parent, tillatna: allowed.join(', ') });
  refuseUnknownKeys(scope, node, NODE_KEYS, falt, id);

  const attrs = yield* parseAttrs(scope, definition, rawAttrs, `${falt}.attrs`, id);
  const content = yield* parseContent(scope, definition, node.content, `${falt}.content`, depth, id);
  return { type, ...(attrs === undefined ? {} : { attrs }), ...(content === undefined ? {} : { content }) };
}

function tooDeep(scope: Scope, falt: string): undefined {
  return report(scope, 'for_lang', falt, undefined, { max: `${LIMITS.nesting} nivåer av block i block` });
}

function refuseUnknownKeys(
  scope: Scope,
  node: Record<string, unknown>,
  known: readonly string[],
  falt: string,
  id: string | undefined,
): void {
  for (const key of Object.keys(node)) {
    if (scope.fel.length >= MOST_FAULTS) return;
    if (!known.includes(key)) report(scope, 'falt_okant', `${falt}.${key}`, id, { forslag: suggestName(key, known) });
  }
}

function* parseAttrs(
  scope: Scope,
  definition: BlockDefinition | PartDefinition,
  raw: unknown,
  falt: string,
  id: string | undefined,
): Steps<Record<string, unknown> | undefined> {
  if (!isRecord(raw)) return report(scope, 'falt_typ', falt, id, { typ: 'ett objekt', fick: swedishType(raw) });
  const { id: rawId, ...rest } = dropNulls(raw);
  if (rawId !== undefined) keepId(scope, rawId, `${falt}.id`);
  const before = scope.fel.length;
  const long = yield* parseLongLists(scope, definition.attrs, rest, falt, id);
  const parsed = definition.attrs.safeParse(
    { ...rest, ...Object.fromEntries([...long.keys()].map((name) => [name, []])) },
    { reportInput: true },
  );
  if (!parsed.success)
    scope.fel.push(...readableFaults(parsed.error, definition.attrs, { prefix: falt, sprak: scope.sprak, block: id }).told);
  if (scope.fel.length > before) return undefined;
  const attrs = { ...parsed.data, ...Object.fromEntries(long) };
  yield* refuseUnsafe(scope, definition.attrs, attrs, falt, id);
  if (rawId === undefined && Object.keys(attrs).length === 0) return undefined;
  return rawId === undefined ? attrs : { id: rawId, ...attrs };
}

/**
 * The lists among the attributes that are longer than what is parsed in one go, entry by entry with a step after each: a live report has
 * thousands, and of those that cannot be read no more are looked at than anybody is told of.
 */
function* parseLongLists(
  scope: Scope,
  schema: z.ZodObject,
  attrs: Record<string, unknown>,
  falt: string,
  id: string | undefined,
): Steps<Map<string, unknown[]>> {
  const lists = new Map<string, unknown[]>();
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const value = attrs[name];
    const item = itemSchema(bareSchema(field));
    if (item === undefined || !Array.isArray(value) || value.length <= AT_ONCE || value.length > LIMITS.entries) continue;
    const entries: unknown[] = [];
    for (const [index, entry] of value.entries()) {
      if (scope.fel.length >= MOST_FAULTS) break;
      const parsed = item.safeParse(entry, { reportInput: true });
      if (parsed.success) entries.push(parsed.data);
      else
        scope.fel.push(...readableFaults(parsed.error, item, { prefix: `${falt}.${name}[${index}]`, sprak: scope.sprak, block: id }).told);
      if (index % SOME === 0) yield;
    }
    lists.set(name, entries);
  }
  return lists;
}

/** The editing model writes null for an attribute that was never set; absent is the one kept form of that. */
function dropNulls(attrs: Record<string, unknown>): Record<string, unknown> {
  return Object.values(attrs).includes(null) ? Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null)) : attrs;
}

function keepId(scope: Scope, id: unknown, falt: string): void {
  if (typeof id !== 'string' || !BLOCK_ID.test(id)) report(scope, 'block_id', falt, undefined, { id: shown(id) });
  else if (scope.ids.has(id)) report(scope, 'block_id_dubblett', falt, id, { id });
  else scope.ids.add(id);
}

function* refuseUnsafe(
  scope: Scope,
  schema: z.ZodObject,
  attrs: Record<string, unknown>,
  falt: string,
  id: string | undefined,
): Steps<void> {
  for (const [nr, field] of (yield* fieldValueSteps(schema, attrs, falt)).entries()) {
    if (nr % AT_ONCE === 0) yield;
    if (scope.fel.length >= MOST_FAULTS) return;
    if (typeof field.value !== 'string') continue;
    refuseUnwritten(scope, field.value, field.falt, id);
    const kind = field.meta?.adress;
    if (kind !== undefined) refuseUnsafeAddress(scope, field.value, kind, field.falt, id);
  }
}

function refuseUnwritten(scope: Scope, text: string, falt: string, id: string | undefined): void {
  const tecken = scope.unkeptIn(text);
  if (tecken !== undefined) report(scope, 'tecken_otillatna', falt, id, { tecken });
}

function refuseUnsafeAddress(scope: Scope, address: string, kind: AddressKind, falt: string, id: string | undefined): void {
  if (isSafeAddress(address, kind)) return;
  report(scope, 'adress_osaker', falt, id, { adress: address.slice(0, 80), tillatna: allowedBeginnings(kind) });
}

function* parseContent(
  scope: Scope,
  definition: BlockDefinition | PartDefinition,
  raw: unknown,
  falt: string,
  depth: number,
  id: string | undefined,
): Steps<Child[] | undefined> {
  if (raw === undefined || raw === null) return undefined;
  if (!Array.isArray(raw)) return report(scope, 'falt_typ', falt, id, { typ: 'en lista', fick: swedishType(raw) });
  const rule = definition.content;
  if (rule === 'none') {
    if (raw.length === 0) return [];
    return report(scope, 'block_barn', falt, id, { barn: 'Innehåll', typ: definition.type, tillatna: 'inget; allt står i attrs' });
  }
  const children: Child[] = [];
  for (const [index, child] of raw.entries()) {
    const path = `${falt}[${index}]`;
    const parsed: Child | undefined =
      rule === 'inline'
        ? parseText(scope, child, path, id, definition.type)
        : yield* parseBlock(scope, child, path, depth + 1, rule, definition.type);
    if (parsed !== undefined) children.push(parsed);
  }
  return children;
}

function parseText(scope: Scope, node: unknown, falt: string, id: string | undefined, parent: string): TextNode | undefined {
  if (scope.fel.length >= MOST_FAULTS) return undefined;
  if (!isRecord(node) || node.type !== 'text') {
    const barn = isRecord(node) ? shown(node.type) : swedishType(node);
    return report(scope, 'block_barn', falt, id, { barn, typ: parent, tillatna: 'text: {type: "text", text, marks}' });
  }
  refuseUnknownKeys(scope, node, TEXT_KEYS, falt, id);
  if (typeof node.text !== 'string') return report(scope, 'falt_typ', `${falt}.text`, id, { typ: 'en text', fick: swedishType(node.text) });
  refuseUnwritten(scope, node.text, `${falt}.text`, id);
  if (node.marks === undefined || node.marks === null) return { type: 'text', text: node.text };
  if (!Array.isArray(node.marks)) return report(scope, 'falt_typ', `${falt}.marks`, id, { typ: 'en lista', fick: swedishType(node.marks) });
  const marks = node.marks.map((mark, index) => parseMark(scope, mark, `${falt}.marks[${index}]`, id)).filter((mark) => mark !== undefined);
  return { type: 'text', text: node.text, marks };
}

function parseMark(scope: Scope, mark: unknown, falt: string, id: string | undefined): Mark | undefined {
  if (!isRecord(mark)) return report(scope, 'falt_typ', falt, id, { typ: 'ett objekt', fick: swedishType(mark) });
  const { type, attrs, ...rest } = mark;
  refuseUnknownKeys(scope, rest, [], falt, id);
  if (type === 'bold' || type === 'italic') {
    if (isRecord(attrs)) refuseUnknownKeys(scope, dropNulls(attrs), [], `${falt}.attrs`, id);
    return { type };
  }
  if (type !== 'link') return report(scope, 'marke_okant', `${falt}.type`, id, { typ: shown(type) });
  if (!isRecord(attrs) || typeof attrs.href !== 'string') {
    return report(scope, 'falt_saknas', `${falt}.attrs.href`, id, { falt: 'href', beskrivning: 'En länk behöver en adress.' });
  }
  refuseUnknownKeys(scope, dropNulls(attrs), ['href'], `${falt}.attrs`, id);
  refuseUnwritten(scope, attrs.href, `${falt}.attrs.href`, id);
  refuseUnsafeAddress(scope, attrs.href, 'lank', `${falt}.attrs.href`, id);
  return { type, attrs: { href: attrs.href } };
}

function giveIds(node: Block, scope: Scope): Block {
  if (scope.untouched.has(node)) return node;
  const definition = BLOCKS.get(node.type);
  const normalised = definition?.normalise === undefined ? node : definition.normalise(node);
  const attrs =
    definition !== undefined && normalised.attrs?.id === undefined ? { id: freshId(scope), ...normalised.attrs } : normalised.attrs;
  const content = normalised.content?.map((child) => (isBlock(child) ? giveIds(child, scope) : child));
  return { type: normalised.type, ...(attrs === undefined ? {} : { attrs }), ...(content === undefined ? {} : { content }) };
}

function freshId(scope: Scope): string {
  let id = scope.newId();
  while (scope.ids.has(id)) id = scope.newId();
  scope.ids.add(id);
  return id;
}
