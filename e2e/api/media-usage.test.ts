import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { unpackedText } from '#lib/store/packed-document.ts';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { draftReport, liveBlock } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

const chief = await as('chefredaktor');

interface Picture {
  id: string;
  src: string;
}

async function uploaded(caller: Caller = chief): Promise<Picture> {
  const { body } = await upload(caller, { alt: 'En bro', kredit: 'Lena Öberg', caption: uniqueWord() });
  return body.media;
}

const image = ({ src }: Picture, id: string) => ({ type: 'image', attrs: { id, src, alt: 'En bro' } });
const withImages = (pictures: unknown[], fields: object = {}) =>
  swedish({ block: [...(swedish().block as unknown[]), ...pictures], ...fields });

async function usesOf({ id }: Picture) {
  const { status, body } = await chief.get(`/media/${id}/anvandning`);
  expect(status).toBe(200);
  return body.anvandning;
}

test('a picture tells where it is used: by whom, in which language, block and role, and whether readers see it', async () => {
  const picture = await uploaded();
  expect(await usesOf(picture)).toEqual([]);
  const fields = withImages([image(picture, 'bbildett')], {
    hero: { mediaId: picture.id, src: picture.src, alt: 'En bro' },
    meta: { puffSrc: picture.src },
  });
  const { id } = await chief.created(fields);
  const use = { innehall: id, rubrik: fields.rubrik, sprak: 'sv', publicerad: false, arbetsversion: true };
  expect(await usesOf(picture)).toEqual([
    { ...use, roll: 'hero', block: null },
    { ...use, roll: 'puff', block: null },
    { ...use, roll: 'block', block: 'bbildett' },
  ]);
  expect((await chief.release(id)).status).toBe(200);
  expect((await usesOf(picture)).every((one: { publicerad: boolean }) => one.publicerad)).toBe(true);
});

test('what a save takes away is used by readers until it is released, and by nobody after that', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const { id, revision } = await chief.created(withImages([image(first, 'bbildett')]));
  expect((await chief.release(id)).status).toBe(200);
  await chief.saved(id, 'sv', { ...withImages([image(second, 'bbildtva')]), bas: revision });
  expect(await usesOf(first)).toMatchObject([{ block: 'bbildett', publicerad: true, arbetsversion: false }]);
  expect(await usesOf(second)).toMatchObject([{ block: 'bbildtva', publicerad: false, arbetsversion: true }]);
  const workedOn = async ({ id }: Picture) => (await chief.get(`/media/${id}/anvandning`, { arbetsversion: '1' })).body.anvandning;
  expect([await workedOn(first), await workedOn(second)]).toEqual([[], await usesOf(second)]);
  expect((await chief.release(id)).status).toBe(200);
  expect(await usesOf(first)).toEqual([]);
  expect(await usesOf(second)).toMatchObject([{ publicerad: true, arbetsversion: true }]);
  expect((await chief.takeDown(id)).status).toBe(200);
  expect(await usesOf(second)).toMatchObject([{ publicerad: false, arbetsversion: true }]);
});

test('an older version that is released brings its own pictures out, and a restored one back', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const { id, revision } = await chief.created(withImages([image(first, 'bbildett')]));
  await chief.saved(id, 'sv', { ...withImages([image(second, 'bbildtva')]), bas: revision });
  expect((await chief.release(id, { revisioner: { sv: revision } })).status).toBe(200);
  expect(await usesOf(first)).toMatchObject([{ publicerad: true, arbetsversion: false }]);
  expect(await usesOf(second)).toMatchObject([{ publicerad: false, arbetsversion: true }]);
  expect((await chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision })).status).toBe(200);
  expect(await usesOf(first)).toMatchObject([{ publicerad: true, arbetsversion: true }]);
  expect(await usesOf(second)).toEqual([]);
});

test('a save that is refused changes no use, and the bin keeps none', async () => {
  const [first, second] = [await uploaded(), await uploaded()];
  const { id, revision } = await chief.created(withImages([image(first, 'bbildett')]));
  await chief.saved(id, 'sv', { ...withImages([image(first, 'bbildett')]), bas: revision });
  expect((await chief.save(id, 'sv', { ...withImages([image(second, 'bbildtva')]), bas: revision })).status).toBe(409);
  expect(await usesOf(first)).toHaveLength(1);
  expect(await usesOf(second)).toEqual([]);
  const { body } = await chief.post(`/innehall/${id}/kopiera`);
  expect(await usesOf(first)).toHaveLength(2);
  expect((await chief.patch(`/innehall/${id}`, { raderad: true })).status).toBe(200);
  expect(await usesOf(first)).toMatchObject([{ innehall: body.id }]);
});

