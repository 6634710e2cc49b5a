import sharp from 'sharp';
import { GRAIN_TILE } from '#prisma/demo/pictures/grain.ts';
const [file, ...names] = process.argv.slice(2);
const mod = await import(`#prisma/demo/pictures/${file}.ts`);
for (const name of names.length ? names : Object.keys(mod)) {
  const t = performance.now();
  const s = mod[name]();
  const jpg = await sharp(Buffer.from(s)).composite([GRAIN_TILE]).flatten().jpeg({ quality: 82 }).toBuffer();
  console.log(name, Math.round(performance.now() - t), 'ms', jpg.length);
  await sharp(jpg).resize(1200).png().toFile(`/tmp/pic-${name}.png`);
}
