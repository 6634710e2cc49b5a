import { z } from 'zod';
import { endsSoonBy } from '#lib/content/picture-rights.ts';
import { RIGHTS_STATES, type RightsState } from '#lib/contract/closed/media.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { filter } from '#lib/operations/log/log-query.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';
import type { Rights, WantedMedia } from '#lib/store/wanted-media.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
const USES = { '0': 'nej', '1': 'ja', publik: 'publik' } as const;

/** How the library is narrowed. */
export const mediaQuery = {
  sok: z.string().max(200).default('').meta({
    description:
      'Ord i filnamn, bildtexter, kredit, nyckelord, alternativtext, fotograf, källa, upphovsrätt och licens: bilder som har alla orden. Också namn i personlexikonet, bildens id eller adress.',
  }),
  anvand: z.enum(['0', '1', 'publik']).optional().meta({
    description:
      '1: bara bilder som någon artikel visar; publik: som läsarna ser; 0: bara de som varken någon artikel, stomme eller något mönster visar, som ingen har som porträtt och som inte är logotyp.',
  }),
  rattighet: z.enum(RIGHTS_STATES).optional().meta({
    description:
      'utgangen: rätten har gått ut; snart: inom 14 dagar; giltig: den gäller; saknas: varken licens, slut eller kanaler är angivna.',
  }),
  kredit: filter(z.enum(['saknas'])).meta({ description: 'saknas: bara bilder utan kredit.' }),
  alt_saknas: filter(z.enum(LANGUAGES)).meta({
    description: 'Bara bilder utan alternativtext på det språket; med anvand=publik de som läsare på språket ser.',
  }),
  samling: filter(z.string().max(100)).meta({ description: 'Bara bilder i samlingen med detta id.' }),
  format: filter(z.enum(FORMATS)).meta({ description: 'Bara bilder av den sorten.' }),
  av: filter(z.string().max(100)).meta({ description: 'Bara bilder som personen eller agenten med detta id har laddat upp.' }),
  fran: filter(z.string().max(40)).meta({ description: 'Uppladdade från och med denna dag (ÅÅÅÅ-MM-DD) eller tid, svensk tid.' }),
  till: filter(z.string().max(40)).meta({ description: 'Uppladdade till och med denna dag (ÅÅÅÅ-MM-DD) eller tid, svensk tid.' }),
};

type MediaQuery = z.infer<z.ZodObject<typeof mediaQuery>>;

/** What the store is asked for. Of the times it has been checked that they are such. */
export function wantedMedia(
  { sok, anvand, rattighet, kredit, alt_saknas, samling, format, av, fran, till }: MediaQuery,
  now: string,
): WantedMedia {
  const { span } = logSpan({ fran, till });
  return {
    ...{ sok: sok.trim(), anvand: anvand && USES[anvand], rattighet: rattighet && rightsAsked(rattighet, now) },
    ...{
      utanKredit: kredit === 'saknas',
      utanAlt: alt_saknas,
      samling,
      typ: format && `image/${format}`,
      av,
      fran: span.fran,
      till: span.fore,
    },
  };
}

function rightsAsked(har: RightsState, nu: string): Rights {
  if (har === 'saknas') return { har };
  return har === 'snart' ? { har, nu, snart: endsSoonBy(nu) } : { har, nu };
}
