import { describe, expect, inject, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';
import { file, picture, upload } from './newsroom/pictures.ts';

/* How the library is narrowed, each way by itself and together with others. */

const writer = await as('skribent');
const chief = await as('chefredaktor');

const word = uniqueWord();
const whole = { alt: 'En bro', alt_en: 'A bridge', kredit: 'Lena', caption: word };
const described = (await upload(writer, whole)).body.media;
const creditless = (await upload(writer, { ...whole, kredit: '' })).body.media;
const swedishOnly = (await upload(writer, { ...whole, alt_en: '' })).body.media;
const moving = (await chief.form('/media', [file(await picture('gif'), 'a.gif', 'image/gif'), { name: 'caption', value: word }])).body
  .media;

const ids = async (query: Record<string, string>) => {
  const { body } = await writer.get('/media', { sok: word, ...query });
  return body.media.map(({ id }: { id: string }) => id);
};

describe('pictures are listed', () => {
  test('by what they lack', async () => {
    expect(await ids({ kredit: 'saknas' })).toEqual([moving.id, creditless.id]);
    expect(await ids({ alt_saknas: 'en' })).toEqual([moving.id, swedishOnly.id]);
    expect(await ids({ alt_saknas: 'sv' })).toEqual([moving.id]);
    expect(await ids({ alt_saknas: 'en', kredit: 'saknas' })).toEqual([moving.id]);
    await writer.patch(`/media/${moving.id}`, { alt: { sv: 'En bro som rör sig' } });
    expect(await ids({ alt_saknas: 'sv' })).toEqual([]);
  });

  test('by their kind and by who uploaded them', async () => {
    expect(await ids({ format: 'gif' })).toEqual([moving.id]);
    expect(await ids({ format: 'avif' })).toEqual([]);
    expect(await ids({ av: chief.id })).toEqual([moving.id]);
    expect(await ids({ av: writer.id, format: 'jpeg' })).toEqual([swedishOnly.id, creditless.id, described.id]);
    expect(await ids({ av: 'ingen' })).toEqual([]);
  });

  test('by anybody who has uploaded one, who are told by the names they have today', async () => {
    const theirs = (await upload(await agent(), whole)).body.media;
    await sql(`UPDATE media SET av = '{"typ": "person", "id": "${crypto.randomUUID()}", "namn": "Någon som har slutat"}' WHERE id = $1`, [
      swedishOnly.id,
    ]);
    const { status, body } = await writer.get('/media/uppladdare', {});
    expect(status).toBe(200);
    const names = body.uppladdare.map(({ namn }: { namn: string }) => namn);
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare));
    const told = (id: string) => body.uppladdare.filter((one: { id: string }) => one.id === id);
    expect([told(chief.id).length, told(writer.id).length, names.includes('Någon som har slutat')]).toEqual([1, 1, true]);
    expect(told(theirs.av.id)).toEqual([theirs.av]);
    expect(await ids({ av: theirs.av.id })).toEqual([theirs.id]);
    await chief.delete(`/media/${theirs.id}`);
    const after = (await writer.get('/media/uppladdare', {})).body.uppladdare;
    expect(after.some((one: { id: string }) => one.id === theirs.av.id)).toBe(false);
  });

  test('by when they came, with the last day', async () => {
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm' });
    const today = day.format(new Date(described.skapad));
    const before = day.format(Date.parse(described.skapad) - 24 * 3_600_000);
    expect(await ids({ fran: today, till: today })).toHaveLength(4);
    expect(await ids({ till: before })).toEqual([]);
    expect(await ids({ fran: described.skapad, till: described.skapad })).toEqual([described.id]);
    const faults = async (query: Record<string, string>) =>
      (await writer.get('/media', query)).fel.map(({ kod, falt }) => `${kod} ${falt}`);
    expect(await faults({ fran: 'igår' })).toEqual(['falt_format fran']);
    expect(await faults({ fran: '2026-03-29 02:30' })).toEqual(['tid_finns_inte fran']);
    expect(await faults({ fran: '2026-02-01', till: '2026-01-01' })).toEqual(['tid_bakvand till']);
  });

  test('by where readers see them, and what those readers lack', async () => {
    const { id, src } = swedishOnly;
    const { id: article } = await chief.created(swedish({ hero: { mediaId: id, src, alt: 'En bro', kredit: 'Lena' } }));
    expect([await ids({ anvand: 'publik' }), await ids({ anvand: '1' })]).toEqual([[], [id]]);
    expect((await chief.release(article)).status).toBe(200);
    expect(await ids({ anvand: 'publik' })).toEqual([id]);
    // Nobody reads it in English.
    expect(await ids({ anvand: 'publik', alt_saknas: 'en' })).toEqual([]);
    await writer.patch(`/media/${id}`, { alt: { sv: '' } });
    expect(await ids({ anvand: 'publik', alt_saknas: 'sv' })).toEqual([id]);
  });

  test('as nothing was asked for where a form sends an empty field, and not by what there is not', async () => {
    expect(await ids({ kredit: '', alt_saknas: '', format: '', av: '', fran: '', till: '' })).toHaveLength(4);
    for (const [field, wrong] of Object.entries({ kredit: 'finns', alt_saknas: 'de', format: 'tiff', anvand: '2' }))
      expect((await writer.get('/media', { [field]: wrong })).status, field).toBe(422);
  });
});

