/*
 * Which windows of this browser are open, by the names they write a shared text in: each holds a lock of its name for as long as it writes, and the
 * browser lets go of it however the window ends.
 */

const nameOf = (fonster: string) => `studio-fonster:${fonster}`;

/** Whether the browser can tell which windows are open: on an address that is not safe it has no locks. */
export const knowsWindows = (): boolean => navigator.locks !== undefined;

/** Says to the other windows that this one is open, until what it returns is called. */
export function holdWindow(fonster: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(nameOf(fonster), () => promise);
  return resolve;
}

/** Does the work in the place of a window, which nobody else does meanwhile; false, with nothing done, where it is open, or the browser cannot tell. */
export async function inPlaceOf(fonster: string, work: () => Promise<void>): Promise<boolean> {
  if (!knowsWindows()) return false;
  return await navigator.locks.request(nameOf(fonster), { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}

/** Settled once no open window has that name, however long that takes: true then, and false where `signal` has ended the wait. The browser must be able to tell. */
export async function whenClosed(fonster: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(nameOf(fonster), { signal }, () => undefined);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
