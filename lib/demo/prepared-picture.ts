import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A picture that the build has drawn and encoded, as it is written beside its files: one a width, named by it. */
export const preparedPictureSchema = z.object({
  /** What it was made of: the same drawing at the same widths is not made again. */
  av: z.string(),
  typ: z.literal('image/jpeg'),
  bredd: z.int(),
  hojd: z.int(),
  byte: z.int(),
  hash: z.string(),
  bredder: z.array(z.int()),
});

export type PreparedDemoPicture = z.infer<typeof preparedPictureSchema>;

/** Where what is known of it stands, in the folder of its files. */
export const DESCRIPTION = 'bild.json';

/** What is known of the picture in that folder. Throws where the build has not made one. */
export async function readPrepared(folder: string): Promise<PreparedDemoPicture> {
  return preparedPictureSchema.parse(JSON.parse(await readFile(path.join(folder, DESCRIPTION), 'utf8')));
}
