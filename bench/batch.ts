import { randomUUID } from 'node:crypto';
import { workedMs } from '#lib/turns/worked.ts';
import { ADMIN, type OwnKernel, withOwnKernel } from './own-kernel.ts';
import { sampleArticle } from './sample-article.ts';

/* What a hundred operations in one call cost: README.md tells how it is run. */

const ARTICLES = 100;
/** Of each article: with ten more, a hundred of them are more than one call may send. */
const BLOCKS = 50;
const LANGUAGE = 'sv';

type Part = Record<string, unknown>;

/** What the list of articles does with each of those that are chosen. */
const ACTIONS: Record<string, (id: string) => Part> = {
  'add a tag': (id) => ({ operation: 'taggaInnehall', id, kropp: { lagg_till: ['samlat'] } }),
  'change section': (id) => ({ operation: 'andraInnehall', id, kropp: { sektion: 'kultur' } }),
  'hand in': (id) => ({ operation: 'sattSprakstatus', id, sprak: LANGUAGE, kropp: { status: 'granskning' } }),
  approve: (id) => ({ operation: 'sattSprakstatus', id, sprak: LANGUAGE, kropp: { status: 'godkand', order_av: ADMIN } }),
  schedule: (id) => ({ operation: 'slappInnehall', id, kropp: { lage: 'schemalagd', datum: inADay(), order_av: ADMIN } }),
  publish: (id) => ({ operation: 'slappInnehall', id, kropp: { lage: 'publicera', order_av: ADMIN } }),
};

function inADay(): string {
  return new Date(Date.now() + 86_400_000).toISOString();
}

function tell(name: string, told: string): void {
  process.stdout.write(`  ${name.padEnd(40)} ${told}\n`);
}

async function measure({ ask }: OwnKernel): Promise<void> {
  let caller = 0;
  async function batch(name: string, operationer: readonly Part[], lage = 'var_for_sig'): Promise<Array<{ svar: { id?: string } }>> {
    // Each agent may do so much in a minute.
    caller += 1;
    const [before, from] = [workedMs(), performance.now()];
    const answer = await ask('POST', '/studio/api/satser', caller, { lage, operationer }, 200);
    const [worked, took] = [workedMs() - before, performance.now() - from];
    const { gjorda, nekade, resultat } = JSON.parse(answer);
    const kB = Math.round(answer.length / 1_000);
    tell(name, `${(took / 1_000).toFixed(2)} s, ${worked.toFixed(0)} ms of a processor; ${gjorda} done, ${nekade} refused; ${kB} kB`);
    return resultat;
  }
  const articles = Array.from({ length: ARTICLES }, (_, nr) => {
    const { block, ...article } = sampleArticle(nr);
    return { ...article, block: block.slice(0, BLOCKS), slug: `satsen-${nr}-${randomUUID().slice(0, 8)}` };
  });
  const made = await batch(
    `create, ${BLOCKS} blocks each`,
    articles.map((kropp) => ({ operation: 'skapaInnehall', kropp })),
  );
  const ids = made.map(({ svar }) => svar.id ?? '');
  for (const [name, action] of Object.entries(ACTIONS))
    await batch(
      name,
      ids.map((id) => action(id)),
    );
  await batch(
    'add another tag, all or nothing',
    ids.map((id) => ({ operation: 'taggaInnehall', id, kropp: { lagg_till: ['allt'] } })),
    'alla',
  );
}

/** How long a hundred articles in one call take, by what is done with them. */
export async function measureBatch(): Promise<void> {
  await withOwnKernel({ agents: Object.keys(ACTIONS).length + 3 }, measure);
}
