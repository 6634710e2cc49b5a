import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { agent } from './newsroom/people.ts';
import { picture } from './newsroom/pictures.ts';

const run = promisify(execFile);
const { url } = inject('studio');
const { nyckel } = await agent();
let folder = '';
let klient: string;

/** As somebody elsewhere has it: the package made, and put where Node and TypeScript look for it. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-klient-'));
  klient = path.join(folder, 'klient');
  await run('node', ['scripts/client-package.ts', klient]);
  await run('npm', ['pack', '--dry-run', '--json', klient]);
  await run('mkdir', ['-p', path.join(folder, 'node_modules')]);
  await symlink(klient, path.join(folder, 'node_modules/studio-klient'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  out: string;
  said: string;
}

/** The command, as a terminal runs it. */
function studio(words: string[], { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const surroundings = { ...process.env, STUDIO_URL: url, STUDIO_NYCKEL: nyckel, ...env };
    const child = execFile(path.join(klient, 'studio.mjs'), words, { env: surroundings, cwd: folder }, (error, out, said) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, said }),
    );
    child.stdin?.end(input);
  });
}

describe('the command', () => {
  test('creates from a file, changes by fields, reads, and tells what it can', async () => {
    await writeFile(path.join(folder, 'artikel.json'), JSON.stringify({ sektion: 'nyheter', mall: 'nyhet', ...swedish({}) }));
    const made = await studio(['skapaInnehall', '@artikel.json', 'rubrik=Från en terminal']);
    expect([made.code, made.said]).toEqual([0, '']);
    const { innehall } = JSON.parse(made.out);
    const narrow = await studio(['hamtaInnehall', `id=${innehall.id}`, 'falt=id']);
    expect(JSON.parse(narrow.out).innehall).toEqual({ id: innehall.id });
    expect((await studio(['hamtaInnehall', `id=${innehall.id}`])).out).toContain('"Från en terminal"');
    const { out } = await studio(['--hjalp']);
    expect(out).toContain('  skapaInnehall ');
  });

  test('tells which fields an operation takes, how each is written and which it cannot do without', async () => {
    const create = await studio(['skapaInnehall', '--hjalp'], { env: { STUDIO_URL: '', STUDIO_NYCKEL: '' } });
    expect([create.code, create.said]).toEqual([0, '']);
    expect(create.out).toMatch(/^ {2}sektion=text +Krävs\./m);
    expect(create.out).toMatch(/^ {2}taggar:=\[…\]/m);
    expect(create.out).toMatch(/^ {2}provkor:=true\|false/m);
    expect((await studio(['laddaUppMedia', '--help'])).out).toMatch(/^ {2}fil@fil +Krävs\./m);
    expect((await studio(['slappInnehall', '--hjalp'])).out).toMatch(/^ {2}lage=utkast\|publicera\|schemalagd +Krävs\./m);
    const unknown = await studio(['hittaPa', '--hjalp']);
    expect([unknown.code, unknown.said]).toEqual([2, expect.stringContaining('hittaPa')]);
  });

  test('takes an object from what is written to it, and sends a picture', async () => {
    const tried = await studio(['skapaInnehall', '@-', 'provkor:=true'], {
      input: JSON.stringify({ sektion: 'nyheter', mall: 'nyhet', ...swedish({}) }),
    });
    expect([tried.said, tried.code]).toEqual(['', 0]);
    expect(JSON.parse(tried.out).provkor).toBe(true);
    await writeFile(path.join(folder, 'bild.jpg'), await picture());
    const { code, out } = await studio(['laddaUppMedia', 'fil@bild.jpg', 'alt=En fyr', 'kredit=Anna Ek']);
    expect([code, JSON.parse(out).media.alt]).toEqual([0, { sv: 'En fyr' }]);
  });

  test('changes by what is written to it, has a file where the operation gives one, and sends one into the path', async () => {
    const made = JSON.parse((await studio(['skapaInnehall', '@artikel.json'])).out);
    const changed = await studio(['andraInnehall', `id=${made.innehall.id}`, '@-'], { input: '{"taggar": ["bröd"]}' });
    expect([changed.said, changed.code]).toEqual(['', 0]);
    expect(JSON.parse(changed.out).innehall.taggar).toEqual(['bröd']);
    const file = await studio(['exporteraTrafik', 'dagar=7']);
    expect([file.said, file.code]).toEqual(['', 0]);
    expect(file.out).toMatch(/^\uFEFF?[\w";]+/);
    const unknown = '019a9f00-0000-7000-8000-000000000000';
    const nowhere = await studio(['bytMediafil', `id=${unknown}`, 'fil@bild.jpg']);
    expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('finns_inte')]);
  });

  test('sends no object in which a field stands twice', async () => {
    const { code, said } = await studio(['skapaInnehall', '@-'], { input: '{"rubrik": "Ett", "meta": {"slug": 1, "slug": 2}}' });
    expect([code, said]).toEqual([2, expect.stringContaining('meta.slug står mer än en gång')]);
  });

  test('tells a refusal with what to do about it, and ends by what has become of the call', async () => {
    const refused = await studio(['skapaInnehall', 'sektion=nyheter', 'mall=finns-inte', 'rubrik=x']);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.said).toMatch(/^.+\. .+\. \[\w+ mall\]\n/);
    for (const [words, env, told] of [
      [['hamtaInnehål'], {}, 'hamtaInnehål'],
      [['hamtaJag', '@finns-inte.json'], {}, 'finns-inte.json'],
      [['hamtaJag'], { STUDIO_URL: '' }, 'STUDIO_URL'],
      [['hamtaJag'], { STUDIO_NYCKEL: '' }, 'STUDIO_NYCKEL'],
    ] as const) {
      const { code, out, said } = await studio([...words], { env });
      expect([code, out], told).toEqual([2, '']);
      expect(said).toContain(told);
    }
    expect((await studio(['hamtaJag'], { env: { STUDIO_NYCKEL: 'fel' } })).code).toBe(1);
  });
});

