import sharp from 'sharp';
import type { Answer } from './answer.ts';
import type { Caller, FormPart } from './caller.ts';

/** A picture of one colour. */
export function picture(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .toFormat(format)
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
