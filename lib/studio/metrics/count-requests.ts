import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Counter, Histogram, type Registry } from 'prom-client';
import { type DoorName, doorAt } from '#lib/transports/doors/addresses.ts';

/*
 * Node tells here of every request that a server of the process receives and of every answer that has been written, whoever the server
 * is and whoever answers: the pages are counted as the doors are, in all three ways to run Studio.
 */
const RECEIVED = 'http.server.request.start';
const ANSWERED = 'http.server.response.finish';

/** Written on the answer itself: a map of answers costs more than all the rest. */
const BEGAN = Symbol('began');

interface Exchange {
  request: { url?: string };
  response: { statusCode: number; [BEGAN]?: number };
}

/** A fast answer that is ready in memory, and the ten seconds within which every caller has one. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts every request by the door that answers it, and how long it took, until it is told to stop. */
export function countRequests(registry: Registry): { stop(): void } {
  const registers = [registry];
  const requests = new Counter({
    name: 'studio_http_requests_total',
    help: 'Requests answered, by the door that answered and the class of the status.',
    labelNames: ['door', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'studio_http_request_duration_seconds',
    help: 'From the headers of a request until its answer was written, by the door that answered.',
    labelNames: ['door'],
    buckets: SECONDS,
    registers,
  });
  const known = new Map<DoorName, Map<number, { door: string; status: string }>>();

  /** The same object each time: nothing is made for a request that has been seen before. */
  const labelsOf = (door: DoorName, statusCode: number) => {
    const family = Math.floor(statusCode / 100);
    const ofDoor = known.get(door) ?? new Map<number, { door: string; status: string }>();
    known.set(door, ofDoor);
    const labels = ofDoor.get(family) ?? { door, status: `${family}xx` };
    ofDoor.set(family, labels);
    return labels;
  };
  const received = (message: unknown) => {
    (message as Exchange).response[BEGAN] = performance.now(); // As node documents the channel.
  };
  const answered = (message: unknown) => {
    const { request, response } = message as Exchange; // As node documents the channel.
    const labels = labelsOf(doorAt(request.url ?? ''), response.statusCode);
    requests.inc(labels);
    const began = response[BEGAN];
    if (began !== undefined) durations.observe({ door: labels.door }, (performance.now() - began) / 1000);
  };
  subscribe(RECEIVED, received);
  subscribe(ANSWERED, answered);
  return {
    stop() {
      unsubscribe(RECEIVED, received);
      unsubscribe(ANSWERED, answered);
    },
  };
}
