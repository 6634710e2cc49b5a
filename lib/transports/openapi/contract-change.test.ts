import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTRACT_VERSIONS } from '#lib/contract/contract-versions.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { PublishedDocuments } from '#lib/transports/doors/documents.ts';
import { contractChange } from '#lib/transports/openapi/contract-change.ts';
import { contractOf, contractText, type PromisedContract, readContract } from '#lib/transports/openapi/promised-contract.ts';
import type { Json } from '#lib/transports/openapi/schema-book.ts';

const present = contractOf(new PublishedDocuments(OPERATIONS, { url: 'https://studio.test', release: '0.0.0' }).document());
const { datum } = CONTRACT_VERSIONS[0];
const CHANGES = 'docs/contract/changes.md';
const FILE = `docs/contract/${datum}.jsonl`;

/** The contract of the newest version is what callers have been promised: docs/contract/<date>.jsonl, written when the version is made and never after. */
describe(`the contract of ${datum}`, () => {
  test('has been written down', async () => {
    if (!existsSync(FILE)) await expect(contractText(present)).toMatchFileSnapshot(path.resolve(FILE));
  });

  test('is kept: nothing of it has been taken back, and what has come since is told', async () => {
    const kept = readContract(await readFile(FILE, 'utf8'));
    const { broken, added } = contractChange(kept, present);
    expect(broken, 'a program built on it would stumble: make a new version (docs/decisions/contract-versions.md)').toEqual([]);
    // What has been told can be used: to take it back is no less a break than to take back what was there from the first.
    const told = (await readFile(CHANGES, 'utf8')).split('\n').filter((line) => line.startsWith('- '));
    expect(told.filter((line) => !added.includes(line.slice(2)))).toEqual([]);
    const page = [
      `# What has come since ${datum}`,
      '',
      'Everything in it can be used without asking for another version. Derived from the OpenAPI document and `docs/contract`; do not edit.',
      '',
      ...(added.length === 0 ? ['Nothing.'] : added.map((one) => `- ${one}`)),
      '',
    ];
    await expect(page.join('\n')).toMatchFileSnapshot(path.resolve(CHANGES));
  });

  test('is read as it was written', () => {
    expect(readContract(contractText(present))).toEqual(present);
  });
});

const text = { type: 'string' };
const object = (properties: Json, required: string[] = []): Json => ({ type: 'object', properties, required });

function contract(sent: Json, answered: Json = object({}), delar: Record<string, Json> = {}): PromisedContract {
  const json = (schema: Json) => ({ 'application/json': schema });
  const operation = { parametrar: {}, kropp: json(sent), kravs: false, svar: { 200: json(answered) } };
  return { operationer: { 'POST /x': operation }, delar };
}

const ofSent = (before: Json, after: Json) => contractChange(contract(before), contract(after));
const ofAnswer = (before: Json, after: Json) => contractChange(contract(object({}), before), contract(object({}), after));

