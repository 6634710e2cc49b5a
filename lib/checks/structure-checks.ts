import type { CheckedAt } from '#lib/blocks/define-block.ts';
import { type FieldMeta, group } from '#lib/blocks/field.ts';
import { type FieldValue, fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { WalkedDocument, WalkedNode } from '#lib/checks/block-walk.ts';
import { isCheckCode } from '#lib/checks/catalogue.ts';
import type { ArticleFinding } from '#lib/checks/check-context.ts';
import { isBlank } from '#lib/content/blank.ts';
import { blockId } from '#lib/content/block-id.ts';
import { blockText } from '#lib/content/plain-text.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import { characterCount, isLongerThan } from '#lib/contract/characters.ts';
import type { RequiredBlock, Template } from '#lib/templates/define-template.ts';

/** Which blocks the template lets stand in the article, and how many of each it wants. */
export function checkTemplateBlocks(document: WalkedDocument, mall: Template | undefined): ArticleFinding[] {
  const found: ArticleFinding[] = [];
  const count = new Map<string, number>();
  for (const { node, falt, id } of document.top) {
    count.set(node.type, (count.get(node.type) ?? 0) + 1);
    if (!BLOCKS.has(node.type)) found.push({ kod: 'block_okant', falt, block: id, params: { typ: node.type } });
    else if (mall !== undefined && !mall.tillatna_block.includes(node.type))
      found.push({ kod: 'block_otillatet', falt, block: id, params: { typ: nameOf(node.type), mall: mall.namn } });
  }
  if (mall === undefined) return found;
  for (const required of mall.kravda_block) {
    const { type, minst, hogst } = required;
    const number = document.top.filter(({ node }) => node.type === type && fits(node, required)).length;
    const params = { mall: mall.namn, typ: wantedName(required) };
    if (number < minst) found.push({ kod: 'block_saknas', falt: 'block', params: { ...params, minst } });
    if (hogst !== undefined && number > hogst) found.push({ kod: 'block_for_manga', falt: 'block', params: { ...params, hogst } });
  }
  for (const typ of mall.onskade_block ?? []) {
    if (!count.has(typ)) found.push({ kod: 'block_saknas', falt: 'block', params: { mall: mall.namn, typ: nameOf(typ) }, mild: true });
  }
  return found;
}

/** Whether a block of the type is of the kind that the template wants. */
function fits({ attrs = {} }: WalkedNode['node'], { med }: RequiredBlock): boolean {
  if (med === undefined) return true;
  const value = attrs[med.falt];
  return med.varde === undefined ? typeof value === 'string' && !isBlank(value) : value === med.varde;
}

/** What the insert menu calls a block of the type. */
function nameOf(type: string): string {
  return BLOCKS.get(type)?.namn ?? type;
}

/** «Bildgalleri med läge: Bildberättelse», «Snabbfakta med namn» */
function wantedName({ type, med }: RequiredBlock): string {
  if (med === undefined) return nameOf(type);
  const { falt, varde } = med;
  const field = fieldValues(BLOCKS.get(type)?.attrs ?? group({}), {}, '').find((one) => one.falt === `.${falt}`)?.meta;
  const label = (field?.etikett ?? falt).toLocaleLowerCase('sv');
  return `${nameOf(type)} med ${label}${varde === undefined ? '' : `: ${field?.vardenNamn?.[varde] ?? varde}`}`;
}

/** Ids, empty blocks, and the order of headings. */
export function* checkOutline(document: WalkedDocument): Steps<ArticleFinding[]> {
  const found: ArticleFinding[] = [];
  const ids = new Set<string>();
  let underHeading = false;
  for (const { node, falt, id, topLevel, definition } of document.all) {
    yield;
    const own = blockId(node);
    if (own !== '' && ids.has(own)) found.push({ kod: 'block_id_dubblett', falt, block: own, params: { id: own } });
    ids.add(own);
    const holdsText = definition !== undefined && definition.content !== 'none';
    if (topLevel && holdsText && isBlank(blockText(node.content ?? []))) found.push({ kod: 'tomt_block', falt, block: id });
    if (node.type !== 'heading') continue;
    const level = node.attrs?.level ?? 2;
    if (level === 3 && !underHeading) found.push({ kod: 'rubrikniva', falt: `${falt}.attrs.level`, block: id });
    if (level === 2) underHeading = true;
  }
  return found;
}

/** What each block's own check finds, wherever in the document the block stands. */
export function checkOwnRules(document: WalkedDocument, world: CheckedAt): Steps<ArticleFinding[]> {
  return gathered(document.all, ({ node, falt, id, definition }) => {
    if (definition === undefined || !('check' in definition) || definition.check === undefined) return [];
    return definition.check(node, attrsOf(node), world).map(({ kod, falt: within, params, mild }): ArticleFinding => {
      if (!isCheckCode(kod)) throw new TypeError(`The check of ${node.type} reports ${kod}, which the catalogue does not have.`);
      const place = within === undefined ? falt : `${falt}.${within}`;
      return { kod, falt: place, block: id, ...(params === undefined ? {} : { params }), ...(mild ? { mild } : {}) };
    });
  });
}

function attrsOf({ attrs = {} }: WalkedNode['node']): Record<string, unknown> {
  const { id: _, ...own } = attrs;
  return own;
}

/** What the schemas declare and saving does not enforce: required and wanted fields, known values, ranges and lengths. */
export function* checkDeclared(document: WalkedDocument): Steps<ArticleFinding[]> {
  const found: ArticleFinding[] = [];
  for (const { fields, id } of document.all) {
    const filled = fields.length === 0 ? NONE : new Set(yield* inPieces(fields, ({ falt, value }) => (isEmpty(value) ? undefined : falt)));
    const judged = yield* inPieces(fields, (field) => {
      const finding = field.meta === undefined ? undefined : judge(field, field.meta, filled);
      return finding === undefined ? undefined : { ...finding, falt: field.falt, block: id };
    });
    for (const finding of judged) found.push(finding);
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();
const PIECE = 100;

/** A live report has a hundred thousand fields, each told in no time: a step for each would cost more than the telling. */
function* inPieces<Found>(fields: readonly FieldValue[], find: (field: FieldValue) => Found | undefined): Steps<Found[]> {
  const all: Found[] = [];
  for (const [index, field] of fields.entries()) {
    const found = find(field);
    if (found !== undefined) all.push(found);
    if (index % PIECE === 0) yield;
  }
  return all;
}

type Judgement = Pick<ArticleFinding, 'kod' | 'params' | 'mild'>;

function judge({ value, falt }: FieldValue, meta: FieldMeta, filled: ReadonlySet<string>): Judgement | undefined {
  const { min, max, varden } = meta;
  if (isEmpty(value)) {
    if (!(meta.kravd || meta.onskad) || insteadOf(falt, meta, filled)) return undefined;
    const params = { namn: meta.etikett ?? lastName(falt), beskrivning: meta.description };
    return { kod: 'blockfalt_saknas', params, ...(meta.kravd ? {} : { mild: true }) };
  }
  if (varden !== undefined && (typeof value === 'string' || typeof value === 'number') && !varden.includes(value))
    return { kod: 'blockfalt_varde', params: { varde: String(value).slice(0, 60), tillatna: orList(varden.map(String)) } };
  const outside = (size: number) => (min !== undefined && size < min) || (max !== undefined && size > max);
  if (typeof value === 'number' && outside(value)) return { kod: 'blockfalt_varde', params: { varde: value, tillatna: range(min, max) } };
  if (Array.isArray(value) && outside(value.length))
    return { kod: 'blockfalt_antal', params: { antal: value.length, tillatna: range(min, max) } };
  if (typeof value === 'string' && max !== undefined && isLongerThan(value, max))
    return { kod: 'blockfalt_lang', params: { antal: characterCount(value), max } };
  return undefined;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value);
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Whether the field beside it that does as well is filled in. */
function insteadOf(falt: string, { ellerMed }: FieldMeta, filled: ReadonlySet<string>): boolean {
  if (ellerMed === undefined) return false;
  return filled.has(`${falt.slice(0, falt.lastIndexOf('.'))}.${ellerMed}`);
}

function lastName(falt: string): string {
  return falt.slice(falt.lastIndexOf('.') + 1);
}

function orList(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} eller ${values.at(-1)}`;
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === max) return `precis ${min}`;
  if (max === undefined) return `minst ${min}`;
  return min === undefined ? `högst ${max}` : `${min}–${max}`;
}
