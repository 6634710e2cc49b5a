import { z } from 'zod';

/** What a person shows beside the password. */
export const secondFactorSchema = z
  .object({
    aktiv: z.boolean().meta({ description: 'Om en kod eller en passernyckel behövs för att logga in.' }),
    sedan: z.string().nullable().meta({ description: 'Sedan när; null när den inte är på.' }),
    engangskoder: z.boolean().meta({ description: 'Om en app ger engångskoder.' }),
    passernycklar: z.number().meta({ description: 'Hur många passernycklar det finns.' }),
    bevis: z.enum(['losenord', 'inloggning']).meta({
      description:
        'Vad som visar att det är du, när du ändrar hur du loggar in: ditt lösenord, eller, om du inte har något, att du nyss har loggat in genom organisationen.',
    }),
    kravs: z.boolean().meta({ description: 'Om rollen kräver den.' }),
    koder_kvar: z.number().meta({ description: 'Hur många reservkoder som är oanvända.' }),
  })
  .meta({ id: 'AndraFaktor' });

export type SecondFactorState = z.infer<typeof secondFactorSchema>;

/** Recovery codes, told once. */
export const recoveryCodesSchema = z.array(z.string()).meta({
  description: 'Reservkoder, som var och en går att använda en gång i stället för en engångskod eller en passernyckel. De visas bara nu.',
});
