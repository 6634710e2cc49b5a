import { describe, expect, test } from 'vitest';
import { paragraph, swedish, text } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

/** How long what somebody writes may be (decisions.md §17): what is longer is refused with the number, and nothing is kept. */

const skribent = await as('skribent');
const chief = await as('chefredaktor');
const x = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, made: T): T[] => Array.from({ length: count }, () => made);

const FIELDS: Array<[falt: string, most: number, made: (length: number) => Record<string, unknown>]> = [
  ['rubrik', 300, (length) => ({ rubrik: x(length) })],
  ['slug', 80, (length) => ({ slug: x(length) })],
  ['ingress', 2_000, (length) => ({ ingress: x(length) })],
  ['meta.seoTitel', 300, (length) => ({ meta: { seoTitel: x(length) } })],
  ['meta.puffTitel', 300, (length) => ({ meta: { puffTitel: x(length) } })],
  ['meta.seoBesk', 500, (length) => ({ meta: { seoBesk: x(length) } })],
  ['meta.socialText', 500, (length) => ({ meta: { socialText: x(length) } })],
  ['meta.puffSrc', 2_000, (length) => ({ meta: { puffSrc: `https://example.se/${x(length - 19)}` } })],
  ['hero.src', 2_000, (length) => ({ hero: { src: `https://example.se/${x(length - 19)}` } })],
  ['hero.alt', 20_000, (length) => ({ hero: { alt: x(length) } })],
  ['taggar', 50, (length) => ({ taggar: Array.from({ length }, (_, nr) => `t${nr}`) })],
  ['taggar[0]', 80, (length) => ({ taggar: [x(length)] })],
  ['kallor', 100, (length) => ({ kallor: many(length, { titel: 'SCB', url: '' }) })],
  ['kallor[0].url', 2_000, (length) => ({ kallor: [{ titel: 'SCB', url: `https://scb.se/${x(length - 15)}` }] })],
  ['sponsrad.partner', 200, (length) => ({ sponsrad: { partner: x(length), markning: 'Annons' } })],
  ['ansvarig', 200, (length) => ({ ansvarig: x(length) })],
  ['block[0].content[0].text', 20_000, (length) => ({ block: [paragraph(x(length))] })],
  ['block[0].content', 1_000, (length) => ({ block: [{ type: 'paragraph', content: many(length, text('x')) }] })],
  [
    'block[0].content[0].marks[0].attrs.href',
    2_000,
    (length) => ({ block: [{ type: 'paragraph', content: [text('x', { type: 'link', attrs: { href: `/${x(length - 1)}` } })] }] }),
  ],
  ['block[0].attrs.text', 20_000, (length) => ({ block: [{ type: 'citat', attrs: { text: x(length) } }] })],
  [
    'block[0].attrs.lankar',
    1_000,
    (length) => ({ block: [{ type: 'relaterat', attrs: { lankar: many(length, { rubrik: 'R', url: '/a' }) } }] }),
  ],
  ['block', 2_000, (length) => ({ block: many(length, paragraph('x')) })],
];

describe.each(FIELDS)('%s', (falt, most, made) => {
  test(`may be ${most} long`, async () => {
    expect((await skribent.create(swedish(made(most)))).status).toBe(201);
  });

  test(`is refused with the number when it is ${most + 1}`, async () => {
    const { status, fel } = await skribent.create(swedish(made(most + 1)));
    expect([status, fel.map((one) => [one.kod, one.falt])]).toEqual([422, [['for_lang', falt]]]);
    expect(fel[0]?.atgard).toContain(String(most));
  });
});

test('the comment to a revision is 500 at most', async () => {
  const { id, revision } = await skribent.created();
  const { koder } = await skribent.save(id, 'sv', { rubrik: 'Rubrik', bas: revision, kommentar: x(501) });
  expect(koder).toEqual(['for_lang']);
});

test('a text that nothing is said of is 20 000 at most', async () => {
  const { status, koder } = await chief.post('/ko', { rubrik: 'Gör', beskrivning: 'x', sektion: x(20_001) });
  expect([status, koder]).toEqual([422, ['for_lang']]);
});

test('the OpenAPI document tells how long everything that is sent may be', async () => {
  const body = JSON.parse((await send({ method: 'GET', path: '/studio/api/openapi.json', headers: skribent.credential })).text);
  const unbounded: string[] = [];
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type, maxLength, maxItems, enum: values, const: only, format, pattern, $ref } = schema as Record<string, unknown>;
    if ($ref !== undefined) {
      walk(body.components.schemas[String($ref).slice('#/components/schemas/'.length)], path);
      return;
    }
    if (seen.has(schema)) return;
    seen.add(schema);
    const isFree = values === undefined && only === undefined && format === undefined && pattern === undefined;
    if (type === 'string' && maxLength === undefined && isFree) unbounded.push(path);
    if (type === 'array' && maxItems === undefined) unbounded.push(path);
    for (const [name, inner] of Object.entries(schema)) walk(inner, `${path}.${name}`);
  };
  const seen = new Set<object>();
  for (const [path, methods] of Object.entries<Record<string, { requestBody?: { content?: unknown } }>>(body.paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) walk(requestBody?.content, `${method} ${path}`);
  }
  expect(seen.size).toBeGreaterThan(500);
  expect(unbounded).toEqual([]);
});

test('the credit of a picture is 200 at most, as it is uploaded and afterwards', async () => {
  const { body } = await upload(chief, { kredit: x(200) });
  const refusals = [await upload(chief, { kredit: x(201) }), await chief.patch(`/media/${body.media.id}`, { kredit: x(201) })];
  expect(refusals.map(({ status, koder }) => [status, koder])).toEqual(Array(2).fill([422, ['for_lang']]));
});
