import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { iptcDataSet, withIptc, xmpPacket } from '#lib/adapters/picture-sight/words-in-files.ts';
import { uniqueWord } from './newsroom/articles.ts';
import { as } from './newsroom/people.ts';
import { file, picture, upload } from './newsroom/pictures.ts';

/* What a picture is told of: by whoever uploads it and, where they say nothing, by the file itself. */

const writer = await as('skribent');

async function agencyPicture(word: string): Promise<Buffer> {
  const xmp = xmpPacket(
    `<dc:creator><rdf:Seq><rdf:li>Åsa Öberg</rdf:li></rdf:Seq></dc:creator><dc:description>Bron ${word} i kvällsljus</dc:description>
     <dc:rights>© TT</dc:rights><dc:subject><rdf:Bag><rdf:li>bro</rdf:li><rdf:li>kväll${word}</rdf:li></rdf:Bag></dc:subject>`,
    'photoshop:Credit="TT"',
  );
  return sharp(await picture('jpeg', 80, 60))
    .withExif({ IFD0: { Artist: 'Kameran' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
}

test('what the file says is taken where nothing was told, and the answer says what', async () => {
  const word = uniqueWord();
  const { status, body } = await writer.form('/media', [file(await agencyPicture(word))]);
  expect(status).toBe(201);
  expect(body.ur_filen).toEqual(['caption', 'kredit', 'nyckelord', 'rattigheter.fotograf', 'rattigheter.upphovsratt']);
  expect(body.media).toMatchObject({
    ...{ alt: {}, caption: `Bron ${word} i kvällsljus`, kredit: 'Åsa Öberg/TT', nyckelord: ['bro', `kväll${word}`] },
    rattigheter: { licens: '', giltig_till: null, kanaler: [], fotograf: 'Åsa Öberg', kalla: '', upphovsratt: '© TT', modellavtal: '' },
  });
  expect((await writer.get(`/media/${body.media.id}`)).body.media).toEqual(body.media);
  const stored = await fetch(`${inject('studio').url}${body.media.src}`);
  for (const secret of ['GPS', 'Kameran', 'Öberg', 'xmpmeta']) {
    expect(Buffer.from(await stored.clone().arrayBuffer()).includes(secret)).toBe(false);
  }
  expect((await writer.get('/media', { sok: `kväll${word}` })).body.media).toEqual([body.media]);
});

test('whoever tells something is believed before the file is, field by field', async () => {
  const { body } = await writer.form('/media', [
    file(await agencyPicture(uniqueWord())),
    ...[
      { name: 'kredit', value: 'Privat' },
      { name: 'nyckelord', value: '["hund", " Hund ", "å"]' },
      { name: 'rattigheter', value: '{"fotograf": "Lena", "licens": "TT: webb", "modellavtal": "Muntligt, se pärmen"}' },
    ],
  ]);
  expect(body.ur_filen).toEqual(['caption', 'rattigheter.upphovsratt']);
  expect(body.media).toMatchObject({
    ...{ kredit: 'Privat', nyckelord: ['hund', 'å'] },
    rattigheter: { licens: 'TT: webb', fotograf: 'Lena', upphovsratt: '© TT', modellavtal: 'Muntligt, se pärmen' },
  });
});

test('who took a picture and who owns it is no right to it', async () => {
  const word = uniqueWord();
  const { media } = (await writer.form('/media', [file(await agencyPicture(word))])).body;
  const listed = async (rattighet: string) => (await writer.get('/media', { sok: word, rattighet })).body.antal;
  expect([await listed('saknas'), await listed('giltig')]).toEqual([1, 0]);
  await writer.patch(`/media/${media.id}`, { rattigheter: { licens: 'TT: webb, 12 mån' } });
  expect([await listed('saknas'), await listed('giltig')]).toEqual([0, 1]);
});

test('a file whose words are broken is taken as it is', async () => {
  const broken = Buffer.concat([iptcDataSet(2, 80, Buffer.from('Lena')), Buffer.from([0x1c, 2, 120, 0xff, 0xff, 0, 9, 65, 65])]);
  const { status, body } = await writer.form('/media', [file(withIptc(await picture(), broken))]);
  expect([status, body.ur_filen, body.media.kredit, body.media.caption]).toEqual([201, ['kredit', 'rattigheter.fotograf'], 'Lena', '']);
  const huge = await sharp(await picture())
    .withXmp(xmpPacket(`<dc:creator>Lena</dc:creator>${'<x:y>å</x:y>'.repeat(500_000)}`))
    .png()
    .toBuffer();
  const large = await writer.form('/media', [file(huge, 'stor.png', 'image/png')]);
  expect([large.status, large.body.media.kredit]).toEqual([201, 'Lena']);
});

test('keywords are changed as one list, each word once', async () => {
  const { media } = (await upload(writer, { nyckelord: '["bro"]' })).body;
  const changed = await writer.patch(`/media/${media.id}`, { nyckelord: ['Å', ' å ', 'fyr', ''] });
  expect(changed.body.media).toEqual({ ...media, nyckelord: ['Å', 'fyr'] });
  const refused = async (nyckelord: string) => (await upload(writer, { nyckelord })).fel.map(({ kod, falt }) => `${kod} ${falt}`);
  expect(await refused('bro, fyr')).toEqual(['falt_typ nyckelord']);
  expect(await refused(JSON.stringify(['x'.repeat(81)]))).toEqual(['for_lang nyckelord[0]']);
  expect(await refused(JSON.stringify(Array.from({ length: 51 }, (_, nr) => `ord ${nr}`)))).toEqual(['for_lang nyckelord']);
});

test('a caption is one a language: each is told, changed and looked for by itself', async () => {
  const [svenska, engelska] = [uniqueWord(), uniqueWord()];
  const { media } = (await upload(writer, { caption: `Bron ${svenska}`, caption_en: `The bridge ${engelska}` })).body;
  expect(media).toMatchObject({ caption: `Bron ${svenska}`, caption_en: `The bridge ${engelska}` });
  const found = async (sok: string) => (await writer.get('/media', { sok })).body.media.map(({ id }: { id: string }) => id);
  expect([await found(svenska), await found(engelska)]).toEqual([[media.id], [media.id]]);
  const changed = await writer.patch(`/media/${media.id}`, { caption_en: '' });
  expect(changed.body.media).toEqual({ ...media, caption_en: '' });
  expect((await writer.get(`/media/${media.id}`)).body.media).toEqual({ ...media, caption_en: '' });
  expect([await found(svenska), await found(engelska)]).toEqual([[media.id], []]);
  const tooLong = await writer.patch(`/media/${media.id}`, { caption_en: 'x'.repeat(2001) });
  expect(tooLong.fel.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual(['for_lang caption_en']);
});
