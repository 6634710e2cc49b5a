import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Network } from '#lib/internet/network.ts';
import type { Caller } from './newsroom/caller.ts';
import { animation, file, picture } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Pictures that are brought by their addresses, over an internet of its own: one server that is every host. */

const PUBLIC = '93.184.216.34';

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let writer: Caller;
let port: number;
const pages = new Map<string, (response: ServerResponse) => void>();
/** Every request that reached some host. */
const asked: string[] = [];
/** How often a name was asked for that leads to the machine's own secrets from the second time on. */
let lookedUp = 0;
const server = createServer(({ headers, url }, response) => {
  asked.push(`${headers.host}${url}`);
  const page = pages.get(`${headers.host}${url}`);
  if (page === undefined) response.writeHead(404).end();
  else page(response);
});
const network: Network = {
  async resolve(host) {
    if (host === 'byter.example') return [lookedUp++ === 0 ? PUBLIC : '169.254.169.254'];
    return [host.startsWith('intranat') ? '10.1.2.3' : PUBLIC];
  },
  connect: () => connect(port, '127.0.0.1'),
};

const shows = (body: Uint8Array | string, status = 200, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body);
};
const bring = (url: string, told: Record<string, unknown> = {}, options = {}) => writer.post('/media/hamta', { url, ...told }, options);
const refusedAs = async (url: string) => {
  const { status, fel } = await bring(url);
  return [status, ...fel.map(({ kod, falt, orsak }) => `${kod} ${falt}: ${orsak}`)].join(' ');
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, network, silent: true });
  writer = await newsroom.as('skribent', studio.url);
});

beforeEach(() => {
  pages.clear();
  asked.length = 0;
  lookedUp = 0;
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
  server.closeAllConnections();
  server.close();
});

/** Lights and shadows that no other picture has. */
const bytesOf = (caption: string) =>
  sharp(crypto.getRandomValues(new Uint8Array(12 * 9 * 3)), { raw: { width: 12, height: 9, channels: 3 } })
    .resize(900, 600, { kernel: 'cubic' })
    .withExif({ IFD0: { ImageDescription: caption, Artist: 'Lena Berg' } })
    .jpeg()
    .toBuffer();

