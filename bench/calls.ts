import { setTimeout } from 'node:timers/promises';
import { startWorkers } from '#lib/studio/workers/start-workers.ts';
import { ADMIN, type Cost, type OwnKernel, withOwnKernel } from './own-kernel.ts';
import { sampleArticle } from './sample-article.ts';

/*
 * What the commonest calls cost the application and the database, in processor time, and which statements cost the database what
 * (pg_stat_statements). Writes twice: without workers, and with all that they do behind the calls until nothing is left of it.
 */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 1_000);
const CALLS = Number(process.env.BENCH_ANROP ?? 1_000);

interface StatementCost extends Record<string, unknown> {
  query: string;
  calls: number;
  plans: number;
  planning: number;
  running: number;
  buffers: number;
  wal: number;
}

/** Per call of the statement; those that make up the most first. */
const STATEMENTS = `SELECT query, calls::int, plans::int, total_plan_time / calls AS planning, mean_exec_time AS running,
    (shared_blks_hit + shared_blks_read)::float / calls AS buffers, (wal_bytes / calls)::float AS wal
  FROM pg_stat_statements WHERE query !~ 'pg_stat_statements|AS antal$' ORDER BY total_plan_time + total_exec_time DESC LIMIT 20`;

function tell(name: string, { application, database }: Cost, statements: readonly StatementCost[]): void {
  process.stdout.write(`${name.padEnd(30)} application ${application.toFixed(2)} ms, database ${database.toFixed(2)} ms\n`);
  for (const { query, calls, plans, planning, running, buffers, wal } of statements) {
    const figures = [
      `${(calls / CALLS).toFixed(2)} ×`,
      `${running.toFixed(3)} ms`,
      `planning ${planning.toFixed(3)} (${Math.round((100 * plans) / calls)} %)`,
      `${buffers.toFixed(0)} buffers`,
      `${wal.toFixed(0)} B of WAL`,
    ];
    process.stdout.write(`    ${figures.join(', ')}: ${query.replaceAll(/\s+/g, ' ').slice(0, 90)}\n`);
  }
}

/** Tells what each of them costs, of articles of 60 blocks, half of them public. */
export async function measureCalls(): Promise<void> {
  await withOwnKernel({ agents: Math.ceil(CALLS / 25), preload: 'pg_stat_statements' }, measure);
}

const LEFT = `SELECT (SELECT count(*) FROM sokko)::int + (SELECT count(*) FROM oforseglad)::int + (SELECT count(*) FROM utskick WHERE lage = 'vantar')::int
  + (SELECT count(*) FROM publicerad_version p WHERE NOT EXISTS (SELECT FROM renderad k WHERE (k.innehall_id, k.sprak, k.publicering_id) = (p.innehall_id, p.sprak, p.publicering_id)))::int AS antal`;

async function measure({ kernel, ask, costOf, sql }: OwnKernel): Promise<void> {
  await sql('CREATE EXTENSION pg_stat_statements');
  await sql('ALTER SYSTEM SET pg_stat_statements.track_planning = on');
  await sql('SELECT pg_reload_conf()');
  const api = '/studio/api/innehall';
  const made: Array<{ id: string; revision: string }> = [];
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const pick = (index: number) => made[index % made.length] ?? { id: '', revision: '' };
  const run = async (name: string, work: (index: number) => Promise<void>, count = CALLS) => {
    await sql('SELECT pg_stat_statements_reset()');
    tell(name, await costOf(numbers(count), (index) => work(index)), await sql<StatementCost>(STATEMENTS));
  };
  const create = async (index: number) => {
    const { id, innehall } = JSON.parse(await ask('POST', api, index, sampleArticle(index), 201));
    made[index] = { id, revision: innehall.sprak.sv.arbetsrevision.id };
  };
  const publish = async (index: number) => {
    await ask('POST', `${api}/${pick(index).id}/release`, index, { lage: 'publicera', order_av: ADMIN }, 200);
  };
  const save = async (index: number) => {
    const { sektion: _, mall: __, taggar: ___, ...content } = sampleArticle(index);
    const saved: { id: string } = JSON.parse(
      await ask('PUT', `${api}/${pick(index).id}/sprak/sv`, index, { ...content, bas: pick(index).revision }, 200),
    );
    pick(index).revision = saved.id;
  };
  const read = async (index: number) => void (await ask('GET', `${api}/${pick(index).id}`, index, undefined, 200));
  const list = async (index: number) => void (await ask('GET', `${api}?per_sida=25`, index, undefined, 200));
  // What is compiled and kept at first is not what it costs.
  await costOf(numbers(ARTICLES), create);
  await costOf(numbers(ARTICLES / 2), publish);
  await sql('VACUUM ANALYZE');
  for (const warm of [read, list]) await costOf(numbers(CALLS), warm);
  await run('read', read);
  await run('list', list);
  await run('save', save);
  await run('publish', (index) => publish(index + ARTICLES / 2), Math.min(CALLS, ARTICLES / 2));
  await run('create', (index) => create(index + ARTICLES));
  const workers = startWorkers(kernel, ['nightlyBackup', 'history']);
  const nothingLeft = async () => {
    while ((await sql<{ antal: number }>(LEFT))[0]?.antal !== 0) await setTimeout(100);
  };
  await nothingLeft();
  const wholly = async (name: string, work: (index: number) => Promise<void>) => {
    await sql('SELECT pg_stat_statements_reset()');
    const cost = await costOf(numbers(1), async () => {
      await costOf(numbers(CALLS), (index) => work(index));
      await nothingLeft();
    });
    tell(`${name} with all behind it`, { application: cost.application / CALLS, database: cost.database / CALLS }, await sql(STATEMENTS));
  };
  await wholly('save', save);
  await wholly('publish', publish);
  await wholly('create', (index) => create(index + ARTICLES + CALLS));
  await workers.stop();
}
