import { z } from 'zod';

/** The organisation's own login, by OpenID Connect. */
export interface OpenIdSettings {
  /** Its issuer, letter for letter as it calls itself. */
  utfardare: string;
  klient: string;
  hemlighet: string;
  /** What people call it. */
  namn: string;
  /** Whoever it vouches for and Studio does not know becomes a reader of the newsroom; otherwise they are refused. */
  skapar: boolean;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const issuer = z.string().refine(
  (value) => {
    const url = URL.parse(value.trim());
    if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  },
  { error: 'ska vara utfärdarens adress med https:// (http:// bara på den egna maskinen), utan frågetecken och utan inloggning' },
);

/** Its variables, as they stand in the environment. */
export const openIdVariables = {
  STUDIO_OIDC_UTFARDARE: issuer.transform((value) => value.trim()).optional(),
  STUDIO_OIDC_KLIENT: z.string().optional(),
  STUDIO_OIDC_HEMLIGHET: z.string().optional(),
  STUDIO_OIDC_NAMN: z.string().trim().min(1).max(60, { error: 'ska vara högst 60 tecken' }).default('organisationens inloggning'),
  STUDIO_OIDC_SKAPA: z
    .enum(['0', '1'], { error: 'ska vara 0 eller 1' })
    .default('1')
    .transform((value) => value === '1'),
};

type Values = z.infer<z.ZodObject<typeof openIdVariables>>;

const NEEDED = ['STUDIO_OIDC_UTFARDARE', 'STUDIO_OIDC_KLIENT', 'STUDIO_OIDC_HEMLIGHET'] as const;

/** The variables that are missing where others are given. */
export function missingOpenIdVariables(values: Values): string[] {
  const missing = NEEDED.filter((name) => values[name] === undefined);
  return missing.length === NEEDED.length ? [] : missing;
}

/** What they say together; undefined where nothing is set up. */
export function openIdSettings(values: Values): OpenIdSettings | undefined {
  const { STUDIO_OIDC_UTFARDARE: utfardare, STUDIO_OIDC_KLIENT: klient, STUDIO_OIDC_HEMLIGHET: hemlighet } = values;
  if (utfardare === undefined || klient === undefined || hemlighet === undefined) return undefined;
  return { utfardare, klient, hemlighet, namn: values.STUDIO_OIDC_NAMN, skapar: values.STUDIO_OIDC_SKAPA };
}
