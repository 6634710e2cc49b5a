import { expect } from 'vitest';
import { paragraph, swedish } from './articles.ts';
import type { Caller } from './caller.ts';

/** Where proposals for the Swedish of an article are. */
export const proposalsOf = (id: string) => `/innehall/${id}/sprak/sv/forslag-till-andring`;

/** What changes two things of an article that `swedish()` has made: its standfirst, and one more paragraph. */
export async function aProposal(reader: Caller, id: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { id: bas, block } = (await reader.item(id)).sprak.sv.arbetsrevision;
  return { bas, ingress: 'En ny bro ska stå klar om tre år.', block: [...block, paragraph('Bron blir röd.', 'bslutet1')], ...fields };
}

/** What somebody has proposed for that article; of a new one where none is named. */
export async function proposed(by: Caller, id?: string, fields: Record<string, unknown> = {}) {
  const article = id ?? (await by.created(swedish())).id;
  const { status, body } = await by.post(proposalsOf(article), await aProposal(by, article, fields));
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return { artikel: article, adress: `${proposalsOf(article)}/${body.forslag.id}`, forslag: body.forslag };
}
