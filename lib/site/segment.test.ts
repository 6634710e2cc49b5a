import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedCrc } from '#lib/site/joined-crc.ts';
import { digestOfAll, gzipped, segmentOf, unpacked } from '#lib/site/segment.ts';

const pieces = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<p>å</p>'.repeat(5_000))), { maxLength: 6 });

test('segments after each other are what their texts are, plain and as a gzip file', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (texts) => {
      const segments = await Promise.all(texts.map((text) => segmentOf(text)));
      const whole = Buffer.from(texts.join(''));
      expect(unpacked(segments).equals(whole)).toBe(true);
      expect(gunzipSync(gzipped(segments)).equals(whole)).toBe(true);
    }),
  );
});

test('the checksum of two texts is made of theirs', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 70_000 }), (one, other) => {
      expect(joinedCrc(crc32(one), crc32(other), other.length)).toBe(crc32(Buffer.concat([one, other])));
    }),
  );
});

test('other words have another digest', async () => {
  const [one, other] = await Promise.all([segmentOf('Fyren tänds'), segmentOf('Fyren släcks')]);
  expect(digestOfAll([one, other])).not.toBe(digestOfAll([other, one]));
  expect(digestOfAll([one])).toBe(digestOfAll([await segmentOf('Fyren tänds')]));
});
