import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

const chief = await as('chefredaktor');

interface Part {
  operation: string;
  id?: string;
  sprak?: string;
  kropp?: Record<string, unknown>;
}

const batch = (caller: Caller, lage: 'var_for_sig' | 'alla', operationer: Part[], more: { provkor?: true } = {}, nyckel = randomUUID()) =>
  caller.call('POST', '/satser', { body: { lage, operationer, ...more }, nyckel });
const article = async () => (await chief.created(swedish())).id;
const articles = (count: number) => Promise.all(Array.from({ length: count }, article));
const tagging = (id: string, ...tags: string[]): Part => ({ operation: 'taggaInnehall', id, kropp: { lagg_till: tags } });
/** A change of what somebody else has changed since it was read. */
async function overtaken(id: string): Promise<Part> {
  const { andrad } = (await chief.get(`/innehall/${id}`)).body.innehall;
  await chief.patch(`/innehall/${id}`, { ansvarig: 'Grace' });
  return { operation: 'andraInnehall', id, kropp: { ansvarig: 'Ada', bas_andrad: andrad } };
}
const tagsOf = async (id: string): Promise<string[]> => (await chief.get(`/innehall/${id}`)).body.innehall.taggar;
const outcomes = ({ body }: Answer) =>
  body.resultat.map(({ utfall, status, svar }: { utfall: string; status: number; svar: { fel?: Array<{ kod: string }> } }) => [
    utfall,
    status,
    ...(svar.fel ?? []).map(({ kod }) => kod),
  ]);

