import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What corrections changed, shown to readers by setting and by choice, of what has been public alone: docs/decisions/corrections.md. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let [chief, admin] = [] as Caller[] as [Caller, Caller];

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  [chief, admin] = await Promise.all([newsroom.as('chefredaktor', studio.url), newsroom.as('superadmin', studio.url)]);
});
afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
});

const read = async (path: string) => (await send({ method: 'GET', path }, studio.url)).text;
const correction = (more: Record<string, unknown>) => ({
  type: 'rattelse',
  attrs: { id: 'brattelse1', datum: '2026-03-12', text: 'Fel månad.', ...more },
});

async function tell(rattelser: 'text' | 'fore_efter'): Promise<void> {
  const { version } = (await admin.get('/installningar')).body;
  const { status, body } = await admin.patch('/installningar', { version, webbplats: { rattelser } });
  expect(status, JSON.stringify(body.fel)).toBe(200);
}

async function saved(id: string, text: string, more?: Record<string, unknown>): Promise<void> {
  const { id: bas, slug } = (await chief.item(id)).sprak.sv.arbetsrevision;
  const block = [paragraph(text, 'bstycke001'), ...(more === undefined ? [] : [correction(more)])];
  await chief.saved(id, 'sv', { ...swedish({ block }), slug, bas });
}

async function brought(id: string, text: string, more?: Record<string, unknown>): Promise<void> {
  await saved(id, text, more);
  expect((await chief.release(id)).status).toBe(200);
}

async function article(text: string) {
  const { id, slug } = await chief.created({ sektion: 'kultur', ...swedish({ block: [paragraph(text, 'bstycke001')] }) });
  expect((await chief.release(id)).status).toBe(200);
  return { id, path: `/kultur/${slug}` };
}

test('off until the newsroom says so, and then of the corrections alone for which somebody has chosen it', async () => {
  const { id, path } = await article('Bron öppnar i april.');
  await brought(id, 'Bron öppnar i maj.', { fore_efter: true });
  expect(await read(path)).not.toContain('april');
  await tell('fore_efter');
  await vi.waitFor(async () => expect(await read(path)).toContain('<del>april</del>'));
  // Somebody takes it back, for this one.
  await brought(id, 'Bron öppnar i maj.', { fore_efter: false });
  const after = await read(path);
  expect(after).toContain('Fel månad.');
  expect(after).not.toContain('april');
});

test('of what was saved between two releases nothing is shown', async () => {
  await tell('fore_efter');
  const { id, path } = await article('Bron öppnar i april.');
  await saved(id, 'Bron öppnar i hemlighet.');
  await saved(id, 'Bron öppnar i tysthet.', {});
  await brought(id, 'Bron öppnar i maj.', { fore_efter: true });
  const text = await read(path);
  expect(text).toContain('<del>april</del>');
  expect(text).not.toMatch(/hemlighet|tysthet/);
  // Nor of what is worked on now.
  await saved(id, 'Bron öppnar aldrig.', { fore_efter: true });
  expect(await read(path)).toBe(text);
});

test('what was taken down does not come back with the article', async () => {
  await tell('fore_efter');
  const { id, path } = await article('Skurken öppnar bron.');
  expect((await chief.takeDown(id)).status).toBe(200);
  await brought(id, 'Kommunen öppnar bron.', { fore_efter: true });
  const text = await read(path);
  expect(text).toContain('Kommunen öppnar bron.');
  expect(text).not.toContain('Skurken');
  // What comes after is compared with what came after.
  await brought(id, 'Regionen öppnar bron.', { fore_efter: true });
  expect(await read(path)).not.toMatch(/Skurken|<del>/);
});

test('of an article that is confidential again nothing former is shown', async () => {
  await tell('fore_efter');
  const { id, path } = await article('Bron öppnar i april.');
  expect((await chief.patch(`/innehall/${id}`, { konfidentiell: true })).status).toBe(200);
  await brought(id, 'Bron öppnar i maj.', { fore_efter: true });
  expect(await read(path)).not.toContain('april');
});

test('what is kept of its page ends when an article becomes confidential, and comes back when it is so no more', async () => {
  await tell('fore_efter');
  const { id, path } = await article('Bron öppnar i april.');
  await brought(id, 'Bron öppnar i maj.', { fore_efter: true });
  await vi.waitFor(async () => expect(await read(path)).toContain('<del>april</del>'));
  expect((await chief.patch(`/innehall/${id}`, { konfidentiell: true })).status).toBe(200);
  await vi.waitFor(async () => expect(await read(path)).not.toContain('april'));
  expect((await chief.patch(`/innehall/${id}`, { konfidentiell: false })).status).toBe(200);
  await vi.waitFor(async () => expect(await read(path)).toContain('<del>april</del>'));
});
