import { createHash } from 'node:crypto';
import { z } from 'zod';
import { pictureFileName } from '#lib/content/picture-file-name.ts';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import { type Media, mediaSchema } from '#lib/contract/media.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { picturesAlike } from '#lib/operations/media/pictures-alike.ts';
import { withStoredPicture } from '#lib/operations/media/stored-picture.ts';
import { type PictureWords, withWordsOfFile } from '#lib/operations/media/words-of-file.ts';

/** What is answered of a picture that has come. */
export const takenInFields = {
  ok: z.literal(true),
  media: mediaSchema,
  ur_filen: z
    .array(z.string())
    .meta({ description: 'De fält som togs ur filens egna uppgifter (EXIF, IPTC, XMP), eftersom du inte angav dem. Kontrollera dem.' }),
  liknande: z
    .array(mediaSchema)
    .meta({ description: 'Bilder som redan fanns och ser nästan likadana ut: kanske är det en av dem du söker.' }),
  samma_fil: z.array(mediaSchema).meta({ description: 'Bilder som redan fanns och kom som exakt samma fil, vem som än skickade den.' }),
};

interface SentPicture {
  /** What it will be called, where somebody has been told already: then it is this one, and no other that came before. */
  id?: string;
  /** The field of the call that it came by: a file that is no picture is told of there. */
  falt: string;
  filnamn: string;
  bytes: Uint8Array;
  told: PictureWords;
  fokus: Media['fokus'];
  /** Where it comes from, where neither whoever sends it nor the file says another. */
  kalla?: string;
}

export type TakenIn = z.infer<z.ZodObject<typeof takenInFields>>;

/**
 * Takes a picture into the library, as the last step of the operation, which answers what `answerOf` makes of it. The same file told in the same words by the same caller is the same picture, as
 * long as nobody has done anything with it (docs/decisions/pictures.md). Refuses files that are no pictures, and keeps nothing of them.
 */
export async function takeInPicture<Answer extends TakenIn>(
  context: OperationContext,
  sent: SentPicture,
  answerOf: (taken: TakenIn) => Answer,
): Promise<Answer> {
  const av = authorOf(context.actor);
  const uppladdning = sent.id === undefined ? fingerprint(av.id, sent) : null;
  const again = uppladdning === null ? undefined : await context.store.media.uploadedAs(uppladdning);
  if (again !== undefined) {
    context.note({ detalj: { media: again.id, igen: true } });
    return context.finish(async () => answerOf(nothingNew(again)));
  }
  const { id = context.newId() } = sent;
  const taken = await withStoredPicture(context, id, sent, async (picture) => {
    const [inFile, likhet] = await Promise.all([context.sight.wordsIn(sent.bytes), context.sight.likeness(sent.bytes)]);
    const { words, ur_filen } = withWordsOfFile(sent.told, inFile);
    const described = {
      ...{ id, filnamn: pictureFileName(sent.filnamn), ...words, rattigheter: comingFrom(sent.kalla, words.rattigheter) },
      ...{ fokus: sent.fokus, likhet, av, skapad: context.now },
    };
    const ursprung = hashOfSent(sent.bytes);
    context.note({ detalj: { media: id, hash: picture.hash } });
    return context.finish(async (store) => {
      // The same may have come twice at once.
      const meanwhile = uppladdning === null ? undefined : await store.media.holdUpload(uppladdning);
      if (meanwhile !== undefined) return answerOf(nothingNew(meanwhile));
      await store.media.create({ ...described, ...picture, uppladdning, ursprung });
      const media: Media | undefined = await store.media.byId(id);
      if (media === undefined) throw new Error(`picture ${id} cannot be read in the transaction that stored it`);
      const samma_fil = await store.media.ofSameFile(ursprung, id);
      const alike = await picturesAlike(store, likhet, id);
      const liknande = alike.filter((one) => !samma_fil.some((same) => same.id === one.id));
      return answerOf({ ok: true, media, ur_filen, liknande, samma_fil });
    });
  });
  if (taken.media.id !== id) await context.media.remove(id);
  return taken;
}

function nothingNew(media: Media): TakenIn {
  return { ok: true, media, ur_filen: [], liknande: [], samma_fil: [] };
}

function comingFrom(kalla: string | undefined, rights: Media['rattigheter']): Media['rattigheter'] {
  return kalla === undefined || (rights !== null && rights.kalla !== '') ? rights : { ...NO_RIGHTS, ...rights, kalla };
}

/** By what a file that comes again is known: it is kept otherwise than it was sent. */
export function hashOfSent(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Of what was sent, and by whom: the same file told otherwise, or by another, is another upload. */
function fingerprint(av: string, { filnamn, told, fokus, bytes }: SentPicture): string {
  const { alt, caption, caption_en, kredit, nyckelord, rattigheter } = told;
  return createHash('sha256')
    .update(JSON.stringify([av, filnamn, alt, caption, caption_en, kredit, nyckelord, rattigheter, fokus]))
    .update(bytes)
    .digest('hex');
}