describe('each by itself', () => {
  test('what is refused in the middle keeps nothing from the rest, and each answers just as when it is called by itself', async () => {
    const [one = '', gone = '', other = ''] = await articles(3);
    await chief.patch(`/innehall/${gone}`, { raderad: true });
    const unknown = randomUUID();
    const answer = await batch(chief, 'var_for_sig', [
      tagging(one, 'bro'),
      tagging(gone, 'bro'),
      tagging(unknown, 'bro'),
      { operation: 'sattSprakstatus', id: other, sprak: 'sv', kropp: { status: 'granskning', revision: randomUUID() } },
      await overtaken(other),
      { operation: 'andraInnehall', id: other, kropp: { finns_inte: 1 } },
      tagging(other, 'bro'),
    ]);
    expect([answer.status, answer.body.gjorda, answer.body.nekade]).toEqual([200, 2, 5]);
    expect(outcomes(answer)).toEqual([
      ['gjord', 200],
      ['nekad', 409, 'raderad'],
      ['nekad', 404, 'finns_inte'],
      ['nekad', 409, 'revision_overtagen'],
      ['nekad', 409, 'innehall_andrat'],
      ['nekad', 422, 'falt_okant'],
      ['gjord', 200],
    ]);
    const { body: alone } = await chief.post(`/innehall/${unknown}/taggar`, { lagg_till: ['bro'] });
    expect(answer.body.resultat[2].svar).toEqual(alone);
    expect(answer.body.resultat[4].svar).toMatchObject({ ok: false, senaste: { id: other } });
    expect(answer.body.resultat[0].svar.innehall.taggar).toEqual(['bro']);
    expect([await tagsOf(one), await tagsOf(other)]).toEqual([['bro'], ['bro']]);
  });

  test('those about the same article are done in their order, each upon the one before', async () => {
    const id = await article();
    const answer = await batch(chief, 'var_for_sig', [
      { operation: 'sattSprakstatus', id, sprak: 'sv', kropp: { status: 'granskning', mejl: false } },
      { operation: 'sattSprakstatus', id: id.toUpperCase(), sprak: 'sv', kropp: { status: 'godkand' } },
      tagging(id, 'ett'),
      tagging(id, 'två'),
    ]);
    expect(answer.body.gjorda).toBe(4);
    const { innehall } = (await chief.get(`/innehall/${id}`)).body;
    expect([innehall.sprak.sv.status, innehall.taggar]).toEqual(['godkand', ['ett', 'två']]);
  });

  test('each asks for the right of its own operation, and is counted and logged as it', async () => {
    const id = await article();
    const [reader, limited] = [await as('lasare'), await agent({ ...MAY_PUBLISH, sektioner: ['mat'] })];
    const parts = [tagging(id, 'bro'), { operation: 'slappInnehall', id, kropp: { lage: 'publicera' } }];
    expect(outcomes(await batch(reader, 'var_for_sig', parts))).toEqual([
      ['nekad', 403, 'rattighet_saknas'],
      ['nekad', 403, 'rattighet_saknas'],
    ]);
    expect(outcomes(await batch(limited, 'var_for_sig', parts))).toEqual([
      ['nekad', 403, 'sektion_ej_tillaten'],
      ['nekad', 403, 'sektion_ej_tillaten'],
    ]);
    const before = await batch(chief, 'var_for_sig', parts);
    expect(before.body.gjorda).toBe(2);
    expect(before.body.resultat[1].svar.release.tillstand).toBe('klar');
    const logged = await sql<{ operation: string }>(`SELECT operation FROM logg WHERE innehall_id = $1 ORDER BY id`, [id]);
    expect(logged.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['skapaInnehall', 'taggaInnehall', 'slappInnehall']));
  });

  test('a batch of a hundred counts as a hundred calls and one, and what is beyond the minute’s is refused for that alone', async () => {
    const writer = await as('skribent');
    const [id = ''] = await articles(1);
    const hundred = Array.from({ length: 100 }, () => tagging(id, 'bro'));
    for (const _ of [1, 2]) expect((await batch(writer, 'var_for_sig', hundred)).body.nekade).toBe(0);
    const { body } = await batch(writer, 'var_for_sig', hundred);
    expect([body.gjorda, body.nekade]).toEqual([97, 3]);
    expect(body.resultat.at(-1)).toMatchObject({ status: 429, svar: { fel: [{ kod: 'for_manga_anrop' }] } });
  });

  test('the same key is answered and not done again; with another content it is refused', async () => {
    const [one = '', other = ''] = await articles(2);
    const nyckel = randomUUID();
    const parts = [tagging(one, 'bro'), { operation: 'kopieraInnehall', id: other }];
    const first = await batch(chief, 'var_for_sig', parts, {}, nyckel);
    expect(outcomes(first)).toEqual([
      ['gjord', 200],
      ['gjord', 201],
    ]);
    const again = await batch(chief, 'var_for_sig', parts, {}, nyckel);
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
    expect((await batch(chief, 'var_for_sig', [tagging(one, 'å')], {}, nyckel)).koder).toEqual(['nyckel_annan_kropp']);
    // One that was stopped halfway, whose own answer was never kept: what was done is not done twice.
    await sql('DELETE FROM idempotens WHERE nyckel = $1', [nyckel]);
    expect((await batch(chief, 'var_for_sig', parts, {}, nyckel)).body).toEqual(first.body);
  });
});

