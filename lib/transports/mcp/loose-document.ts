import { z } from 'zod';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';

const types = [...BLOCKS.values()].filter(({ topLevel }) => topLevel).map(({ type }) => type);

/**
 * A document of which only the types of its blocks are told: for a tool that stands in the same list as one that tells all
 * of them. Whatever it holds is parsed block by block by the operation.
 */
export const looseDocument = z
  .array(
    z.custom<Block>().meta({
      type: 'object',
      properties: {
        type: { type: 'string', enum: types },
        attrs: { type: 'object', properties: { id: { type: 'string' } } },
        content: { type: 'array', items: { type: 'object', properties: { type: { type: 'string' }, text: { type: 'string' } } } },
      },
      required: ['type'],
    }),
  )
  .default([])
  .meta({ description: 'Brödtexten, block för block. Varje blocks fält står i skapa_innehall. Behåll attrs.id på det som finns.' });
