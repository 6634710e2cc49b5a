import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { workingCopyParts } from '#lib/contract/working-copy.ts';

/*
 * What several people write in one language version at the same time, and have not saved: one text for all of them, in parts that each are whole.
 * Unlike a working copy it is put into others' editors, and so is what the editor can hold in its form, though what it says may be half written.
 */

const NODE_FIELDS = new Set(['type', 'attrs', 'content']);
const MARKS = new Set(['bold', 'italic', 'link']);

/** A block that any editor can hold: nodes of a type, with fields and nodes in them, and texts that are texts. */
const sharedBlockSchema: z.ZodType<Block> = z
  .custom<Block>((value) => isNode(value, LIMITS.nesting))
  .meta({ id: 'GemensamtBlock', type: 'object', description: 'Ett block som det är skrivet än så länge: type, attrs och content.' });

function isNode(value: unknown, depth: number): value is Block {
  if (!isRecord(value) || depth === 0 || hasOther(value)) return false;
  const { type, attrs, content } = value;
  if (typeof type !== 'string' || type === 'text' || type.length > 60) return false;
  if (attrs !== undefined && !isRecord(attrs)) return false;
  return content === undefined || (Array.isArray(content) && content.every((child) => isText(child) || isNode(child, depth - 1)));
}

/** Whether there is a field that no node has; what has thousands of them is left at the first. */
function hasOther(value: object): boolean {
  for (const field in value) if (!NODE_FIELDS.has(field)) return true;
  return false;
}

function isText(value: unknown): value is TextNode {
  if (!isRecord(value) || value.type !== 'text' || typeof value.text !== 'string') return false;
  const { marks = [] } = value;
  return Array.isArray(marks) && marks.length <= LIMITS.marks && marks.every(isMark);
}

function isMark(value: unknown): boolean {
  if (!isRecord(value) || typeof value.type !== 'string' || !MARKS.has(value.type)) return false;
  if (value.type !== 'link') return true;
  return isRecord(value.attrs) && typeof value.attrs.href === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const blockName = z.string().max(60);
const { rubrik, ingress, slug, meta, hero } = workingCopyParts;

export const sharedTextParts = {
  ...{ rubrik, ingress, slug, meta, hero },
  ordning: z
    .array(blockName)
    .max(LIMITS.blocks)
    .refine((ids) => new Set(ids).size === ids.length)
    .optional()
    .meta({ description: 'Id för alla block, i ordning, vart och ett en gång.' }),
  block: z.array(sharedBlockSchema).max(LIMITS.blocks).optional().meta({ description: 'Blocken som är nya eller ändrade.' }),
  borta: z.array(blockName).max(LIMITS.blocks).optional().meta({ description: 'Id för blocken som är borttagna.' }),
};

const partsSchema = z.object(sharedTextParts);
export type SharedTextParts = z.infer<typeof partsSchema>;

/** The shared text, or what of it has been written since some number of it. */
export const sharedTextSchema = partsSchema
  .extend({
    bas: z.string().nullable().meta({ description: 'Revisionen den bygger på; null när språket aldrig har sparats.' }),
    nr: z.int().meta({ description: 'Räknar vad som har skrivits i den.' }),
    helt: z.boolean().meta({ description: 'Om delarna är alla som skiljer sig från bas, och inte bara de senaste.' }),
    mina: z.int().meta({ description: 'Den senaste skrivningen från ditt fönster som finns med.' }),
    skrivare: z.array(authorSchema).meta({ description: 'De som har skrivit något som inte är sparat.' }),
    andrad: z.string(),
  })
  .meta({ id: 'GemensamText' });

export type SharedText = z.infer<typeof sharedTextSchema>;
