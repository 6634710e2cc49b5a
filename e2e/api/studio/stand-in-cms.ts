import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request asks of the stand-in, in the order a delivery makes them. */
export type StandInStep = 'bild' | 'artikel' | 'nedtagning';

/** How the stand-in misbehaves once. `forlorat`: it does what it is asked, and the answer is lost. */
export type Misbehaviour = 'fel500' | 'fel429' | 'nekar' | 'forlorat' | 'halvt' | 'hanger' | 'vanta600';

export interface StandInArticle {
  id: string;
  status: 'publish' | 'draft' | 'trash';
  version: string;
  rubrik: string;
  ingress: string;
  sprak: Array<{ sprak: string; lank: string }>;
  kategorier: number[];
  taggar: string[];
  datum: string | null;
  /** Where its address leads when it has been taken down. */
  lederTill?: string | null;
}

export interface StandInCms {
  url: string;
  /** By external id; each create of an article makes one, so that a doubled article is seen. */
  readonly articles: ReadonlyMap<string, StandInArticle[]>;
  readonly pictures: ReadonlyMap<string, { typ: string; byte: number } | undefined>;
  /** Every request that has changed something. */
  readonly changes: ReadonlyArray<{ step: StandInStep; externalId: string; version: string }>;
  /** Somebody throws the article away there. */
  throwAway(externalId: string): void;
  /** Does so with the next request, or with the next of that step. */
  misbehave(how: Misbehaviour, step?: StandInStep): void;
  /** Refuses connections until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Called before a request changes anything, and after: to stop the world there. */
  watch(watcher: (moment: { step: StandInStep; externalId: string; when: 'fore' | 'efter' }) => void | Promise<void>): void;
  stop(): Promise<void>;
}

interface Asked {
  externalId: string;
  version: string;
  article?: Omit<StandInArticle, 'id' | 'version'>;
  fil?: { typ: string; byte: number };
  lederTill?: string | null;
  endastBefintlig?: boolean;
  rorEjPublik?: boolean;
}

/** A publishing system over HTTP that keeps articles in memory and fails as it is told. */
export async function standInCms(): Promise<StandInCms> {
  const articles = new Map<string, StandInArticle[]>();
  const pictures = new Map<string, { typ: string; byte: number } | undefined>();
  const changes: Array<{ step: StandInStep; externalId: string; version: string }> = [];
  const planned: Array<{ how: Misbehaviour; step: StandInStep | undefined }> = [];
  let watcher: Parameters<StandInCms['watch']>[0] = () => {};
  let ids = 0;

  function change(
    step: StandInStep,
    { externalId, version, article, fil, lederTill = null, endastBefintlig = false, rorEjPublik = false }: Asked,
  ): StandInArticle | undefined {
    changes.push({ step, externalId, version });
    if (step === 'bild') {
      pictures.set(externalId, fil);
      return undefined;
    }
    const [kept, ...doubled] = articles.get(externalId) ?? [];
    if (step === 'nedtagning') {
      const status = kept?.status === 'trash' ? 'trash' : 'draft';
      if (kept !== undefined && kept.version <= version) articles.set(externalId, [{ ...kept, status, version, lederTill }, ...doubled]);
      return articles.get(externalId)?.[0];
    }
    if (article === undefined) throw new Error('an article was not sent');
    if (kept !== undefined && kept.version > version) return kept;
    if (kept === undefined && endastBefintlig) return undefined;
    if (kept?.status === 'publish' && rorEjPublik) return kept;
    if (kept?.status === 'trash' && (endastBefintlig || kept.version === version)) return kept;
    const now = { ...article, id: kept?.id ?? String(++ids), version };
    articles.set(externalId, [now, ...doubled]);
    return now;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const step = stepOf(request.url ?? '');
    const asked: Asked = JSON.parse(await textOf(request));
    const { externalId } = asked;
    const index = planned.findIndex((plan) => plan.step === undefined || plan.step === step);
    const how = index === -1 ? undefined : planned.splice(index, 1)[0]?.how;
    await watcher({ step, externalId, when: 'fore' });
    if (how === 'fel500') return end(response, 500, { fel: 'trasig' });
    if (how === 'fel429') return end(response, 429, { fel: 'för mycket' }, { 'Retry-After': '1' });
    if (how === 'vanta600') return end(response, 503, { fel: 'underhåll' }, { 'Retry-After': '600' });
    if (how === 'nekar') return end(response, 403, { fel: 'nej' });
    if (how === 'hanger') return;
    const done = change(step, asked);
    await watcher({ step, externalId, when: 'efter' });
    if (how === 'forlorat') return void request.socket.destroy();
    if (how === 'halvt') {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"id":', () => request.socket.destroy());
      return;
    }
    end(response, 200, done ?? {});
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => end(response, 500, { fel: String(error) }));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    articles,
    pictures,
    changes,
    throwAway(externalId) {
      const [kept, ...doubled] = articles.get(externalId) ?? [];
      if (kept !== undefined) articles.set(externalId, [{ ...kept, status: 'trash' }, ...doubled]);
    },
    misbehave: (how, step) => void planned.push({ how, step }),
    goAway,
    comeBack: () => listen(port),
    watch(given) {
      watcher = given;
    },
    stop: goAway,
  };
}

function stepOf(url: string): StandInStep {
  const step = (['bild', 'artikel', 'nedtagning'] as const).find((candidate) => url === `/${candidate}`);
  if (step === undefined) throw new Error(`the stand-in knows no ${url}`);
  return step;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function end(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
