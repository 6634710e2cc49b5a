import type { Caller } from './caller.ts';

/** A change of a front that builds on what is there now and puts it back to the newest first. */
export async function frontAgain(caller: Caller, sektion: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { framsida } = (await caller.get('/framsidor/en', { sektion })).body;
  return { sektion, platser: [], bas: framsida.nr, ...fields };
}
