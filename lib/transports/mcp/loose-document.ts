import { z } from 'zod';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { Block } from '#lib/contract/block.ts';

const types = [...BLOCKS.values()].filter(({ topLevel }) => topLevel).map(({ type }) => type);

/**
 * A document of which only the types of its blocks are told: their fields are in hamta_mall, for the blocks that are asked for, and not in every list of
 * tools (docs/decisions/assistants.md). Whatever it holds is parsed block by block by the operation.
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
  .meta({ description: 'Brödtexten, block för block. Varje blocks fält står i hamta_mall. Behåll attrs.id på det som finns.' });
