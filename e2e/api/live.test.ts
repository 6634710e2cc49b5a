import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { draftReport, entriesIn, liveBlock, MAY_REPORT, posted, publicReport, publicRevision, savedEntries } from './newsroom/live.ts';
import { agent, as } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');
const admin = await as('admin');
const [anna, bo] = await Promise.all([as('publicist'), as('publicist')]);

describe('an entry', () => {
  test('is a revision and public in one call', async () => {
    const id = await publicReport(chief);
    const { status, body } = await anna.post(`/innehall/${id}/live`, { text: '**Mål!**', fast: true, tid: '2026-11-20 09:15' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      sprak: 'sv',
      live: true,
      publik: true,
      antal: 2,
      inlagg: { tid: '2026-11-20T09:15', text: '**Mål!**', fast: true },
      varningar: [],
    });
    const item = await chief.item(id);
    expect(item.sprak.sv).toMatchObject({
      status: 'godkand',
      arbetsrevision: { id: body.revision.id, nr: 2, hash: body.revision.hash, typ: 'live', av: { id: anna.id }, meta: { live: true } },
      publicerad_revision: { id: body.revision.id, nr: 2 },
    });
    expect(item.sprak.sv.arbetsrevision.meta.uppdaterad).toBeTruthy();
    expect(entriesIn(item.sprak.sv.arbetsrevision.block)).toEqual([expect.objectContaining({ id: 'start' }), { ...body.inlagg }]);
  });

  test('is changed, pinned and removed; what is not given stays', async () => {
    const id = await publicReport(chief);
    const entry = await posted(anna, id, { text: 'Första versionen', tid: '2026-11-20T09:15' });
    const path = `/innehall/${id}/live/${entry}`;
    expect((await bo.patch(path, { text: 'Rättad' })).body.inlagg).toEqual({
      id: entry,
      tid: '2026-11-20T09:15',
      text: 'Rättad',
      fast: false,
      rattad: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
    });
    expect((await bo.patch(path, { fast: true })).body.inlagg).toMatchObject({ text: 'Rättad', fast: true });
    expect((await bo.patch(path, { fast: false, tid: '2026-11-20T09:20' })).body).toMatchObject({
      antal: 2,
      inlagg: { tid: '2026-11-20T09:20', fast: false },
    });
    // A key event is told as one for as long as it is, and readers see it in the list of them.
    expect((await bo.patch(path, { nyckel: true })).body.inlagg).toMatchObject({ nyckel: true, text: 'Rättad' });
    const { html } = (await chief.post(`/innehall/${id}/forhandsvisning`, { sprak: 'sv' })).body;
    expect(html).toMatch(/<nav class="live-nycklar".*Rättad<\/a>/s);
    expect((await bo.patch(path, { nyckel: false })).body.inlagg).not.toHaveProperty('nyckel');
    const removed = await bo.delete(path);
    expect([removed.status, removed.body.inlagg, removed.body.antal]).toEqual([200, null, 1]);
    expect((await bo.delete(path)).koder).toEqual(['finns_inte']);
    expect((await bo.patch(path, { text: 'x' })).koder).toEqual(['finns_inte']);
    expect((await savedEntries(chief, id)).map((one) => one.id)).toEqual(['start']);
    const { body } = await chief.get(`/innehall/${id}/sprak/sv/revisioner`);
    expect(body.revisioner.map((one: { typ: string }) => one.typ)).toEqual([...Array(7).fill('live'), 'manuell']);
  });

  test('of a report that is not public is a draft, and says so', async () => {
    const { id } = await draftReport(chief);
    const { status, body } = await anna.post(`/innehall/${id}/live`, { text: 'Snart' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ publik: false, publicerad: null, antal: 2 });
    expect(body.varningar.map((one: { kod: string }) => one.kod)).toContain('live_ej_publik');
    expect((await chief.release(id)).status).toBe(200);
    expect(entriesIn((await publicRevision(chief, id)).block)).toHaveLength(2);
  });

  test('of a report that was taken down is a draft too', async () => {
    const id = await publicReport(chief);
    await chief.takeDown(id);
    expect((await anna.post(`/innehall/${id}/live`, { text: 'Kvar i redaktionen' })).body).toMatchObject({
      publik: false,
      publicerad: null,
    });
    expect((await chief.item(id)).sprak.sv.publicerad_revision).toBeNull();
  });

  test('needs words or a picture, and a picture a description', async () => {
    const id = await publicReport(chief);
    const path = `/innehall/${id}/live`;
    expect((await anna.post(path, { text: ' \n ' })).koder).toEqual(['live_inlagg_tomt']);
    expect((await anna.post(path, { bild: { alt: 'bara ord' } })).koder).toEqual(['live_inlagg_tomt']);
    expect((await anna.post(path, { bild: { src: 'https://bilder.se/a.jpg' } })).fel).toMatchObject([
      { kod: 'alt_saknas', falt: 'bild.alt' },
    ]);
    expect((await anna.post(path, { bild: { src: 'javascript:alert(1)', alt: 'x' } })).koder).toEqual(['adress_osaker']);
    expect((await anna.post(path, { text: 'x', rubrik: 'y' })).koder).toEqual(['falt_okant']);
    expect((await anna.post(path, { text: 'x'.repeat(10_001) })).koder).toEqual(['for_lang']);
    const bild = { src: 'https://bilder.se/a.jpg', alt: 'En älg', caption: 'Älgen', kredit: 'Lena' };
    expect((await anna.post(path, { text: 'TODO xxxxx' })).body.varningar).toMatchObject([{ kod: 'platshallare', falt: 'text' }]);
    expect((await anna.post(path, { bild })).body.inlagg).toMatchObject({ text: '', bild });
    expect(await chief.revisions(id)).toBe(3);
  });

  test('with a picture whose right has ended is refused, and readers see nothing of it', async () => {
    const id = await publicReport(chief);
    const { media } = (await upload(chief, { alt: 'En älg', kredit: 'Lena', rattigheter: '{"giltig_till": "2026-01-01"}' })).body;
    const bild = { mediaId: media.id, src: media.src, alt: 'En älg', kredit: 'Lena' };
    expect((await anna.post(`/innehall/${id}/live`, { text: 'Älgen', bild })).koder).toEqual(['rattighet_utgangen']);
    expect(entriesIn((await publicRevision(chief, id)).block)).toHaveLength(1);
  });

  test('takes any time there is', async () => {
    const id = await publicReport(chief);
    const at = async (tid: string) => anna.post(`/innehall/${id}/live`, { text: 'x', tid });
    expect((await at('2026-03-29T02:30')).koder).toEqual(['tid_finns_inte']);
    expect((await at('igår')).koder).toEqual(['falt_format']);
    expect((await at('2026-10-25T02:30')).body.inlagg.tid).toBe('2026-10-25T02:30');
    expect((await at('2026-10-25T02:30+02:00')).body.inlagg.tid).toBe('2026-10-25T02:30');
    expect((await at('2026-10-25T01:30Z')).body.inlagg.tid).toBe('2026-10-25T02:30+01:00');
    const future = await at('2099-01-01T12:00');
    expect(future.status).toBe(201);
    expect(future.body.varningar).toMatchObject([{ kod: 'live_tid', falt: 'tid' }]);
  });

  test('needs a live report to stand in', async () => {
    const { id } = await chief.created(swedish());
    expect((await anna.post(`/innehall/${id}/live`, { text: 'x' })).koder).toEqual(['live_ej_liverapport']);
    const report = await publicReport(chief);
    expect((await anna.post(`/innehall/${report}/live`, { text: 'x', sprak: 'en' })).koder).toEqual(['sprakversion_saknas']);
    expect((await anna.post(`/innehall/${report}/live`, { text: 'x', sprak: 'de' })).koder).toEqual(['sprakversion_saknas']);
    expect((await anna.post(`/innehall/${randomUUID()}/live`, { text: 'x' })).koder).toEqual(['finns_inte']);
  });

  test('makes the block it stands in when there is none', async () => {
    const { id } = await chief.created({ ...swedish(), mall: 'liverapport' });
    const [first, second] = [await posted(anna, id, { text: 'Ett' }), await posted(anna, id, { text: 'Två' })];
    expect((await savedEntries(chief, id)).map((one) => one.id)).toEqual([first, second]);
  });
});

