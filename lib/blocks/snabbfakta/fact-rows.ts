import type { Attrs } from '#lib/blocks/snabbfakta/schema.ts';

/** The rows that readers see: those with a label and a value. */
export function factRows({ rader = [] }: Attrs): Array<{ k: string; v: string }> {
  return rader.map((row) => ({ k: row?.k?.trim() ?? '', v: row?.v?.trim() ?? '' })).filter(({ k, v }) => k !== '' && v !== '');
}
