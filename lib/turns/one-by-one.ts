/** Carries out `work` when the works before it have ended. */
export type OneByOne = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Works that would take a shared thing (the processors, the database) from everybody else if many of them went at once go
 * one after another, in the order in which they came. Nobody waits longer than `patienceMs` for those before: one that hangs
 * holds itself and not the rest. What a work throws reaches whoever asked for it, and nobody else.
 */
export function oneByOne(patienceMs: number): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const before = last;
    const done = waited(before, patienceMs).then(work);
    last = done.catch(() => {});
    return done;
  };
}

async function waited(before: Promise<unknown>, patienceMs: number): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  await Promise.race([before, patience]);
  clearTimeout(timer);
}
