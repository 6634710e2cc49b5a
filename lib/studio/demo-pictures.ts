import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '#lib/contract/actor.ts';
import type { UploadedPicture } from '#lib/demo/article.ts';
import { isPictureKey, PICTURES, type PictureKey } from '#lib/demo/pictures.ts';
import { DESCRIPTION, readPrepared } from '#lib/demo/prepared-picture.ts';
import { authorOf } from '#lib/operations/context.ts';
import { pictureAddress } from '#lib/store/media.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

/** Where the build has put them. */
const PREPARED = 'dist/demo';

/**
 * Puts the pictures of the demo in the library, or finds those that an earlier try has put there. Copied as the build encoded them:
 * they are Studio's own, and decoding and encoding them again would take the start half a minute.
 */
export async function keepDemoPictures(kernel: Kernel, actor: Actor): Promise<Map<PictureKey, UploadedPicture>> {
  const keys = Object.keys(PICTURES).filter(isPictureKey);
  const kept = await Promise.all(keys.map(async (key) => [key, await keepPicture(kernel, actor, key)] as const));
  return new Map(kept);
}

async function keepPicture({ store, machinery, pictures }: Kernel, actor: Actor, key: PictureKey): Promise<UploadedPicture> {
  const { filnamn, alt, caption, kredit, fokus } = PICTURES[key];
  const [known] = (await store.media.list({ sok: filnamn }, { sida: 1, per_sida: 1 })).rader;
  if (known !== undefined) return known;
  const id = machinery.newId();
  const prepared = path.resolve(PREPARED, key);
  const { av: _, ...facts } = await readPrepared(prepared);
  await pictures.keep(id, async (put) => {
    for (const name of await readdir(prepared)) if (name !== DESCRIPTION) await put(name, await readFile(path.join(prepared, name)));
  });
  const names = facts.bredder.map(String);
  const hashes = await Promise.all(names.map((name) => machinery.media.hashOf(id, name)));
  const skapad = machinery.now().toISOString();
  await store.media.create({
    ...facts,
    id,
    filnamn,
    alt,
    caption,
    caption_en: '',
    kredit,
    nyckelord: [],
    fokus,
    rattigheter: null,
    rorlig: false,
    farg: await machinery.media.colourOf(id, facts.bredder[0] ?? facts.bredd),
    filer: Object.fromEntries(names.map((name, at) => [name, hashes[at] ?? ''])),
    uppladdning: null,
    ursprung: null,
    likhet: null,
    av: authorOf(actor),
    skapad,
  });
  return { id, src: pictureAddress(id, facts.bredd, facts.typ), bredd: facts.bredd, hojd: facts.hojd };
}
