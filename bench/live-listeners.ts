import { connect, type Socket } from 'node:net';

/** Readers whose pages listen to a live report, each over a connection of its own, as browsers do. */
export interface Listeners {
  /** How many milliseconds after `since` each was told, of the first word that came after it; those who were not within the patience are Infinity. */
  toldAfter(since: number): Promise<number[]>;
  close(): void;
}

const AT_ONCE = 200;
const PATIENCE_MS = 10_000;

/** Opens so many; settled once all of them hear. */
export async function listeners(url: string, address: string, count: number): Promise<Listeners> {
  const { hostname, port } = new URL(url);
  const heardAt = new Float64Array(count);
  const sockets: Socket[] = [];
  const open = (nr: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`));
      socket.on('error', reject).on('data', (bytes) => {
        if (!bytes.includes('data: ')) return;
        heardAt[nr] = performance.now();
        resolve();
      });
      sockets.push(socket);
    });
  for (let nr = 0; nr < count; nr += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - nr) }, (_, index) => open(nr + index)));
  return {
    async toldAfter(since) {
      const end = performance.now() + PATIENCE_MS;
      while (heardAt.some((at) => at < since) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
      return Array.from(heardAt, (at) => (at < since ? Number.POSITIVE_INFINITY : at - since));
    },
    close() {
      for (const socket of sockets) socket.on('error', () => {}).destroy();
    },
  };
}
