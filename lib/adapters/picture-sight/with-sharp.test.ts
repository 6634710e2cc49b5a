import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iptcWords } from '#lib/adapters/picture-sight/iptc-words.ts';
import { pictureSight } from '#lib/adapters/picture-sight/with-sharp.ts';
import { iptcDataSet, withIptc, xmpPacket } from '#lib/adapters/picture-sight/words-in-files.ts';
import { workedMs } from '#lib/turns/worked.ts';

const SILENT = { alt: {}, caption: '', kredit: '', fotograf: '', upphovsratt: '', kalla: '', licens: '', nyckelord: [] };
const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } });
const UTF_8 = iptcDataSet(1, 90, Buffer.from([0x1b, 0x25, 0x47]));

describe('what a file says of its picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read from the XMP of a %s', async (format) => {
    const xmp = xmpPacket(
      `<dc:creator><rdf:Seq><rdf:li>Åsa Öberg</rdf:li></rdf:Seq></dc:creator>
       <dc:description><rdf:Alt><rdf:li xml:lang="x-default">A bridge</rdf:li><rdf:li xml:lang="sv-SE">En bro &amp; en å</rdf:li></rdf:Alt></dc:description>
       <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© TT</rdf:li></rdf:Alt></dc:rights>
       <dc:subject><rdf:Bag><rdf:li>bro</rdf:li><rdf:li>Å</rdf:li><rdf:li>Bro</rdf:li></rdf:Bag></dc:subject>
       <xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">Webb, 12 mån</rdf:li></rdf:Alt></xmpRights:UsageTerms>
       <Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="en-GB">A bridge over a river</rdf:li><rdf:li xml:lang="de">Brücke</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>`,
      'photoshop:Credit="TT" photoshop:Source="TT Nyhetsbyrån"',
    );
    expect(await pictureSight.wordsIn(await plain().withXmp(xmp).toFormat(format).toBuffer())).toEqual({
      ...{ alt: { en: 'A bridge over a river' }, caption: 'En bro & en å', kredit: 'Åsa Öberg/TT', fotograf: 'Åsa Öberg' },
      ...{ upphovsratt: '© TT', kalla: 'TT Nyhetsbyrån', licens: 'Webb, 12 mån', nyckelord: ['bro', 'Å'] },
    });
  });

  test.each([
    ['UTF-8, as it says', [UTF_8], (text: string) => Buffer.from(text)],
    ['UTF-8, and says nothing', [], (text: string) => Buffer.from(text)],
    ['Western European', [], (text: string) => Buffer.from(text, 'latin1')],
  ])('is read from IPTC in %s', async (_, head, bytes) => {
    const sets = [
      ...head,
      ...[iptcDataSet(2, 80, bytes('Åsa Öberg')), iptcDataSet(2, 110, bytes('Åsa Öberg / TT')), iptcDataSet(2, 120, bytes('En å'))],
      ...[
        iptcDataSet(2, 25, bytes('bro')),
        iptcDataSet(2, 25, bytes('å')),
        iptcDataSet(2, 116, bytes('© TT')),
        iptcDataSet(2, 115, bytes('TT')),
      ],
    ];
    expect(await pictureSight.wordsIn(withIptc(await plain().jpeg().toBuffer(), Buffer.concat(sets)))).toEqual({
      ...{ ...SILENT, caption: 'En å', kredit: 'Åsa Öberg / TT', fotograf: 'Åsa Öberg', upphovsratt: '© TT', kalla: 'TT' },
      nyckelord: ['bro', 'å'],
    });
  });

  test('is read from EXIF, and never where it was taken', async () => {
    const bytes = await plain()
      .withExif({
        IFD0: { Artist: 'Asa Oberg', Copyright: 'Asa', ImageDescription: 'En bro' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    const words = await pictureSight.wordsIn(bytes);
    expect(words).toEqual({ ...SILENT, caption: 'En bro', kredit: 'Asa Oberg', fotograf: 'Asa Oberg', upphovsratt: 'Asa' });
    expect(JSON.stringify(words)).not.toContain('59');
  });

  test('is not what the camera writes where nobody has said anything', async () => {
    const bytes = await plain()
      .withExif({ IFD0: { ImageDescription: 'OLYMPUS DIGITAL CAMERA' } })
      .jpeg()
      .toBuffer();
    expect(await pictureSight.wordsIn(bytes)).toEqual(SILENT);
  });

  test('is as it looks, whatever is written: no signs that turn it, no controls, no more than there is room for', async () => {
    const xmp = xmpPacket(
      `<dc:creator><rdf:Seq><rdf:li>Lena\u202Egro.live</rdf:li></rdf:Seq></dc:creator><dc:description>${'å'.repeat(5_000)}</dc:description>
       <dc:subject><rdf:Bag>${Array.from({ length: 300 }, (_, nr) => `<rdf:li>ord ${nr}</rdf:li>`).join('')}</rdf:Bag></dc:subject>`,
    );
    const { fotograf, caption, nyckelord } = await pictureSight.wordsIn(await plain().withXmp(xmp).png().toBuffer());
    expect([fotograf, caption.length, nyckelord.length]).toEqual(['Lena gro.live', 2_000, 50]);
  });
});

describe('a file whose words are broken', () => {
  const IPTC = Buffer.concat([iptcDataSet(2, 80, Buffer.from('Lena')), iptcDataSet(2, 120, Buffer.from('En bro'))]);

  test.each<[string, Buffer]>([
    ['ends in the middle of one', IPTC.subarray(0, IPTC.length - 3)],
    [
      'says that one is longer than the file',
      Buffer.concat([iptcDataSet(2, 80, Buffer.from('Lena')), Buffer.from([0x1c, 2, 120, 0x7f, 0xff, 65])]),
    ],
    [
      'says that its length is of nine bytes',
      Buffer.concat([iptcDataSet(2, 80, Buffer.from('Lena')), Buffer.from([0x1c, 2, 120, 0x80, 9, 65])]),
    ],
  ])('says what stands before it: one %s', async (_, iptc) => {
    const words = await pictureSight.wordsIn(withIptc(await plain().jpeg().toBuffer(), iptc));
    expect(words).toEqual({ ...SILENT, kredit: 'Lena', fotograf: 'Lena' });
  });

  test.each<[string, Uint8Array]>([
    ['noise for IPTC', Buffer.from(Array.from({ length: 400 }, (_, nr) => (nr * 37 + 0x1c) % 256))],
    ['nothing but marks', Buffer.alloc(3_000, 0x1c)],
  ])('says nothing, and is taken all the same: %s', async (_, iptc) => {
    expect(await pictureSight.wordsIn(withIptc(await plain().jpeg().toBuffer(), iptc))).toEqual(SILENT);
  });

  test('with XMP that is broken off, that defines what it stands for, or that is endless, is read in no time', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "lollollol"><!ENTITY b "&a;&a;&a;&a;">]>${xmpPacket('<dc:description>&b;</dc:description>')}`;
    const { caption } = await pictureSight.wordsIn(await plain().withXmp(bomb).png().toBuffer());
    expect(caption.length).toBeLessThan(20);
    const whole = xmpPacket('<dc:creator><rdf:Seq><rdf:li>Lena</rdf:li></rdf:Seq></dc:creator><dc:description>En br');
    expect(
      (
        await pictureSight.wordsIn(
          await plain()
            .withXmp(whole.slice(0, whole.indexOf('En br') + 3))
            .png()
            .toBuffer(),
        )
      ).fotograf,
    ).toBe('Lena');
    const huge = xmpPacket(`<dc:creator>Lena</dc:creator>${'<x:y>'.repeat(2_000_000)}`);
    const bytes = await plain().withXmp(huge).png().toBuffer();
    const before = workedMs();
    expect((await pictureSight.wordsIn(bytes)).fotograf).toBe('Lena');
    expect(workedMs() - before).toBeLessThan(2_000);
  });

  test('with tens of thousands of keywords is read in no time', async () => {
    const keyword = iptcDataSet(2, 25, Buffer.from('å'));
    const before = workedMs();
    const { nyckelord } = iptcWords(Buffer.concat(Array.from({ length: 60_000 }, () => keyword)));
    expect([nyckelord.length, workedMs() - before < 1_000]).toEqual([60_000, true]);
  });

  test('or that is no picture at all, says nothing', async () => {
    expect(await pictureSight.wordsIn(Buffer.from('hej'))).toEqual(SILENT);
    expect(await pictureSight.wordsIn(Buffer.alloc(0))).toEqual(SILENT);
  });
});

describe('what a picture looks like', () => {
  /** Broad lights and shadows, as photographs have them. */
  const scene = (seed: number) => {
    const random = (nr: number) => Math.abs(Math.sin(seed * 12.9898 + nr * 78.233) * 43_758.5453) % 1;
    const raw = Uint8Array.from({ length: 12 * 9 * 3 }, (_, at) => random(at) * 255);
    return sharp(raw, { raw: { width: 12, height: 9, channels: 3 } }).resize(1_200, 900, { kernel: 'cubic' });
  };
  const apart = (one: bigint, other: bigint) =>
    BigInt.asUintN(64, one ^ other)
      .toString(2)
      .replaceAll('0', '').length;

  test('is the same in another size, format, quality and light, and however the camera was held', async () => {
    const original = await pictureSight.likeness(await scene(1).png().toBuffer());
    const turned = await sharp(await scene(1).png().toBuffer())
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const others = [
      await scene(1)
        .resize(320)
        .jpeg({ quality: 40 })
        .toBuffer()
        .then((bytes) => sharp(bytes).resize(240).webp({ quality: 30 }).toBuffer()),
      await scene(1).avif({ quality: 40 }).toBuffer(),
      await scene(1)
        .png()
        .toBuffer()
        .then((bytes) => sharp(bytes).modulate({ brightness: 1.1 }).jpeg().toBuffer()),
      await scene(1)
        .png()
        .toBuffer()
        .then((bytes) => sharp(bytes).greyscale().jpeg().toBuffer()),
      turned,
    ];
    for (const [nr, bytes] of others.entries()) expect(apart(original, await pictureSight.likeness(bytes)), `${nr}`).toBeLessThanOrEqual(7);
    for (const seed of [2, 3, 4, 5])
      expect(apart(original, await pictureSight.likeness(await scene(seed).jpeg().toBuffer()))).toBeGreaterThan(14);
  });

  test('is nothing of one colour, and of no picture', async () => {
    expect(await pictureSight.likeness(await plain().jpeg().toBuffer())).toBe(0n);
    expect(await pictureSight.likeness(Buffer.from('hej'))).toBe(0n);
  });
});
