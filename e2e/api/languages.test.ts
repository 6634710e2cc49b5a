import { describe, expect, test } from 'vitest';
import { english, paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { as } from './newsroom/people.ts';

const [FIRST, SECOND] = ['bblock001', 'bblock002'];
const SOURCE = { rubrik: 'Rubrik', ingress: 'Ingress', block: [paragraph('Ett', FIRST), paragraph('Två', SECOND)] };
const TRANSLATION = { rubrik: 'Headline', ingress: 'Intro', block: [paragraph('One', FIRST), paragraph('Two', SECOND)] };

async function translated(writer: Caller) {
  const { id, revision } = await writer.created(SOURCE);
  const en = await writer.saved(id, 'en', TRANSLATION);
  return { id, sv: revision, en };
}

async function staleness(writer: Caller, id: string) {
  const { inaktuell, inaktuella_block, arbetsrevision } = (await writer.item(id)).sprak.en;
  return { inaktuell, inaktuella_block, kall_revision: arbetsrevision.kall_revision };
}

describe('a translation', () => {
  test('is stale when its source has new words, block by block', async () => {
    const writer = await as('skribent');
    const { id, sv } = await translated(writer);
    expect(await staleness(writer, id)).toEqual({ inaktuell: false, inaktuella_block: [], kall_revision: sv });
    await writer.saved(id, 'sv', { bas: sv, ...SOURCE, block: [SOURCE.block[0], paragraph('2', SECOND), paragraph('Tre', 'bblock003')] });
    expect(await staleness(writer, id)).toEqual({ inaktuell: true, inaktuella_block: [SECOND, 'bblock003'], kall_revision: sv });
  });

  test('is not stale when its source was saved again with the same words, nor when they are back', async () => {
    const writer = await as('skribent');
    const { id, sv } = await translated(writer);
    const second = await writer.saved(id, 'sv', { bas: sv, ...SOURCE, meta: { seoTitel: 'S' } });
    expect((await staleness(writer, id)).inaktuell).toBe(false);
    const third = await writer.saved(id, 'sv', { bas: second, ...SOURCE, rubrik: 'Ny' });
    expect((await staleness(writer, id)).inaktuell).toBe(true);
    await writer.saved(id, 'sv', { bas: third, ...SOURCE });
    expect((await staleness(writer, id)).inaktuell).toBe(false);
  });

  test('is up to date when it says which revision it was made from; else it keeps the one it had', async () => {
    const writer = await as('skribent');
    const { id, sv, en } = await translated(writer);
    const second = await writer.saved(id, 'sv', { bas: sv, ...SOURCE, rubrik: 'Ny' });
    const kept = await writer.saved(id, 'en', { bas: en, ...TRANSLATION, ingress: 'Better' });
    expect(await staleness(writer, id)).toMatchObject({ inaktuell: true, kall_revision: sv });
    await writer.saved(id, 'en', { bas: kept, ...TRANSLATION, rubrik: 'New', kall_revision: second });
    expect(await staleness(writer, id)).toEqual({ inaktuell: false, inaktuella_block: [], kall_revision: second });
  });

  test('of a revision there is not is 422, and saves nothing', async () => {
    const writer = await as('skribent');
    const { id, en } = await translated(writer);
    for (const kall_revision of [crypto.randomUUID(), en, '7', 'ny']) {
      const { status, fel } = await writer.save(id, 'en', { bas: en, ...TRANSLATION, kall_revision });
      expect([status, fel.map(({ kod, falt, sprak }) => [kod, falt, sprak])]).toEqual([422, [['revision_okand', 'kall_revision', 'en']]]);
    }
    expect(await writer.revisions(id, 'en')).toBe(1);
  });

  test('may be the other way round', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created({ sprak: 'en', ...TRANSLATION });
    await writer.saved(id, 'sv', SOURCE);
    await writer.saved(id, 'en', { bas: revision, ...TRANSLATION, rubrik: 'New' });
    const item = await writer.item(id);
    expect([item.kallsprak, item.sprak.sv.inaktuell, item.sprak.en.inaktuell]).toEqual(['en', true, false]);
  });
});

