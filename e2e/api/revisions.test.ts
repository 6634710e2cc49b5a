import { describe, expect, test } from 'vitest';
import { jsonHash } from '#lib/content/canonical-hash.ts';
import { blockId, english, paragraph, swedish, text } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';

const skribent = await as('skribent');

describe('a revision', () => {
  test.each([
    `UPDATE revision SET rubrik = 'x' WHERE id = $1`,
    'DELETE FROM revision WHERE id = $1',
    'TRUNCATE revision CASCADE',
    'UPDATE logg SET operation = operation WHERE innehall_id = $1',
    'DELETE FROM logg WHERE innehall_id = $1',
    'TRUNCATE logg',
  ])('is never changed, by the database itself, nor is the log: %s', async (statement) => {
    const { revision } = await skribent.created();
    await expect(sql(statement, statement.includes('$1') ? [revision] : [])).rejects.toThrow(/append-only/);
  });

  test('has all that decisions.md §4 names', async () => {
    const block = [paragraph('Hej', 'babcdef1')];
    const { id, revision } = await skribent.created({
      rubrik: 'Rubriken',
      ingress: 'Ingressen',
      block,
      slug: 'min-adress',
      meta: { seoTitel: 'S' },
    });
    const { body } = await skribent.get(`/innehall/${id}/sprak/sv/revisioner/${revision}`);
    const av = { typ: 'person', id: skribent.id, namn: `skribent ${skribent.id.slice(0, 4)}` };
    expect(body.revision).toEqual({
      id: revision,
      sprak: 'sv',
      nr: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      rubrik: 'Rubriken',
      ingress: 'Ingressen',
      block,
      meta: { seoTitel: 'S' },
      hero: null,
      slug: 'min-adress',
      bas: null,
      kall_revision: null,
      kommentar: '',
      av,
      skapad: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      typ: 'manuell',
    });
  });

  test('has the hash of its content, as RFC 8785 writes it: who saved it, and when, and how, change nothing', async () => {
    const fields = {
      rubrik: 'R',
      ingress: 'I',
      block: [paragraph('Hej', 'babcdef1')],
      meta: { seoTitel: 'S' },
      hero: { alt: 'A' },
      slug: 's',
    };
    const { id } = await skribent.created(fields);
    const writer = await agent();
    const bas = (await skribent.item(id)).sprak.sv.arbetsrevision;
    const again = await writer.save(id, 'sv', { ...fields, bas: bas.id, kommentar: 'Igen' });
    expect(bas.hash).toBe(jsonHash(fields));
    expect(again.body.hash).toBe(bas.hash);
    const changed = await writer.save(id, 'sv', { ...fields, ingress: 'i', bas: again.body.id });
    expect(changed.body.hash).not.toBe(bas.hash);
  });

  test('is listed newest first, whole but for its blocks', async () => {
    const { id, revision } = await skribent.created({ meta: { seoTitel: 'S' }, hero: { alt: 'A' } });
    await skribent.saved(id, 'sv', { bas: revision, rubrik: 'Två', kommentar: 'Ny rubrik' });
    const { body } = await skribent.get(`/innehall/${id}/sprak/sv/revisioner`);
    expect(body.revisioner.map(({ nr, rubrik, kommentar }: Record<string, unknown>) => [nr, rubrik, kommentar])).toEqual([
      [2, 'Två', 'Ny rubrik'],
      [1, 'En rubrik', ''],
    ]);
    const whole = (await skribent.get(`/innehall/${id}/sprak/sv/revisioner/1`)).body.revision;
    const { block: _, ...head } = whole;
    expect(body.revisioner[1]).toEqual({ ...head, namn: '', godkand_av: null, foreslagen_av: null, last_av_dig: false });
  });

  test('is found by id and by number, and not by those of another', async () => {
    const [one, other] = await Promise.all([skribent.created(), skribent.created()]);
    const read = (rid: string) => skribent.get(`/innehall/${one.id}/sprak/sv/revisioner/${rid}`);
    expect((await read(one.revision)).body.revision.id).toBe(one.revision);
    expect((await read('1')).body.revision.id).toBe(one.revision);
    for (const rid of [other.revision, '0', '2', '-1', '1.0', '99999999999999999999']) expect((await read(rid)).status).toBe(404);
    expect((await skribent.get(`/innehall/${one.id}/sprak/en/revisioner/1`)).status).toBe(404);
    expect((await skribent.get(`/innehall/${one.id}/sprak/en/revisioner`)).status).toBe(404);
    expect((await skribent.get(`/innehall/${one.id}/sprak/de/revisioner`)).status).toBe(404);
  });
});

