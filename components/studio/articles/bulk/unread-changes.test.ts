import { beforeEach, expect, test, vi } from 'vitest';
import { approve } from '#components/studio/articles/bulk/bulk-changes.ts';
import { loadUnreadChanges } from '#components/studio/articles/bulk/unread-changes.ts';
import type { ListedItem, ListedRevision, Revision } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

vi.mock(import('#lib/transports/client/browser.ts'), async (original) => ({
  ...(await original()),
  studio: { listaRevisioner: vi.fn(), jamforRevisioner: vi.fn(), hamtaRevision: vi.fn() } as never,
}));
const service = vi.mocked(studio);

const person = (id: string) => ({ typ: 'person' as const, id, namn: id });
const content = { rubrik: 'Bron', ingress: '', slug: 'bron', meta: {}, hero: null };
const listed = (nr: number, av: string, change: Partial<ListedRevision> = {}): ListedRevision => ({
  ...{ ...content, id: `r${nr}`, nr, hash: `r${nr}`, sprak: 'sv', bas: null, kall_revision: null, kommentar: '', av: person(av) },
  ...{ skapad: '2026-11-20T08:00:00.000Z', typ: 'manuell', namn: '', godkand_av: null, foreslagen_av: null, last_av_dig: false },
  ...change,
});
const revisions = (...revisioner: ListedRevision[]) =>
  service.listaRevisioner.mockResolvedValue({ ok: true, revisioner } as unknown as Awaited<ReturnType<typeof studio.listaRevisioner>>);
const article = { id: 'a1', kallsprak: 'sv' } as const;

beforeEach(() => {
  vi.resetAllMocks();
});

test('who has read an earlier version is shown what has changed since', async () => {
  revisions(listed(3, 'anna'), listed(2, 'anna'), listed(1, 'anna', { godkand_av: person('bo') }));
  const differences = { falt: [{ falt: 'rubrik', fore: 'Bro', efter: 'Bron' }], block: [] };
  service.jamforRevisioner.mockResolvedValue({ ok: true, ...differences });
  expect(await loadUnreadChanges(article, 'bo')).toMatchObject({ revision: { id: 'r3', nr: 3 }, read: 1, differences });
  expect(service.jamforRevisioner).toHaveBeenCalledWith({ id: 'a1', sprak: 'sv', fran: 'r1', till: 'r3' });
});

test.each([
  ['written', listed(2, 'bo')],
  ['opened', listed(2, 'anna', { last_av_dig: true })],
])('who has %s the newest has nothing more to read', async (_, newest) => {
  revisions(newest, listed(1, 'anna'));
  expect(await loadUnreadChanges(article, 'bo')).toEqual({ revision: { id: 'r2', nr: 2 }, read: 2, differences: { falt: [], block: [] } });
  expect([service.jamforRevisioner, service.hamtaRevision].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('who has read none of it is shown all there is', async () => {
  revisions(listed(1, 'anna'));
  const block = [{ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text' as const, text: 'Den öppnar.' }] }];
  const revision: Revision = { ...content, ...listed(1, 'anna'), block };
  service.hamtaRevision.mockResolvedValue({ ok: true, revision } as Awaited<ReturnType<typeof studio.hamtaRevision>>);
  const { read, differences } = await loadUnreadChanges(article, 'bo');
  expect(read).toBeUndefined();
  expect(differences.falt).toContainEqual({ falt: 'rubrik', fore: '', efter: 'Bron' });
  expect(differences.block).toMatchObject([{ id: 'bstycke01', andring: 'tillagd' }]);
});

test('what is approved is what was shown, and of what was not shown nothing', () => {
  const { ask } = approve(new Map([['a1', 'r3']]));
  const listedItem = (id: string) => ({ id, kallsprak: 'sv', sprak: {} }) as unknown as ListedItem;
  expect(ask(listedItem('a1'))).toEqual({
    ...{ operation: 'sattSprakstatus', id: 'a1', sprak: 'sv' },
    kropp: { status: 'godkand', revision: 'r3' },
  });
  expect(ask(listedItem('a2'))).toBeUndefined();
});
