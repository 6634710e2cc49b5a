import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { distinctWords } from '#lib/content/distinct-words.ts';
import { pictureFileName } from '#lib/content/picture-file-name.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { type Media, mediaSchema } from '#lib/contract/media.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { readJsonField } from '#lib/operations/media/json-field.ts';
import { PICTURE_FILE_ERRORS, pictureFile } from '#lib/operations/media/picture-file.ts';
import { pictureFocus } from '#lib/operations/media/picture-focus.ts';
import { pictureKeywords } from '#lib/operations/media/picture-keywords.ts';
import { picturesAlike } from '#lib/operations/media/pictures-alike.ts';
import { changedRights, rightsFields } from '#lib/operations/media/rights-fields.ts';
import { withStoredPicture } from '#lib/operations/media/stored-picture.ts';
import { withWordsOfFile } from '#lib/operations/media/words-of-file.ts';

const FOCUS = ['fokus', pictureFocus] as const;
const RIGHTS = ['rattigheter', rightsFields] as const;
const KEYWORDS = ['nyckelord', pictureKeywords] as const;

export const uploadMedia = defineOperation({
  name: 'laddaUppMedia',
  summary:
    'Laddar upp en bild. Den avkodas och kodas om; platsuppgifter från kameran följer inte med. Det du inte anger tas ur filens egna uppgifter.',
  method: 'POST',
  path: '/studio/api/media',
  fileField: 'fil',
  body: z.object({
    fil: pictureFile,
    alt: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på svenska.' }),
    alt_en: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på engelska.' }),
    caption: z.string().max(2000).default('').meta({ description: 'Bildtext.' }),
    caption_en: z.string().max(2000).default('').meta({ description: 'Den på engelska.' }),
    fokus: z
      .string()
      .max(200)
      .default('')
      .meta({ description: 'Det viktigaste i bilden, som JSON: {"x": 50, "y": 30}, i procent. Utelämnat beskärs bilden mot mitten.' }),
    kredit: bounded('name').default('').meta({ description: 'Fotograf eller bildbyrå.' }),
    nyckelord: z.string().max(10_000).default('').meta({ description: 'Nyckelord att hitta bilden med, som JSON: ["hund", "strand"].' }),
    rattigheter: z.string().max(5000).default('').meta({
      description:
        'Vad bilden får användas till, som JSON: {"licens", "giltig_till", "kanaler", "fotograf", "kalla", "upphovsratt", "modellavtal"}.',
    }),
  }),
  output: z.object({
    ok: z.literal(true),
    media: mediaSchema,
    ur_filen: z
      .array(z.string())
      .meta({ description: 'De fält som togs ur filens egna uppgifter (EXIF, IPTC, XMP), eftersom du inte angav dem. Kontrollera dem.' }),
    liknande: z
      .array(mediaSchema)
      .meta({ description: 'Bilder som redan fanns och ser nästan likadana ut: kanske är det en av dem du söker.' }),
  }),
  status: 201,
  errors: ['rattighet_saknas', ...PICTURE_FILE_ERRORS],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async check(_, { fokus = '', nyckelord = '', rattigheter = '' }) {
    return [
      ...readJsonField(FOCUS[1], FOCUS[0], fokus).faults,
      ...readJsonField(KEYWORDS[1], KEYWORDS[0], nyckelord).faults,
      ...readJsonField(RIGHTS[1], RIGHTS[0], rattigheter).faults,
    ];
  },
  async run(context, { fil, ...texts }) {
    const { alt, alt_en, caption, caption_en, kredit, nyckelord, fokus, rattigheter } = texts;
    const av = authorOf(context.actor);
    const uppladdning = fingerprint(av.id, fil.filnamn, texts, fil.bytes);
    const again = await context.store.media.uploadedAs(uppladdning);
    if (again !== undefined) {
      context.note({ detalj: { media: again.id, igen: true } });
      return context.finish(async () => ({ ok: true as const, media: again, ur_filen: [], liknande: [] }));
    }
    const told = {
      ...{ alt: { ...(alt === '' ? {} : { sv: alt }), ...(alt_en === '' ? {} : { en: alt_en }) } },
      ...{ caption, caption_en, kredit },
      nyckelord: distinctWords(readJsonField(KEYWORDS[1], KEYWORDS[0], nyckelord).value ?? []),
      rattigheter: changedRights(null, readJsonField(RIGHTS[1], RIGHTS[0], rattigheter).value),
    };
    const id = context.newId();
    const answer = await withStoredPicture(context, id, fil.bytes, async (picture) => {
      const [inFile, likhet] = await Promise.all([context.sight.wordsIn(fil.bytes), context.sight.likeness(fil.bytes)]);
      const { words, ur_filen } = withWordsOfFile(told, inFile);
      const described = {
        ...{ id, filnamn: pictureFileName(fil.filnamn), ...words },
        fokus: readJsonField(FOCUS[1], FOCUS[0], fokus).value,
        ...{ likhet, av, skapad: context.now },
      };
      context.note({ detalj: { media: id, hash: picture.hash } });
      return context.finish(async (store) => {
        // The same may have come twice at once.
        const meanwhile = await store.media.holdUpload(uppladdning);
        if (meanwhile !== undefined) return { ok: true as const, media: meanwhile, ur_filen: [], liknande: [] };
        await store.media.create({ ...described, ...picture, uppladdning });
        const media: Media | undefined = await store.media.byId(id);
        if (media === undefined) throw new Error(`picture ${id} cannot be read in the transaction that stored it`);
        return { ok: true as const, media, ur_filen, liknande: await picturesAlike(store, likhet, id) };
      });
    });
    if (answer.media.id !== id) await context.media.remove(id);
    return answer;
  },
});

/** Of what was sent, and by whom: the same file told otherwise, or by another, is another upload (docs/decisions/pictures.md). */
function fingerprint(av: string, filnamn: string, texts: Record<string, string>, bytes: Uint8Array): string {
  const told = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([av, filnamn, told]))
    .update(bytes)
    .digest('hex');
}
