import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { mixedDocument } from './mixed-document.ts';
import { ADMIN, type Cost, type OwnKernel, withOwnKernel } from './own-kernel.ts';
import { sampleArticle } from './sample-article.ts';

/* What a write and a page that nobody has asked for before cost the application and the database, in processor time. */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 400);
/** How many articles are there before, of each newsroom that it is done in. */
const SIZES = (process.env.BENCH_STORLEKAR ?? '0').split(',').map(Number);

function tell(name: string, { application, database }: Cost): void {
  process.stdout.write(`${name.padEnd(44)} application ${application.toFixed(2)} ms, database ${database.toFixed(2)} ms\n`);
}

/** Creates, saves, publishes and reads articles, plain ones and ones of every kind of block by turns. */
export async function measurePublishing(): Promise<void> {
  for (const filled of SIZES) {
    process.stdout.write(`beside ${filled} articles\n`);
    await withOwnKernel({ agents: Math.ceil(ARTICLES / 60), filled }, measure);
  }
}

async function measure({ kernel, admin, call, ask, costOf }: OwnKernel): Promise<void> {
  const api = '/studio/api/innehall';
  for (const [kind, of] of [
    ['plain', (index: number) => sampleArticle(index).block],
    ['of every block', () => mixedDocument(60)],
  ] as const) {
    const articles = Array.from({ length: ARTICLES }, (_, index) => ({ ...sampleArticle(index), block: of(index), taggar: [] }));
    const made: Array<{ id: string; revision: string; slug: string; sektion: string }> = [];
    const run = async (name: string, work: (index: number) => Promise<void>) => {
      const half = Array.from({ length: ARTICLES / 2 }, (_, index) => index);
      // The first half is warming up.
      await costOf(half, (index) => work(index));
      tell(`${name}, ${kind}`, await costOf(half, (index) => work(index + ARTICLES / 2)));
    };
    await run('create', async (index) => {
      const { id, innehall } = JSON.parse(await ask('POST', api, index, articles[index], 201));
      const { id: revision, slug } = innehall.sprak.sv.arbetsrevision;
      made[index] = { id, revision, slug, sektion: innehall.sektion };
    });
    await run('save', async (index) => {
      const { sektion: _, mall: __, taggar: ___, ...content } = articles[index] ?? sampleArticle(index);
      await ask('PUT', `${api}/${made[index]?.id}/sprak/sv`, index, { ...content, bas: made[index]?.revision }, 200);
    });
    await run('read', async (index) => void (await ask('GET', `${api}/${made[index]?.id}`, index, undefined, 200)));
    await run('publish', async (index) => {
      const id = made[index]?.id ?? '';
      if (kind === 'plain') await ask('POST', `${api}/${id}/release`, index, { lage: 'publicera', order_av: ADMIN }, 200);
      // No template has every kind of block. Another person each time: each may write so often.
      else await call('slappInnehall', { ...admin, id: randomUUID() }, { id, lage: 'publicera', overstyr: true }, randomUUID());
    });
    const page = async (index: number) => {
      await ask('GET', `/${made[index]?.sektion}/${made[index]?.slug}`, index, undefined, 200);
    };
    await run('a page for the first time', page);
    // What was rendered is kept behind the answers.
    await setTimeout(1_000);
    kernel.pages.clear();
    await run('a page that was rendered before', page);
  }
}
