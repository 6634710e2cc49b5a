import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { Network } from '#lib/internet/network.ts';

const PUBLIC = '93.184.216.34';

let folder: string;
let port: number;
let picture: Buffer;
/** What the one server of this internet answers, by host and path. */
const pages = new Map<string, (response: ServerResponse) => void>();
/** The hosts that are not at a public address. */
const elsewhere = new Map<string, string[]>();
const connected: string[] = [];

const server = createServer(({ headers, url }, response) => {
  const page = pages.get(`${headers.host}${url}`);
  if (page === undefined) response.writeHead(404).end();
  else page(response);
});

const network: Network = {
  async resolve(host) {
    const asked = rebound.get(host);
    if (asked === undefined) return elsewhere.get(host) ?? [PUBLIC];
    rebound.set(host, asked + 1);
    return [asked === 0 ? PUBLIC : '169.254.169.254'];
  },
  connect(addresses, host, { secure }) {
    connected.push(`${secure ? 'https' : 'http'} ${host} ${addresses.join()}`);
    return connect(port, '127.0.0.1');
  },
};

/** Names that lead elsewhere the next time somebody asks, and how often it has been asked. */
const rebound = new Map<string, number>();

const fetched = (address: string) => picturesIn(new FolderFiles(folder), network).fetch(address);
const refused = async (address: string) => {
  const error: unknown = await fetched(address).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'PictureUnavailable' });
  return error instanceof Error ? error.message : '';
};
const shows = (body: Uint8Array | string, status = 200, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-picture-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa3322' } })
    .withExif({ IFD3: { GPSLatitude: '59/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => {
  connected.length = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a picture that is an address', () => {
  test('is fetched over https and http, and encoded anew without what the camera told; nothing is kept', async () => {
    pages.set('bilder.example/a.jpg?b=1', shows(picture, 200, { 'content-type': 'application/octet-stream' }));
    for (const address of ['https://bilder.example/a.jpg?b=1', 'http://bilder.example/a.jpg?b=1']) {
      const { typ, bytes } = await fetched(address);
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([typ, width, height, exif]).toEqual(['image/jpeg', 60, 40, undefined]);
    }
    expect(connected).toEqual([`https bilder.example ${PUBLIC}`, `http bilder.example ${PUBLIC}`]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is followed to where it lies, and each step is judged', async () => {
    pages.set('bilder.example/flyttad', shows('', 302, { location: '//cdn.example/b.jpg' }));
    pages.set('cdn.example/b.jpg', shows(picture));
    expect((await fetched('https://bilder.example/flyttad')).typ).toBe('image/jpeg');

    pages.set('bilder.example/inat', shows('', 301, { location: 'http://intern.example/b.jpg' }));
    elsewhere.set('intern.example', ['10.0.0.8']);
    connected.length = 0;
    expect(await refused('https://bilder.example/inat')).toContain('Det finns ingen server på internet');
    expect(connected).toEqual([`https bilder.example ${PUBLIC}`]);

    pages.set('bilder.example/runt', shows('', 302, { location: '/runt' }));
    expect(await refused('https://bilder.example/runt')).toContain('leder vidare för många gånger');
  });

  test('is read from the host that was looked at, and from no other that the same name leads to the next time', async () => {
    rebound.set('byter.example', 0);
    pages.set('byter.example/a.jpg', shows(picture));
    expect((await fetched('http://byter.example/a.jpg')).typ).toBe('image/jpeg');
    expect([connected, rebound.get('byter.example')]).toEqual([[`http byter.example ${PUBLIC}`], 1]);

    rebound.set('byter.example', 0);
    pages.set('byter.example/a.jpg', shows('', 302, { location: '/latest/meta-data/' }));
    connected.length = 0;
    expect(await refused('http://byter.example/a.jpg')).toContain('Det finns ingen server på internet');
    expect(connected).toEqual([`http byter.example ${PUBLIC}`]);
  });

  test.each([['127.0.0.1'], ['::1'], ['169.254.169.254'], ['192.168.1.1'], ['::ffff:10.0.0.1']])(
    'is not fetched from a host at %s, alone or beside a public address',
    async (address) => {
      for (const addresses of [[address], [PUBLIC, address], []]) {
        elsewhere.set('vard.example', addresses);
        expect(await refused('https://vard.example/a.jpg')).toContain('Det finns ingen server på internet');
      }
      expect(connected).toEqual([]);
    },
  );

  test.each([
    'ftp://bilder.example/a.jpg',
    'file:///etc/passwd',
    'https://bilder.example:8443/a.jpg',
    'http://anna:x@bilder.example/a.jpg',
    'data:image/png;base64,AAAA',
    '/media/a.jpg',
    '',
  ])('is not fetched from %s', async (address) => {
    expect(await refused(address)).toContain('Adressen ska börja med');
    expect(connected).toEqual([]);
  });

  test('is refused when it is no picture, half of one, or none that can be read', async () => {
    pages.set('bilder.example/sida', shows('<!doctype html><p>Hej'));
    pages.set('bilder.example/halv.jpg', shows(picture.subarray(0, picture.length - 40)));
    pages.set('bilder.example/svg', shows('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    pages.set('bilder.example/packad', shows(picture, 200, { 'content-encoding': 'gzip' }));
    pages.set('bilder.example/webbsida', shows('\n<!doctype html><p>Hej', 200, { 'content-type': 'text/html; charset=utf-8' }));
    pages.set('bilder.example/felkallad.jpg', shows(picture, 200, { 'content-type': 'text/html' }));
    expect(await refused('https://bilder.example/webbsida')).toContain('leder till en webbsida');
    expect((await fetched('https://bilder.example/felkallad.jpg')).typ).toBe('image/jpeg');
    for (const name of ['sida', 'halv.jpg', 'svg']) expect(await refused(`https://bilder.example/${name}`)).toContain('ingen hel bild');
    expect(await refused('https://bilder.example/packad')).toContain('inte går att läsa');
    expect(await refused('https://bilder.example/borta')).toContain('svarade 404');
  });

  test('is refused when it is larger than an upload may be, before all of it has come', async () => {
    let sent = 0;
    pages.set('bilder.example/stor', (response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const more = () => {
        sent += chunk.length;
        if (!response.destroyed) response.write(chunk, more);
      };
      more();
    });
    expect(await refused('https://bilder.example/stor')).toContain('större än 50 MB');
    expect(sent).toBeLessThan(2 * LIMITS.mediaBytes);
  });

  test('is refused when the answer breaks off', async () => {
    pages.set('bilder.example/bruten', (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x', () => response.destroy());
    });
    expect(await refused('https://bilder.example/bruten')).toContain('bröt svaret');
  });
});
