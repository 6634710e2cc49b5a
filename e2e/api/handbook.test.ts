import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_HANDBOOK } from '#lib/contract/closed/handbook.ts';
import { Assistant } from './assistant/mcp-client.ts';
import type { Caller } from './newsroom/caller.ts';
import { agent } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* In a newsroom of its own, with two instances: the handbook is everybody's, those of other tests too. */

let newsroom: OwnNewsroom;
let here: Awaited<ReturnType<typeof ownStudio>>;
let there: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let other: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  // One after the other: the first makes the tables.
  here = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  there = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  chief = await newsroom.as('chefredaktor', here.url);
  other = await newsroom.as('admin', there.url);
});

afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await newsroom.end();
});

const current = async () => (await chief.get('/handbok/versioner/senaste')).body.version;
const saved = async (text: string, kommentar = '') => {
  const { nr: bas } = await current();
  const { status, body } = await chief.put('/handbok', { text, bas, kommentar });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.version;
};

test('a newsroom begins with the text Studio ships with, as version 1', async () => {
  const { body } = await chief.get('/handbok/versioner');
  expect(body).toMatchObject({ antal: 1, versioner: [{ nr: 1, av: null, skapad: null, aterstalld: null }] });
  const { text } = await current();
  const { body: whole } = await other.get('/handbok');
  expect(whole.version).toBe('1');
  expect(whole.text.startsWith(text.trimEnd())).toBe(true);
  expect(text).not.toMatch(/^## (Mallar|Block)$/m);
});

test('the handbook that Studio ships with and what one template needs fit in 12 000 tokens', async () => {
  const { body: handbook } = await chief.get('/handbok');
  const { body: templates } = await chief.get('/mallar');
  const sizes = await Promise.all(
    templates.mallar.map(async ({ id }: { id: string }) => [id, JSON.stringify((await chief.get('/mallar', { mall: id })).body).length]),
  );
  expect(sizes).toHaveLength(16);
  // No tokenizer is everybody's; three characters to a token is fewer than any has for Swedish and JSON.
  const tokens = sizes.map(([id, size]) => [id, Math.ceil((JSON.stringify(handbook).length + size) / 3)] as const);
  expect(tokens.filter(([, amount]) => amount > 12_000)).toEqual([]);
});

test('the chapters of templates and blocks tell each requirement and field to whoever asks for all of it', async () => {
  const [brief, whole] = [(await chief.get('/handbok')).body.text, (await chief.get('/handbok', { utforlig: '1' })).body.text];
  expect(brief).toContain('- `viktigast` ');
  expect(brief).not.toContain('`punkter[]`');
  expect(whole).toContain('| `punkter[]` | text |');
  expect(whole).toContain('- Identitet: `nyhet`, version');
});

test('what is saved is what everybody reads, at every instance, with the generated chapters after it', async () => {
  const version = await saved('# Handbok\r\n\r\n## Form\r\n\r\nSkriv kort.  ', 'Kortare.');
  expect(version).toMatchObject({ kommentar: 'Kortare.', aterstalld: null, av: { typ: 'person', id: chief.id } });
  const { body } = await other.get('/handbok');
  expect(body.version).toBe(String(version.nr));
  expect(body.text).toMatch(/^# Handbok\n\n## Form\n\nSkriv kort\.\n\n## Mallar\n[\s\S]+\n## Block\n/);
  const { body: listed } = await other.get('/handbok/versioner');
  expect(listed.versioner[0]).toEqual(version);
  expect(listed.versioner.at(-1).nr).toBe(1);
  const log = await newsroom.sql<{ detalj: unknown }>(`SELECT detalj FROM logg WHERE operation = 'sparaHandbok' ORDER BY tid DESC LIMIT 1`);
  expect(log).toMatchObject([{ detalj: { nr: version.nr, kommentar: 'Kortare.' } }]);
});

test('an earlier version comes back as a new one, and all are kept', async () => {
  const shipped = (await chief.get('/handbok/versioner/1')).body.version.text;
  const before = await saved('# Handbok\n\nHelt annat.');
  const { status, body } = await other.post('/handbok/aterstall', { nr: 1, bas: before.nr });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.version).toMatchObject({ nr: before.nr + 1, aterstalld: 1, av: { id: other.id } });
  expect((await current()).text).toBe(shipped);
  expect((await chief.get(`/handbok/versioner/${before.nr}`)).body.version.text).toBe('# Handbok\n\nHelt annat.\n');
});

describe('two editors', () => {
  test('never write over each other: the second is shown the first’s version', async () => {
    const { nr: bas } = await current();
    expect((await other.put('/handbok', { text: '# Handbok\n\nDen andras.', bas })).status).toBe(200);
    for (const late of [
      await chief.put('/handbok', { text: '# Handbok\n\nMin.', bas }),
      await chief.post('/handbok/aterstall', { nr: 1, bas }),
      await chief.put('/handbok', { text: '# Handbok\n\nMin.', bas: bas + 7 }),
    ]) {
      expect([late.status, late.koder]).toEqual([409, ['handbok_andrad']]);
      expect(late.fel[0]?.orsak).toContain('admin ');
      expect(late.body.senaste).toMatchObject({ nr: bas + 1, text: '# Handbok\n\nDen andras.\n', av: { id: other.id } });
    }
    expect((await current()).nr).toBe(bas + 1);
  });

  test('at the same moment, at two instances, one is saved and the other refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { nr: bas } = await current();
      const answers = await Promise.all(
        [chief, other, chief, other].map((editor, index) =>
          editor.put('/handbok', { text: `# Handbok\n\nRond ${round} av ${index}.`, bas }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect((await current()).nr).toBe(bas + 1);
    }
  });
});

test('the longest handbook that can be saved fits in 12 000 tokens with what any one template needs', async () => {
  const assistant = await Assistant.connect((await agent()).nyckel);
  const { mallar } = await assistant.done('hamta_mall');
  for (const { id } of mallar) {
    const { text } = await assistant.call('hamta_mall', { mall: id });
    // Swedish has about 3.2 characters to a token; no tokenizer is everybody's.
    expect((LONGEST_HANDBOOK + text.length) / 3.2, id).toBeLessThan(12_000);
  }
});

describe('bad input', () => {
  test.each(['Block', 'Mallar', 'block ##'])('the chapter %s is Studio’s own', async (name) => {
    const { status, koder, fel } = await chief.put('/handbok', { text: `# Handbok\n\n## ${name}\n\nEget.`, bas: 1 });
    expect([status, koder, fel[0]?.falt]).toEqual([422, ['falt_varde'], 'text']);
  });

  test('all faults are told at once, and nothing is saved', async () => {
    const before = await current();
    const { status, fel } = await chief.put('/handbok', { text: ' ', bas: 'ett', kommentar: 'x'.repeat(201) });
    expect([status, fel.map(({ falt }) => falt).toSorted()]).toEqual([422, ['bas', 'kommentar', 'text']]);
    expect((await chief.put('/handbok', { text: 'x'.repeat(LONGEST_HANDBOOK + 1), bas: before.nr })).koder).toEqual(['for_lang']);
    expect(await current()).toEqual(before);
  });

  test.each(['0', '-1', '99999999999', '1.0', 'x', '%00', '4711'])('version %s is not there', async (nr) => {
    expect((await chief.get(`/handbok/versioner/${nr}`)).status).toBeGreaterThanOrEqual(400);
    expect((await chief.get(`/handbok/versioner/${nr}`)).status).toBeLessThan(500);
  });

  test('HTML in it is text to those who read it', async () => {
    await saved('# Handbok\n\n<script>alert(1)</script>');
    expect((await chief.get('/handbok')).body.text).toContain('<script>alert(1)</script>');
  });
});