test('a picture of a live entry is used from its entry until that is taken away', async () => {
  const [kept, gone] = [await uploaded(), await uploaded()];
  const { id } = await draftReport(chief, { block: [liveBlock([{ id: 'start', tid: '2026-11-20T08:00', text: 'Nu börjar det.' }])] });
  expect((await chief.release(id)).status).toBe(200);
  const entry = async ({ src }: Picture) => {
    const { status, body } = await chief.post(`/innehall/${id}/live`, { text: 'Se', bild: { src, alt: 'En bro' } });
    expect(status, JSON.stringify(body.fel)).toBe(201);
    return body.inlagg.id;
  };
  await entry(kept);
  const second = await entry(gone);
  const seen = { innehall: id, roll: 'block', publicerad: true, arbetsversion: true };
  expect([...(await usesOf(kept)), ...(await usesOf(gone))]).toMatchObject([seen, seen]);
  expect((await chief.delete(`/innehall/${id}/live/${second}`)).status).toBe(200);
  expect(await usesOf(kept)).toMatchObject([seen]);
  expect(await usesOf(gone)).toEqual([]);
});

test('pictures are listed by whether anybody uses them', async () => {
  const word = uniqueWord();
  const [used, unused] = [(await upload(chief, { caption: word })).body.media, (await upload(chief, { kredit: word })).body.media];
  await chief.created(withImages([image(used, 'bbildett')]));
  const ids = async (query: Record<string, string>) =>
    (await chief.get('/media', { sok: word, ...query })).body.media.map(({ id }: Picture) => id);
  expect(await ids({ anvand: '1' })).toEqual([used.id]);
  expect(await ids({ anvand: '0' })).toEqual([unused.id]);
  expect(await ids({})).toHaveLength(2);
  const { status, fel } = await chief.get('/media', { anvand: 'ja' });
  expect([status, fel[0]?.falt]).toEqual([422, 'anvand']);
});

test('a picture of a skeleton or a pattern of the newsroom’s own is used by it, and is not taken away', async () => {
  const word = uniqueWord();
  const [inSkeleton, inPattern] = [(await upload(chief, { caption: word })).body.media, (await upload(chief, { kredit: word })).body.media];
  const gallery = { type: 'galleri', attrs: { bilder: [{ mediaId: inPattern.id.toUpperCase(), src: '/a.jpg', alt: 'x' }] } };
  const made = async (fields: object) => (await chief.post('/stommar', fields)).body.stomme.id;
  const skeleton = await made({ slag: 'artikel', namn: `Stomme ${word}`, mall: 'nyhet', block: [image(inSkeleton, 'bbildett')] });
  const pattern = await made({ slag: 'monster', namn: `Mönster ${word}`, block: [image(inSkeleton, 'bbildett'), gallery] });
  const used = async ({ id }: Picture) => (await chief.get(`/media/${id}/anvandning`)).body.stommar;
  const [first, second] = [
    { id: skeleton, slag: 'artikel', namn: `Stomme ${word}` },
    { id: pattern, slag: 'monster', namn: `Mönster ${word}` },
  ];
  expect([await used(inSkeleton), await used(inPattern)]).toEqual([[second, first], [second]]);
  expect((await chief.get('/media', { sok: word, anvand: '0' })).body.antal).toBe(0);
  const refused = await chief.delete(`/media/${inPattern.id}`);
  expect([refused.status, refused.koder, refused.body.stommar, refused.fel[0]?.orsak]).toEqual([
    ...[409, ['bild_anvands'], [second]],
    `Bilden används i mönstret ”Mönster ${word}” och går inte att ta bort.`,
  ]);
  const { id: article, revision } = await chief.created(withImages([image(inSkeleton, 'bbildett')]));
  expect((await chief.delete(`/media/${inSkeleton.id}`)).fel[0]?.orsak).toContain('i en artikel och i 2 stommar och mönster');
  await chief.delete(`/stommar/${pattern}`);
  expect((await chief.delete(`/media/${inPattern.id}`)).status).toBe(200);
  await chief.saved(article, 'sv', { ...swedish(), bas: revision });
  expect((await chief.delete(`/media/${inSkeleton.id}`)).fel[0]?.orsak).toContain(`i stommen ”Stomme ${word}”`);
  await chief.delete(`/stommar/${skeleton}`);
  expect((await chief.delete(`/media/${inSkeleton.id}`)).body).toEqual({ ok: true, id: inSkeleton.id });
});

