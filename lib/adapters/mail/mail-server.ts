import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';

/** A letter as a mail server got it. */
export interface ReceivedLetter {
  fran: string;
  till: string[];
  /** Headers and text as they came over the wire. */
  raw: string;
}

export interface MailServer {
  port: number;
  received: ReceivedLetter[];
  stop(): Promise<void>;
}

/** A real mail server on a loopback port, a free one unless one is given, that keeps what it gets; `options` make it refuse. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      void textOf(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ fran: mailFrom === false ? '' : mailFrom.address, till: rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
    ...options,
  });
  // A client that breaks off is what some tests are about.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { port: portOf(server.server), received, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** Something that listens where a mail server would, and does with each connection what it is told. */
export async function startSocketServer(answer: (socket: Socket) => void): Promise<Pick<MailServer, 'port' | 'stop'>> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return address.port;
}
