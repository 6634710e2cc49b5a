import { randomUUID } from 'node:crypto';
import { median } from './median.ts';
import { ADMIN, type OwnKernel, withOwnKernel } from './own-kernel.ts';
import { sampleArticle } from './sample-article.ts';

/*
 * What it adds to a release to count who has written the words (docs/decisions/provenance.md), which is done before its transaction where the newsroom tells its readers of
 * programs that wrote: releases with and without it by turns, in one process.
 */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 240);
/** How many versions each article has before it is released. */
const VERSIONS = Number(process.env.BENCH_VERSIONER ?? 10);
const TURN = 20;

interface Turn {
  wall: number;
  application: number;
  database: number;
}

/** Releases articles of 60 blocks and some versions, by turns with nothing told and with what is told from a tenth on; tells what one costs of each, and the ratio. */
export async function measureAiNote(): Promise<void> {
  await withOwnKernel({ agents: Math.ceil((ARTICLES * (VERSIONS + 1)) / 120) }, measure);
}

async function measure({ admin, call, ask, costOf }: OwnKernel): Promise<void> {
  const api = '/studio/api/innehall';
  const ids: string[] = [];
  const indexes = Array.from({ length: ARTICLES }, (_, index) => index);
  await costOf(indexes, async (index) => {
    const { sektion, mall, taggar, ...content } = { ...sampleArticle(index), block: plain(index, 0) };
    const { id, innehall } = JSON.parse(await ask('POST', api, index, { sektion, mall, taggar, ...content }, 201));
    let bas: string = innehall.sprak.sv.arbetsrevision.id;
    for (let version = 1; version < VERSIONS; version++) {
      const body = { ...content, block: plain(index, version), bas };
      bas = JSON.parse(await ask('PUT', `${api}/${id}/sprak/sv`, index + version, body, 200)).id;
    }
    ids[index] = id;
  });
  const turns: Record<'ingen' | 'del', Turn[]> = { ingen: [], del: [] };
  for (let from = 0; from < ARTICLES; from += TURN) {
    const tells = (from / TURN) % 2 === 0 ? 'ingen' : 'del';
    await tellReaders(tells);
    const some = indexes.slice(from, from + TURN);
    const began = performance.now();
    const cost = await costOf(some, async (index) => {
      await ask('POST', `${api}/${ids[index]}/release`, index, { lage: 'publicera', order_av: ADMIN }, 200);
    });
    turns[tells].push({ ...cost, wall: (performance.now() - began) / some.length });
  }
  // The first of each is warming up.
  const [without, with_] = [turns.ingen.slice(1), turns.del.slice(1)];
  for (const name of ['wall', 'application', 'database'] as const) {
    const [plainly, counted] = [median(without.map((turn) => turn[name])), median(with_.map((turn) => turn[name]))];
    const ratio = (counted / plainly).toFixed(2);
    process.stdout.write(`${name.padEnd(12)} without ${plainly.toFixed(2)} ms, with ${counted.toFixed(2)} ms, ratio ${ratio}\n`);
  }

  async function tellReaders(ai_not: 'ingen' | 'del'): Promise<void> {
    const { version } = bodyOf(await call('hamtaInstallningar', admin, {}, randomUUID()));
    await call('andraInstallningar', admin, { version, webbplats: { ai_not } }, randomUUID());
  }
}

/** A document of which every third block that is a paragraph says something else in each version. */
function plain(index: number, version: number): unknown[] {
  const blocks = sampleArticle(index).block;
  return blocks.map((block, nr) =>
    nr % 3 === 0 && block.type === 'paragraph'
      ? { ...block, content: [{ type: 'text', text: `Stycke ${nr} i version ${version}.` }] }
      : block,
  );
}

function bodyOf({ body }: { body?: unknown }): { version: number } {
  return typeof body === 'string' ? JSON.parse(body) : (body as { version: number });
}
