import { z } from 'zod';
import { cannotContribute } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { PictureFault } from '#lib/adapters/media/port.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { type Media, mediaSchema } from '#lib/contract/media.ts';
import { fault } from '#lib/errors/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation, type UploadedFile } from '#lib/operations/define-operation.ts';
import { pictureFocus } from '#lib/operations/media/picture-focus.ts';

const fileSchema = z
  .custom<UploadedFile>((value) => typeof value === 'object' && value !== null && 'bytes' in value)
  .meta({
    type: 'string',
    format: 'binary',
    description: 'Bilden: JPEG, PNG eller WebP, högst 50 MiB.',
  });

/** A form has only texts in it: the focus is JSON in one of them. */
function readFocus(text: string): { focus: z.infer<typeof pictureFocus> | null; faults: FaultEntry[] } {
  if (text === '') return { focus: null, faults: [] };
  const value = parsedJson(text);
  const parsed = pictureFocus.safeParse(value, { reportInput: true });
  if (parsed.success) return { focus: parsed.data, faults: [] };
  return { focus: null, faults: zodFaults(parsed.error, pictureFocus, { prefix: 'fokus' }) };
}

/** What is no JSON is told as a text where an object should be. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const uploadMedia = defineOperation({
  name: 'laddaUppMedia',
  summary: 'Laddar upp en bild. Den avkodas och kodas om; platsuppgifter från kameran följer inte med.',
  method: 'POST',
  path: '/studio/api/media',
  fileField: 'fil',
  body: z.object({
    fil: fileSchema,
    alt: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på svenska.' }),
    alt_en: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på engelska.' }),
    caption: z.string().max(2000).default('').meta({ description: 'Bildtext.' }),
    fokus: z
      .string()
      .max(200)
      .default('')
      .meta({ description: 'Det viktigaste i bilden, som JSON: {"x": 50, "y": 30}, i procent. Utelämnat beskärs bilden mot mitten.' }),
    kredit: z.string().max(300).default('').meta({ description: 'Fotograf eller bildbyrå.' }),
  }),
  output: z.object({ ok: z.literal(true), media: mediaSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'bild_ogiltig', 'bild_for_stor_yta', 'for_stor'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async check(_, { fokus }) {
    return fokus === undefined ? [] : readFocus(fokus).faults;
  },
  async run(context, { fil, alt, alt_en, caption, kredit, fokus }) {
    const id = context.newId();
    const { hash, bredder, ...picture } = await context.media.store(id, fil.bytes).catch((refused: unknown) => {
      if (!(refused instanceof PictureFault)) throw refused;
      throw fault(refused.kod, { falt: 'fil' }, { max: `${LIMITS.mediaPixels / 1_000_000} miljoner` });
    });
    const described = {
      id,
      filnamn: fil.filnamn.slice(0, 200),
      caption,
      kredit,
      fokus: readFocus(fokus).focus,
      av: authorOf(context.actor),
      skapad: context.now,
    };
    const texts = { ...(alt === '' ? {} : { sv: alt }), ...(alt_en === '' ? {} : { en: alt_en }) };
    context.note({ detalj: { media: id, hash } });
    return context.finish(async (store) => {
      await store.media.create({ ...described, ...picture, hash, bredder, alt: texts });
      const media: Media | undefined = await store.media.byId(id);
      if (media === undefined) throw new Error(`picture ${id} cannot be read in the transaction that stored it`);
      return { ok: true as const, media };
    });
  },
});