describe('the list', () => {
  const ids = (body: { innehall: Array<{ id: string }> }) => body.innehall.map(({ id }) => id);

  test('en=inaktuell has what is older than its source, en=saknas what is public without English', async () => {
    const chief = await as('chefredaktor');
    const stale = await translated(chief);
    await chief.saved(stale.id, 'sv', { bas: stale.sv, ...SOURCE, rubrik: 'Ny' });
    const fresh = await translated(chief);
    const swedishOnly = (await chief.created(swedish())).id;
    await chief.release(swedishOnly);
    const draft = await chief.created(swedish());
    const both = (await chief.created(swedish())).id;
    await chief.saved(both, 'en', english());
    await chief.release(both);
    const list = async (query: Record<string, string>) => ids((await chief.get('/innehall', { agare: chief.id, ...query })).body);
    expect(await list({ en: 'inaktuell' })).toEqual([stale.id]);
    expect(await list({ en: 'saknas' })).toEqual([swedishOnly]);
    expect(await list({})).toEqual(expect.arrayContaining([fresh.id, draft.id]));
  });

  test('sprak says which language is meant', async () => {
    const writer = await as('skribent');
    const { id, revision } = await writer.created({ sprak: 'en', ...TRANSLATION });
    await writer.saved(id, 'sv', SOURCE);
    await writer.saved(id, 'en', { bas: revision, ...TRANSLATION, rubrik: 'New' });
    expect(ids((await writer.get('/innehall', { agare: writer.id, en: 'inaktuell', sprak: 'sv' })).body)).toEqual([id]);
    expect(ids((await writer.get('/innehall', { agare: writer.id, en: 'inaktuell' })).body)).toEqual([]);
  });
});

describe('a language status', () => {
  test.each(['granskning', 'behover_uppdateras', 'utkast', 'godkand'])('can be set to %s', async (status) => {
    const granskare = await as('granskare');
    const { id } = await granskare.created(swedish());
    const { body } = await granskare.post(`/innehall/${id}/sprak/sv/status`, { status, mejl: false });
    expect(body).toEqual({ ok: true, sprak: 'sv', status });
    const item = await granskare.item(id);
    expect([item.sprak.sv.status, item.status]).toEqual([status, 'utkast']);
  });

  test.each([
    ['en', 'sprakversion_saknas'],
    ['fi', 'sprak_okant'],
    ['svenska', 'sprak_okant'],
    ['%00', 'sprak_okant'],
  ])('of a language version that is missing is 422: %s', async (sprak, kod) => {
    const granskare = await as('granskare');
    const { id } = await granskare.created(swedish());
    const { status, koder } = await granskare.post(`/innehall/${id}/sprak/${sprak}/status`, { status: 'utkast' });
    expect([status, koder]).toEqual([422, [kod]]);
  });

  test.each(['publicerad', '', null, 7])('that there is not is 422: %j', async (status) => {
    const granskare = await as('granskare');
    const { id } = await granskare.created(swedish());
    expect((await granskare.post(`/innehall/${id}/sprak/sv/status`, { status })).fel.map(({ falt }) => falt)).toEqual(['status']);
  });
});

test('what is approved is what was read: of a text that somebody has saved meanwhile nothing is said', async () => {
  const [chief, writer] = [await as('chefredaktor'), await as('skribent')];
  const { id, revision } = await writer.created(swedish());
  const approve = (fields: object) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', ...fields });
  const newer = await writer.saved(id, 'sv', { ...swedish(), bas: revision });
  const refused = await approve({ revision });
  expect([refused.status, refused.koder]).toEqual([409, ['revision_overtagen']]);
  expect((await chief.item(id)).sprak.sv.status).toBe('utkast');
  for (const read of [newer, newer.toUpperCase()]) expect((await approve({ revision: read })).status).toBe(200);
  // Of two at the same moment: whatever comes last, no text is approved that was not read.
  const both = await Promise.all([approve({ revision: newer }), writer.save(id, 'sv', { ...swedish(), bas: newer })]);
  const { status, arbetsrevision } = (await chief.item(id)).sprak.sv;
  expect([both[1].status, arbetsrevision.id === newer, status]).toEqual([200, false, 'utkast']);
});