describe('a name', () => {
  const put = (id: string, rid: string | number, namn: unknown) =>
    skribent.put(`/innehall/${id}/sprak/sv/revisioner/${rid}/namn`, { namn });
  const names = async (id: string) =>
    (await skribent.get(`/innehall/${id}/sprak/sv/revisioner`)).body.revisioner.map(({ namn }: { namn: string }) => namn);

  test('is given to any revision, changed and taken off, and the revision stays as it was', async () => {
    const { id, revision } = await skribent.created();
    await skribent.saved(id, 'sv', { bas: revision, rubrik: 'Två' });
    const before = (await skribent.get(`/innehall/${id}/sprak/sv/revisioner/1`)).body.revision;
    const { status, body } = await put(id, 1, '  Till tryck ');
    expect([status, body]).toEqual([200, { ok: true, id: revision, nr: 1, namn: 'Till tryck' }]);
    expect(await names(id)).toEqual(['', 'Till tryck']);
    await put(id, revision, 'Som den trycktes');
    expect(await names(id)).toEqual(['', 'Som den trycktes']);
    expect((await skribent.get(`/innehall/${id}/sprak/sv/revisioner/1`)).body.revision).toEqual(before);
    await put(id, 1, '');
    expect(await names(id)).toEqual(['', '']);
  });

  test('is for a revision that there is, and no longer than a name', async () => {
    const { id } = await skribent.created();
    expect((await put(id, 9, 'N')).fel).toMatchObject([{ kod: 'finns_inte', falt: 'rid' }]);
    expect((await put(id, 1, 'N'.repeat(201))).koder).toEqual(['for_lang']);
    expect((await put(id, 1, 7)).status).toBe(422);
    expect(await names(id)).toEqual(['']);
  });
});

describe('what somebody has opened to review', () => {
  const readingOf = (id: string) => `/innehall/${id}/sprak/sv/lasning`;
  const readBy = async (who: typeof skribent, id: string) => {
    const { body } = await who.get(`/innehall/${id}/sprak/sv/revisioner`);
    return body.revisioner.flatMap(({ nr, last_av_dig }: { nr: number; last_av_dig: boolean }) => (last_av_dig ? [nr] : []));
  };

  test('is told to them alone: the version opened last, and the one before', async () => {
    const { id, revision: first } = await skribent.created();
    const chief = await as('chefredaktor');
    const note = (revision: string) => chief.put(readingOf(id), { revision });
    expect(await readBy(chief, id)).toEqual([]);
    expect((await note(first)).status).toBe(200);
    const second = await skribent.saved(id, 'sv', { ...swedish(), bas: first });
    expect(await readBy(chief, id)).toEqual([1]);
    await note(second);
    await note(second);
    expect(await readBy(chief, id)).toEqual([2, 1]);
    const third = await skribent.saved(id, 'sv', { ...swedish(), bas: second });
    await note(third);
    // An older one opened again, as in another window, takes nothing back.
    await note(first);
    expect(await readBy(chief, id)).toEqual([3, 2]);
    expect(await readBy(skribent, id)).toEqual([]);
    expect(await sql("SELECT FROM logg WHERE innehall_id = $1 AND operation = 'noteraLasning'", [id])).toEqual([]);
  });

  test('is a version of that text, opened by a person', async () => {
    const [{ id }, { revision: elsewhere }] = [await skribent.created(), await skribent.created()];
    for (const revision of [elsewhere, 'x', crypto.randomUUID()]) {
      const { status, koder } = await skribent.put(readingOf(id), { revision });
      expect([status, ...koder], revision).toEqual([404, 'finns_inte']);
    }
    const { status, koder } = await (await agent({ sektioner: ['*'], mallar: ['*'], sprak: ['*'] })).put(readingOf(id), {
      revision: elsewhere,
    });
    expect([status, ...koder]).toEqual([403, 'bara_redaktionen']);
  });
});

