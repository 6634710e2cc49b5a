/** A closed loop of `connections` callers, each sending its next request when it has its answer. */

export interface Figure {
  answered: number;
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** Sends request number `index` and rejects when the answer is not the wanted one. */
  send(index: number, connection: number): Promise<void>;
}

export async function measure({ connections, seconds, send }: LoadOptions): Promise<Figure> {
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const caller = async (connection: number) => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      try {
        await send(next++, connection);
        times.push(performance.now() - sentAt);
      } catch (error) {
        errors += 1;
        if (errors <= 3) process.stderr.write(`  ${error instanceof Error ? error.message : error}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => caller(connection)));
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { answered: times.length, perSecond: times.length / took, p50: at(0.5), p99: at(0.99), errors };
}
