import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { UPLOAD_ADDRESS, UPLOAD_MINUTES } from '#lib/contract/upload-address.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { uploadKey } from '#lib/operations/media/upload-address.ts';

export const openUpload = defineOperation({
  name: 'oppnaUppladdning',
  summary:
    'Öppnar en engångsadress som tar emot en bildfil med PUT, utan inloggning: för den som kan anropa men inte skicka filer. Den som har adressen laddar upp i ditt namn.',
  method: 'POST',
  path: '/studio/api/media/uppladdning',
  body: z.object({
    filnamn: z.string().max(100).default('').meta({ description: 'Filens namn.' }),
    alt: z.string().max(300).default('').meta({ description: 'Vad bilden visar, på svenska.' }),
    kredit: bounded('name').default('').meta({ description: 'Fotograf eller bildbyrå.' }),
    licens: bounded('name').default('').meta({ description: 'Licensen eller avtalet.' }),
    byte: z
      .int()
      .min(1)
      .max(LIMITS.mediaBytes)
      .default(LIMITS.mediaBytes)
      .meta({ description: 'Så många byte som filen får ha. Utelämnat: 50 MiB.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    uppladdning: z.object({
      adress: z.string().meta({ description: 'Dit skickas filen, som den är, med PUT. Svaret är detsamma som när en bild laddas upp.' }),
      media: z.string().meta({ description: 'Bildens id när den har kommit: till dess svarar hamtaMedia 404.' }),
      hogst_byte: z.int(),
      giltig_till: z.string().meta({ description: 'Adressen tar emot en bild, och inget senare än så.' }),
    }),
  }),
  status: 201,
  errors: ['rattighet_saknas'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run({ actor, settings, uploads, newId, now, note }, { filnamn, alt, kredit, licens, byte }) {
    const media = newId();
    const till = new Date(Date.parse(now) + UPLOAD_MINUTES * 60_000).toISOString();
    const genom = actor.anslutning ?? actor.session;
    const key = uploadKey(uploads, {
      ...{ media, typ: actor.typ, id: actor.id, ...(genom === undefined ? {} : { genom }) },
      ...{ filnamn, alt, kredit, licens, byte, till },
    });
    note({ detalj: { media, till } });
    return {
      ok: true as const,
      uppladdning: { adress: `${settings.url}${UPLOAD_ADDRESS}/${key}`, media, hogst_byte: byte, giltig_till: till },
    };
  },
});