describe('a save', () => {
  test('takes back what a revision that was read says of itself, null where there is nothing', async () => {
    const { id, revision } = await skribent.created(swedish());
    const { body } = await skribent.get(`/innehall/${id}/sprak/sv/revisioner/${revision}`);
    const { rubrik, ingress, block, meta, hero, slug, kall_revision, kommentar } = body.revision;
    expect(kall_revision).toBeNull();
    const again = { rubrik, ingress, block, meta, hero, slug, kall_revision, kommentar };
    const saved = await skribent.save(id, 'sv', { ...again, bas: revision });
    expect([saved.status, saved.body.hash]).toEqual([200, body.revision.hash]);
    expect((await skribent.save(id, 'sv', { ...again, bas: null })).koder).toEqual(['bas_saknas']);
    expect((await skribent.save(id, 'en', { ...again, bas: null })).status).toBe(200);
  });

  test('answers with the new revision, replaces the whole content and leaves the status of the item', async () => {
    const { id, revision } = await skribent.created({
      ingress: 'Gammal',
      block: [paragraph('Gammal')],
      hero: { alt: 'A' },
      meta: { seoTitel: 'S' },
    });
    const { body } = await skribent.save(id, 'sv', { bas: revision, rubrik: 'Ny' });
    expect(body).toEqual({ ok: true, id: expect.any(String), nr: 2, hash: expect.any(String) });
    const item = await skribent.item(id);
    expect(item).toMatchObject({ rubrik: 'Ny', status: 'utkast' });
    expect(item.sprak.sv.arbetsrevision).toMatchObject({ id: body.id, ingress: '', block: [], hero: null, meta: {}, bas: revision });
  });

  test('gives an id to each block that has none, and keeps those there are', async () => {
    const mine = blockId();
    const { id } = await skribent.created({
      block: [paragraph('a', mine), paragraph('b'), { type: 'faktaruta', attrs: { rubrik: 'F' }, content: [paragraph('c')] }],
    });
    const first = (await skribent.item(id)).sprak.sv.arbetsrevision;
    const ids = first.block.flatMap((block: { attrs: { id: string }; content: Array<{ attrs?: { id: string } }> }) => [
      block.attrs.id,
      ...block.content.flatMap((child) => child.attrs?.id ?? []),
    ]);
    expect(ids).toHaveLength(4);
    expect(ids[0]).toBe(mine);
    for (const given of ids) expect(given).toMatch(/^b[A-Za-z0-9_-]{6,20}$/);
    expect(new Set(ids).size).toBe(4);
    await skribent.saved(id, 'sv', { bas: first.id, rubrik: 'x', block: first.block });
    expect((await skribent.item(id)).sprak.sv.arbetsrevision.block).toEqual(first.block);
  });

  test('turns the points of a fact box into paragraphs', async () => {
    const { id } = await skribent.created({ block: [{ type: 'faktaruta', attrs: { rubrik: 'F', punkter: ['Ett', 'Två'] } }] });
    const [box] = (await skribent.item(id)).sprak.sv.arbetsrevision.block;
    expect(box.attrs).toEqual({ id: expect.any(String), rubrik: 'F' });
    expect(box.content.map((one: { content: unknown }) => one.content)).toEqual([[text('Ett')], [text('Två')]]);
  });

  test('of a language that is missing makes its first revision, from the source as it is', async () => {
    const { id, revision } = await skribent.created(swedish());
    const { body } = await skribent.save(id, 'en', english());
    expect(body.nr).toBe(1);
    const { en } = (await skribent.item(id)).sprak;
    expect(en).toMatchObject({ status: 'utkast', inaktuell: false, arbetsrevision: { kall_revision: revision, bas: null } });
  });

  test('never writes uppdaterad: that is the release', async () => {
    const { id } = await skribent.created({ meta: { uppdaterad: '2020-01-01T00:00:00Z', seoTitel: 'S' } });
    expect((await skribent.item(id)).sprak.sv.arbetsrevision.meta).toEqual({ seoTitel: 'S' });
  });

  test('of a language there is not is 404', async () => {
    const { id } = await skribent.created();
    expect((await skribent.save(id, 'de', { rubrik: 'x' })).status).toBe(404);
  });
});

