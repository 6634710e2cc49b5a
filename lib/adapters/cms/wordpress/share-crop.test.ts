import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropAround, sharePicture } from '#lib/adapters/cms/wordpress/share-crop.ts';

it('is the largest part of those proportions, with the focus as near its middle as the picture allows', () => {
  expect(cropAround(1200, 630, { x: 10, y: 90 })).toEqual({ left: 0, top: 0, width: 1200, height: 630 });
  expect(cropAround(1200, 1200, { x: 50, y: 50 })).toEqual({ left: 0, top: 285, width: 1200, height: 630 });
  expect(cropAround(1200, 1200, { x: 50, y: 0 })).toMatchObject({ top: 0 });
  expect(cropAround(1200, 1200, { x: 50, y: 100 })).toMatchObject({ top: 570 });
  expect(cropAround(4000, 1000, { x: 75, y: 50 })).toEqual({ left: 2048, top: 0, width: 1905, height: 1000 });
  expect(cropAround(1, 1, { x: 50, y: 50 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

it('is another picture than the whole one, once a focus, and of the same kind', async () => {
  const bytes = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#456' } })
    .webp()
    .toBuffer();
  const whole = {
    externalId: 'a',
    alt: 'Alt',
    caption: '',
    kredit: '',
    fil: async () => ({ bytes, typ: 'image/webp', filnamn: 'kust.webp' }),
  };
  const shared = sharePicture(whole, { x: 20, y: 80 });
  expect(shared).toMatchObject({ externalId: 'a-og-20-80', alt: 'Alt' });
  const file = await shared.fil();
  expect(file).toMatchObject({ typ: 'image/webp', filnamn: 'kust-delning.webp' });
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
});