test('a picture that is somebody’s own is used by them, whoever they are, and is not among those that nobody uses', async () => {
  const word = uniqueWord();
  const [authors, persons, nobodys] = await Promise.all(
    ['a', 'b', 'c'].map(async (one) => (await upload(chief, { caption: `${word} ${one}` })).body.media),
  );
  const writer = await as('skribent');
  const publicist = await as('publicist');
  expect((await writer.patch(`/anvandare/${writer.id}/profil`, { bild: authors.id })).status).toBe(200);
  const { person } = (await publicist.post('/personer', { namn: `Nora ${word}`, bild: persons.id })).body;
  const portraits = async ({ id }: Picture) => (await chief.get(`/media/${id}/anvandning`)).body.portratt;
  expect(await Promise.all([authors, persons, nobodys].map(portraits))).toEqual([
    [{ slag: 'skribent', id: writer.id, namn: expect.any(String) }],
    [{ slag: 'person', id: person.id, namn: `Nora ${word}` }],
    [],
  ]);
  const unused = async () => (await chief.get('/media', { sok: word, anvand: '0' })).body.media.map(({ id }: Picture) => id);
  expect(await unused()).toEqual([nobodys.id]);
  await writer.patch(`/anvandare/${writer.id}/profil`, { bild: null });
  expect(await portraits(authors)).toEqual([]);
  expect(await unused()).toEqual([nobodys.id, authors.id].toSorted().toReversed());
});

test('a picture that there is not has no uses', async () => {
  expect((await chief.get(`/media/${crypto.randomUUID()}/anvandning`)).koder).toEqual(['finns_inte']);
});

/** Has the documents of an article kept as JSON, as all were then: what only the database's owner can do. */
async function asKeptThen(id: string): Promise<void> {
  const rows = await sql<{ id: string; dokument: Buffer }>('SELECT id, dokument FROM revision WHERE innehall_id = $1', [id]);
  for (const { id: revision, dokument } of rows) {
    const block = unpackedText(dokument).replaceAll("'", "''");
    await sql(`BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE revision SET block = '${block}', dokument = NULL WHERE id = '${revision}'; COMMIT`);
  }
}

test('what there was before uses were kept is found as saves keep it', async () => {
  const [top, teaser, first, second] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
  const { id, revision } = await chief.created(
    withImages(
      [
        image(first, 'bbildett'),
        { type: 'galleri', attrs: { id: 'bgalleri', bilder: [{ mediaId: second.id, alt: 'x' }, { src: first.src }] } },
      ],
      {
        hero: { mediaId: top.id, src: top.src, alt: 'En bro' },
        meta: { puffSrc: teaser.src },
      },
    ),
  );
  expect((await chief.release(id, { overstyr: true })).status).toBe(200);
  await chief.saved(id, 'sv', { ...withImages([image(second, 'bbildtva')]), bas: revision });
  await asKeptThen(id);
  const migration = await readFile('prisma/migrations/20261123013000_bilders_bruk/migration.sql', 'utf8');
  const columns = 'innehall_id, sprak, lage, roll, block, media_id';
  const [fill] = migration.split(';').filter((statement) => statement.includes('INSERT INTO bildbruk'));
  const found = fill?.slice(fill.indexOf('WITH versioner')).replace(`INSERT INTO bildbruk (${columns})`, '');
  const order = `ORDER BY ${columns}`;
  const filled = await sql(`SELECT * FROM (${found}) f WHERE innehall_id = $1 ${order}`, [id]);
  expect(filled.length).toBe(6);
  expect(filled).toEqual(await sql(`SELECT ${columns} FROM bildbruk WHERE innehall_id = $1 ${order}`, [id]));
});