describe('a report', () => {
  test('is ended and resumed; a late entry does not begin it again', async () => {
    const id = await publicReport(chief);
    const path = `/innehall/${id}/live`;
    expect((await anna.post(path, { text: 'Ett' })).body.live).toBe(true);
    expect((await anna.post(`${path}/avsluta`)).body).toMatchObject({ live: false, inlagg: null, antal: 2 });
    expect((await publicRevision(chief, id)).meta.live).toBe(false);
    const late = await anna.post(path, { text: 'Sent' });
    expect(late.body.live).toBe(false);
    expect(late.body.varningar).toMatchObject([{ kod: 'live_avslutad' }]);
    expect((await anna.post(`${path}/avsluta`, { live: true })).body.live).toBe(true);
    expect((await publicRevision(chief, id)).meta.live).toBe(true);
  });

  test('is marked in lists while it goes on, and no longer in the moment that it has ended', async () => {
    const sektion = `live-${randomUUID().slice(0, 8)}`;
    expect((await admin.post('/sektioner', { id: sektion, namn: { sv: sektion }, mallar: ['liverapport'] })).status).toBe(201);
    const id = await publicReport(chief, { sektion, meta: { live: true } });
    const mark = async () => /class="puff-live">([^<]*)</.exec(await (await fetch(`${url}/${sektion}`)).text())?.[1];
    expect(await mark()).toBe('Pågår nu');
    const path = `/innehall/${id}/live/avsluta`;
    expect((await chief.post(path)).status).toBe(200);
    expect(await mark()).toBeUndefined();
    expect((await chief.post(path, { live: true })).status).toBe(200);
    expect(await mark()).toBe('Pågår nu');
  });

  test('is told to its writers as it was written, in the order of its readers', async () => {
    const id = await publicReport(chief);
    await posted(anna, id, { text: '**Nyast**', tid: '2026-11-20T10:00' });
    const pinned = await posted(bo, id, { text: 'Fäst', tid: '2026-11-20T09:00', fast: true });
    const { body } = await bo.get(`/innehall/${id}/live`);
    expect(body).toMatchObject({ live: true, publik: true, antal: 3, lank: expect.stringMatching(/^http/) });
    expect(body.inlagg.map((one: { text: string }) => one.text)).toEqual(['Fäst', '**Nyast**', 'Nu börjar det.']);
    expect(body.inlagg[0]).toMatchObject({ id: pinned, publik: true });
    expect(body.revision.id).toBe(body.publicerad.id);
  });

  test('says of each entry who wrote it and who last corrected it, and when', async () => {
    const id = await publicReport(chief);
    const [first, second] = [await posted(anna, id, { text: 'Ett' }), await posted(bo, id, { text: 'Två' })];
    const item = await chief.item(id);
    const { rubrik, slug, block } = item.sprak.sv.arbetsrevision;
    // From here on readers and writers have revisions of their own.
    await chief.saved(id, 'sv', { rubrik, slug, ingress: 'Inte släppt än.', block, bas: item.sprak.sv.arbetsrevision.id });
    await bo.patch(`/innehall/${id}/live/${first}`, { text: 'Ett, rättat' });
    await chief.patch(`/innehall/${id}/live/${first}`, { text: 'Ett, rättat igen' });
    await chief.patch(`/innehall/${id}/live/${second}`, { fast: true });
    await anna.patch(`/innehall/${id}/live/start`, { text: 'Nu har det börjat.' });
    const { body } = await bo.get(`/innehall/${id}/live`);
    const told = body.inlagg.map((one: Record<string, { av: { id: string } } | null>) => [
      one.id,
      one.skrev?.av.id ?? null,
      one.rattade?.av.id ?? null,
    ]);
    const names = new Map<unknown, unknown>(told.map(([entry, ...who]: unknown[]) => [entry, who]));
    expect(names.get(first)).toEqual([anna.id, chief.id]);
    // Whoever pins an entry has not corrected it.
    expect(names.get(second)).toEqual([bo.id, null]);
    // Written with the article, by whoever wrote that.
    expect(names.get('start')).toEqual([null, anna.id]);
    expect(Math.abs(Date.parse(body.inlagg[0].skrev.skapad) - Date.now())).toBeLessThan(60_000);
  });

  test('in English stands by itself', async () => {
    const id = await publicReport(chief);
    await chief.saved(id, 'en', { ...swedish({ rubrik: 'The report', slug: `report-${randomUUID()}` }), block: [liveBlock([])] });
    await chief.release(id, { sprak: ['en'], overstyr: true });
    const { body } = await anna.post(`/innehall/${id}/live`, { sprak: 'en', text: 'Kick-off' });
    expect(body).toMatchObject({ sprak: 'en', publik: true, antal: 1 });
    expect(await savedEntries(chief, id)).toHaveLength(1);
    await posted(anna, id, { text: 'Avspark' });
    expect((await chief.item(id)).sprak.en).toMatchObject({
      inaktuell: true,
      inaktuella_block: ['blive00001'],
      status: 'behover_uppdateras',
    });
  });
});

