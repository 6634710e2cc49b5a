import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HttpCaller } from './http-caller.ts';
import { median } from './median.ts';
import { sampleArticle } from './sample-article.ts';
import { createAgents, logIn, startStudioProcess } from './studio-process.ts';

/*
 * npm run bench -- mcp: what a tool call costs over the operation it stands for, the list of tools, and fifty agents at
 * once. BENCH_ANROP is how many calls each figure is the median of.
 */

const CALLS = Number(process.env.BENCH_ANROP ?? 200);
const AGENTS = 50;
const VERSIONS = ['2025-11-25', '2026-07-28'] as const;
type Version = (typeof VERSIONS)[number];

/** One message, as a client of that version sends it. */
async function message(
  caller: HttpCaller,
  key: string,
  version: Version,
  method: string,
  params: Record<string, unknown>,
): Promise<string> {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'matning', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const modern = version === '2026-07-28';
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: modern ? { ...params, _meta: envelope } : params });
  const named: Record<string, string> = typeof params.name === 'string' ? { 'mcp-name': params.name } : {};
  const headers = {
    authorization: `Bearer ${key}`,
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': version,
    ...(modern ? { 'mcp-method': method, ...named } : {}),
  };
  return caller.call('POST', '/studio/mcp/redaktion', { body, headers });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The two in turns, so that what else the machine does troubles both alike: the medians of each. */
async function beside(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let call = 0; call < CALLS; call += 1) {
    times[0].push(await timed(one));
    times[1].push(await timed(other));
  }
  return [median(times[0]), median(times[1])];
}

function row(name: string, figure: string, goal: string): void {
  process.stdout.write(`| ${name} | ${figure} | ${goal} |\n`);
}

/** Measures the built application in a process of its own and prints the figures beside their goals. */
export async function measureMcp(): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-mcp-'));
  const studio = await startStudioProcess(data);
  const caller = new HttpCaller(studio.url, AGENTS);
  try {
    const keys = await createAgents(studio.url, await logIn(studio.url), AGENTS);
    const key = (index: number) => keys[index % keys.length] ?? '';
    const body = JSON.stringify(sampleArticle(1));
    const made: { id: string } = JSON.parse(
      await caller.call('POST', '/studio/api/innehall', { body, headers: { authorization: `Bearer ${key(0)}` }, wanted: 201 }),
    );
    let next = 0;
    for (const version of VERSIONS) {
      const listed = await message(caller, key(next++), version, 'tools/list', {});
      const list = await beside(
        () => message(caller, key(next++), version, 'tools/list', {}),
        () => message(caller, key(next++), version, 'prompts/list', {}),
      );
      row(`tools/list, ${version}`, `${(Buffer.byteLength(listed) / 1000).toFixed(1)} kB, ${list[0].toFixed(1)} ms`, '< 60 kB, < 50 ms');
      const [tool, operation] = await beside(
        () => message(caller, key(next++), version, 'tools/call', { name: 'hamta_innehall', arguments: { id: made.id } }),
        () => caller.call('GET', `/studio/api/innehall/${made.id}`, { headers: { authorization: `Bearer ${key(next++)}` } }),
      );
      row(`hamta_innehall over the operation, ${version}`, `${(tool - operation).toFixed(2)} ms (${tool.toFixed(2)})`, '< 5 ms');
    }
    const refused = await Promise.all(
      keys.map(async (own, index) => {
        const article = { ...sampleArticle(index), mall: 'nyhet', sektion: 'nyheter' };
        const calls = [
          { name: 'skapa_innehall', arguments: article },
          { name: 'hamta_innehall', arguments: { id: made.id } },
          { name: 'validera_innehall', arguments: { id: made.id } },
        ];
        const answers = await Promise.allSettled(calls.map((params) => message(caller, own, '2026-07-28', 'tools/call', params)));
        return answers.filter((answer) => answer.status === 'rejected' || answer.value.includes('"isError":true')).length;
      }),
    );
    row(`${AGENTS} agents at once, refused`, String(refused.reduce((sum, count) => sum + count, 0)), '0');
  } finally {
    caller.close();
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}
