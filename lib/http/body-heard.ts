import { Fault, fault } from '#lib/errors/fault.ts';

/**
 * A body as it comes, for as long as its caller goes on sending. Throws 408 when nothing has come for `silenceMs`, and 400 when the
 * caller is gone before the end. `leave` is called however it ends, also when the rest is not wanted.
 */
export async function* bodyHeard(chunks: AsyncIterator<Uint8Array>, silenceMs: number, leave: () => void): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const next = await inTime(chunks.next(), silenceMs);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw error instanceof Fault ? error : fault('anrop_avbrutet', {}, {}, { cause: error });
  } finally {
    leave();
  }
}

async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fault('for_langsam', {}, { sekunder: Math.ceil(ms / 1000) })), ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
