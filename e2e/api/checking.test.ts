import { describe, expect, test } from 'vitest';
import { english, paragraph, swedish } from './newsroom/articles.ts';
import { as } from './newsroom/people.ts';

const skribent = await as('skribent');

describe('validera', () => {
  test('says that it ran, and whether a release would be stopped', async () => {
    const { id } = await skribent.created(swedish());
    expect((await skribent.validate(id)).body).toEqual({ ok: true, blockerande: false, fel: [], varningar: expect.any(Array) });
    const bare = await skribent.created();
    const { status, body } = await skribent.validate(bare.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, blockerande: true });
    expect(body.fel).toContainEqual({
      kod: 'ingress_saknas',
      falt: 'ingress',
      sprak: 'sv',
      orsak: expect.stringMatching(/^[A-ZÅÄÖ].*\.$/),
      atgard: expect.stringMatching(/^[A-ZÅÄÖ].*\.$/),
    });
  });

  test('takes every language version there is, or those named', async () => {
    const { id } = await skribent.created(swedish());
    await skribent.saved(id, 'en', { rubrik: 'Only a headline' });
    const languages = async (fields: Record<string, unknown>) =>
      new Set((await skribent.validate(id, fields)).body.fel.map(({ sprak }: { sprak: string }) => sprak));
    expect(await languages({})).toEqual(new Set(['en']));
    expect(await languages({ sprak: ['sv'] })).toEqual(new Set());
    expect(await languages({ sprak: ['en', 'sv', 'en'] })).toEqual(new Set(['en']));
  });

  test.each([['fi'], ['en'], ['constructor'], ['__proto__']])('a version that is missing is 422: %s', async (sprak) => {
    const { id } = await skribent.created(swedish());
    const { status, koder } = await skribent.validate(id, { sprak: [sprak] });
    expect([status, koder]).toEqual([422, ['sprakversion_saknas']]);
  });

  test('names the block of a fault in one', async () => {
    const { id } = await skribent.created(
      swedish({ block: [paragraph('x', 'bintro001'), { type: 'image', attrs: { id: 'bbild0001', src: '/media/x.jpg' } }] }),
    );
    const { body } = await skribent.validate(id);
    expect(body.fel).toContainEqual(expect.objectContaining({ kod: 'alt_saknas', block: 'bbild0001', sprak: 'sv' }));
  });

  test('says that there is nothing to publish only while readers have the facts as well as the words', async () => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish());
    expect((await chief.release(id)).status).toBe(200);
    const saysSo = async () => (await chief.validate(id)).body.varningar.some(({ kod }: { kod: string }) => kod === 'bas_publicerad');
    expect(await saysSo()).toBe(true);
    await chief.patch(`/innehall/${id}`, { sponsrad: { partner: 'Fyrbolaget', markning: 'Annons' } });
    expect((await chief.item(id)).sprak.sv.ej_slappt).toEqual(['sponsrad']);
    expect(await saysSo()).toBe(false);
    expect((await chief.release(id)).status).toBe(200);
    expect(await saysSo()).toBe(true);
  });

  test('writes nothing', async () => {
    const { id } = await skribent.created(swedish());
    const before = await skribent.item(id);
    await skribent.validate(id);
    expect(await skribent.item(id)).toEqual(before);
  });
});

const { body: templates } = await skribent.get('/mallar', { exempel: '1' });

