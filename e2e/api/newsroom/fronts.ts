import type { Caller } from './caller.ts';

/** A change of a front that builds on what is there now and puts it back to the newest first. */
export async function frontAgain(caller: Caller, sektion: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { framsida } = (await caller.get('/framsidor/en', { sektion })).body;
  return { sektion, platser: [], bas: framsida.nr, ...fields };
}

/** The address of what somebody has proposed for the English front page. */
export async function frontProposalOf(caller: Caller): Promise<string> {
  const { body } = await caller.post('/framsidor/en/forslag', { platser: [] });
  return `/framsidor/en/forslag/${body.forslag.id}`;
}
