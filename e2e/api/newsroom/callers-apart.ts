import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface CallApart {
  method: 'GET' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Callers in a thread of their own, so that their work is not measured with the service's. `callAll` makes all the calls at once and
 * tells the status of each.
 */
export function callersApart(calls: readonly CallApart[]): { callAll: () => Promise<number[]>; stop: () => Promise<unknown> } {
  const worker = new Worker(new URL('callers-apart.worker.ts', import.meta.url), { workerData: calls });
  return {
    callAll: async () => {
      worker.postMessage('now');
      const [statuses]: number[][] = await once(worker, 'message');
      return statuses ?? [];
    },
    stop: () => worker.terminate(),
  };
}
