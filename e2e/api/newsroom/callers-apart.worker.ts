import { parentPort, workerData } from 'node:worker_threads';
import type { CallApart } from './callers-apart.ts';

const calls: readonly CallApart[] = workerData;

async function call({ url, ...how }: CallApart): Promise<number> {
  const answer = await fetch(url, how);
  await answer.arrayBuffer();
  return answer.status;
}

parentPort?.on('message', async () => parentPort?.postMessage(await Promise.all(calls.map(call))));
