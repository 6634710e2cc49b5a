import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { as } from './newsroom/people.ts';
import { animation, file } from './newsroom/pictures.ts';
import { ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Pictures that look nearly alike, by what they look like and not by what is said of them. */

const writer = await as('skribent');

/** Lights and shadows that no other picture of the newsroom has. */
function scene() {
  const raw = crypto.getRandomValues(new Uint8Array(12 * 9 * 3));
  return sharp(raw, { raw: { width: 12, height: 9, channels: 3 } })
    .resize(900, 600, { kernel: 'cubic' })
    .png()
    .toBuffer();
}

const ids = (media: { id: string }[]) => media.map(({ id }) => id);
const alike = async (id: string) => ids((await writer.get(`/media/${id}/liknande`)).body.liknande);

test('a picture that the library has already, smaller or encoded otherwise, is told of when it comes, and shown with it', async () => {
  const [one, other] = await Promise.all([scene(), scene()]);
  const first = (await writer.form('/media', [file(one, 'a.png', 'image/png')])).body;
  expect(first.liknande).toEqual([]);
  const small = await sharp(one).resize(400).jpeg({ quality: 50 }).toBuffer();
  const second = (await writer.form('/media', [file(small, 'b.jpg')])).body;
  expect(second.liknande).toEqual([first.media]);
  const third = (await writer.form('/media', [file(other, 'c.png', 'image/png')])).body;
  expect(third.liknande).toEqual([]);
  expect([await alike(first.media.id), await alike(third.media.id)]).toEqual([[second.media.id], []]);

  // Another file looks otherwise.
  await writer.form(`/media/${second.media.id}/fil`, [file(other, 'd.png', 'image/png')], {}, 'PUT');
  expect([await alike(first.media.id), await alike(third.media.id)]).toEqual([[], [second.media.id]]);
  await writer.delete(`/media/${third.media.id}`);
  expect(await alike(second.media.id)).toEqual([]);
  expect((await writer.get(`/media/${third.media.id}/liknande`)).koder).toEqual(['finns_inte']);
});

test('what has one colour all over is like nothing', async () => {
  const plain = (width: number) =>
    sharp({ create: { width, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  const { body } = await writer.form('/media', [file(await plain(60), 'e.png', 'image/png')]);
  const other = await writer.form('/media', [file(await plain(61), 'f.png', 'image/png')]);
  expect([other.body.liknande, await alike(body.media.id)]).toEqual([[], []]);
});

test('the very same file is known again, whoever sends it, whatever is said of it, and until it is replaced or removed', async () => {
  const other = await as('skribent');
  const bytes = await scene();
  const first = (await writer.form('/media', [file(bytes, 'a.png', 'image/png')])).body;
  expect(first.samma_fil).toEqual([]);
  const again = (await other.form('/media', [file(bytes, 'annat namn.png', 'image/png'), { name: 'alt', value: 'Ett ljus' }])).body;
  expect([again.media.id === first.media.id, ids(again.samma_fil), again.liknande]).toEqual([false, [first.media.id], []]);
  await writer.form(`/media/${first.media.id}/fil`, [file(await scene(), 'b.png', 'image/png')], {}, 'PUT');
  expect(ids((await writer.form('/media', [file(bytes, 'c.png', 'image/png')])).body.samma_fil)).toEqual([again.media.id]);
  await writer.form(`/media/${first.media.id}/fil`, [file(bytes, 'a.png', 'image/png')], {}, 'PUT');
  await other.delete(`/media/${again.media.id}`);
  expect(ids((await other.form('/media', [file(bytes, 'd.png', 'image/png')])).body.samma_fil)).toContain(first.media.id);
});

test('those from before are looked at behind, each by its smallest file, and one whose files are gone is passed', async () => {
  const newsroom = await ownNewsroom();
  const data = await mkdtemp(path.join(tmpdir(), 'studio-lika-'));
  const options = { databaseUrl: newsroom.databaseUrl, data };
  let studio = await ownStudio(options);
  try {
    const chief = await newsroom.as('chefredaktor', studio.url);
    const picture = await scene();
    const first = (await chief.form('/media', [file(picture, 'a.png', 'image/png')])).body.media;
    const second = (await chief.form('/media', [file(await sharp(picture).resize(500).jpeg().toBuffer())])).body.media;
    const moving = (await chief.form('/media', [file(await animation(4, 64, 48), 'r.gif', 'image/gif')])).body.media;
    await studio.stop();
    await newsroom.sql(`UPDATE media SET likhet = NULL`);
    await newsroom.sql(`UPDATE media SET fil = gen_random_uuid() WHERE id = '${moving.id}'`);
    studio = await ownStudio(options);
    await expect.poll(() => newsroom.sql('SELECT FROM media WHERE likhet IS NULL'), { timeout: 10_000 }).toEqual([]);
    const again = await newsroom.as('chefredaktor', studio.url);
    expect(ids((await again.get(`/media/${first.id}/liknande`)).body.liknande)).toEqual([second.id]);
    expect((await again.get(`/media/${moving.id}/liknande`)).body.liknande).toEqual([]);
  } finally {
    await studio.stop();
    await newsroom.end();
    await rm(data, { recursive: true, force: true });
  }
});