describe('what has not been published', () => {
  test('stays so, and the entry is in both', async () => {
    const id = await publicReport(chief);
    const item = await chief.item(id);
    const { block, ...rest } = item.sprak.sv.arbetsrevision;
    const [first, ...others] = block;
    const secret = { ...first, content: [{ type: 'text', text: 'Hemligt utkast.' }] };
    const { rubrik, ingress, slug } = rest;
    await chief.saved(id, 'sv', { rubrik, ingress, slug, block: [secret, ...others], bas: rest.id });
    const one = await anna.post(`/innehall/${id}/live`, { text: 'Ett' });
    expect(one.body.publicerad).not.toEqual({ id: one.body.revision.id, nr: one.body.revision.nr });
    await posted(anna, id, { text: 'Två' });
    const readers = await publicRevision(chief, id);
    expect(JSON.stringify(readers.block)).not.toContain('Hemligt');
    expect(entriesIn(readers.block)).toHaveLength(3);
    const { sv } = (await chief.item(id)).sprak;
    expect(JSON.stringify(sv.arbetsrevision.block)).toContain('Hemligt');
    expect(entriesIn(sv.arbetsrevision.block)).toEqual(entriesIn(readers.block));
    expect(sv.status).toBe('utkast');
    expect(await chief.revisions(id)).toBe(6);
    expect((await chief.release(id)).status).toBe(200);
    expect(JSON.stringify((await publicRevision(chief, id)).block)).toContain('Hemligt');
  });

  test('of a correction is told as one when readers get it, and only Studio says when it was made', async () => {
    const id = await publicReport(chief);
    const save = async (text: string, rattad?: string) => {
      const { sv } = (await chief.item(id)).sprak;
      const { rubrik, ingress, slug, block } = sv.arbetsrevision;
      const others = block.filter(({ type }: { type: string }) => type !== 'liveinlagg');
      const entry = { id: 'start', tid: '2026-11-20T08:00', text, ...(rattad === undefined ? {} : { rattad }) };
      await chief.saved(id, 'sv', { rubrik, ingress, slug, block: [...others, liveBlock([entry])], bas: sv.arbetsrevision.id });
      return (await savedEntries(chief, id))[0]?.rattad;
    };
    expect(await save('Nu börjar det.', '2026-11-20T10:00')).toBeUndefined();
    const rattad = await save('Nu har det börjat.', '2026-11-20T10:00');
    expect(rattad).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
    expect(rattad).not.toBe('2026-11-20T10:00');
    expect(entriesIn((await publicRevision(chief, id)).block)[0]).not.toHaveProperty('rattad');
    expect(await save('Nu har det börjat.')).toBe(rattad);
    expect((await chief.release(id)).status).toBe(200);
    expect(entriesIn((await publicRevision(chief, id)).block)).toMatchObject([{ text: 'Nu har det börjat.', rattad }]);
    const copy = await chief.post(`/innehall/${id}/kopiera`);
    expect((await savedEntries(chief, copy.body.id))[0]).not.toHaveProperty('rattad');
  });

  test('of an entry that a writer has removed or added stays theirs', async () => {
    const id = await publicReport(chief);
    const { sv } = (await chief.item(id)).sprak;
    const { rubrik, ingress, slug, block } = sv.arbetsrevision;
    const without = block.filter(({ type }: { type: string }) => type !== 'liveinlagg');
    const draft = { id: 'utkast', tid: '2026-11-20T08:30', text: 'Bara i utkastet' };
    await chief.saved(id, 'sv', { rubrik, ingress, slug, block: [...without, liveBlock([draft])], bas: sv.arbetsrevision.id });
    expect((await anna.patch(`/innehall/${id}/live/start`, { text: 'Rättad' })).body.inlagg.text).toBe('Rättad');
    expect(entriesIn((await publicRevision(chief, id)).block)).toMatchObject([{ id: 'start', text: 'Rättad' }]);
    expect(await savedEntries(chief, id)).toEqual([draft]);
    expect((await anna.patch(`/innehall/${id}/live/utkast`, { text: 'Ändrat' })).body.inlagg.text).toBe('Ändrat');
    expect(entriesIn((await publicRevision(chief, id)).block)).toHaveLength(1);
    expect((await anna.get(`/innehall/${id}/live`)).body.inlagg).toMatchObject([{ id: 'utkast', publik: false }]);
  });
});

