import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Answer } from './answer.ts';
import type { Caller, FormPart } from './caller.ts';

/** A picture of one colour. */
export function picture(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg', width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .toFormat(format)
    .toBuffer();
}

/** A picture that moves: so many frames of that size, each of another colour. */
export async function animation(frames: number, width = 8, height = 6, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame++)
    pixels.fill(Buffer.from([(frame * 41) % 256, (frame * 7) % 256, 200]), frame * width * height * 3, (frame + 1) * width * height * 3);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(format, { delay: Array.from({ length: frames }, () => 40), loop: 0 })
    .toBuffer();
}

export function file(value: Uint8Array, filnamn = 'bild.jpg', typ = 'image/jpeg'): FormPart {
  return { name: 'fil', value, filnamn, typ };
}

/** Uploads a small picture with these texts. */
export async function upload(caller: Caller, texts: Record<string, string> = {}): Promise<Answer> {
  const fields = Object.entries(texts).map(([name, value]) => ({ name, value }));
  return caller.form('/media', [file(await picture()), ...fields]);
}

/** A collection of no pictures, by its id. */
export async function collectionOf(chief: Caller): Promise<string> {
  return (await chief.post('/samlingar', { namn: `Samling ${randomUUID().slice(0, 8)}` })).body.samling.id;
}