describe('restoring', () => {
  test('makes an earlier revision the newest, by id or number', async () => {
    const block = [paragraph('Först', 'babcdef1')];
    const { id, revision } = await skribent.created({ rubrik: 'Först', block });
    await skribent.saved(id, 'sv', { bas: revision, rubrik: 'Sedan' });
    for (const [nr, selector] of [
      [3, revision],
      [4, 1],
      [5, '1'],
    ]) {
      const { status, body } = await skribent.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: selector });
      expect([status, body.nr]).toEqual([200, nr]);
    }
    const { arbetsrevision } = (await skribent.item(id)).sprak.sv;
    expect(arbetsrevision).toMatchObject({ rubrik: 'Först', block, typ: 'aterstalld', nr: 5 });
    expect(await skribent.revisions(id)).toBe(5);
  });

  test('of some blocks leaves the rest as it is, and brings one that is gone back to its place', async () => {
    const [first, gone, changed] = [paragraph('Ett', 'bfirst0001'), paragraph('Två', 'bgone00001'), paragraph('Tre', 'bchanged01')];
    const { id, revision } = await skribent.created({ rubrik: 'Först', block: [first, gone, changed] });
    const block = [first, paragraph('Tre, ändrat', 'bchanged01'), paragraph('Nytt', 'bnew000001')];
    await skribent.saved(id, 'sv', { bas: revision, rubrik: 'Sedan', block });
    const restore = (named: string[]) => skribent.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1, block: named });
    expect((await restore(['bgone00001', 'bchanged01'])).body.nr).toBe(3);
    const { arbetsrevision } = (await skribent.item(id)).sprak.sv;
    expect(arbetsrevision).toMatchObject({ rubrik: 'Sedan', typ: 'aterstalld', kommentar: 'Block återställda från revision 1' });
    expect(arbetsrevision.block).toEqual([first, gone, changed, paragraph('Nytt', 'bnew000001')]);
    expect((await restore(['bgone00001', 'bnew000001'])).fel).toMatchObject([{ kod: 'finns_inte', falt: 'block[1]' }]);
    expect((await restore([])).status).toBe(422);
    expect(await skribent.revisions(id)).toBe(3);
  });

  test('is a save: one from an old base conflicts', async () => {
    const { id, revision } = await skribent.created();
    const second = await skribent.saved(id, 'sv', { bas: revision, rubrik: 'Sedan' });
    const { status, body } = await skribent.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1, bas: revision });
    expect([status, body.senaste.id]).toEqual([409, second]);
  });

  test('of a revision there is not changes nothing', async () => {
    const { id } = await skribent.created();
    for (const revision of ['9', crypto.randomUUID(), 'ett', 0, -1]) {
      expect((await skribent.post(`/innehall/${id}/sprak/sv/aterstall`, { revision })).status).toBe(404);
    }
    expect((await skribent.post(`/innehall/${id}/sprak/sv/aterstall`, {})).koder).toEqual(['falt_saknas']);
    expect((await skribent.post(`/innehall/${id}/sprak/en/aterstall`, { revision: 1 })).status).toBe(404);
    expect(await skribent.revisions(id)).toBe(1);
  });
});

