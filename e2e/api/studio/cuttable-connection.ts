import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut and mended, as when the database goes away and comes back. */
export interface CuttableConnection {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on nothing comes through the connections over which somebody listens for changes, and neither end is told: nor over new ones. */
  swallowListeners(): void;
  /** Each word to the database takes so much longer to get there. */
  slow(ms: number): void;
  /** New connections are good again. */
  spareListeners(): void;
  close(): Promise<void>;
}

export async function cuttableConnection(databaseUrl: string): Promise<CuttableConnection> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let [swallows, delayMs] = [false, 0];
  const server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    let listens = false;
    // What once has swallowed something lets nothing through again.
    let lost = false;
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      open.add(socket);
      socket.on('data', (bytes) => {
        listens ||= bytes.includes('LISTEN ');
        lost ||= listens && swallows;
        if (lost) return;
        // In the order in which they came: as long as all of them wait, or none.
        if (delayMs === 0 || socket === outward) other.write(bytes);
        else setTimeout(() => other.write(bytes), delayMs);
      });
      // Either end going away takes the other with it; why does not matter here.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen(0);
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    ...{ url: url.href, cut, mend: () => listen(port), close: cut },
    swallowListeners() {
      swallows = true;
    },
    slow(ms) {
      delayMs = ms;
    },
    spareListeners() {
      swallows = false;
    },
  };
}
