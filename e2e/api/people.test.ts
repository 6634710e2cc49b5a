import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nameKey } from '#lib/content/name-key.ts';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

const publicist = await as('publicist');

type Fields = Record<string, unknown>;

async function entry(fields: Fields): Promise<{ id: string; [field: string]: unknown }> {
  const { status, body } = await publicist.post('/personer', fields);
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return body.person;
}

const LETTERS = 'bcdfghjklmnpqrst';

/** A surname that no other test uses, of letters that are all different: two that change places make another name. */
function surname(): string {
  const order = randomBytes(LETTERS.length);
  const shuffled = [...LETTERS].map((letter, nr) => [order[nr] ?? 0, letter] as const).toSorted(([one], [other]) => one - other);
  return shuffled
    .slice(0, 12)
    .map(([, letter]) => letter)
    .join('');
}

async function celebrity(namn: string) {
  const { status, body } = await publicist.get('/kandis', { namn });
  expect(status).toBe(200);
  return body;
}

const label = (value: string) => ({ sv: { language: 'sv', value } });
const qid = () => `Q${Number.parseInt(randomUUID().slice(0, 8), 16) + 1}`;

function wikidata(id: string, namn: string, { birth = '+1985-11-20T00:00:00Z', description = 'svensk sångare' } = {}) {
  const value = { time: birth, precision: 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' };
  return {
    type: 'item',
    id,
    labels: label(namn),
    descriptions: label(description),
    aliases: [],
    claims: { P569: [{ rank: 'normal', mainsnak: { snaktype: 'value', datavalue: { value } } }] },
  };
}

describe('a celebrity', () => {
  test('is found by name, and answered exactly as the interface has it', async () => {
    const namn = `Nora ${surname()}`;
    const rader = [{ k: 'Yrke', v: 'sångare' }];
    await entry({ namn, foddIso: '1985-11-20', kandFor: 'sin röst', vag: '/person/nora', rader });
    expect(await celebrity(namn)).toEqual({
      ok: true,
      hittad: true,
      namn,
      fodd: '20 november 1985',
      foddIso: '1985-11-20',
      stjarntecken: 'Skorpion',
      kandFor: 'sin röst',
      vag: '/person/nora',
      rader,
    });
  });

  test('of whom little is known has the rest empty', async () => {
    const namn = `Nora ${surname()}`;
    await entry({ namn, fodd: '1985' });
    expect(await celebrity(namn)).toMatchObject({ fodd: '1985', foddIso: '1985', stjarntecken: '', kandFor: '', vag: '', rader: [] });
  });

  test.each([
    ['case', 'Åsa Öst', 'ÅSA ÖST'],
    ['diacritics', 'Åsa Öst', 'asa ost'],
    ['decomposed letters', 'Åsa Öst', 'A\u030Asa O\u0308st'],
    ['spaces and full stops', 'A. K. Öst', 'AK  öst'],
    ['other scripts', '宮崎 駿', '宮崎駿'],
    ['their case', 'Владимир', 'владимир'],
  ])('is found whatever the %s', async (_, kept, asked) => {
    const tail = surname();
    await entry({ namn: `${kept} ${tail}` });
    expect(await celebrity(`${asked} ${tail.toUpperCase()}`)).toMatchObject({ hittad: true, namn: `${kept} ${tail}` });
  });

  test('is found by an alias, by id and by external id', async () => {
    const [namn, alias, externtId] = [`Nora ${surname()}`, `DJ ${surname()}`, qid()];
    const { id } = await entry({ namn, alias: [alias, 'P!nk-é'], externtId });
    for (const asked of [alias.toLowerCase(), id, externtId]) expect(await celebrity(asked)).toMatchObject({ hittad: true, namn });
  });

  test('whose name several have is not guessed: they are candidates, each found by its id', async () => {
    const namn = `Nora ${surname()}`;
    const one = await entry({ namn, foddIso: '1985', kandFor: 'sång' });
    const other = await entry({ namn: `Eleonora ${surname()}`, alias: [namn] });
    const body = await celebrity(namn);
    expect(body).toMatchObject({ ok: true, hittad: false });
    expect(body.kandidater.toSorted(byId)).toEqual(
      [
        { id: one.id, namn, fodd: '1985', kandFor: 'sång' },
        { id: other.id, namn: other.namn, fodd: '', kandFor: '' },
      ].toSorted(byId),
    );
    expect(await celebrity(one.id)).toMatchObject({ hittad: true, kandFor: 'sång' });
  });

  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

  test.each([
    ['a letter too few', (name: string) => name.slice(0, 6) + name.slice(7)],
    ['two letters swapped', (name: string) => name.slice(0, 4) + name.charAt(5) + name.charAt(4) + name.slice(6)],
    ['another letter', (name: string) => `${name.slice(0, 5)}x${name.slice(6)}`],
  ])('misspelt with %s is a candidate', async (_, misspell) => {
    const tail = surname();
    const { id } = await entry({ namn: `Nora ${tail}` });
    const body = await celebrity(`Nora ${misspell(tail)}`);
    expect(body.hittad).toBe(false);
    expect(body.kandidater[0]?.id).toBe(id);
  });

  test('nobody has heard of is nobody', async () => {
    expect(await celebrity('Xqzwv Jkqxz')).toEqual({ ok: true, hittad: false, kandidater: [] });
    for (const namn of ['%', '_', "'; DROP TABLE kandis; --", '\\', '<b>', '!!!', '𝔘𝔫𝔦'])
      expect((await celebrity(`${namn}${namn}`)).hittad, namn).toBe(false);
  });

  test.each([{}, { namn: '' }, { namn: '  ' }, { namn: 'a'.repeat(201) }, { namn: 'Nora', sprak: 'sv' }])(
    '%j is refused',
    async (query) => {
      expect((await publicist.get('/kandis', query as Record<string, string>)).status).toBe(422);
    },
  );

  test('is looked up by an agent too', async () => {
    expect((await (await agent()).get('/kandis', { namn: 'Nora' })).status).toBe(200);
  });
});

describe('an entry', () => {
  test('comes back as it was written', async () => {
    const fields = {
      namn: 'Björk Guðmundsdóttir',
      alias: ['Björk', 'ビョーク'],
      fodd: '21 november 1965 i Reykjavik',
      kandFor: 'Human Behaviour',
      vag: 'https://exempel.se/bjork',
      rader: [{ k: 'Bor', v: 'Reykjavik & <London>' }],
      kalla: 'Egen intervju',
      externtId: qid(),
    };
    const made = await entry(fields);
    expect(made).toMatchObject({ ...fields, foddIso: '1965-11-21', stjarntecken: 'Skorpion' });
    expect((await publicist.get(`/personer/${made.id}`)).body).toMatchObject({ ok: true, person: made });
  });

  test.each<[Fields, string[]]>([
    [{}, ['falt_saknas namn']],
    [{ namn: ' ' }, ['falt_for_kort namn']],
    [{ namn: 'a'.repeat(201) }, ['for_lang namn']],
    [
      { namn: 7, alias: 'x', rader: [{ k: 'Yrke' }], okant: 1 },
      ['falt_okant okant', 'falt_saknas rader[0].v', 'falt_typ alias', 'falt_typ namn'],
    ],
    [{ namn: 'x', alias: [''] }, ['falt_for_kort alias[0]']],
    [{ namn: 'x', foddIso: '1985-02-30' }, ['falt_format foddIso']],
    [{ namn: 'x', foddIso: '20 november' }, ['falt_format foddIso']],
    [{ namn: 'x', fodd: '20 november 1985', foddIso: '1985-11-21' }, ['fodelsedatum_motsags foddIso']],
    [{ namn: 'x', vag: 'javascript:alert(1)' }, ['adress_osaker vag']],
    [{ namn: 'halv\ud83d' }, ['tecken_otillatna namn']],
    [{ namn: 'x', externtId: '' }, ['falt_for_kort externtId']],
    [
      { namn: 'x', lankar: [{ namn: 'Webb', adress: 'javascript:alert(1)' }] },
      ['adress_osaker lankar[0].adress', 'falt_format lankar[0].adress'],
    ],
    [{ namn: 'x', kallor: { skor: 'x' } }, ['falt_okant kallor.skor']],
    [{ namn: 'x', rader: Array.from({ length: 51 }, () => ({ k: 'a', v: 'b' })) }, ['for_lang rader']],
  ])('%j is refused', async (fields, expected) => {
    const { status, fel } = await publicist.post('/personer', fields);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`).toSorted()]).toEqual([422, expected]);
  });

  test('has an external id of its own, also when two ask for it at once', async () => {
    const externtId = qid();
    const answers = await Promise.all(['Ett', 'Två', 'Tre'].map((namn) => publicist.post('/personer', { namn, externtId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.fel).toMatchObject([{ kod: 'externt_id_upptaget', falt: 'externtId' }]);
    const { id } = await entry({ namn: 'Fyra' });
    expect((await publicist.patch(`/personer/${id}`, { externtId })).koder).toEqual(['externt_id_upptaget']);
  });

  test('is changed in what is given alone, and the log tells both', async () => {
    const namn = `Nora ${surname()}`;
    const { id } = await entry({ namn, alias: ['Norsan'], fodd: '20 november 1985 i Umeå', kandFor: 'sång' });
    const { body } = await publicist.patch(`/personer/${id}`, { kandFor: 'teater', foddIso: '1985-11-22' });
    expect(body.person).toMatchObject({ namn, alias: ['Norsan'], fodd: '22 november 1985', stjarntecken: 'Skytt', kandFor: 'teater' });
    const lines = await sql<{ detalj: Fields }>(`SELECT detalj FROM logg WHERE operation = 'andraPerson' AND detalj->>'kandis' = $1`, [id]);
    expect(lines).toMatchObject([{ detalj: { fore: { kandFor: 'sång' }, efter: { kandFor: 'teater' } } }]);
  });

  test('with a new name is found by that one, and no more by the old', async () => {
    const [old, now] = [`Nora ${surname()}`, `Vera ${surname()}`];
    const { id } = await entry({ namn: old });
    await publicist.patch(`/personer/${id}`, { namn: now });
    expect((await celebrity(now)).hittad).toBe(true);
    expect((await celebrity(old)).hittad).toBe(false);
  });

  test('tells where each fact comes from; what is changed comes from somewhere else', async () => {
    const namn = `Nora ${surname()}`;
    const lankar = [{ namn: 'Webbplats', adress: 'https://nora.example/' }];
    const made = await entry({ namn, fodd: '1985', kandFor: 'sång', kallor: { fodd: 'Folkbokföringen' }, lankar });
    expect(made).toMatchObject({ kallor: { fodd: 'Folkbokföringen' }, lankar, bild: null });
    const { body } = await publicist.patch(`/personer/${made.id}`, {
      kandFor: 'teater',
      rader: [
        { k: 'Yrke', v: 'artist', kalla: 'Egen intervju' },
        { k: 'Bor', v: 'Umeå' },
      ],
    });
    expect(body.person.kallor).toEqual({ fodd: 'Folkbokföringen', kandFor: 'Redaktionen' });
    expect(body.person.rader).toEqual([
      { k: 'Yrke', v: 'artist', kalla: 'Egen intervju' },
      { k: 'Bor', v: 'Umeå', kalla: 'Redaktionen' },
    ]);
    const { rader } = await celebrity(namn);
    expect(rader, 'a lookup is as the interface has it').toEqual([
      { k: 'Yrke', v: 'artist' },
      { k: 'Bor', v: 'Umeå' },
    ]);
  });

  test('has a picture of the library, which is not taken from under them', async () => {
    const uploaded = await upload(publicist, { alt: 'Nora', kredit: 'Lena Öberg' });
    const { media } = uploaded.body;
    const namn = `Nora ${surname()}`;
    const { id, bild } = await entry({ namn, bild: media.id });
    expect(bild).toMatchObject({ id: media.id, alt: 'Nora', kredit: 'Lena Öberg' });
    for (const other of ['x', randomUUID()])
      expect((await publicist.patch(`/personer/${id}`, { bild: other })).koder).toEqual(['bild_okand']);
    const refused = await publicist.delete(`/media/${media.id}`);
    expect([refused.status, refused.koder]).toEqual([409, ['bild_ar_persons']]);
    expect(refused.fel[0]?.orsak).toContain(namn);
    expect((await publicist.get(`/personer/${id}`)).body.person.bild).toMatchObject({ id: media.id });
    expect((await publicist.patch(`/personer/${id}`, { bild: null })).status).toBe(200);
    expect((await publicist.delete(`/media/${media.id}`)).status).toBe(200);
  });

  test.each(['No\u202Era', 'No\u200Fra', 'No\nra', '\u200B', '\u0301', 'n'.repeat(10_000)])('is not called %j', async (namn) => {
    expect((await publicist.post('/personer', { namn })).status).toBe(422);
    expect((await publicist.post('/personer', { namn: 'Nora', alias: [namn] })).status).toBe(422);
  });

  test.each(['Nguyễn Thị Ánh', 'محمد علي', '宮崎 駿', 'Żółć Ğüş', 'Þórdís Ð', "O’Hara-D'Arc", 'X Æ A-12', '𝔘𝔫𝔦'])(
    'may be called %s, and is found by it',
    async (start) => {
      const namn = `${start} ${surname()}`;
      await entry({ namn });
      expect(await celebrity(namn)).toMatchObject({ hittad: true, namn });
    },
  );

  test.each(['get', 'patch'] as const)('that does not exist is 404: %s', async (method) => {
    for (const id of ['x', randomUUID()]) expect((await publicist[method](`/personer/${id}`, {})).koder).toEqual(['finns_inte']);
  });

  test('is created once per idempotency key', async () => {
    const [nyckel, namn] = [randomUUID(), `Nora ${surname()}`];
    const answers = [await publicist.post('/personer', { namn }, { nyckel }), await publicist.post('/personer', { namn }, { nyckel })];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await publicist.get('/personer', { sok: namn })).body.antal).toBe(1);
  });
});

describe('two that are one', () => {
  const two = async (kept: Fields = {}, lost: Fields = {}) => {
    const namn = `Nora ${surname()}`;
    return { namn, kept: await entry({ namn, kandFor: 'sång', ...kept }), lost: await entry({ namn, ...lost }) };
  };

  test('are told of, unless they were born at different times', async () => {
    const { kept, lost } = await two({ foddIso: '1985' }, { foddIso: '1985-11-20' });
    const other = await entry({ namn: kept.namn, foddIso: '1950' });
    const alike = async (id: string) => (await publicist.get(`/personer/${id}`)).body.liknar.map((one: { id: string }) => one.id);
    expect([await alike(kept.id), await alike(lost.id), await alike(other.id)]).toEqual([[lost.id], [kept.id], []]);
    const ids = new Set<string>();
    for (let [markor, more] = ['', true]; more; ) {
      const { body } = await publicist.get('/personer', { dubbletter: '1', per_sida: '100', ...(markor === '' ? {} : { markor }) });
      for (const { id } of body.personer) ids.add(id);
      markor = body.nasta ?? '';
      more = body.nasta !== null && body.nasta !== undefined;
    }
    expect([ids.has(kept.id), ids.has(lost.id), ids.has(other.id)]).toEqual([true, true, false]);
  });

  test('become one: what that leads to is told before, the lost one’s id, names and external id lead on, and the log has both', async () => {
    const externtId = qid();
    const { namn, kept, lost } = await two({}, { alias: [`Norsan ${surname()}`], kandFor: 'teater', foddIso: '1985', externtId });
    expect((await celebrity(namn)).kandidater).toHaveLength(2);
    const path = `/personer/${lost.id}/slaihop`;
    const tried = await publicist.post(path, { till: kept.id, provkor: true });
    expect(tried.body.tappade).toEqual([{ k: 'Känd för', v: 'teater', kvar: 'sång' }]);
    expect((await celebrity(namn)).kandidater).toHaveLength(2);
    const { status, body } = await publicist.post(path, { till: kept.id });
    expect([status, body.tappade]).toEqual([200, tried.body.tappade]);
    expect(body.person).toMatchObject({ id: kept.id, namn, alias: lost.alias, foddIso: '1985', kandFor: 'sång', externtId });
    for (const asked of [namn, (lost.alias as string[])[0] ?? '', kept.id, lost.id, externtId])
      expect(await celebrity(asked), asked).toMatchObject({ hittad: true, namn, foddIso: '1985' });
    expect((await publicist.get(`/personer/${lost.id}`)).body.person.id).toBe(kept.id);
    expect((await publicist.patch(`/personer/${lost.id}`, { kandFor: 'allt' })).body.person).toMatchObject({
      id: kept.id,
      kandFor: 'allt',
    });
    expect((await publicist.get('/personer', { sok: namn })).body.antal).toBe(1);
    const lines = await sql<{ detalj: Fields }>(`SELECT detalj FROM logg WHERE operation = 'slaIhopPersoner' AND detalj->>'kandis' = $1`, [
      lost.id,
    ]);
    expect(lines).toMatchObject([
      { detalj: { fore: { id: lost.id, kandFor: 'teater' }, till: { id: kept.id }, efter: { foddIso: '1985' } } },
    ]);
  });

  test('with an external id each come into no import again as two', async () => {
    const [first, second] = [qid(), qid()];
    const { namn, kept, lost } = await two({ externtId: first }, { externtId: second });
    await publicist.post(`/personer/${lost.id}/slaihop`, { till: kept.id });
    const { body } = await publicist.post('/personer/import', { wikidata: [wikidata(first, namn), wikidata(second, namn)] });
    expect([body.skapade, body.uppdaterade.length, body.hoppade.length]).toEqual([[], 1, 1]);
    expect(body.hoppade[0].orsak).toContain(namn);
    expect(await celebrity(second)).toMatchObject({ hittad: true, namn });
    expect((await publicist.post('/personer', { namn: 'Annan', externtId: second })).koder).toEqual(['externt_id_upptaget']);
  });

  test('and one more lead to the last of them, whoever asks; and at once nobody is lost', async () => {
    const { kept, lost } = await two();
    const third = await entry({ namn: kept.namn });
    await publicist.post(`/personer/${lost.id}/slaihop`, { till: third.id });
    await publicist.post(`/personer/${third.id}/slaihop`, { till: kept.id });
    expect((await publicist.get(`/personer/${lost.id}`)).body.person.id).toBe(kept.id);
    expect((await publicist.post(`/personer/${lost.id}/slaihop`, { till: kept.id })).koder).toEqual(['person_samma']);
    const pair = await two();
    const answers = await Promise.all([
      publicist.post(`/personer/${pair.lost.id}/slaihop`, { till: pair.kept.id }),
      publicist.post(`/personer/${pair.kept.id}/slaihop`, { till: pair.lost.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await celebrity(pair.namn)).hittad).toBe(true);
  });
});

describe('the list', () => {
  test('is paged and counted, the nearest name first', async () => {
    const tail = surname();
    for (const first of ['Cilla', 'Anna', 'Bea']) await entry({ namn: `${first} ${tail}` });
    const { body } = await publicist.get('/personer', { sok: `bea ${tail}`, per_sida: '2' });
    expect(body).toMatchObject({ ok: true, antal: 3, sida: 1, sidor: 2, per_sida: 2 });
    expect(body.personer[0].namn).toBe(`Bea ${tail}`);
    const last = await publicist.get('/personer', { sok: `bea ${tail}`, per_sida: '2', sida: '2' });
    expect(last.body.personer).toHaveLength(1);
  });

  test('finds the beginning of a first or last name, and an external id', async () => {
    const [tail, externtId] = [surname(), qid()];
    const { id } = await entry({ namn: `Örjan ${tail}`, externtId });
    for (const sok of [`orjan ${tail.slice(0, 4)}`, tail.slice(0, 5), ` ${externtId} `])
      expect((await publicist.get('/personer', { sok })).body.personer[0]?.id, sok).toBe(id);
  });

  test('without a search is in the order of names', async () => {
    const { body } = await publicist.get('/personer', { per_sida: '100' });
    const names: string[] = body.personer.map(({ namn }: { namn: string }) => namn.toLowerCase());
    const inOrder = await sql<{ lower: string }>('SELECT lower(namn) FROM kandis ORDER BY lower(namn), id LIMIT $1', [names.length]);
    expect(names).toEqual(inOrder.map(({ lower }) => lower));
  });
});

describe('an import', () => {
  const imported = async (body: Fields) => {
    const answer = await publicist.post('/personer/import', body);
    expect(answer.status, JSON.stringify(answer.fel)).toBe(200);
    return answer.body;
  };

  test('creates, then changes nothing, then follows the source', async () => {
    const [id, namn] = [qid(), `Nora ${surname()}`];
    const document = { entities: { [id]: wikidata(id, namn) } };
    const first = await imported({ wikidata: document });
    expect(first).toMatchObject({ skapade: [{ externtId: id, namn }], uppdaterade: [], hoppade: [] });
    expect(await celebrity(namn)).toMatchObject({ fodd: '20 november 1985', stjarntecken: 'Skorpion', kandFor: 'svensk sångare' });
    expect(await imported(document)).toMatchObject({
      skapade: [],
      uppdaterade: [],
      oforandrade: 1,
      hoppade: [],
    });
    const later = await imported({ wikidata: [wikidata(id, namn, { description: 'svensk artist' })] });
    expect(later).toMatchObject({ skapade: [], uppdaterade: [{ id: first.skapade[0].id, externtId: id, behallet: [] }] });
    expect((await celebrity(namn)).kandFor).toBe('svensk artist');
  });

  test('leaves what was changed by hand, and says so', async () => {
    const [id, namn] = [qid(), `Nora ${surname()}`];
    const { skapade } = await imported({ wikidata: wikidata(id, namn) });
    await publicist.patch(`/personer/${skapade[0].id}`, { kandFor: 'sin röst', vag: '/nora' });
    const { uppdaterade } = await imported({ wikidata: wikidata(id, namn, { description: 'artist', birth: '+1985-11-21T00:00:00Z' }) });
    expect(uppdaterade).toMatchObject([{ behallet: ['kandFor'] }]);
    expect(await celebrity(namn)).toMatchObject({ foddIso: '1985-11-21', kandFor: 'sin röst', vag: '/nora' });
  });

  test('makes no double of somebody written in by hand', async () => {
    const [id, namn] = [qid(), `Nora ${surname()}`];
    const byHand = await entry({ namn });
    const { skapade, hoppade } = await imported({ wikidata: wikidata(id, namn) });
    expect([skapade, hoppade.length]).toEqual([[], 1]);
    expect(hoppade[0].orsak).toContain(id);
    await publicist.patch(`/personer/${byHand.id}`, { externtId: id });
    expect((await imported({ wikidata: wikidata(id, namn) })).uppdaterade).toMatchObject([{ id: byHand.id }]);
    expect(await celebrity(namn)).toMatchObject({ hittad: true, foddIso: '1985-11-20' });
  });

  test('tells a namesake born another year apart', async () => {
    const [id, namn] = [qid(), `Nora ${surname()}`];
    await entry({ namn, foddIso: '1950' });
    expect((await imported({ wikidata: wikidata(id, namn) })).skapade).toHaveLength(1);
    expect((await celebrity(namn)).kandidater).toHaveLength(2);
  });

  test('made twice at once makes one person', async () => {
    const [id, namn] = [qid(), `Nora ${surname()}`];
    const answers = await Promise.all([1, 2, 3].map(() => imported({ wikidata: [wikidata(id, namn), wikidata(id, namn)] })));
    expect(answers.flatMap(({ skapade }) => skapade)).toHaveLength(1);
    expect((await celebrity(namn)).hittad).toBe(true);
  });

  test('takes what it can of a list, and says of each other why not', async () => {
    const [id, namn] = [qid(), `Nora ${surname()}`];
    const { skapade, hoppade } = await imported({ wikidata: [wikidata(id, namn), 'Q1', { id: 'Q2', missing: '' }, null, { id: 7 }] });
    expect(skapade).toHaveLength(1);
    expect(hoppade).toHaveLength(4);
    for (const { orsak } of hoppade) expect(orsak).toMatch(/[.]$/);
  });

  test('of thousands, broken off and made again, neither doubles anybody nor takes what was written by hand', async () => {
    const tail = surname();
    const batches = [0, 1, 2].map((batch) => Array.from({ length: 100 }, (_, nr) => wikidata(qid(), `Nora ${batch} ${nr} ${tail}`)));
    const [first = [], second = [], third = []] = batches;
    const { skapade } = await imported({ wikidata: first });
    // The answer was lost: it is sent again, while the first try may still be under way.
    const answers = await Promise.all([imported({ wikidata: second }), imported({ wikidata: second })]);
    expect(answers.map((answer) => answer.skapade.length + answer.oforandrade)).toEqual([100, 100]);
    expect(answers.flatMap((answer) => answer.skapade)).toHaveLength(100);
    await publicist.patch(`/personer/${skapade[7].id}`, { kandFor: 'sin röst' });
    const again = await Promise.all(
      [...batches].map((batch) => imported({ wikidata: batch.map((one) => ({ ...one, descriptions: label('artist') })) })),
    );
    expect(again.map(({ skapade: made, uppdaterade }) => [made.length, uppdaterade.length])).toEqual([
      [0, 100],
      [0, 100],
      [100, 0],
    ]);
    expect(again[0]?.uppdaterade.filter(({ behallet }: { behallet: string[] }) => behallet.length > 0)).toMatchObject([
      { behallet: ['kandFor'] },
    ]);
    expect(third).toHaveLength(100);
    const found = await sql<{ antal: number; rost: number }>(
      `SELECT count(*)::int AS antal, (count(*) FILTER (WHERE kand_for = 'sin röst'))::int AS rost FROM kandis WHERE namn LIKE $1`,
      [`% ${tail}`],
    );
    expect(found).toEqual([{ antal: 300, rost: 1 }]);
  });

  test.each<[Fields, string]>([
    [{}, 'falt_saknas wikidata'],
    [{ wikidata: {} }, 'wikidata_okand wikidata'],
    [{ wikidata: [] }, 'wikidata_okand wikidata'],
    [{ entities: {} }, 'wikidata_okand entities'],
    [{ wikidata: 'Q1' }, 'falt_typ wikidata'],
    [{ wikidata: null }, 'falt_typ wikidata'],
    [{ wikidat: [] }, 'falt_okant wikidat'],
  ])('of %j is refused', async (body, expected) => {
    const { status, fel } = await publicist.post('/personer/import', body);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, [expected]]);
  });
});

test('among 5 000 people a name, a misspelt name and a beginning are found at once', async () => {
  const first = [
    'Anna',
    'Björn',
    'Cecilia',
    'Daniel',
    'Ella',
    'Fredrik',
    'Greta',
    'Hampus',
    'Ida',
    'Johan',
    'Karin',
    'Lars',
    'Maja',
    'Åke',
  ];
  const people = Array.from({ length: 5000 }, (_, index) => ({
    id: randomUUID(),
    namn: `${first[index % first.length]} ${surname()} ${surname()}`,
  }));
  const ids = people.map(({ id }) => id);
  await sql(
    `INSERT INTO kandis (id, namn, alias, fodd, fodd_iso, kand_for, vag, rader, kalla, skapad, andrad)
      SELECT id, namn, '{}', '', '', '', '', '[]', '', now(), now() FROM unnest($1::uuid[], $2::text[]) AS t (id, namn)`,
    [ids, people.map(({ namn }) => namn)],
  );
  const keys = people.map(({ namn }) => nameKey(namn));
  await sql('INSERT INTO kandis_namn (kandis_id, tat, ord) SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[])', [
    ids,
    keys.map(({ tat }) => tat),
    keys.map(({ ord }) => ord),
  ]);
  const wanted = people[4321];
  if (wanted === undefined) throw new Error('no such person');
  const misspelt = `${wanted.namn.slice(0, -4)}${wanted.namn.slice(-3)}`;
  const calls = {
    name: async () => expect((await celebrity(wanted.namn.toUpperCase())).namn).toBe(wanted.namn),
    misspelt: async () => expect((await celebrity(misspelt)).kandidater[0]?.id).toBe(wanted.id),
    beginning: async () =>
      expect((await publicist.get('/personer', { sok: wanted.namn.split(' ')[1]?.slice(0, 7) ?? '' })).body.personer[0]?.id).toBe(
        wanted.id,
      ),
    'a common name': async () =>
      expect((await publicist.get('/personer', { sok: 'björn' })).body.antal).toBeGreaterThanOrEqual(5000 / first.length - 1),
    'the last page': async () => expect((await publicist.get('/personer', { sida: '200' })).body.personer).toHaveLength(25),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < 8; round++) {
      const elapsed = stopwatch();
      await call();
      times.push(elapsed());
    }
    expect(Math.min(...times), name).toBeLessThan(150);
  }
  await sql('DELETE FROM kandis_namn WHERE kandis_id = ANY($1)', [ids]);
  await sql('DELETE FROM kandis WHERE id = ANY($1)', [ids]);
});
