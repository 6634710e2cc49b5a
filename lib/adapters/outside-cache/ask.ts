const PATIENCE_MS = 10_000;

/** Asks an outside cache for something; rejects when it has not said that it is done. */
export async function ask(address: string, request: { method: string; headers: Record<string, string>; body?: string }): Promise<void> {
  const answer = await fetch(address, { ...request, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status} to ${request.method}`);
}

/** Does it for so many at a time, one after another. */
export async function inPieces<One>(all: readonly One[], size: number, each: (some: readonly One[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += size) await each(all.slice(from, from + size));
}
