import { z } from 'zod';

/** What somebody showed to be let in. */
export const SIGN_IN_WAYS = ['losenord', 'engangskod', 'reservkod', 'passernyckel', 'oidc', 'oidc_kod', 'oidc_passernyckel'] as const;
/** Those of them that begin with the organisation's own login. */
export const VOUCHED_FOR_WAYS = ['oidc', 'oidc_kod', 'oidc_passernyckel'] as const satisfies readonly SignInWay[];
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** How long a login lasts at most (decisions.md §19); how long without being used, the settings say. */
export const SESSION_LONGEST_MS = 30 * 24 * 60 * 60_000;
/** For so long a login shows that it is the person who asks, where they have no password to show. */
export const FRESH_LOGIN_MS = 10 * 60_000;

/** A login, as its person sees it. */
export const sessionSchema = z
  .object({
    id: z.string(),
    klient: z.string().meta({ description: 'Programmet som loggade in, så gott det går att säga.' }),
    adress: z.string().meta({ description: 'Nätet som det kom från, utan de sista siffrorna; tom när det inte är känt.' }),
    inloggad_med: z
      .enum(SIGN_IN_WAYS)
      .meta({ description: 'Lösenord eller organisationens inloggning, ensamt eller med en kod eller passernyckel.' }),
    skapad: z.string().meta({ description: 'När inloggningen gjordes.' }),
    senast_anvand: z.string().meta({ description: 'När den senast användes, på minuten när.' }),
    utgar: z.string().meta({ description: 'När den tar slut, om den används till dess.' }),
    denna: z.boolean().meta({ description: 'Om det är den som frågar.' }),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof sessionSchema>;
