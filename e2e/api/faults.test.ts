import { describe, expect, test } from 'vitest';
import { blockId, paragraph, swedish, text, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';

const skribent = await as('skribent');

/** The faults of creating an item with these fields, as `kod falt`. */
async function refusedCreation(fields: Record<string, unknown>) {
  const answer = await skribent.create(fields);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(422);
  return answer.fel.map(({ kod, falt }) => `${kod} ${falt}`);
}

describe('fields', () => {
  test.each([
    [{ rubrik: undefined }, ['falt_saknas rubrik']],
    [{ rubrik: '' }, ['falt_for_kort rubrik']],
    [{ rubrik: ' \n ' }, ['falt_for_kort rubrik']],
    [{ rubrik: 'a'.repeat(301) }, ['for_lang rubrik']],
    [{ rubrik: 7 }, ['falt_typ rubrik']],
    [{ rubrik: null }, ['falt_typ rubrik']],
    [{ rubrik: ['Hej'] }, ['falt_typ rubrik']],
    [{ ingress: {} }, ['falt_typ ingress']],
    [{ taggar: 'mat' }, ['falt_typ taggar']],
    [{ taggar: ['mat', 7] }, ['falt_typ taggar[1]']],
    [{ taggar: ['a'.repeat(81)] }, ['for_lang taggar[0]']],
    [{ kategorier: [1.5] }, ['falt_typ kategorier[0]']],
    [{ kategorier: ['1'] }, ['falt_typ kategorier[0]']],
    [{ kategorier: [3_000_000_000] }, ['falt_for_stort kategorier[0]']],
    [{ kategorier: [-3_000_000_000] }, ['falt_for_litet kategorier[0]']],
    [{ sponsrad: 'Ja' }, ['falt_typ sponsrad']],
    [{ sponsrad: { partner: 'Banken' } }, ['falt_saknas sponsrad.markning']],
    [{ kallor: [{ titel: 'SCB' }] }, ['falt_saknas kallor[0].url']],
    [{ kallor: [{ titel: 'SCB', url: 'https://scb.se', datum: '2026' }] }, ['falt_okant kallor[0].datum']],
    [{ sprak: 'de' }, ['falt_varde sprak']],
    [{ meta: { avsnittRiktning: 'bak' } }, ['falt_varde meta.avsnittRiktning']],
    [{ meta: { live: 'ja' } }, ['falt_typ meta.live']],
    [{ hero: { bredd: '1200' } }, ['falt_typ hero.bredd']],
    [{ hero: { fokus: { x: 50 } } }, ['falt_saknas hero.fokus.y']],
    [{ block: null }, ['falt_typ block']],
    [{ block: {} }, ['falt_typ block']],
    [{ slug: 'a'.repeat(81) }, ['for_lang slug']],
  ])('%j is refused', async (fields, expected) => {
    expect(await refusedCreation(fields)).toEqual(expected);
  });

  test.each([
    [{ rubirk: 'x' }, 'rubirk', 'rubrik'],
    [{ tagar: [] }, 'tagar', 'taggar'],
    [{ meta: { seotitel: 'x' } }, 'meta.seotitel', 'seoTitel'],
    [{ hero: { credit: 'x' } }, 'hero.credit', 'kredit'],
    [{ block: [{ type: 'faktaruta', attrs: { rubirk: 'x' } }] }, 'block[0].attrs.rubirk', 'rubrik'],
    [{ block: [{ type: 'paragraph', kontent: [] }] }, 'block[0].kontent', 'content'],
    [{ block: [{ type: 'paragraf' }] }, 'block[0].type', 'paragraph'],
    [{ block: [{ type: 'factaruta' }] }, 'block[0].type', 'faktaruta'],
  ])('an unknown name is told its nearest: %j', async (fields, falt, nearest) => {
    const { status, fel } = await skribent.create(fields);
    expect([status, fel.length]).toEqual([422, 1]);
    expect(fel[0]).toMatchObject({ falt, atgard: `Menade du ${nearest}?` });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a field named %s is unknown as any other', async (name) => {
    const body = JSON.parse(`{"sektion":"nyheter","mall":"nyhet","rubrik":"x","${name}":{"a":1},"meta":{"${name}":1}}`);
    const { status, fel } = await skribent.post('/innehall', body);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`).toSorted()]).toEqual([
      422,
      [`falt_okant ${name}`, `falt_okant meta.${name}`].toSorted(),
    ]);
  });

  test('section and template that do not exist are both told, with those that do', async () => {
    const { status, fel } = await skribent.create({ sektion: 'sport', mall: 'nyheter' });
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['sektion_okand sektion', 'mall_okand mall']]);
    expect(fel[0]?.atgard).toContain('nyheter');
    expect(fel[1]?.atgard).toContain('nyhet');
  });

  test('every fault of a request is told at once: fields, sources, and each block', async () => {
    const word = uniqueWord();
    const body = {
      sektion: 'nyheter',
      mall: 'nyhet',
      rubrik: word,
      taggar: 'mat',
      okant: 1,
      hero: { alt: 7, src: 'javascript:alert(1)' },
      kallor: [{ titel: 'SCB', url: 'data:text/html,x' }],
      ingress: 'halv\ud83d',
      block: [
        { type: 'heading', attrs: { level: 'två' } },
        { type: 'paragraph', content: [text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })] },
        { type: 'okand' },
      ],
    };
    const { status, fel } = await skribent.post('/innehall', body);
    expect(status).toBe(422);
    expect(fel.map(({ kod, falt }) => `${kod} ${falt}`).toSorted()).toEqual([
      'adress_osaker block[1].content[0].marks[0].attrs.href',
      'adress_osaker hero.src',
      'adress_osaker kallor[0].url',
      'block_okant block[2].type',
      'falt_okant okant',
      'falt_typ block[0].attrs.level',
      'falt_typ hero.alt',
      'falt_typ taggar',
      'tecken_otillatna ingress',
    ]);
    expect(await sql('SELECT id FROM innehall WHERE rubrik = $1', [word])).toEqual([]);
  });

  test('faults in a language version name its language', async () => {
    const { id } = await skribent.created(swedish());
    const { fel } = await skribent.save(id, 'en', { rubrik: 7, block: [{ type: 'okand' }] });
    expect(fel.map(({ kod, sprak }) => [kod, sprak])).toEqual([
      ['falt_typ', 'en'],
      ['block_okant', 'en'],
    ]);
    const created = await skribent.create({ sprak: 'en', block: [{ type: 'okand' }] });
    expect(created.fel.map(({ kod, sprak }) => [kod, sprak])).toEqual([['block_okant', 'en']]);
  });

  test('also where an article is made, of its text: what the article has besides is of no language', async () => {
    const wrong = {
      rubrik: 7,
      ingress: 'halv\ud83d',
      slug: 'x'.repeat(90),
      meta: { puffSrc: 'javascript:alert(1)' },
      taggar: 'mat',
      kallor: [{ titel: 'SCB', url: 'data:text/html,x' }],
      block: [{ type: 'okand' }],
    };
    const told = async (sprak: object) =>
      Object.fromEntries((await skribent.create({ ...wrong, ...sprak })).fel.map(({ falt, sprak: language }) => [falt, language]));
    const of = (language: string) => ({
      ...{ rubrik: language, ingress: language, slug: language, 'meta.puffSrc': language, 'block[0].type': language },
      ...{ taggar: '', 'kallor[0].url': '' },
    });
    expect(await told({ sprak: 'en' })).toEqual(of('en'));
    expect(await told({})).toEqual(of('sv'));
    expect(await told({ sprak: 'fi' })).toEqual({ ...of(''), sprak: '' });
  });

  test('and where something is said of a language version', async () => {
    const { id } = await skribent.created(swedish());
    const { fel } = await skribent.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'halv\ud83d', block: 'x' });
    expect(fel.map(({ falt, sprak }) => [falt, sprak])).toEqual([
      ['text', 'sv'],
      ['block', 'sv'],
    ]);
    const long = await skribent.save(id, 'sv', { rubrik: 'x', ingress: 'halv\ud83d', meta: { puffTitel: 'x'.repeat(301) } });
    expect(long.fel.map(({ falt, sprak }) => [falt, sprak]).toSorted()).toEqual([
      ['ingress', 'sv'],
      ['meta.puffTitel', 'sv'],
    ]);
  });

  test('a fault in a block names the block', async () => {
    const id = blockId();
    const { fel } = await skribent.create({ block: [{ type: 'heading', attrs: { id, level: 'stor', storlek: 1 } }] });
    expect(fel.map(({ kod, block }) => [kod, block])).toEqual([
      ['falt_typ', id],
      ['falt_okant', id],
    ]);
  });
});

describe('documents', () => {
  const ID = 'babcdef123';

  test.each<[string, unknown, string[]]>([
    ['a block of an unknown type', [{ type: 'skript' }], ['block_okant block[0].type']],
    ['a block without a type', [{ content: [] }], ['block_form block[0].type']],
    ['a text where a block should be', ['hej'], ['block_form block[0]']],
    ['text outside a paragraph', [text('hej')], ['block_barn block[0]']],
    ['an unknown attribute', [{ type: 'paragraph', attrs: { style: 'color:red' } }], ['falt_okant block[0].attrs.style']],
    ['an attribute of a wrong type', [{ type: 'citat', attrs: { text: 7 } }], ['falt_typ block[0].attrs.text']],
    ['attributes that are a list', [{ type: 'paragraph', attrs: [] }], ['falt_typ block[0].attrs']],
    ['an id of a wrong form', [paragraph('x', 'a1')], ['block_id block[0].attrs.id']],
    ['an id that is too long', [paragraph('x', `b${'x'.repeat(21)}`)], ['block_id block[0].attrs.id']],
    ['the same id twice', [paragraph('x', ID), paragraph('y', ID)], ['block_id_dubblett block[1].attrs.id']],
    [
      'the same id within a box and outside it',
      [paragraph('x', ID), { type: 'faktaruta', attrs: { rubrik: 'Fakta' }, content: [paragraph('y', ID)] }],
      ['block_id_dubblett block[1].content[0].attrs.id'],
    ],
    [
      'an unknown mark',
      [{ type: 'paragraph', content: [text('x', { type: 'underline' })] }],
      ['marke_okant block[0].content[0].marks[0].type'],
    ],
    [
      'a link without an address',
      [{ type: 'paragraph', content: [text('x', { type: 'link' })] }],
      ['falt_saknas block[0].content[0].marks[0].attrs.href'],
    ],
    ['a paragraph in a paragraph', [{ type: 'paragraph', content: [paragraph('x')] }], ['block_barn block[0].content[0]']],
    ['a list item at the top', [{ type: 'listItem', content: [] }], ['block_barn block[0]']],
    ['a mark that is no object', [{ type: 'paragraph', content: [text('x', 'bold')] }], ['falt_typ block[0].content[0].marks[0]']],
    ['text that is a number', [{ type: 'paragraph', content: [{ type: 'text', text: 7 }] }], ['falt_typ block[0].content[0].text']],
  ])('%s is refused', async (_, block, expected) => {
    expect(await refusedCreation({ block })).toEqual(expected);
  });

  const HOSTILE = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
  ];

  test.each(HOSTILE)('the address %j is refused wherever one can stand', async (address) => {
    const refused = async (fields: Record<string, unknown>, falt: string) =>
      expect(await refusedCreation(fields)).toEqual([`adress_osaker ${falt}`]);
    const linked = { type: 'paragraph', content: [text('x', { type: 'link', attrs: { href: address } })] };
    await refused({ block: [linked] }, 'block[0].content[0].marks[0].attrs.href');
    await refused({ block: [{ type: 'image', attrs: { src: address } }] }, 'block[0].attrs.src');
    await refused({ hero: { src: address } }, 'hero.src');
    await refused({ meta: { puffSrc: address } }, 'meta.puffSrc');
    await refused({ kallor: [{ titel: 'x', url: address }] }, 'kallor[0].url');
  });

  test('an unsafe address is refused by every operation that takes one', async () => {
    const { id, revision } = await skribent.created();
    const saved = await skribent.save(id, 'sv', { bas: revision, rubrik: 'x', hero: { src: 'data:x' }, meta: { puffSrc: 'data:x' } });
    expect(saved.fel.map(({ kod, falt }) => `${kod} ${falt}`).toSorted()).toEqual(['adress_osaker hero.src', 'adress_osaker meta.puffSrc']);
    const patched = await skribent.patch(`/innehall/${id}`, { kallor: [{ titel: 'x', url: 'javascript:x' }] });
    expect(patched.fel.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual(['adress_osaker kallor[0].url']);
    expect(await skribent.revisions(id)).toBe(1);
  });

  test.each(['https://example.com/å?x=1#y', 'http://example.com', 'mailto:red@example.se', 'tel:+4670', '/mat/bullar', '#fakta'])(
    'the address %s is kept as it is',
    async (href) => {
      const block = [{ type: 'paragraph', attrs: { id: ID }, content: [text('x', { type: 'link', attrs: { href } })] }];
      const { id } = await skribent.created({ block });
      expect((await skribent.item(id)).sprak.sv.arbetsrevision.block).toEqual(block);
    },
  );

  function nested(levels: number): unknown {
    let inner: unknown = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('x')] }] };
    for (let level = 2; level < levels; level += 2) {
      inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('x'), inner] }] };
    }
    return inner;
  }

  test('three hundred levels are refused where they become too many', async () => {
    const { status, koder } = await skribent.create({ block: [nested(300)] });
    expect([status, koder.every((kod) => kod === 'for_djupt'), koder.length < 3]).toEqual([422, true, true]);
  });

  test('twelve levels are kept', async () => {
    expect((await skribent.create({ block: [nested(12)] })).status).toBe(201);
  });

  test('a document of ten thousand nonsense blocks is refused quickly, with the first couple of hundred faults', async () => {
    const startedAt = performance.now();
    const { status, fel } = await skribent.create({ block: Array.from({ length: 10_000 }, () => ({ type: 'x'.repeat(40), y: 1 })) });
    expect(status).toBe(422);
    expect(fel.length).toBeLessThan(300);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('text that cannot be stored', () => {
  const BAD = ['halv\ud83d', '\udc00'];
  /** What Word and PDF leave in what is copied, and nobody sees. */
  const UNSEEN = ['noll\u0000tecken', 'rad\u000brad', 'delat\u0002ord', '\u007f', '\u0093citat\u0094', 'icke\ufffe'];

  test.each([...BAD, ...UNSEEN])('%j is refused of a program in each field that takes text', async (bad) => {
    const fields = {
      rubrik: bad,
      ingress: bad,
      slug: bad,
      taggar: ['mat', bad],
      ansvarig: bad,
      sponsrad: { partner: bad, markning: 'Annons' },
      kallor: [{ titel: bad, url: 'https://x.se', not: bad }],
      meta: { seoTitel: bad },
      hero: { alt: bad },
      block: [paragraph(bad), { type: 'citat', attrs: { text: bad } }],
    };
    const { status, fel } = await (await agent()).create(fields);
    expect(status).toBe(422);
    expect(fel.map(({ kod, falt }) => `${kod} ${falt}`).toSorted()).toEqual(
      [
        'ansvarig',
        'block[0].content[0].text',
        'block[1].attrs.text',
        'hero.alt',
        'ingress',
        'kallor[0].not',
        'kallor[0].titel',
        'meta.seoTitel',
        'rubrik',
        'slug',
        'sponsrad.partner',
        'taggar[1]',
      ].map((falt) => `tecken_otillatna ${falt}`),
    );
  });

  test('is told by its number and its place, to who cannot see it', async () => {
    const { fel } = await (await agent()).create({ ingress: 'ab\u000cc', kallor: [{ titel: 'PDF\u0002', url: 'https://x.se' }] });
    expect(fel.map(({ falt, orsak }) => [falt, /\(.*\)/.exec(orsak)?.[0]])).toEqual([
      ['ingress', '(U+000C, tecken 3)'],
      ['kallor[0].titel', '(U+0002, tecken 4)'],
    ]);
  });

  // The database has a place for those.
  test.each(UNSEEN.filter((text) => !text.includes('\u0000')))(
    'a person who has %j in what they paste is not stopped by it, and has what they wrote',
    async (text) => {
      const { id } = await skribent.created({ rubrik: `a${text}b`, ingress: `${text}b`, block: [paragraph(text)] });
      const { rubrik, ingress, block } = (await skribent.item(id)).sprak.sv.arbetsrevision;
      expect([rubrik, ingress, block[0].content[0].text]).toEqual([`a${text}b`, `${text}b`, text]);
    },
  );

  test('is looked for without finding anything, where the database has a place for it', async () => {
    expect((await skribent.get(`/innehall?sok=${encodeURIComponent('rad\u000brad')}`)).status).toBe(200);
    expect((await skribent.get(`/innehall?sok=${encodeURIComponent('noll\u0000')}`)).koder).toEqual(['tecken_otillatna']);
  });

  test('in the names of fields too', async () => {
    const { status, koder } = await skribent.create({ 'a\u0000b': 1, meta: { 'c\ud800': 1 } });
    expect(status).toBe(422);
    expect(new Set(koder)).toEqual(new Set(['falt_okant', 'tecken_otillatna']));
  });

  test.each(BAD)('%j is refused by the other operations that store text', async (bad) => {
    const chief = await as('chefredaktor');
    const admin = await as('admin');
    const { id, revision } = await chief.created(swedish());
    const answers = [
      await chief.save(id, 'sv', { bas: revision, rubrik: 'x', kommentar: bad }),
      await chief.patch(`/innehall/${id}`, { rubrik: bad }),
      await chief.takeDown(id, bad),
      await chief.release(id, { order_av: bad }),
      await chief.post(`/innehall/${id}/forhandsvisning`, { revision: bad }),
      await chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: bad }),
      await admin.post('/agenter', { namn: bad }),
      await admin.post('/agenter', { namn: 'x', agare: bad }),
      await admin.post('/anvandare', { epost: 'a@b.se', namn: bad, roll: 'lasare', losenord: 'ganska-hemligt-nog' }),
    ];
    for (const { status, koder } of answers) expect([status, koder]).toEqual([422, ['tecken_otillatna']]);
    expect(await chief.revisions(id)).toBe(1);
  });

  test('pairs, joiners and right-to-left marks are kept to the letter', async () => {
    const rubrik = 'Å\u030a 😀 👩‍👩‍👧 \u202eمرحبا\u202c \ufeff \u2028 e\u0301';
    const { id } = await skribent.created({ rubrik, ingress: rubrik, block: [paragraph(rubrik)] });
    const { arbetsrevision } = (await skribent.item(id)).sprak.sv;
    expect([arbetsrevision.rubrik, arbetsrevision.ingress, arbetsrevision.block[0].content[0].text]).toEqual([rubrik, rubrik, rubrik]);
  });
});

describe('numbers and times at their bounds', () => {
  test.each([
    '0000-01-01 00:00',
    '0001-01-01 00:00',
    '9999-99-99 00:00',
    '2026-02-30 12:00',
    '2026-11-20',
    'i går',
    '',
    '2026-11-20 25:00',
  ])('the date %j of a release is refused', async (datum) => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish());
    const { status, fel } = await chief.release(id, { datum });
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['falt_format datum']]);
  });

  test.each(['0000-01-01T00:00:00Z', '2026-11-20', 'snart', ''])('the last day %j of an agent is refused', async (utgar) => {
    const admin = await as('admin');
    const { status, koder } = await admin.post('/agenter', { namn: 'x', utgar });
    expect([status, koder]).toEqual([422, ['falt_format']]);
  });

  test.each([0, -1, 43_201, 1.5, 2 ** 53])('a link shared for %s minutes is refused', async (dela) => {
    const { id } = await skribent.created();
    const { status, fel } = await skribent.post(`/innehall/${id}/forhandsvisning`, { dela });
    expect([status, fel.map((entry) => entry.falt)]).toEqual([422, ['dela']]);
  });
});

test('nothing is stored after a refusal: no item, no revision, no line in the log', async () => {
  const writer = await agent();
  const { id, revision } = await writer.created(swedish());
  const lines = () => sql(`SELECT id FROM logg WHERE principal->>'id' = $1`, [writer.id]);
  const before = { revisions: await writer.revisions(id), log: (await lines()).length, item: await writer.item(id) };
  await writer.save(id, 'sv', { bas: revision, rubrik: 7 });
  await writer.save(id, 'sv', { bas: revision, block: [{ type: 'okand' }] });
  await writer.save(id, 'sv', { bas: 'fel', rubrik: 'Ny' });
  await writer.save(id, 'en', { rubrik: 'x', kall_revision: '99' });
  await writer.patch(`/innehall/${id}`, { sektion: 'sport' });
  await writer.patch(`/innehall/${id}`, { status: 'publicerad' });
  await writer.release(id);
  expect({ revisions: await writer.revisions(id), log: (await lines()).length, item: await writer.item(id) }).toEqual(before);
});