describe('comparing', () => {
  test('tells fields and blocks apart, word by word', async () => {
    const [kept, changed, removed, added] = ['bkept0001', 'bchanged1', 'bremoved1', 'badded001'];
    const { id, revision } = await skribent.created({
      rubrik: 'Före',
      block: [paragraph('Samma', kept), paragraph('Det var en gång', changed), paragraph('Borta', removed)],
    });
    await skribent.saved(id, 'sv', {
      bas: revision,
      rubrik: 'Efter',
      block: [paragraph('Samma', kept), paragraph('Det var två gånger', changed), paragraph('Ny', added)],
    });
    const { status, body } = await skribent.get(`/innehall/${id}/sprak/sv/jamfor`, { fran: '1', till: '2' });
    expect(status).toBe(200);
    expect(body.falt).toContainEqual({ falt: 'rubrik', fore: 'Före', efter: 'Efter' });
    const kinds = Object.fromEntries(body.block.map((one: { id: string; andring: string }) => [one.id, one.andring]));
    expect(kinds).toEqual({ [kept]: 'oforandrad', [changed]: 'andrad', [removed]: 'borttagen', [added]: 'tillagd' });
    const parts = body.block.find((one: { id: string }) => one.id === changed).delar;
    const side = (without: string) =>
      parts
        .filter(({ op }: { op: string }) => op !== without)
        .map(({ text: words }: { text: string }) => words)
        .join('');
    expect([side('in'), side('ut')]).toEqual(['Det var en gång', 'Det var två gånger']);
  });

  test('tells a picture that is another, a link that leads elsewhere and a block that was moved as well as changed', async () => {
    const picture = (src: string) => ({ type: 'image', attrs: { id: 'bpicture01', src, alt: 'En bro' } });
    const linked = (href: string) => ({
      type: 'paragraph',
      attrs: { id: 'blinked001' },
      content: [{ type: 'text', text: 'Rapporten', marks: [{ type: 'link', attrs: { href } }] }],
    });
    const { id, revision } = await skribent.created({
      block: [picture('https://a.se/1.jpg'), paragraph('Kvar', 'bstays0001'), linked('https://a.se/')],
    });
    const block = [linked('https://b.se/'), paragraph('Kvar', 'bstays0001'), picture('https://a.se/2.jpg')];
    await skribent.saved(id, 'sv', { bas: revision, block });
    const { body } = await skribent.get(`/innehall/${id}/sprak/sv/jamfor`, { fran: '1', till: '2' });
    const told = new Map<string, unknown>(body.block.map(({ id: name, ...rest }: { id: string }) => [name, rest]));
    expect(told.get('bpicture01')).toMatchObject({
      andring: 'andrad',
      skillnader: [{ falt: 'attrs.src', fore: 'https://a.se/1.jpg', efter: 'https://a.se/2.jpg' }],
    });
    expect(told.get('blinked001')).toMatchObject({
      andring: 'andrad',
      skillnader: [
        { falt: 'content.link', fore: { text: 'Rapporten', href: 'https://a.se/' }, efter: { text: 'Rapporten', href: 'https://b.se/' } },
      ],
    });
    expect(body.block.filter(({ flyttad }: { flyttad: boolean }) => flyttad)).toHaveLength(2);
    expect(told.get('bstays0001')).toMatchObject({ andring: 'flyttad', flyttad: true, skillnader: [] });
  });

  test('goes across languages, and says which revision is missing', async () => {
    const { id } = await skribent.created(swedish());
    await skribent.saved(id, 'en', english());
    const compare = (query: Record<string, string>) => skribent.get(`/innehall/${id}/sprak/sv/jamfor`, query);
    expect((await compare({ fran: '1', till: '1', sprak2: 'en' })).status).toBe(200);
    expect((await compare({ fran: '1', till: '7' })).fel).toMatchObject([{ kod: 'finns_inte', falt: 'till' }]);
    expect((await compare({ fran: '1' })).fel).toMatchObject([{ kod: 'falt_saknas', falt: 'till' }]);
    const unknown = await compare({ fran: '1', till: '1', sprak2: 'de' });
    expect([unknown.status, unknown.fel[0]?.falt]).toEqual([404, 'sprak2']);
  });
});

describe('a copy', () => {
  test('is a new draft with section, template, tags, categories and the source language', async () => {
    const [chief, writer] = await Promise.all([as('chefredaktor'), as('skribent')]);
    const fields = { ...swedish(), taggar: ['bro'], kategorier: [7], kallor: [{ titel: 'SCB', url: 'https://scb.se', not: '' }] };
    const { id, revision, slug } = await chief.created(fields);
    await chief.saved(id, 'en', english());
    await chief.release(id);
    const { status, body } = await writer.post(`/innehall/${id}/kopiera`);
    expect(status).toBe(201);
    const original = (await chief.item(id)).sprak.sv.arbetsrevision;
    expect(original.id).toBe(revision);
    expect(body.innehall).toMatchObject({
      id: body.id,
      sektion: 'nyheter',
      mall: 'nyhet',
      status: 'utkast',
      taggar: ['bro'],
      kategorier: [7],
      publicerad: null,
      cms: null,
      agare: { id: writer.id },
    });
    expect(Object.keys(body.innehall.sprak)).toEqual(['sv']);
    const copied = body.innehall.sprak.sv.arbetsrevision;
    expect(copied).toMatchObject({ nr: 1, typ: 'kopia', rubrik: original.rubrik, block: original.block, bas: null });
    expect(copied.slug).toBe(`${slug}-2`);
    expect(body.id).not.toBe(id);
  });
});
