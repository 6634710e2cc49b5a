import { describe, expect, inject, test } from 'vitest';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { isStandaloneRun } from '../ways-to-run.ts';
import { swedish } from './newsroom/articles.ts';
import { stranger } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent } from './newsroom/people.ts';

const ADDRESSES = ['/studio/api/openapi.json', '/studio/api/openapi-atgarder.json'];

describe.each(ADDRESSES)('%s', (path) => {
  test('is given to anybody, without a credential', async () => {
    const { status, headers, text } = await send({ method: 'GET', path });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['x-request-id']).toBeTruthy();
    expect(headers['access-control-allow-origin']).toBe('*');
    const document = JSON.parse(text);
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toMatchObject([{ url: inject('studio').url }]);
    expect(text).not.toContain(inject('studio').secret);
  });

  test('is given once: whoever has it hears so', async () => {
    const first = await send({ method: 'GET', path });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await send({ method: 'GET', path, headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await send({ method: 'GET', path, headers: { 'If-None-Match': '"annat"' } })).status).toBe(200);
  });

  test.skipIf(isStandaloneRun())('is smaller for those who read gzip or brotli, and has no body for HEAD', async () => {
    const whole = Number((await send({ method: 'GET', path })).headers['content-length']);
    for (const coding of ['gzip', 'br']) {
      const { headers } = await send({ method: 'GET', path, headers: { 'Accept-Encoding': coding } });
      expect(headers['content-encoding']).toBe(coding);
      expect(Number(headers['content-length'])).toBeLessThan(whole / 4);
    }
    const { status, text } = await send({ method: 'HEAD', path });
    expect([status, text]).toEqual([200, '']);
  });

  test('cannot be written', async () => {
    const { status, koder, headers } = await stranger().call('POST', path.replace('/studio/api', ''), { body: {} });
    expect([status, koder, headers.allow]).toEqual([405, ['metod_ej_tillaten'], 'GET, HEAD']);
  });
});

interface Described {
  operationId: string;
  parameters: Array<{ name: string; required: boolean; schema: { maximum?: number } }>;
}

/** What some operations cannot be asked without. */
const WANTED: Record<string, Record<string, string>> = {
  hamtaKandis: { namn: 'Nora' },
  jamforRevisioner: { fran: '1', till: '1' },
  listaMallar: { mall: 'nyhet' },
};

/** As many as the document lets a client ask for. */
function fullestPage({ parameters }: Described): Record<string, string> {
  const most = parameters.find(({ name }) => name === 'per_sida')?.schema.maximum;
  return most === undefined ? {} : { per_sida: String(most) };
}

describe('for clients of actions', () => {
  test('no answer is longer than they read, however much there is', async () => {
    const [, actions = ''] = ADDRESSES;
    const document = JSON.parse((await send({ method: 'GET', path: actions })).text);
    const writer = await agent();
    // Articles with everything a list tells of: long headlines, many tags, sources.
    const kallor = Array.from({ length: 5 }, (_, index) => ({ titel: `Källa ${index}`, url: `https://exempel.se/${index}` }));
    const taggar = Array.from({ length: 10 }, (_, index) => `tagg nummer ${index}`);
    const made = [];
    for (let index = 0; index < 35; index += 1) made.push(await writer.created({ ...swedish(), kallor, taggar }));
    const id = made[0]?.id ?? '';
    const reads = Object.entries<{ get?: Described }>(document.paths).flatMap(([path, { get }]) =>
      get === undefined || /\{rid\}|\/(media|personer)\/\{id\}/.test(path) ? [] : [{ path, get }],
    );
    expect(reads.length).toBeGreaterThan(10);
    for (const { path, get } of reads) {
      const address = path.replace('/studio/api', '').replace('{id}', id).replace('{sprak}', 'sv');
      const { status, body } = await writer.get(address, { ...WANTED[get.operationId], ...fullestPage(get) });
      expect(status, address).toBe(200);
      expect(JSON.stringify(body).length, address).toBeLessThan(100_000);
    }
    // Of the templates they ask for one at a time: all of them, with their examples, are twice what such a client reads.
    const { parameters } = document.paths['/studio/api/mallar'].get as Described;
    expect(parameters.find(({ name }) => name === 'mall')).toMatchObject({ required: true });
    for (const mall of TEMPLATES.keys()) {
      const { body } = await writer.get('/mallar', { mall, exempel: '1' });
      expect(JSON.stringify(body).length, mall).toBeLessThan(100_000);
    }
  });
});