describe('all or nothing', () => {
  test('all are done in one transaction, and each has its line in the log', async () => {
    const [one = '', other = ''] = await articles(2);
    const answer = await batch(chief, 'alla', [
      tagging(one, 'bro'),
      { operation: 'sparaSprakversion', id: other, sprak: 'en', kropp: english() },
      { operation: 'sattSprakstatus', id: other, sprak: 'en', kropp: { status: 'granskning', mejl: false } },
    ]);
    expect([answer.body.gjorda, answer.body.nekade, ...answer.body.resultat.map(({ status }: { status: number }) => status)]).toEqual([
      ...[3, 0],
      ...[200, 200, 200],
    ]);
    expect((await chief.get(`/innehall/${other}`)).body.innehall.sprak.en.status).toBe('granskning');
    const logged = await sql<{ operation: string }>(
      `SELECT operation FROM logg WHERE korrelation = (SELECT korrelation FROM logg WHERE innehall_id = $1 ORDER BY id DESC LIMIT 1) ORDER BY operation`,
      [other],
    );
    expect(logged.map(({ operation }) => operation)).toEqual(['korSats', 'sattSprakstatus', 'sparaSprakversion', 'taggaInnehall']);
  });

  test('one that is refused stops all, and is told of with its own cause and remedy', async () => {
    const [one = '', other = ''] = await articles(2);
    const parts = [tagging(one, 'bro'), await overtaken(other), tagging(other, 'bro')];
    const { status, koder, fel, body } = await batch(chief, 'alla', parts);
    expect([status, koder, fel[0]?.falt]).toEqual([422, ['sats_nekad'], 'operationer[1].bas_andrad']);
    expect(fel[0]?.orsak).toContain('Operation 2 av 3 nekades');
    expect(body.nekad).toMatchObject({ nr: 1, status: 409, svar: { ok: false, fel: [{ kod: 'innehall_andrat' }] } });
    expect([await tagsOf(one), await tagsOf(other)]).toEqual([[], []]);
    expect(await sql('SELECT 1 FROM logg WHERE innehall_id = $1 AND operation = $2', [one, 'taggaInnehall'])).toEqual([]);
  });

  test('of one that is refused for several fields, each is told of by its place', async () => {
    const parts = [{ operation: 'taggaInnehall', id: await article(), kropp: { annat: 1, årgång: 2, lagg_till: ['bro'] } }];
    const { koder, fel } = await batch(chief, 'alla', parts);
    expect(koder).toEqual(['sats_nekad', 'sats_nekad']);
    expect(fel.map(({ falt }) => falt).toSorted()).toEqual(['operationer[0].annat', 'operationer[0].årgång']);
  });

  test('a try builds each upon the one before, and leaves nothing', async () => {
    const id = await article();
    const parts = [tagging(id, 'ett'), tagging(id, 'två'), { operation: 'andraInnehall', id, kropp: { raderad: true } }];
    const { status, body } = await batch(chief, 'alla', parts, { provkor: true });
    expect([status, body.provkor, body.resultat[1].svar.innehall.taggar]).toEqual([200, true, ['ett', 'två']]);
    expect(await tagsOf(id)).toEqual([]);
    expect((await batch(chief, 'alla', [...parts, tagging(id, 'tre')], { provkor: true })).koder).toEqual(['sats_nekad']);
  });

  test('the same key is answered and not done again', async () => {
    const id = await article();
    const nyckel = randomUUID();
    const first = await batch(chief, 'alla', [{ operation: 'kopieraInnehall', id }], {}, nyckel);
    const again = await batch(chief, 'alla', [{ operation: 'kopieraInnehall', id }], {}, nyckel);
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
  });
});

describe('the key of a part (idem)', () => {
  const keyed = () => {
    const kropp = { sektion: 'nyheter', mall: 'nyhet', ...swedish({ rubrik: 'Samma en gång' }), idem: randomUUID() };
    return { operation: 'skapaInnehall', kropp };
  };
  const idOf = ({ body }: Answer) => body.resultat[0].svar.id;

  test.each(['var_for_sig', 'alla'] as const)('makes it once however often and by whatever door it is sent: %s', async (lage) => {
    const writer = await as('skribent');
    const part = keyed();
    const first = await batch(writer, lage, [part]);
    expect(outcomes(first)).toEqual([['gjord', 201]]);
    expect(idOf(await batch(writer, lage, [part]))).toBe(idOf(first));
    expect(idOf(await batch(writer, lage === 'alla' ? 'var_for_sig' : 'alla', [part]))).toBe(idOf(first));
    const alone = await writer.post('/innehall', part.kropp);
    expect([alone.status, alone.headers['idempotent-replayed'], alone.body.id]).toEqual([201, 'true', idOf(first)]);
    expect((await writer.get('/innehall', { agare: writer.id })).body.antal).toBe(1);
    const logged = await sql('SELECT 1 FROM logg WHERE operation = $1 AND innehall_id = $2', ['skapaInnehall', idOf(first)]);
    expect(logged).toHaveLength(1);
  });

  test.each(['var_for_sig', 'alla'] as const)('that several parts have makes it once: %s', async (lage) => {
    const writer = await as('skribent');
    const part = keyed();
    const answer = await batch(writer, lage, [part, part, part]);
    expect(outcomes(answer)).toEqual([
      ['gjord', 201],
      ['gjord', 201],
      ['gjord', 201],
    ]);
    expect(new Set(answer.body.resultat.map(({ svar }: { svar: { id: string } }) => svar.id)).size).toBe(1);
    expect((await writer.get('/innehall', { agare: writer.id })).body.antal).toBe(1);
  });

  test.each(['var_for_sig', 'alla'] as const)('that is the batch’s own is refused before anything is done: %s', async (lage) => {
    const part = keyed();
    const { status, fel } = await batch(await as('skribent'), lage, [part], {}, part.kropp.idem);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['nyckel_annan_kropp operationer[0].kropp.idem']]);
  });

  test('of one that is refused in the midst of all is free again', async () => {
    const writer = await as('skribent');
    const part = keyed();
    expect((await batch(writer, 'alla', [part, tagging(randomUUID(), 'bro')])).koder).toEqual(['sats_nekad']);
    expect(outcomes(await batch(writer, 'alla', [part]))).toEqual([['gjord', 201]]);
  });

  test.each(['var_for_sig', 'alla'] as const)('with another content is refused: %s', async (lage) => {
    const writer = await as('skribent');
    const part = keyed();
    await batch(writer, lage, [part]);
    const answer = await batch(writer, lage, [{ ...part, kropp: { ...part.kropp, rubrik: 'En annan' } }]);
    const { fel } = lage === 'alla' ? answer.body.nekad.svar : answer.body.resultat[0].svar;
    expect(fel.map(({ kod }: { kod: string }) => kod)).toEqual(['nyckel_annan_kropp']);
  });
});