describe('breaks', () => {
  const link = object({ typ: { const: 'lank' }, url: text }, ['typ']);
  const line = object({ typ: { const: 'rad' }, ord: text }, ['typ']);
  test.each<[string, { broken: string[] }, string]>([
    ['a field that is no longer taken', ofSent(object({ a: text }), object({})), 'POST /x body.a: is no longer taken'],
    ['a new field that is required', ofSent(object({}), object({ a: text }, ['a'])), 'POST /x body.a: is new and required'],
    [
      'a field that has come to be required',
      ofSent(object({ a: text }), object({ a: text }, ['a'])),
      'POST /x body.a: has come to be required',
    ],
    ['a type no longer taken', ofSent({ type: ['string', 'null'] }, text), 'POST /x body: null is no longer taken'],
    ['a number that has to be whole', ofSent({ type: 'number' }, { type: 'integer' }), 'POST /x body: number is no longer taken'],
    ['a value no longer taken', ofSent({ enum: ['a', 'b'] }, { enum: ['a'] }), 'POST /x body: "b" is no longer taken'],
    ['a set that is closed', ofSent(text, { ...text, enum: ['a'] }), 'POST /x body: not every value is taken any more'],
    ['a narrower bound', ofSent({ ...text, maxLength: 9 }, { ...text, maxLength: 8 }), 'POST /x body: maxLength is 8, was 9'],
    ['a bound where there was none', ofSent(text, { ...text, pattern: '^a$' }), 'POST /x body: pattern is "^a$"'],
    [
      'items of another type',
      ofSent({ type: 'array', items: text }, { type: 'array', items: { type: 'null' } }),
      'POST /x body[]: string is no longer taken',
    ],
    [
      'a kind of object that is gone',
      ofSent({ oneOf: [link, line] }, { oneOf: [link, object({ typ: { const: 'ny' } })] }),
      'POST /x body (typ=rad): is no longer taken',
    ],
    [
      'a field within a kind',
      ofSent({ oneOf: [link, line] }, { oneOf: [line, object({ typ: { const: 'lank' } })] }),
      'POST /x body (typ=lank).url: is no longer taken',
    ],
    [
      'an open object that closes',
      ofSent({ ...object({}), additionalProperties: text }, object({})),
      'POST /x body: fields of other names are no longer taken',
    ],
    [
      'a bound of the texts among other types',
      ofSent({ anyOf: [{ ...text, maxLength: 9 }, { type: 'number' }] }, { anyOf: [{ ...text, maxLength: 8 }, { type: 'number' }] }),
      'POST /x body: maxLength is 8, was 9',
    ],
    [
      'a value among other types',
      ofSent({ anyOf: [{ enum: ['a', 'b'] }, { type: 'number' }] }, { anyOf: [{ enum: ['a'] }, { type: 'number' }] }),
      'POST /x body: "b" is no longer taken',
    ],
    [
      'a list that takes no longer everything',
      ofSent({ type: 'array' }, { type: 'array', items: text }),
      'POST /x body[]: not everything is taken any more',
    ],
    ['a list that may hold anything', ofAnswer({ type: 'array', items: text }, { type: 'array' }), 'POST /x 200[]: may be anything'],
    [
      'another default',
      ofSent({ type: 'integer', default: 25 }, { type: 'integer', default: 10 }),
      'POST /x body: 10 is meant by leaving it out',
    ],
    [
      'kinds that are no longer told apart',
      ofAnswer({ oneOf: [link] }, object({ typ: text, url: text }, ['typ'])),
      'POST /x 200 (typ=lank).typ: may be any value',
    ],
    ['a field no longer answered', ofAnswer(object({ a: text }), object({})), 'POST /x 200.a: is no longer answered'],
    ['a field not always answered', ofAnswer(object({ a: text }, ['a']), object({ a: text })), 'POST /x 200.a: is not always answered'],
    [
      'an answer that may be null',
      ofAnswer(object({ a: text }), object({ a: { type: ['string', 'null'] } })),
      'POST /x 200.a: may be null',
    ],
    ['an answer whose values were a closed set', ofAnswer({ ...text, enum: ['a'] }, text), 'POST /x 200: may be any value'],
  ])('%s', (_, { broken }, told) => expect(broken).toEqual([told]));

  test('an operation, a status and a parameter that are gone', () => {
    const before = contract(object({}));
    const gone = { ...before, operationer: {} };
    expect(contractChange(before, gone).broken).toEqual(['POST /x: the operation is gone']);
    const other = structuredClone(before);
    other.operationer['POST /x'] = { parametrar: { 'query ny': { required: true, schema: text } }, kropp: {}, kravs: true, svar: {} };
    const { broken } = contractChange(before, other);
    expect(broken).toEqual([
      'POST /x 200: is no longer answered',
      'POST /x body: application/json is gone',
      'POST /x query ny: is new and required',
      'POST /x: a body has come to be required',
    ]);
    expect(contractChange(other, before).broken).toEqual(['POST /x query ny: is no longer taken']);
  });

  test('kinds of an answer of which none is told from others any more', () => {
    const { broken } = ofAnswer({ oneOf: [link, line] }, object({ typ: text, url: text }, ['typ']));
    expect(broken).toEqual([
      'POST /x 200 (typ=lank): is no longer told from others',
      'POST /x 200 (typ=rad): is no longer told from others',
    ]);
  });

  test('what a part holds, told once under its own name, however many refer to it and though it holds itself', () => {
    const ref = { $ref: '#/components/schemas/Rad' };
    const row = (further: Json) => ({ Rad: object({ under: { type: 'array', items: ref }, ...further }) });
    const of = (further: Json) => contract(object({ en: ref, annan: { anyOf: [ref, { type: 'null' }] } }), ref, row(further));
    expect(contractChange(of({ a: text }), of({})).broken).toEqual([
      'POST /x body.annan.a: is no longer taken',
      'Rad answered.a: is no longer answered',
      'Rad sent.a: is no longer taken',
    ]);
  });
});

describe('breaks nothing', () => {
  test.each<[string, { broken: string[]; added: string[] }, string[]]>([
    ['a field that may be sent', ofSent(object({}), object({ a: text })), ['POST /x body.a: is new']],
    ['a field that may be left out now', ofSent(object({ a: text }, ['a']), object({ a: text })), []],
    ['a default of what had to be sent', ofSent(object({ a: text }, ['a']), object({ a: { ...text, default: '' } })), []],
    ['a wider bound', ofSent({ ...text, maxLength: 8, minLength: 2 }, { ...text, maxLength: 9 }), []],
    ['a set that is opened', ofSent({ ...text, enum: ['a'] }, text), []],
    ['another value taken', ofSent({ enum: ['a'] }, { enum: ['a', 'b'] }), ['POST /x body: may be "b"']],
    ['a new field of an answer', ofAnswer(object({}), object({ a: text }, ['a'])), ['POST /x 200.a: is new']],
    ['a new value of an answer', ofAnswer({ enum: ['a'] }, { enum: ['a', 'b'] }), ['POST /x 200: may be "b"']],
    ['an answer that is never null any more', ofAnswer({ type: ['string', 'null'] }, text), []],
    [
      'a part in the place of the same schema',
      contractChange(contract(object({ a: text })), contract({ $ref: '#/components/schemas/D' }, object({}), { D: object({ a: text }) })),
      [],
    ],
    [
      'a closed set that may also be null',
      ofSent({ enum: ['a'] }, { anyOf: [{ enum: ['a'] }, { type: 'null' }] }),
      ['POST /x body: may be null', 'POST /x body: may be null'],
    ],
  ])('%s', (_, { broken, added }, told) => {
    expect(broken).toEqual([]);
    expect(added).toEqual([...new Set(told)]);
  });
});
