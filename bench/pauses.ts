import { setTimeout } from 'node:timers/promises';
import { type Cost, type OwnKernel, withOwnKernel } from './own-kernel.ts';
import { sampleArticle } from './sample-article.ts';

/* What it costs to be asked now and then, as a small newsroom asks: a screen's five reads after a pause, and right after others. */

const ARTICLES = 100;
const TURNS = Number(process.env.BENCH_ANROP ?? 5);
/** Longer than a connection that nobody asks is left to rest. */
const PAUSES_MS = { 'after a pause': 11_500, 'right after others': 200 };

/** Tells the medians of what five reads cost in each case, by turns. */
export async function measurePauses(): Promise<void> {
  await withOwnKernel({ agents: 10 }, measure);
}

async function measure({ ask, costOf }: OwnKernel): Promise<void> {
  const ids: string[] = [];
  await costOf(Array.from({ length: ARTICLES }), async (_, index) => {
    const { id } = JSON.parse(await ask('POST', '/studio/api/innehall', index, sampleArticle(index), 201));
    ids.push(id);
  });
  const screen = async (nr: number) => {
    const paths = [`innehall/${ids[nr % ids.length]}`, 'innehall?per_sida=25', 'innehall?per_sida=25&sektion=nyheter', 'media', 'ko'];
    for (const path of paths) await ask('GET', `/studio/api/${path}`, nr, undefined, 200);
  };
  for (let time = 0; time < 20; time++) await screen(time);
  const costs = new Map<string, Cost[]>(Object.keys(PAUSES_MS).map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, ms] of Object.entries(PAUSES_MS)) {
      await setTimeout(ms);
      costs.get(name)?.push(await costOf([turn], screen));
    }
  }
  for (const [name, of] of costs) {
    const median = (side: keyof Cost) => of.map((cost) => cost[side]).toSorted((one, other) => one - other)[Math.floor(of.length / 2)];
    process.stdout.write(
      `five reads ${name.padEnd(20)} application ${median('application')?.toFixed(1)} ms, database ${median('database')?.toFixed(1)} ms\n`,
    );
  }
}
