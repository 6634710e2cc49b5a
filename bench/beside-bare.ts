import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { measure } from './load.ts';
import { median } from './median.ts';
import { ownHeaders, type SocketAnswer, SocketCaller } from './socket-caller.ts';

/* The same questions to Studio and to a node:http server that does nothing, by turns: what else the machine does is borne by both. */

const CALLERS = 64;
const TICKS_A_SECOND = 100;

export interface Served {
  answered: number;
  perSecond: number;
  /** Microseconds of a processor for each answer: what it cost, whatever else the machine did and however fast the load was. */
  cost: number;
}

export interface Server {
  url: string;
  pid: number;
}

/** A server in a process of its own that answers whatever it is asked with the same bytes, head and all, when it has read all that was sent. */
export async function startBareServer(answer: SocketAnswer, unchanged?: SocketAnswer): Promise<Server & { stop(): void }> {
  const given = {
    ...{ status: answer.status, body: answer.body.toString('base64'), headers: ownHeaders(answer) },
    unchanged: unchanged === undefined ? [] : ownHeaders(unchanged),
  };
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'), { env: { ...process.env, BENCH_SVAR: JSON.stringify(given) } });
  const [url] = await once(bare, 'message');
  return { url, pid: bare.pid ?? 0, stop: () => bare.disconnect() };
}

/** As many requests as the server answers in that time. */
export async function served(server: Server, requestOf: (index: number) => string, wanted: number, seconds: number): Promise<Served> {
  const before = await processorTime(server.pid);
  const callers = Array.from({ length: CALLERS }, () => new SocketCaller(server.url));
  const { answered, perSecond } = await measure({
    connections: callers.length,
    seconds,
    async send(index, connection) {
      const answer = await callers[connection]?.ask(requestOf(index));
      if (answer?.status !== wanted) throw new Error(`${answer?.status} in place of ${wanted}`);
    },
  });
  for (const caller of callers) caller.close();
  const cost = ((await processorTime(server.pid)) - before) / answered;
  return { answered, perSecond, cost: cost * 1_000_000 };
}

/** The seconds of a processor that a process has had; 0 where the system does not tell. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND;
}

export interface Comparison {
  /** The share of the bare server's speed. */
  share: number;
  told: string;
}

/** What several rounds of each say of one beside the other. */
export function compared(own: readonly Served[], bare: readonly Served[]): Comparison {
  const speedOf = (of: readonly Served[]) => median(of.map(({ perSecond }) => perSecond));
  // The cheapest round of each: whatever else the machine does can only add to what an answer costs.
  const costOf = (of: readonly Served[]) => Math.min(...of.map(({ cost }) => cost));
  const [speed, base] = [speedOf(own), speedOf(bare)];
  const [cost, least] = [costOf(own), costOf(bare)];
  const processor =
    least === 0 ? '' : `; processortid ${cost.toFixed(1)} mot ${least.toFixed(1)} µs = ${((least / cost) * 100).toFixed(0)} %`;
  return { share: speed / base, told: `${speed.toFixed(0)} mot ${base.toFixed(0)}/s = ${((speed / base) * 100).toFixed(0)} %${processor}` };
}
