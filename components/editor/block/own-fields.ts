import type { z } from 'zod';
import type { BlockDefinition } from '#lib/blocks/define-block.ts';
import { group } from '#lib/blocks/field.ts';

/** The fields a writer fills in: not the shorthands that saving turns into content. */
export function ownFields(definition: BlockDefinition): z.ZodObject {
  return group(Object.fromEntries(Object.entries(definition.attrs.shape).filter(([name]) => !isShorthand(definition, name))));
}

/** Whether normalising takes the field away, whatever it holds. */
function isShorthand({ type, normalise }: BlockDefinition, name: string): boolean {
  const kept = normalise?.({ type, attrs: { [name]: '' } });
  return kept !== undefined && kept.attrs?.[name] === undefined;
}