test('a try of each says what each would answer, and changes nothing', async () => {
  const [one = '', other = ''] = await articles(2);
  const parts = [
    tagging(one, 'bro'),
    tagging(randomUUID(), 'bro'),
    { operation: 'slappInnehall', id: other, kropp: { lage: 'publicera' } },
  ];
  const answer = await batch(chief, 'var_for_sig', parts, { provkor: true });
  expect([answer.body.provkor, ...outcomes(answer)]).toEqual([true, ['gjord', 200], ['nekad', 404, 'finns_inte'], ['gjord', 200]]);
  expect(await tagsOf(one)).toEqual([]);
  expect((await chief.get(`/innehall/${other}/releaser`)).body.releaser).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  ['a hundred and one', Array.from({ length: 101 }, () => ({ operation: 'skapaTagg' })), ['for_lang']],
  ['none', [], ['falt_for_kort']],
  ['no list', 'alla', ['falt_typ']],
  ['an operation that there is not', [{ operation: 'finnsInte' }], ['falt_varde']],
  ['one that only reads', [{ operation: 'listaInnehall' }], ['falt_varde']],
  ['a batch', [{ operation: 'korSats', kropp: { lage: 'alla', operationer: [] } }], ['falt_varde']],
  ['one of accounts', [{ operation: 'bytLosenord' }], ['falt_varde']],
  ['an id that is lacking', [{ operation: 'taggaInnehall' }, { operation: 'avbrytRelease' }], ['falt_saknas', 'falt_saknas']],
  ['an id that nobody asks for', [{ operation: 'skapaTagg', id: 'x' }], ['falt_okant']],
  ['a language that is lacking', [{ operation: 'sattSprakstatus', id: 'x' }], ['falt_saknas']],
  ['a language that nobody asks for', [{ operation: 'taggaInnehall', id: 'x', sprak: 'sv' }], ['falt_okant']],
  ['a body that is a list', [{ operation: 'skapaTagg', kropp: [] }], ['falt_typ']],
  ['a field that there is not', [{ operation: 'skapaTagg', lage: 'alla' }], ['falt_okant']],
])('%s is refused before anything is done', async (_, operationer, expected) => {
  const { status, koder } = await chief.post('/satser', { lage: 'var_for_sig', operationer });
  expect([status, koder]).toEqual([422, expected]);
});

test('what is tried inside a part is refused, and not done: that is said of the whole batch', async () => {
  const id = await article();
  const part = { ...tagging(id, 'bro'), kropp: { lagg_till: ['bro'], provkor: true } };
  const answer = await batch(chief, 'alla', [part]);
  expect(answer.koder).toEqual(['sats_nekad']);
  expect(await tagsOf(id)).toEqual([]);
});