describe('the client', () => {
  const load = async (): Promise<{
    connectStudio(address: { url: string; nyckel: string }): Record<string, (falt?: unknown) => Promise<unknown>>;
  }> => import(pathToFileURL(path.join(klient, 'index.mjs')).href);

  test('has types that TypeScript holds a program to', async () => {
    await writeFile(
      path.join(folder, 'program.mts'),
      [
        "import { ApiFault, connectStudio } from 'studio-klient';",
        "const studio = connectStudio({ url: 'https://studio.example', nyckel: 'x' });",
        "const { innehall } = await studio.hamtaInnehall({ id: 'x' });",
        'const id: string = innehall.id;',
        'await studio.hamtaJag();',
        "await studio.skapaInnehall({ sektion: 'mat', mall: 'recept', rubrik: id });",
        '// @ts-expect-error an operation that there is none of',
        'await studio.hamtaAllt();',
        '// @ts-expect-error a field that it does not take',
        "await studio.hamtaInnehall({ id, ordning: 'x' });",
        '// @ts-expect-error a field that it cannot do without',
        'await studio.hamtaInnehall({});',
        '// @ts-expect-error an answer that has no such field',
        'innehall.finnsInte;',
        'export const told = (error: unknown) => (error instanceof ApiFault ? error.fel.map(({ kod }) => kod) : []);',
      ].join('\n'),
    );
    const flags = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
      '--typeRoots',
      'node_modules/@types',
    ];
    const { stdout } = await run('node_modules/.bin/tsc', [...flags, path.join(folder, 'program.mts')]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  });

  test('tries again what is lost or meets a busy service, under one key, and for one result', async () => {
    const seen: string[] = [];
    const busy = createServer((request, response) => {
      seen.push(`${request.headers['idempotency-key']} ${request.headers['studio-version']}`);
      if (seen.length === 1)
        return response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '0' }).end('{"ok":false,"fel":[]}');
      if (seen.length === 2) return request.socket.destroy();
      return response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"ok":true}');
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo;
    const { connectStudio } = await load();
    const answer = await connectStudio({ url: `http://127.0.0.1:${port}`, nyckel: 'x' }).skapaInnehall?.({ sektion: 'mat' });
    busy.close();
    expect(answer).toEqual({ ok: true });
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toMatch(/^\S{16,} 2\d{3}-\d\d-\d\d$/);
  });

  test('holds nothing of the service but what it calls', async () => {
    const text = await readFile(path.join(klient, 'index.mjs'), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(40_000);
  });
});