describe('a picture by its address', () => {
  test('is in the library as if it had been uploaded, and says where it comes from and what nobody has told', async () => {
    pages.set('bilder.example/2026/Brygga%20vid%20sj%C3%B6n.jpg?nyckel=hemlig', shows(await bytesOf('Bryggan i motljus')));
    const { status, body } = await bring('https://bilder.example/2026/Brygga%20vid%20sj%C3%B6n.jpg?nyckel=hemlig', {
      ...{ alt: 'En brygga', alt_en: 'A jetty', fokus: { x: 20, y: 80 }, nyckelord: ['brygga', 'Brygga', 'sjö'] },
      rattigheter: { kanaler: ['webb'] },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.media).toMatchObject({
      ...{
        filnamn: 'Brygga vid sjön.jpg',
        typ: 'image/jpeg',
        bredd: 900,
        hojd: 600,
        fokus: { x: 20, y: 80 },
        nyckelord: ['brygga', 'sjö'],
      },
      ...{ alt: { sv: 'En brygga', en: 'A jetty' }, caption: 'Bryggan i motljus', av: { id: writer.id } },
      rattigheter: { kanaler: ['webb'], fotograf: 'Lena Berg', kalla: 'https://bilder.example/2026/Brygga%20vid%20sj%C3%B6n.jpg' },
    });
    expect(body.ur_filen).toContain('caption');
    expect(body.saknas).toEqual(['rattigheter.licens']);
    expect((await writer.get(`/media/${body.media.id}`)).body.media).toEqual(body.media);
    const [line] = await newsroom.sql<{ detalj: object }>(
      `SELECT detalj FROM logg WHERE operation = 'hamtaMediaFranAdress' ORDER BY id DESC LIMIT 1`,
    );
    expect(line?.detalj).toMatchObject({ media: body.media.id, vard: 'bilder.example' });
    expect(JSON.stringify(line)).not.toContain('hemlig');
  });

  test('is known again: by its key, and by its file when it comes once more or is uploaded', async () => {
    const bytes = await bytesOf('Ett torg');
    pages.set('bilder.example/torg.jpg', shows(bytes));
    const told = { alt: 'Ett torg', kredit: 'Lena Öberg', rattigheter: { licens: 'CC BY 4.0', kalla: 'https://bilder.example/' } };
    const key = { headers: { 'Idempotency-Key': 'torget' } };
    const first = await bring('https://bilder.example/torg.jpg', told, key);
    expect([first.status, first.body.saknas]).toEqual([201, []]);
    const again = await bring('https://bilder.example/torg.jpg', told, key);
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
    expect(asked).toHaveLength(1);
    expect((await bring('https://bilder.example/annat.jpg', told, key)).koder).toEqual(['nyckel_annan_kropp']);

    const { id } = first.body.media;
    expect((await bring('https://bilder.example/torg.jpg', told)).body.media.id).toBe(id);
    const { rattigheter, ...texts } = told;
    const fields = Object.entries({ ...texts, rattigheter: JSON.stringify(rattigheter) }).map(([name, value]) => ({ name, value }));
    expect((await writer.form('/media', [file(bytes, 'torg.jpg'), ...fields])).body.media.id).toBe(id);
    // Told otherwise it is another, and whoever brings it hears that there was one.
    const other = await bring('https://bilder.example/torg.jpg', { ...told, alt: 'Torget' });
    expect([other.body.media.id === id, other.body.samma_fil.map((media: { id: string }) => media.id)]).toEqual([false, [id]]);
  });

  test('is fetched from nowhere but the internet, whatever its name leads to the second time', async () => {
    pages.set('byter.example/a.jpg', shows('', 302, { location: '/latest/meta-data/' }));
    pages.set('bilder.example/inat.jpg', shows('', 302, { location: 'http://intranat.example/hemligt' }));
    pages.set('bilder.example/port.jpg', shows('', 307, { location: 'https://bilder.example:8080/a.jpg' }));
    const nowhere = '422 bild_onabar url: Bilden gick inte att hämta. Det finns ingen server på internet med det namnet.';
    for (const url of ['http://byter.example/a.jpg', 'https://bilder.example/inat.jpg', 'http://intranat.example/a.jpg']) {
      expect(await refusedAs(url), url).toBe(nowhere);
    }
    const misled = [
      'https://bilder.example/port.jpg',
      'file:///etc/passwd',
      'ftp://bilder.example/a.jpg',
      'http://anna:x@bilder.example/',
      'bild',
      '',
    ];
    for (const url of misled) expect(await refusedAs(url), url).toContain('Adressen ska börja med https:// eller http://');
    expect(asked).toEqual(['byter.example/a.jpg', 'bilder.example/inat.jpg', 'bilder.example/port.jpg']);
  });

  test('is refused when a page, a fragment or too much lies there, and nothing is kept', async () => {
    const antal = (await writer.get('/media')).body.antal;
    pages.set('bilder.example/sida', shows('<!doctype html><img src="/a.jpg">', 200, { 'content-type': 'text/html' }));
    pages.set('bilder.example/halv.jpg', shows((await bytesOf('Halv')).subarray(0, 2_000)));
    pages.set('bilder.example/ritad.svg', shows('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
    pages.set('bilder.example/yta.png', shows(await picture('png', 10_000, 6_001)));
    pages.set('bilder.example/rorlig.gif', shows(await animation(301)));
    pages.set('bilder.example/oandlig.jpg', (response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const more = () => void (!response.destroyed && response.write(chunk, more));
      more();
    });
    expect(await refusedAs('https://bilder.example/sida')).toContain('leder till en webbsida, inte till en bild');
    expect(await refusedAs('https://bilder.example/borta.jpg')).toContain('Servern svarade 404 i stället för med bilden.');
    expect(await refusedAs('https://bilder.example/halv.jpg')).toContain('bild_ogiltig url');
    expect(await refusedAs('https://bilder.example/ritad.svg')).toContain('bild_ogiltig url');
    expect(await refusedAs('https://bilder.example/yta.png')).toContain('bild_for_stor_yta url');
    expect(await refusedAs('https://bilder.example/rorlig.gif')).toContain('bild_for_manga_rutor url');
    expect(await refusedAs('https://bilder.example/oandlig.jpg')).toContain('Filen är större än 50 MB.');
    expect((await writer.get('/media')).body.antal).toBe(antal);
  });

  test('is asked for before anything is fetched: who may not, and what is told wrongly', async () => {
    const reader = await newsroom.as('lasare', studio.url);
    expect((await reader.post('/media/hamta', { url: 'https://bilder.example/a.jpg' })).koder).toEqual(['rattighet_saknas']);
    const { fel } = await bring('https://bilder.example/a.jpg', { fokus: { x: 101, y: 0 }, rattigheter: { licens: 1 }, credit: 'Lena' });
    expect(fel.map(({ falt }) => falt).toSorted()).toEqual(['credit', 'fokus.x', 'rattigheter.licens']);
    expect((await bring('https://bilder.example/a.jpg', { provkor: true })).body).toMatchObject({ ok: true, provkor: true });
    expect(asked).toEqual([]);
  });

  test('is brought by an assistant’s tool, in one call', async () => {
    pages.set('bilder.example/stor.jpg', shows(await bytesOf('En bro')));
    const admin = await newsroom.as('admin', studio.url);
    const { nyckel } = (await admin.post('/agenter', { namn: 'Bildhämtaren', sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv'] }))
      .body;
    const call = async (args: object) => {
      const response = await fetch(`${studio.url}/studio/mcp/redaktion`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${nyckel}`, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ladda_upp_bild', arguments: args } }),
      });
      return response.text();
    };
    const told = { url: 'https://bilder.example/stor.jpg', alt: 'En bro', kredit: 'Lena', fokus: '{"x": 30, "y": 40}' };
    expect(await call(told)).toContain('"filnamn":"stor.jpg"');
    expect(await call({ ...told, fokus: 'mitten' })).toContain('falt_typ');
    expect(await call({ ...told, fil: 'aGVq' })).toContain('falt_okant');
    expect(await call({ alt: 'En bro' })).toContain('falt_saknas');
  });
});