describe('several at once', () => {
  test('two reporters with fifty entries each lose none, and each revision is whole', async () => {
    const id = await publicReport(chief);
    const fifty = (caller: typeof anna, name: string) =>
      Promise.all(Array.from({ length: 50 }, (_, index) => posted(caller, id, { text: `${name} ${index}` })));
    const ids = (await Promise.all([fifty(anna, 'Anna'), fifty(bo, 'Bo')])).flat();
    expect(new Set(ids).size).toBe(100);
    const { sv } = (await chief.item(id)).sprak;
    expect(sv.arbetsrevision.nr).toBe(101);
    expect(new Set(entriesIn(sv.arbetsrevision.block).map((one) => one.id))).toEqual(new Set(['start', ...ids]));
    expect(sv.publicerad_revision.id).toBe(sv.arbetsrevision.id);
    for (const nr of [1, 2, 50, 101]) {
      const { body } = await chief.get(`/innehall/${id}/sprak/sv/revisioner/${nr}`);
      expect(entriesIn(body.revision.block)).toHaveLength(nr);
    }
  });

  test('somebody who edits the article meanwhile is given a merge that keeps both', async () => {
    const id = await publicReport(chief);
    const { arbetsrevision: bas } = (await chief.item(id)).sprak.sv;
    const entry = await posted(anna, id, { text: 'Medan du skrev' });
    const { rubrik, slug, block } = bas;
    const mine = { rubrik, slug, ingress: 'Ny ingress.', block, bas: bas.id };
    const refused = await bo.save(id, 'sv', mine);
    expect(refused.status).toBe(409);
    const { mojlig, forslag } = refused.body.sammanslagning;
    expect([mojlig, forslag.ingress]).toEqual([true, 'Ny ingress.']);
    expect(entriesIn(forslag.block).map((one) => one.id)).toEqual(['start', entry]);
    expect((await bo.save(id, 'sv', { ...forslag, bas: refused.body.senaste.id })).status).toBe(200);
    await posted(anna, id, { text: 'Och efteråt' });
    expect(await savedEntries(chief, id)).toHaveLength(3);
  });

  test('a release that began before an entry does not take it from readers', async () => {
    const id = await publicReport(chief);
    const ids: string[] = [];
    for (let round = 0; round < 6; round++) {
      const post = async (caller: typeof anna, index: number) => ids.push(await posted(caller, id, { text: `Inlägg ${round}.${index}` }));
      const [released] = await Promise.all([chief.release(id), ...[anna, bo, anna, bo].map(post)]);
      expect(released.status, JSON.stringify(released.body.fel)).toBe(200);
    }
    expect(new Set(entriesIn((await publicRevision(chief, id)).block).map((one) => one.id))).toEqual(new Set(['start', ...ids]));
  });

  test('the same call from ten at once is one entry', async () => {
    const id = await publicReport(chief);
    const nyckel = randomUUID();
    const call = () => anna.post(`/innehall/${id}/live`, { text: 'En gång' }, { nyckel });
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    for (const { status, koder } of answers) expect([201, 409], koder.join()).toContain(status);
    const again = await call();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await savedEntries(chief, id)).toHaveLength(2);
    expect((await anna.post(`/innehall/${id}/live`, { text: 'Annat' }, { nyckel })).koder).toEqual(['nyckel_annan_kropp']);
  });
});

