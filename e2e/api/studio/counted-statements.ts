import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A statement that was sent to the database: the name it is prepared by, or its text. */
interface Sent {
  /** Which of the connections it was sent over. */
  connection: number;
  statement: string;
}

/** A way to a database on which everything that is asked of it is counted. */
export interface CountedConnection {
  url: string;
  /** What was asked while `work` ran, without what the workers of a Studio ask by themselves. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** What the workers ask beside every call. */
const OF_WORKERS =
  /^(search_|outbox_|release_(claim|seconds|end_overdue)|translation_|seal|history_|shown_|kept_page_|public_article|lock_|log_prune|live_all|LISTEN|change_beat|news_notify|changed_elsewhere_|agent_used|session_|work_|person_(articles|filling)|idea_|author_without_address|link_(places|tasks)|link_own_due|tag_(filling|follow_next|likeness|term)|picture_likeness_(unseen|keep)|media_(without_colour|colour)|move_|webhook_(claim|seconds))/;

const STARTUP_HEAD = 4;
const MESSAGE_HEAD = 5;

export async function countedConnection(databaseUrl: string): Promise<CountedConnection> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const sent: Sent[] = [];
  let connections = 0;
  const server = createServer((inward) => {
    const outward = connect(Number(target.port), target.hostname);
    const connection = connections++;
    inward.on(
      'data',
      statementReader((statement) => sent.push({ connection, statement })),
    );
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.pipe(other);
      // Either end going away takes the other with it; why does not matter here.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async during(work) {
      const from = sent.length;
      await work();
      return withoutWorkers(sent, from);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** What was asked from there on. A transaction is a worker's when anything in it is, or when it began before or is not over yet. */
function withoutWorkers(sent: readonly Sent[], from: number): string[] {
  const units = new Set<string[]>();
  const underway = new Map<number, string[]>();
  for (const [index, { connection, statement }] of sent.entries()) {
    const unit = underway.get(connection) ?? [];
    unit.push(statement);
    if (unit.length === 1 && index >= from) units.add(unit);
    if (unit[0] === 'BEGIN' && statement !== 'COMMIT' && statement !== 'ROLLBACK') underway.set(connection, unit);
    else underway.delete(connection);
  }
  for (const unit of underway.values()) units.delete(unit);
  return [...units].filter((unit) => !unit.some((statement) => OF_WORKERS.test(statement))).flat();
}

/** Reads what a client of PostgreSQL sends: each Query and each Bind is a statement that is carried out. */
function statementReader(tell: (statement: string) => void): (chunk: Buffer) => void {
  let unread = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const head = started ? MESSAGE_HEAD : STARTUP_HEAD;
      if (unread.length < head) return;
      // The length counts itself, and not the letter before it.
      const length = unread.readInt32BE(head - 4) + head - 4;
      if (unread.length < length) return;
      const letter = started ? String.fromCharCode(unread[0] ?? 0) : '';
      const [first = '', second = ''] = unread
        .subarray(head, Math.min(length, head + 200))
        .toString('utf8')
        .split('\0');
      if (letter === 'Q') tell(first);
      // Of a Bind the portal comes first, which has no name here, then the statement.
      if (letter === 'B') tell(second);
      started = true;
      unread = unread.subarray(length);
    }
  };
}
