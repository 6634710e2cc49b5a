import type { Studio } from '#lib/studio/open.ts';

/*
 * Next compiles instrumentation, pages and routes into module graphs of their own, and a server of our own is one more: what they
 * share is the process. Nothing else is kept in globalThis, and no other module reads it.
 */
interface Shared {
  studio: PromiseWithResolvers<Studio>;
  /** A server of our own receives the requests of this process, and ends it. */
  hosted: boolean;
}

const SHARED = Symbol.for('studio.running');

function shared(): Shared {
  const found: unknown = Reflect.get(globalThis, SHARED);
  if (found !== undefined) return found as Shared; // Nobody else writes this symbol.
  const made: Shared = { studio: Promise.withResolvers(), hosted: false };
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
export function hostStudio(): void {
  shared().hosted = true;
}

export function isHosted(): boolean {
  return shared().hosted;
}

/** Makes the application known to everybody in the process, or why there is none. */
export function announceStudio(opening: Promise<Studio>): void {
  const { studio } = shared();
  opening.then(studio.resolve, studio.reject);
}
