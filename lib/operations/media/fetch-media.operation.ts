import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { PictureUnavailable } from '#lib/adapters/media/port.ts';
import { distinctWords } from '#lib/content/distinct-words.ts';
import { bounded } from '#lib/contract/bounded.ts';
import type { Media } from '#lib/contract/media.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { PICTURE_FILE_ERRORS } from '#lib/operations/media/picture-file.ts';
import { pictureFocus } from '#lib/operations/media/picture-focus.ts';
import { pictureKeywords } from '#lib/operations/media/picture-keywords.ts';
import { changedRights, rightsFields } from '#lib/operations/media/rights-fields.ts';
import { takeInPicture, takenInFields } from '#lib/operations/media/take-in-picture.ts';

/** What nobody may be thought to know but whoever brings the picture. */
const ASKED_FOR = ['kredit', 'rattigheter.licens'] as const;

export const fetchMedia = defineOperation({
  name: 'hamtaMediaFranAdress',
  summary:
    'Hämtar en bild från en adress på internet till bildarkivet, som om du hade laddat upp filen. Ange kredit och licens: att bilden går att hämta ger ingen rätt att använda den.',
  method: 'POST',
  path: '/studio/api/media/hamta',
  body: z.object({
    url: bounded('address').meta({ description: 'Bildens egen adress, inte sidans: http eller https, öppen utan inloggning.' }),
    alt: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på svenska.' }),
    alt_en: z.string().max(1000).default('').meta({ description: 'Vad bilden visar, på engelska.' }),
    caption: z.string().max(2000).default('').meta({ description: 'Bildtext.' }),
    caption_en: z.string().max(2000).default('').meta({ description: 'Den på engelska.' }),
    fokus: pictureFocus
      .nullable()
      .default(null)
      .meta({ description: 'Det viktigaste i bilden, i procent. Utelämnat beskärs bilden mot mitten.' }),
    kredit: bounded('name').default('').meta({ description: 'Fotograf eller bildbyrå.' }),
    nyckelord: pictureKeywords.default([]),
    rattigheter: rightsFields
      .optional()
      .meta({ description: 'Vad bilden får användas till. Utelämnas kalla blir den adressen, utan det som står efter frågetecknet.' }),
  }),
  output: z.object({
    ...takenInFields,
    saknas: z.array(z.enum(ASKED_FOR)).meta({ description: 'Det som varken du eller filen har angett. Ta reda på det; gissa inte.' }),
  }),
  status: 201,
  errors: ['rattighet_saknas', 'bild_onabar', ...PICTURE_FILE_ERRORS.filter((kod) => kod !== 'for_stor')],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { url, alt, alt_en, caption, caption_en, kredit, nyckelord, fokus, rattigheter }) {
    const bytes = await fileAt(context, url);
    const told = {
      ...{ alt: { ...(alt === '' ? {} : { sv: alt }), ...(alt_en === '' ? {} : { en: alt_en }) } },
      ...{ caption, caption_en, kredit },
      nyckelord: distinctWords(nyckelord),
      rattigheter: changedRights(null, rattigheter ?? null),
    };
    const { origin, pathname, host } = new URL(url);
    context.note({ detalj: { vard: host } });
    // What is asked for after `?` may be a key.
    const sent = { falt: 'url', filnamn: fileNameIn(pathname), bytes, told, fokus, kalla: `${origin}${pathname}` };
    return takeInPicture(context, sent, (taken) => ({ ...taken, saknas: ASKED_FOR.filter((field) => isUntold(taken.media, field)) }));
  },
});

async function fileAt({ media }: OperationContext, url: string): Promise<Uint8Array> {
  try {
    return await media.fileAt(url);
  } catch (error) {
    if (!(error instanceof PictureUnavailable)) throw error;
    throw fault('bild_onabar', { falt: 'url' }, { orsak: error.orsak }, { cause: error });
  }
}

/** The last word of the path as it reads; what is not rightly encoded, as it is written. */
function fileNameIn(pathname: string): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function isUntold({ kredit, rattigheter }: Media, field: (typeof ASKED_FOR)[number]): boolean {
  return (field === 'kredit' ? kredit : (rattigheter?.licens ?? '')) === '';
}
