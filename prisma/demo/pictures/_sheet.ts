import sharp from 'sharp';
const names = process.argv.slice(2);
const w = 1000, h = 625;
await sharp({ create: { width: w * 2, height: h * Math.ceil(names.length / 2), channels: 3, background: '#fff' } })
  .composite(await Promise.all(names.map(async (n, i) => ({ input: await sharp(`/tmp/pic-${n}.png`).resize(w, h).toBuffer(), left: (i % 2) * w, top: Math.floor(i / 2) * h }))))
  .png().toFile('/tmp/sheet.png');
