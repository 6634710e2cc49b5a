import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Network } from '#lib/internet/network.ts';
import { checkLink } from '#lib/link-check/check-link.ts';
import { linkWorld } from '#lib/link-check/link-world.ts';
import { OWN_CERTIFICATE } from '../../e2e/internet/own-certificate.ts';

/* Hosts that do what hosts should not, each at a port of this machine. */

const hosts: Record<string, RequestListener> = {
  'oandligt.example': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.flushHeaders();
    const more = () =>
      void (response.destroyed || (response.write('<p>mer</p>'.repeat(1_000)) ? setImmediate(more) : response.once('drain', more)));
    more();
  },
  'hanger.example': () => {},
  'droppar.example': (_, response) => {
    // One byte now and then, for ever: never a whole head.
    const timer = setInterval(() => response.socket?.write('H'), 20);
    response.socket?.on('close', () => clearInterval(timer));
  },
  'robotar.example': (request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /hemligt\nCrawl-delay: 4\n');
    else response.writeHead(request.method === 'HEAD' ? 404 : 200, { 'Content-Type': 'text/html' }).end('<title>Hemligt</title>');
  },
  'skrap.example': (_, response) => void response.socket?.end('detta ar inte http\r\n\r\n'),
  'avbrott.example': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '100000' });
    response.write('<title>Rapporten</title>', () => response.destroy());
  },
};

let web: Server;
let tls: Server;
const turns: Array<[host: string, pauseMs: number]> = [];
// A server that listens on TCP has such an address.
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  web = createServer((request, response) => {
    const answer = hosts[request.headers.host ?? ''];
    if (answer === undefined) response.end();
    else answer(request, response);
  });
  tls = createTlsServer(OWN_CERTIFICATE, (socket) => socket.end());
  for (const server of [web, tls]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => {
  web.close();
  tls.close();
});

const network: Network = {
  async resolve(host) {
    if (host === 'finns-inte.example') throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
    return [host === 'inne.example' ? '10.0.0.7' : '93.184.216.34'];
  },
  connect: (_, host, { secure }) =>
    secure
      ? connectTls({ host: '127.0.0.1', port: portOf(host === 'inte-tls.example' ? web : tls), servername: host })
      : connect(portOf(web), '127.0.0.1'),
};

/** Those that never answer are given up at once; a busy machine has all the time it needs for the others. */
const SILENT = /hanger|droppar/;
const worldOf = (patienceMs = 60_000) =>
  linkWorld({
    ...{ network, now: () => new Date(), site: 'https://tidningen.example', ending: new AbortController().signal, patienceMs },
    turn: async (host, pauseMs) => {
      turns.push([host, pauseMs]);
      return new Date(0).toISOString();
    },
  });

describe('a host', () => {
  test.each([
    ['whose page never ends is there', 'http://oandligt.example/', { typ: 'framme' }],
    ['that says nothing is told of', 'http://hanger.example/', { typ: 'trasig', orsak: 'tid' }],
    ['that says a letter at a time is told of', 'http://droppar.example/', { typ: 'trasig' }],
    ['that breaks off in the middle of a page is there', 'http://avbrott.example/', { typ: 'framme' }],
    ['that speaks no HTTP is told of', 'http://skrap.example/', { typ: 'trasig', orsak: 'natverk' }],
    ['that there is not is told of', 'https://finns-inte.example/', { typ: 'trasig', orsak: 'dns' }],
    ['that signs for itself is told of', 'https://sjalv.example/', { typ: 'trasig', orsak: 'tls' }],
    ['that speaks HTTP where it should be secret is told of', 'https://inte-tls.example/', { typ: 'trasig', orsak: 'tls' }],
    ['within the house is not asked', 'http://inne.example/', { typ: 'trasig', orsak: 'ej_internet' }],
    ['at a port of its own is not asked', 'http://robotar.example:8080/', { typ: 'oviss', orsak: 'adress' }],
    ['with a login is not asked', 'http://anna:hemligt@robotar.example/', { typ: 'oviss', orsak: 'adress' }],
    ['with two thousand letters is asked', `http://robotar.example/${'a'.repeat(1_970)}`, { typ: 'framme' }],
    ['with Swedish letters is asked', 'http://räksmörgås.example/ö', { typ: 'framme' }],
  ])('%s', async (_, address, found) =>
    expect(await checkLink(address, worldOf(SILENT.test(address) ? 200 : undefined))).toMatchObject(found),
  );

  test('is asked once what robots may see, and given the time that it wishes', async () => {
    const world = worldOf();
    turns.length = 0;
    expect(await checkLink('http://robotar.example/hemligt/rapport', world)).toEqual({ typ: 'oviss', orsak: 'robots', svar: 404 });
    expect(await checkLink('http://robotar.example/rapport', world)).toMatchObject({ typ: 'framme' });
    expect(turns.map(([, pauseMs]) => pauseMs)).toEqual([1_000, 1_000, 4_000, 4_000]);
  });
});