describe('a draft that no reader will see', () => {
  /** Writes, corrects and takes away an entry, and ends and begins the report; the statuses. */
  async function everything(caller: Caller, id: string): Promise<number[]> {
    const made = await caller.post(`/innehall/${id}/live`, { text: 'Läget' });
    const path = `/innehall/${id}/live/${made.body.inlagg?.id}`;
    return [
      made.status,
      (await caller.patch(path, { text: 'Läget nu' })).status,
      (await caller.delete(path)).status,
      (await caller.post(`/innehall/${id}/live/avsluta`)).status,
      (await caller.post(`/innehall/${id}/live/avsluta`, { live: true })).status,
    ];
  }
  const DONE = [201, 200, 200, 200, 200];

  test('is written in by whoever may write the article, an agent in its lists among them', async () => {
    const writer = await as('skribent');
    const { id } = await draftReport(writer);
    for (const caller of [writer, await as('granskare'), await agent()]) expect(await everything(caller, id)).toEqual(DONE);
    expect((await (await as('lasare')).post(`/innehall/${id}/live`, { text: 'x' })).koder).toEqual(['rattighet_saknas']);
    expect((await (await agent({ sektioner: ['mat'] })).post(`/innehall/${id}/live`, { text: 'x' })).koder).toEqual([
      'sektion_ej_tillaten',
    ]);
    expect((await (await as('skribent', { sprak: ['en'] })).post(`/innehall/${id}/live`, { text: 'x' })).koder).toEqual([
      'sprak_ej_tillatet',
    ]);
  });

  test('is one no longer when it is published, or is to be', async () => {
    const writer = await as('skribent');
    const { id } = await draftReport(writer);
    const datum = '2099-06-01 08:00';
    expect((await chief.release(id, { lage: 'schemalagd', datum })).status).toBe(200);
    expect((await writer.post(`/innehall/${id}/live`, { text: 'x' })).koder).toEqual(['rattighet_saknas']);
    expect((await writer.post(`/innehall/${await publicReport(chief)}/live`, { text: 'x' })).koder).toEqual(['rattighet_saknas']);
  });

  test('holds whoever is named as having given the order to it', async () => {
    const { id } = await draftReport(chief);
    const writer = await agent();
    expect((await writer.post(`/innehall/${id}/live`, { text: 'x', order_av: (await as('lasare')).id })).koder).toEqual([
      'order_av_ogiltig',
    ]);
    for (const order_av of [chief.id, '', '  '])
      expect((await writer.post(`/innehall/${id}/live`, { text: 'x', order_av })).status, order_av).toBe(201);
  });
});