describe('mallar', () => {
  test('describes every template and block, and gives examples only when asked', async () => {
    const { body } = await skribent.get('/mallar');
    expect(Object.keys(body).toSorted()).toEqual(['blockfalt', 'mallar', 'ok']);
    for (const mall of body.mallar) {
      expect(mall).toMatchObject({ id: expect.any(String), namn: expect.any(String), version: expect.any(Number) });
      expect(mall.beskrivning.length).toBeGreaterThan(10);
      expect(mall.exempel).toBeUndefined();
      for (const type of [...mall.tillatna_block, ...mall.kravda_block.map((one: { type: string }) => one.type)]) {
        expect(body.blockfalt[type], `${mall.id}: ${type}`).toBeDefined();
      }
    }
    const fields = Object.entries<Array<{ namn: string; typ: string; beskrivning: string }>>(body.blockfalt);
    for (const [type, described] of fields) {
      for (const field of described) {
        expect(field, `${type}.${field.namn}`).toMatchObject({ namn: expect.any(String), typ: expect.any(String) });
        expect(field.beskrivning.length, `${type}.${field.namn}`).toBeGreaterThan(3);
      }
    }
    const nyhet = body.mallar.find((one: { id: string }) => one.id === 'nyhet');
    expect(nyhet).toMatchObject({ sektioner: expect.arrayContaining(['nyheter']), kravda_falt: ['rubrik', 'ingress', 'slug'] });
  });

  test.each<[string, { id: string; sektioner: string[]; exempel: Record<string, Record<string, unknown>> }]>(
    templates.mallar.map((mall: { id: string }) => [mall.id, mall]),
  )('the examples of %s, sent as they are, pass the check', async (mall, { sektioner, exempel }) => {
    expect(Object.keys(exempel).toSorted()).toEqual(['en', 'sv']);
    const { sv = {}, en = {} } = exempel;
    const created = await skribent.create({ ...sv, sektion: sektioner[0], mall });
    expect(created.status, JSON.stringify(created.fel)).toBe(201);
    const { id } = created.body;
    const { taggar: _tags, kallor: _sources, ...version } = en;
    const saved = await skribent.save(id, 'en', version);
    expect(saved.status, JSON.stringify(saved.fel)).toBe(200);
    const { body } = await skribent.validate(id);
    expect(body.fel).toEqual([]);
    expect(body.blockerande).toBe(false);
    const item = await skribent.item(id);
    expect(item.sprak.sv.arbetsrevision.block).toEqual(sv.block);
    expect(item.sprak.en.arbetsrevision.block).toEqual(en.block);
  });

  test('one alone is told with its own example; one there is not is refused with those that there are', async () => {
    const { body } = await skribent.get('/mallar', { mall: 'recept', exempel: '1' });
    expect(body.mallar).toEqual(templates.mallar.filter(({ id }: { id: string }) => id === 'recept'));
    const { status, fel } = await skribent.get('/mallar', { mall: 'kronika' });
    expect([status, fel]).toMatchObject([422, [{ kod: 'mall_okand', falt: 'mall', atgard: expect.stringContaining('nyhet') }]]);
  });

  test('exempel is 1 or 0', async () => {
    expect((await skribent.get('/mallar', { exempel: 'ja' })).fel.map(({ falt }) => falt)).toEqual(['exempel']);
  });
});

test('handbok is complete and Swedish, with a chapter for each template and block', async () => {
  const { body } = await skribent.get('/handbok');
  expect(body).toEqual({ ok: true, version: expect.any(String), text: expect.any(String) });
  const { body: templates } = await skribent.get('/mallar');
  for (const { namn } of templates.mallar) expect(body.text).toContain(namn);
  for (const type of templates.mallar.flatMap((mall: { tillatna_block: string[] }) => mall.tillatna_block))
    expect(body.text).toContain(type);
  for (const subject of [/sektion/i, /länk/i, /tagg/i, /bild/i, /engelska/i, /publicera/i]) expect(body.text).toMatch(subject);
});

test('sektioner have their templates, category and languages', async () => {
  const { body } = await skribent.get('/sektioner');
  expect(body.sektioner.map(({ id }: { id: string }) => id)).toEqual(['nyheter', 'noje', 'mat', 'resor', 'stil', 'kultur']);
  for (const sektion of body.sektioner) {
    expect(sektion).toEqual({
      id: expect.any(String),
      namn: expect.any(String),
      namn_en: expect.any(String),
      mallar: expect.arrayContaining(['nyhet']),
      kategori: expect.any(Number),
      sprak: ['sv', 'en'],
      ordning: expect.any(Number),
      arkiverad: false,
    });
  }
});

test('English is told apart from Swedish', async () => {
  const { id } = await skribent.created(swedish());
  await skribent.saved(id, 'en', { ...english(), block: swedish().block });
  const { body } = await skribent.validate(id);
  expect(body.varningar).toContainEqual(expect.objectContaining({ kod: 'sprak_fel', sprak: 'en' }));
});

test('of no language at all is refused', async () => {
  const writer = await as('skribent');
  const { id } = await writer.created();
  expect((await writer.validate(id, { sprak: [] })).fel.map(({ kod, falt }) => [kod, falt])).toEqual([['falt_for_kort', 'sprak']]);
});
