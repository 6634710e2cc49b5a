import { expect } from 'vitest';
import { swedish } from './articles.ts';
import type { Caller } from './caller.ts';
import { send } from './http.ts';

/** What lets an agent report live in both languages. */
export const MAY_REPORT = { publicera: true, sektioner: ['nyheter'], mallar: ['liverapport'], sprak: ['sv', 'en'] };

type Fields = Record<string, unknown>;

/** The block of a live report with those entries. */
export function liveBlock(inlagg: readonly Fields[] = [{ id: 'start', tid: '2026-11-20T08:00', text: 'Nu börjar det.' }]): Fields {
  return { type: 'liveinlagg', attrs: { id: 'blive00001', rubrik: 'Minut för minut', inlagg } };
}

/** A live report as a draft. */
export async function draftReport(caller: Caller, fields: Fields = {}): Promise<{ id: string; revision: string; slug: string }> {
  const article = swedish(fields) as Fields & { block: Fields[] };
  return caller.created({ ...article, mall: 'liverapport', block: [...article.block, liveBlock()], ...fields });
}

/** A live report that readers can follow; its id. */
export async function publicReport(caller: Caller, fields: Fields = {}): Promise<string> {
  const { id } = await draftReport(caller, fields);
  const { status, body } = await caller.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return id;
}

/** An entry posted to a report; its id. */
export async function posted(caller: Caller, id: string, fields: Fields): Promise<string> {
  const { status, body } = await caller.post(`/innehall/${id}/live`, fields);
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return body.inlagg.id;
}

/** The entries of a working revision, as they were saved. */
export async function savedEntries(caller: Caller, id: string, sprak = 'sv'): Promise<Fields[]> {
  const { sprak: versions } = await caller.item(id);
  return entriesIn(versions[sprak].arbetsrevision.block);
}

/** The revision that readers have. */
export async function publicRevision(caller: Caller, id: string) {
  const { publicerad_revision: revision } = (await caller.item(id)).sprak.sv;
  return (await caller.get(`/innehall/${id}/sprak/sv/revisioner/${revision.id}`)).body.revision;
}

export function entriesIn(block: readonly { type: string; attrs: { inlagg: Fields[] } }[]): Fields[] {
  return block.filter(({ type }) => type === 'liveinlagg').flatMap(({ attrs }) => attrs.inlagg);
}

export interface LiveFeed {
  status: number;
  headers: Awaited<ReturnType<typeof send>>['headers'];
  // What it holds is what the test is about to find out.
  // biome-ignore lint/suspicious/noExplicitAny: every field read from it is asserted on
  body: any;
  /** The ids of the entries, in the order of the feed. */
  ids: string[];
}

/** The live feed, as readers' pages ask for it. */
export async function feedOf(
  id: string,
  { sprak, efter, url, headers }: { sprak?: string; efter?: string; url?: string; headers?: Fields } = {},
): Promise<LiveFeed> {
  const query = new URLSearchParams({ ...(sprak === undefined ? {} : { sprak }), ...(efter === undefined ? {} : { efter }) });
  const path = `/studio/live/${id}.json${query.size === 0 ? '' : `?${query}`}`;
  const sent = { method: 'GET', path, headers: { ...(headers as Record<string, string> | undefined) } };
  const answer = await (url === undefined ? send(sent) : send(sent, url));
  const body = answer.text === '' ? undefined : JSON.parse(answer.text);
  return { status: answer.status, headers: answer.headers, body, ids: (body?.inlagg ?? []).map((entry: { id: string }) => entry.id) };
}

/** The feed once it is as wanted: it follows a write by an instant. */
export async function feedWhen(
  id: string,
  holds: (feed: LiveFeed) => boolean,
  options: Parameters<typeof feedOf>[1] = {},
): Promise<LiveFeed> {
  await expect.poll(async () => holds(await feedOf(id, options)), { timeout: 5_000, interval: 20 }).toBe(true);
  return feedOf(id, options);
}
