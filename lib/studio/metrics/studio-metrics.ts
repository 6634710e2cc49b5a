import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { BUILD, RELEASE } from '#lib/config/release.ts';
import { HEALTH_STATES } from '#lib/contract/health.ts';
import type { ReleaseEnd } from '#lib/contract/release.ts';
import type { PoolState } from '#lib/store/database.ts';
import { QUEUES } from '#lib/store/vital-signs.ts';
import type { StudioHealth } from '#lib/studio/health/studio-health.ts';
import { countRequests } from '#lib/studio/metrics/count-requests.ts';

/** Of the process, what calls itself a total and is none; the figures by kind say the same. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** How exactly the delay of the event loop is known: each look at it is a timer of the process. */
const LOOP_PRECISION_MS = 20;

export interface StudioMetrics {
  /** All figures of this instance as Prometheus reads them (text exposition, 0.0.4). Within seconds, whatever hangs. */
  exposition(): Promise<{ type: string; text: string }>;
  releaseEnded(how: ReleaseEnd): void;
  stop(): void;
}

interface MetricsParts {
  health: StudioHealth;
  pools(): PoolState[];
  changesHeard(): boolean;
}

/** The figures by which an instance is watched, counted from now on. What the database would have to be asked for is left out while it is away. */
export function studioMetrics({ health, pools, changesHeard }: MetricsParts): StudioMetrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers });

  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const requests = countRequests(registry);
  gauge('studio_build_info', 'What runs, by its version; always 1.', ['version', 'build']).set({ version: RELEASE, build: BUILD }, 1);
  const releases = new Counter({
    name: 'studio_releases_total',
    help: 'Tries of releases that this instance has ended, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const partStates = gauge('studio_part_state', 'Whether a part is in that state: 1 for the one it is in.', ['part', 'state']);
  const ready = gauge('studio_ready', 'Whether the instance takes calls, as /redo says: 1 or 0.');
  const heard = gauge(
    'studio_changes_heard',
    'Whether changes of other instances are heard, and so what is read is kept in memory: 1 or 0.',
  );
  const waiting = gauge('studio_queue_length', 'What is due and not yet done, of all instances; counted to 10 000.', ['queue']);
  const late = gauge('studio_queue_delay_seconds', 'How long the first in the queue has been due.', ['queue']);
  const free = gauge('studio_disk_free_bytes', 'What is free where pictures are kept.');
  const whole = gauge('studio_disk_size_bytes', 'The size of that disk.');
  const used = gauge('studio_database_connections', 'Connections to the database, by pool and state.', ['pool', 'state']);
  const most = gauge('studio_database_connections_max', 'As many connections as the pool may have.', ['pool']);
  const calls = gauge('studio_database_waiting_calls', 'Calls that wait for a connection of the pool.', ['pool']);

  const look = async () => {
    const [{ redo, delar }, signs, space] = await Promise.all([health.report(), health.signs(), health.space()]);
    ready.set(redo ? 1 : 0);
    heard.set(changesHeard() ? 1 : 0);
    for (const { namn, lage } of delar) for (const state of HEALTH_STATES) partStates.set({ part: namn, state }, state === lage ? 1 : 0);
    for (const each of [waiting, late, free, whole]) each.reset();
    if ('seen' in signs)
      for (const queue of QUEUES) {
        const { antal, sena } = signs.seen.koer[queue];
        waiting.set({ queue }, antal);
        late.set({ queue }, Math.max(0, sena));
      }
    // One without labels is 0 when it has been reset, which a disk that cannot be seen is not.
    free.set('seen' in space ? space.seen.free : Number.NaN);
    whole.set('seen' in space ? space.seen.whole : Number.NaN);
    for (const { pool, max, total, idle, waits } of pools()) {
      used.set({ pool, state: 'used' }, total - idle);
      used.set({ pool, state: 'idle' }, idle);
      most.set({ pool }, max);
      calls.set({ pool }, waits);
    }
  };

  return {
    async exposition() {
      await look();
      return { type: registry.contentType, text: await registry.metrics() };
    },
    releaseEnded: (outcome) => releases.inc({ outcome }),
    stop() {
      requests.stop();
      registry.clear();
    },
  };
}