describe('a search', () => {
  const own = uniqueWord();
  const [fotograf, kalla, upphovsratt, licens] = ['Fot', 'Byra', 'Agare', 'Avtal'].map((what) => `${what}${own}`);
  const found = async (query: Record<string, string>) => (await writer.get('/media', query)).body.media.map(({ id }: { id: string }) => id);

  test('of several words finds what has all of them, wherever and in whatever order', async () => {
    const { id, src } = (await upload(writer, { alt: `Slussen i Stockholm ${own}`, kredit: 'Lena Öberg', nyckelord: '["fähund", "FN"]' }))
      .body.media;
    const other = (await upload(writer, { alt: `Slussen ${own}`, kredit: 'Olle' })).body.media.id;
    expect(await found({ sok: `${own} slussen` })).toEqual([other, id]);
    for (const sok of [`öberg  ${own} slussen`, `stockholm fähund ${own}`, `FN ${own}`]) expect(await found({ sok }), sok).toEqual([id]);
    expect(await found({ sok: `${own} öberg`, av: writer.id, format: 'jpeg' })).toEqual([id]);
    expect(await found({ sok: `${own} olle stockholm` })).toEqual([]);
    // As somebody writes who pastes a sentence.
    expect(await found({ sok: `slussen i stockholm ${own} ${'slussen '.repeat(20)}` })).toEqual([id]);
    for (const sok of [id, src, `${inject('studio').url}${src}`]) expect(await found({ sok }), sok).toEqual([id]);
  });

  test('finds pictures by who took them, whose they are, where they come from and by which agreement', async () => {
    const rattigheter = JSON.stringify({ fotograf, kalla, upphovsratt, licens });
    const { id } = (await upload(writer, { alt: 'En bro', kredit: 'TT', rattigheter })).body.media;
    for (const sok of [fotograf, kalla, upphovsratt, licens, `bro ${fotograf}`]) expect(await found({ sok: sok ?? '' }), sok).toEqual([id]);
    // What the fields are called is no word of the picture.
    expect(await found({ sok: `giltig_till ${own}` })).toEqual([]);
    await writer.patch(`/media/${id}`, { rattigheter: { fotograf: `Ny${own}` } });
    expect([await found({ sok: fotograf ?? '' }), await found({ sok: `ny${own}` })]).toEqual([[], [id]]);
  });
});

describe('a search for somebody in the dictionary', () => {
  test('finds pictures that name them otherwise, and the one that is theirs, together with other filters', async () => {
    const [namn, alias] = [`Amadou ${uniqueWord()}`, `DJ ${uniqueWord()}`];
    const named = (await upload(writer, { caption: `${namn} på scen`, kredit: 'Lena' })).body.media;
    const portrait = (await upload(writer, { caption: 'Porträtt' })).body.media;
    const other = (await upload(writer, { caption: 'Någon annan' })).body.media;
    const publicist = await as('publicist');
    const made = await publicist.post('/personer', { namn, alias: [alias], bild: portrait.id });
    expect(made.status, JSON.stringify(made.body.fel)).toBe(201);
    const found = async (query: Record<string, string>) =>
      (await writer.get('/media', query)).body.media.map(({ id }: { id: string }) => id);
    for (const sok of [alias, alias.toLowerCase(), namn]) expect(await found({ sok }), sok).toEqual([portrait.id, named.id]);
    expect(await found({ sok: alias, kredit: 'saknas' })).toEqual([portrait.id]);
    expect(await found({ sok: alias, av: writer.id, format: 'jpeg' })).toEqual([portrait.id, named.id]);
    // A part of a name is words like any others.
    expect(await found({ sok: alias.slice(0, -1) })).toEqual([]);
    expect(await found({ sok: 'Någon annan' })).toContain(other.id);
    const counted = await writer.get('/media', { sok: alias, per_sida: '1' });
    expect([counted.body.antal, counted.body.media.length]).toEqual([2, 1]);
    expect((await writer.get('/media', { sok: alias, per_sida: '1', markor: counted.body.nasta })).body.media[0].id).toBe(named.id);
  });
});