describe('the status of an item', () => {
  test('is moved by hand between draft and review', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    for (const status of ['granskning', 'utkast']) {
      expect((await writer.patch(`/innehall/${id}`, { status })).body.innehall.status).toBe(status);
    }
  });

  test.each(['publicerad', 'nedtagen', 'schemalagd', 'klar', ''])('is not set to %s by hand', async (status) => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    expect((await writer.patch(`/innehall/${id}`, { status })).koder).toEqual(['status_ej_satt']);
    expect((await writer.item(id)).status).toBe('utkast');
  });

  test('is not moved by hand once it is public', async () => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish());
    await chief.release(id);
    expect((await chief.patch(`/innehall/${id}`, { status: 'utkast' })).koder).toEqual(['status_ej_satt']);
  });

  test('a reader without the right to write is told that, not what the status may be', async () => {
    const [writer, reader] = await Promise.all([as('skribent'), as('lasare')]);
    const { id } = await writer.created(swedish());
    expect((await reader.patch(`/innehall/${id}`, { status: 'publicerad' })).status).toBe(403);
  });
});

describe('a change of what the languages share', () => {
  test('changes what is sent and nothing else, and answers with the whole item', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created({ ...swedish(), taggar: ['bro'], ansvarig: 'Lena' });
    const before = await writer.item(id);
    const fields = {
      sektion: 'mat',
      rubrik: 'I listan',
      taggar: ['vatten', 'bro'],
      kategorier: [3, 1],
      sponsrad: { partner: 'Banken', markning: 'Annons' },
      kallor: [{ titel: 'SCB', url: 'https://scb.se', not: 'Tabell 3' }],
      ansvarig: null,
    };
    const { status, body } = await writer.patch(`/innehall/${id}`, fields);
    expect(status).toBe(200);
    expect(body.innehall).toEqual({ ...before, ...fields, andrad: expect.any(String) });
    expect(body.innehall).toEqual(await writer.item(id));
  });

  test('of different fields at the same moment keeps them all', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    const changes = [{ taggar: ['bro'] }, { ansvarig: 'Lena' }, { kategorier: [3] }, { status: 'granskning' }, { sektion: 'mat' }];
    const answers = await Promise.all(changes.map((change) => writer.patch(`/innehall/${id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await writer.item(id)).toMatchObject(Object.assign({}, ...changes));
  });

  test('to a template that the section does not use is refused', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    expect((await writer.patch(`/innehall/${id}`, { mall: 'okand' })).koder).toEqual(['mall_okand']);
    expect((await writer.patch(`/innehall/${id}`, { sektion: 'sport', mall: 'okand' })).koder).toEqual(['sektion_okand', 'mall_okand']);
  });

  test('deleting hides from the list, keeps the item, and can be undone', async () => {
    const writer = await as('skribent');
    const { id } = await writer.created(swedish());
    const listed = async (raderad: string) => (await writer.get('/innehall', { agare: writer.id, raderad })).body.antal;
    expect((await writer.patch(`/innehall/${id}`, { raderad: true })).body.innehall.raderad).toBe(true);
    expect([await listed('false'), await listed('true')]).toEqual([0, 1]);
    expect((await writer.item(id)).raderad).toBe(true);
    await writer.patch(`/innehall/${id}`, { raderad: false });
    expect([await listed('false'), await listed('true')]).toEqual([1, 0]);
  });
});

test('tags are kept without space around them, none empty, each once', async () => {
  const writer = await as('skribent');
  const { id } = await writer.created({ taggar: [' bro ', 'bro', '', '  ', 'Ån'] });
  expect((await writer.item(id)).taggar).toEqual(['bro', 'Ån']);
  const { body } = await writer.patch(`/innehall/${id}`, { taggar: ['mat', ' mat'] });
  expect(body.innehall.taggar).toEqual(['mat']);
});
