import type { Caller } from './caller.ts';

/** A change of a front that builds on what is there now and puts it back to the newest first. */
export async function frontAgain(caller: Caller, sektion: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { framsida } = (await caller.get('/framsidor/en', { sektion })).body;
  return { sektion, platser: [], bas: framsida.nr, ...fields };
}

/** The address of what somebody proposes for the Swedish front page; of what there is not, where they may not. */
export async function frontProposalOf(caller: Caller): Promise<string> {
  const { status, body } = await caller.post('/framsidor/sv/forslag', { platser: [] });
  return `/framsidor/sv/forslag/${status === 201 ? body.forslag.id : crypto.randomUUID()}`;
}
