import { randomUUID } from 'node:crypto';
import type { Host } from '#lib/studio/host.ts';
import type { Studio } from '#lib/studio/open.ts';

/*
 * Next compiles instrumentation, pages and routes into module graphs of their own, and a server of our own is one more: what they
 * share is the process. Nothing else is kept in globalThis, and no other module reads it.
 */
interface Shared {
  studio: PromiseWithResolvers<Studio>;
  /** Whether somebody has begun to open it. */
  begun: boolean;
  host: Host | undefined;
  mark: string;
}

const SHARED = Symbol.for('studio.running');

function shared(): Shared {
  const found: unknown = Reflect.get(globalThis, SHARED);
  if (found !== undefined) return found as Shared; // Nobody else writes this symbol.
  const made: Shared = { studio: Promise.withResolvers(), begun: false, host: undefined, mark: randomUUID() };
  // Whoever waits for it is told; that nobody does yet is no fault of its own.
  made.studio.promise.catch(() => {});
  Reflect.set(globalThis, SHARED, made);
  return made;
}

/** The application of this process, as soon as it is open. Rejects with why it could not be opened. */
export function runningStudio(): Promise<Studio> {
  return shared().studio.promise;
}

/** Makes known that the caller receives the requests of this process, and ends it: Next is only asked for its pages. */
export function hostStudio(host: Host): void {
  shared().host = host;
}

/** Who has made that known; `undefined` in a server of Next's. */
export function hostOfStudio(): Host | undefined {
  return shared().host;
}

/** A word that nobody outside this process knows, by which its parts know what comes from each other. */
export function markOfProcess(): string {
  return shared().mark;
}

/** Makes the application known to everybody in the process, or why there is none. */
export function announceStudio(opening: Promise<Studio>): void {
  const { studio } = Object.assign(shared(), { begun: true });
  opening.then(studio.resolve, studio.reject);
}

/** Ends the application, also one that is still being opened. Where none is, or it could not be opened, there is nothing to end. */
export async function closeStudio(): Promise<void> {
  const { studio, begun } = shared();
  if (!begun) return;
  const open = await studio.promise.catch(() => undefined);
  await open?.close();
}