describe('an agent', () => {
  test('reports on the order of somebody who may publish there', async () => {
    const id = await publicReport(chief);
    const writer = await agent(MAY_REPORT);
    const path = `/innehall/${id}/live`;
    expect((await writer.post(path, { text: 'x' })).koder).toEqual(['order_av_saknas']);
    expect((await writer.post(path, { text: 'x', order_av: (await as('skribent')).id })).koder).toEqual(['order_av_ogiltig']);
    const { status, body } = await writer.post(path, { text: 'På order', order_av: chief.id });
    expect(status, JSON.stringify(body)).toBe(201);
    const entry = `${path}/${body.inlagg.id}`;
    expect((await writer.patch(entry, { text: 'Ändrat', order_av: chief.epost })).status).toBe(200);
    expect((await writer.call('DELETE', entry, { query: { order_av: chief.id } })).status).toBe(200);
    expect((await writer.post(`${path}/avsluta`, { order_av: chief.id })).status).toBe(200);
    const { body: log } = await chief.get('/logg', { innehall: id });
    expect(log.poster ?? log.logg).toContainEqual(
      expect.objectContaining({ operation: 'skapaLiveinlagg', order_av: expect.objectContaining({ id: chief.id }) }),
    );
  });

  test('does so only where an administrator has written it down', async () => {
    const id = await publicReport(chief);
    const attempt = async (rights: object) =>
      (await agent({ ...MAY_REPORT, ...rights })).post(`/innehall/${id}/live`, { text: 'x', order_av: chief.id });
    expect((await attempt({ publicera: false })).koder).toEqual(['rattighet_saknas']);
    expect((await attempt({ mallar: ['nyhet'] })).koder).toEqual(['mall_ej_tillaten']);
    expect((await attempt({ sprak: ['en'] })).koder).toEqual(['sprak_ej_tillatet']);
    expect((await attempt({ sektioner: ['mat'] })).koder).toEqual(['sektion_ej_tillaten']);
    expect((await savedEntries(chief, id)).length).toBe(1);
  });
});
