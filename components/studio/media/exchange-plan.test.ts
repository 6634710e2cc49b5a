import { expect, test, vi } from 'vitest';
import {
  exchangeEverywhere,
  nextVersions,
  type PlannedExchange,
  tryExchange,
  versionsWith,
} from '#components/studio/media/exchange-plan.ts';
import type { PictureUsage } from '#lib/contract/media.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

const { studio } = vi.hoisted(() => ({
  studio: { listaMediaAnvandning: vi.fn(), bytArtikelbild: vi.fn(), hamtaInnehall: vi.fn(), slappInnehall: vi.fn() },
}));
vi.mock('#lib/transports/client/browser.ts', async (original) => ({ ...(await original<object>()), studio }));

const use = (innehall: string, sprak: 'sv' | 'en', publicerad: boolean, arbetsversion: boolean): PictureUsage => ({
  ...{ innehall, sprak, publicerad, arbetsversion, rubrik: innehall, block: null, roll: 'hero' },
});

test('each language version that is worked on with the picture is there once, and whether readers see it', () => {
  const uses = [use('a', 'sv', false, true), use('a', 'sv', true, true), use('a', 'en', false, true), use('b', 'sv', true, false)];
  expect(versionsWith(uses).map(({ innehall, sprak, publicerad }) => `${innehall} ${sprak} ${publicerad}`)).toEqual([
    'a sv true',
    'a en false',
  ]);
});

/** A newsroom of that many public articles with the picture, each with the revision that readers have but every tenth. */
function newsroomOf(articles: number) {
  const ids = Array.from({ length: articles }, (_, nr) => `a${nr}`);
  const exchanged = new Set<string>();
  studio.listaMediaAnvandning.mockImplementation(async () => ({
    anvandning: ids
      .filter((id) => !exchanged.has(id))
      .slice(0, 1_000)
      .map((id) => use(id, 'sv', true, true)),
  }));
  studio.bytArtikelbild.mockImplementation(async ({ id, provkor }: { id: string; provkor?: boolean }) => {
    if (id === 'a7') throw new Unreachable();
    if (provkor !== true) exchanged.add(id);
    return { platser: ['hero'], bas: `${id} r1` };
  });
  studio.hamtaInnehall.mockImplementation(async ({ id }: { id: string }) => ({
    innehall: { sprak: { sv: { publicerad_revision: { id: id.endsWith('0') ? `${id} r0` : `${id} r1`, nr: 1 } } } },
  }));
  studio.slappInnehall.mockImplementation(async ({ id }: { id: string }) => {
    if (id === 'a3') throw new Unreachable();
    return {};
  });
}

async function exchanged(publicera: boolean): Promise<{ done: readonly PlannedExchange[]; rounds: number[]; goesOn: boolean }> {
  const [order, told] = [{ fran: 'p1', till: 'p2', publicera }, () => {}];
  const { versions, goesOn } = await nextVersions('p1', []);
  let done: readonly PlannedExchange[] = [];
  const rounds: number[] = [];
  await exchangeEverywhere(await tryExchange(versions, order, told), order, told, (all) => {
    done = all;
    rounds.push(all.length);
  });
  return { done, rounds, goesOn };
}

test('of more places than are told at once the others are seen to after those; what is refused is asked once', async () => {
  newsroomOf(2_300);
  const { done, rounds, goesOn } = await exchanged(false);
  expect([goesOn, rounds]).toEqual([true, [1_000, 1_999, 2_300]]);
  expect(done.filter(({ lage }) => lage === 'bytt')).toHaveLength(2_299);
  expect(done.filter(({ lage }) => lage === 'nekad').map(({ innehall }) => innehall)).toEqual(['a7']);
  expect(studio.slappInnehall).not.toHaveBeenCalled();
});

test('published at once is what readers have that very revision of; where that is refused the draft stays, and why is told', async () => {
  newsroomOf(20);
  const { done, goesOn } = await exchanged(true);
  expect(goesOn).toBe(false);
  const outcomes = Object.fromEntries(done.map(({ innehall, lage }) => [innehall, lage]));
  expect(outcomes).toMatchObject({ a0: 'bytt', a10: 'bytt', a1: 'slappt', a3: 'ej_slappt', a7: 'nekad' });
  expect(done.find(({ innehall }) => innehall === 'a3')?.failure).toBeDefined();
  expect(studio.slappInnehall).toHaveBeenCalledWith({ id: 'a1', lage: 'publicera', sprak: ['sv'] });
});
