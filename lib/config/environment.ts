import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type AiSettings, missingAiVariables, readPrice } from '#lib/config/ai.ts';
import { assistantSchemes } from '#lib/config/assistant-schemes.ts';
import { type MailSettings, smtpUrl } from '#lib/config/mail.ts';
import { missingOpenIdVariables, type OpenIdSettings, openIdSettings, openIdVariables } from '#lib/config/openid.ts';
import { type OutsideCacheSettings, outsideCacheSettings, outsideCacheVariables, wrongOutsideCacheKey } from '#lib/config/outside-cache.ts';
import { type PictureStorage, pictureStorage, readPictureStorage } from '#lib/config/picture-storage.ts';
import { type TraceSettings, traceSettings, traceVariables } from '#lib/config/traces.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { ROLES, type Role } from '#lib/contract/role.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';
import { passwordFaults } from '#lib/sign-in/password-faults.ts';

const switched = (unset: '0' | '1') =>
  z
    .enum(['0', '1'], { error: 'ska vara 0 eller 1' })
    .default(unset)
    .transform((value) => value === '1');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'ska vara en adress som börjar med http:// eller https://' })
  .transform((value) => withoutEnd(value, /\//));

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, { error: 'ska börja med postgresql://' });

const variables = z.object({
  ...traceVariables,
  PORT: z.coerce.number({ error: 'ska vara ett portnummer' }).int().min(0).max(65535).default(3000),
  STUDIO_URL: webAddress.refine((value) => new URL(value).pathname === '/', { error: 'ska vara en adress utan sökväg' }).optional(),
  STUDIO_DATA: z.string().min(1).default('.data'),
  STUDIO_MEDIA: pictureStorage.optional(),
  STUDIO_MEDIA_FRAN: pictureStorage.optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_URL_DIREKT: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_URL_KOPIA: databaseAddress.optional(),
  STUDIO_SECRET: z.string().min(32, { error: 'ska vara minst 32 tecken' }).optional(),
  STUDIO_ADMIN: z
    .string()
    .regex(/^[^:\s@]+@[^:\s@]+:.{8,}$/, { error: 'ska ha formen epost:lösenord, med minst åtta tecken i lösenordet' })
    .optional(),
  STUDIO_DEMO: switched('1'),
  STUDIO_INSTALLNINGAR: z.string().min(1).optional(),
  STUDIO_DEMO_LOSENORD: z.string().min(8, { error: 'ska vara minst åtta tecken' }).optional(),
  STUDIO_PROXY: z
    .string()
    .regex(/^\d$/, { error: 'ska vara hur många proxyer som står framför Studio, 0 till 9' })
    .default('0')
    .transform(Number),
  STUDIO_CMS: z.enum(['inbyggd', 'wordpress'], { error: 'ska vara inbyggd eller wordpress' }).default('inbyggd'),
  STUDIO_CMS_URL: webAddress.optional(),
  STUDIO_CMS_USER: z.string().optional(),
  STUDIO_CMS_PASSWORD: z.string().optional(),
  STUDIO_CMS_LAGE: z.enum(['skarp', 'test'], { error: 'ska vara skarp eller test' }).default('skarp'),
  STUDIO_AI: z
    .enum(['ingen', 'anthropic', 'openai-kompatibel'], { error: 'ska vara ingen, anthropic eller openai-kompatibel' })
    .default('ingen'),
  STUDIO_AI_URL: webAddress.default(''),
  STUDIO_AI_KEY: z.string().default(''),
  STUDIO_AI_MODEL: z.string().default(''),
  STUDIO_AI_BUDGET: z.coerce.number({ error: 'ska vara ett antal tokens' }).int().min(0).default(2_000_000),
  STUDIO_AI_PRIS: z
    .string()
    .refine((value) => readPrice(value) !== undefined, { error: 'ska ha formen 3/15: vad en miljon tokens in och ut kostar' })
    .optional(),
  STUDIO_AI_SAMTIDIGT: z.coerce.number({ error: 'ska vara ett antal' }).int().min(1).max(32).default(4),
  STUDIO_ANSLUTNING_SCHEMAN: assistantSchemes,
  STUDIO_ANDRA_FAKTOR: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((role) => role.trim())
        .filter((role) => role !== ''),
    )
    .pipe(z.array(z.enum(ROLES, { error: `ska vara roller med komma emellan, av ${ROLES.join(', ')}` })))
    .transform((roles) => new Set<Role>(roles)),
  ...openIdVariables,
  ...outsideCacheVariables,
  SMTP_URL: smtpUrl.optional(),
  STUDIO_MATT_NYCKEL: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: 'ska vara minst 16 tecken, utan mellanslag och utan å, ä och ö' })
    .optional(),
  STUDIO_BACKUP: z.string().min(1).optional(),
  STUDIO_BACKUP_BEHALL: z.coerce
    .number({ error: 'ska vara ett antal' })
    .int()
    .min(1, { error: 'ska vara minst 1' })
    .max(10_000)
    .default(14),
});

/** Where a newsroom is. */
export interface Place {
  /** Absolute path of the folder that holds the embedded database, media and the secret. */
  data: string;
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  /** The one that the environment gives. */
  secret: string | undefined;
  pictures: PictureStorages;
}

/** Where the files of pictures are. */
export interface PictureStorages {
  i: PictureStorage;
  /** Where those are that have not been moved there yet; absent when all are. */
  fran: PictureStorage | undefined;
}

const place = variables.pick({
  ...{ STUDIO_DATA: true, DATABASE_URL: true, DATABASE_URL_DIREKT: true, DATABASE_OWNER_URL: true, STUDIO_SECRET: true },
  ...{ STUDIO_MEDIA: true, STUDIO_MEDIA_FRAN: true },
});

/** Reads where a newsroom is, or is to be, and makes nothing there. Throws StartFault naming all that is wrong. */
export function readPlace(source: NodeJS.ProcessEnv): Place {
  const values = checked(place, source);
  const data = path.resolve(values.STUDIO_DATA);
  return {
    data,
    pictures: storagesOf(values, data, source),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_URL_DIREKT,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    secret: values.STUDIO_SECRET,
  };
}

/** Where a database of one's own is migrated, copied and filled: with its owner's login if that is known, and past any pooler. */
export function ownersDatabase({ databaseUrl, databaseDirectUrl, databaseOwnerUrl }: Omit<Place, 'data' | 'secret'>): string | undefined {
  return databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl;
}

function storagesOf(
  { STUDIO_MEDIA: i, STUDIO_MEDIA_FRAN: fran }: { STUDIO_MEDIA?: string | undefined; STUDIO_MEDIA_FRAN?: string | undefined },
  data: string,
  source: NodeJS.ProcessEnv,
): PictureStorages {
  const storages = {
    i: readPictureStorage(i, data, source),
    fran: fran === undefined ? undefined : readPictureStorage(fran, data, source),
  };
  if (isDeepStrictEqual(storages.i, storages.fran))
    throw new StartFault(
      'STUDIO_MEDIA_FRAN är samma plats som STUDIO_MEDIA. Ange den plats som bilderna ska flyttas från, eller ta bort den.',
    );
  return storages;
}

function checked<Values>(schema: z.ZodType<Values>, source: NodeJS.ProcessEnv): Values {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new StartFault(`Studio kan inte starta med de här inställningarna:\n${lines.join('\n')}`);
}

export interface CmsSettings {
  namn: 'inbyggd' | 'wordpress';
  url: string;
  user: string;
  password: string;
  /** Swedish is delivered as a draft only (decisions.md §6). */
  test: boolean;
}

export interface Environment {
  port: number;
  /** The address readers and callers use, without a trailing slash. */
  url: string;
  /** Absolute path of the folder that holds the embedded database, media and the secret. */
  data: string;
  pictures: PictureStorages;
  /** A database of one's own: the login of its owner, or the application's when the owner's is given too. */
  databaseUrl: string | undefined;
  /** The same database and login past a pooler, where DATABASE_URL goes through one. */
  databaseDirectUrl: string | undefined;
  /** The login of its owner, where the application's was made by whoever runs the server. */
  databaseOwnerUrl: string | undefined;
  /** A copy of it that may be read (streaming replication): searches are asked of that. */
  databaseCopyUrl: string | undefined;
  secret: string;
  admin: { epost: string; losenord: string } | undefined;
  demo: boolean;
  /** Absolute path of the file that says what a first start makes of a newsroom of one's own; it has no demo then. */
  newsroomFile: string | undefined;
  demoPassword: string | undefined;
  /** What is weak about the passwords given, to be told at the start: whoever runs Studio decides there. */
  weakPasswords: readonly string[];
  /** So many proxies stand in front, each of which adds to X-Forwarded-For who called it; without one the header is anybody's word. */
  proxies: number;
  cms: CmsSettings;
  ai: AiSettings;
  /** What addresses of programs on people's own machines may begin with, besides http on the machine itself. */
  assistantSchemes: ReadonlySet<string>;
  /** Who must show more than a password. */
  secondFactorRoles: ReadonlySet<Role>;
  /** Absent: passwords alone let in. */
  openId: OpenIdSettings | undefined;
  /** Absent: letters stay in the outbox that administration shows. */
  mail: MailSettings | undefined;
  /** What a bearer shows to be told the figures by which Studio is watched. Absent: nobody is, and nothing is counted. */
  metricsKey: string | undefined;
  /** Absent: nobody is told of what is done here. */
  traces: TraceSettings | undefined;
  /** What stands in front and keeps pages. Absent: nothing does that Studio can have forget them, so that nobody may. */
  outsideCache: OutsideCacheSettings | undefined;
  /** Absent: no archive is made at night. */
  backup: { folder: string; keep: number } | undefined;
  /** The names of the variables that were given: what they decide is not for the settings to change. */
  given: ReadonlySet<string>;
  /** SMTP_URL as it was given. */
  smtpUrl: string;
  production: boolean;
}

/** Studio cannot start, and whoever starts it can do something about it: the message says what, in Swedish. */
export class StartFault extends KindredError {
  static override readonly errorName: string = 'StartFault';
}

/**
 * Reads and checks every variable at once (stack.md «Environment»). The secret is made and kept in the data folder the
 * first time none is given. Throws StartFault naming all that is wrong.
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const values = checked(variables, source);
  if (values.STUDIO_CMS === 'wordpress') {
    const missing = (['STUDIO_CMS_URL', 'STUDIO_CMS_USER', 'STUDIO_CMS_PASSWORD'] as const).filter((name) => values[name] === undefined);
    if (missing.length > 0) throw new StartFault(`STUDIO_CMS=wordpress behöver också ${missing.join(', ')}.`);
  }
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartFault('DATABASE_OWNER_URL behöver också DATABASE_URL: den inloggning som Studio arbetar med.');
  if (values.DATABASE_URL_DIREKT !== undefined && values.DATABASE_URL === undefined)
    throw new StartFault('DATABASE_URL_DIREKT behöver också DATABASE_URL: adressen till samma databas genom poolern.');
  if (values.DATABASE_URL_KOPIA !== undefined && values.DATABASE_URL === undefined)
    throw new StartFault('DATABASE_URL_KOPIA behöver också DATABASE_URL: den databas som den är en kopia av.');
  const ai: AiSettings = {
    namn: values.STUDIO_AI,
    url: values.STUDIO_AI_URL,
    nyckel: values.STUDIO_AI_KEY,
    modell: values.STUDIO_AI_MODEL,
    dygnsbudget: values.STUDIO_AI_BUDGET,
    pris: (values.STUDIO_AI_PRIS === undefined ? undefined : readPrice(values.STUDIO_AI_PRIS)) ?? null,
    samtidigt: values.STUDIO_AI_SAMTIDIGT,
  };
  const lacking = missingAiVariables(ai);
  if (lacking.length > 0) throw new StartFault(`STUDIO_AI=${ai.namn} behöver också ${lacking.join(', ')}.`);
  const half = missingOpenIdVariables(values);
  if (half.length > 0) throw new StartFault(`Inloggning med OpenID Connect (STUDIO_OIDC_…) behöver också ${half.join(', ')}.`);
  const wrongKey = wrongOutsideCacheKey(values);
  if (wrongKey !== undefined) throw new StartFault(wrongKey);
  // Its server works in its own folder, which the next build replaces.
  if (source.__NEXT_PRIVATE_STANDALONE_CONFIG !== undefined && !path.isAbsolute(values.STUDIO_DATA))
    throw new StartFault('Studio körs fristående och behöver STUDIO_DATA: hela sökvägen till en mapp som finns kvar när Studio byts ut.');
  if (source.STUDIO_DEMO === '1' && values.STUDIO_INSTALLNINGAR !== undefined)
    throw new StartFault(
      'STUDIO_DEMO=1 och STUDIO_INSTALLNINGAR går inte ihop: en redaktion görs av filen, eller som demo. Ta bort den ena.',
    );
  const data = path.resolve(values.STUDIO_DATA);
  const [epost, ...losenord] = values.STUDIO_ADMIN?.split(':') ?? [];
  return {
    port: values.PORT,
    url: values.STUDIO_URL ?? `http://localhost:${values.PORT}`,
    data,
    pictures: storagesOf(values, data, source),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_URL_DIREKT,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseCopyUrl: values.DATABASE_URL_KOPIA,
    secret: values.STUDIO_SECRET ?? secretIn(data),
    admin: epost === undefined ? undefined : { epost, losenord: losenord.join(':') },
    demo: values.STUDIO_DEMO && values.STUDIO_INSTALLNINGAR === undefined,
    newsroomFile: values.STUDIO_INSTALLNINGAR === undefined ? undefined : path.resolve(values.STUDIO_INSTALLNINGAR),
    demoPassword: values.STUDIO_DEMO_LOSENORD,
    weakPasswords: [
      ...weaknessesOf('STUDIO_ADMIN', losenord.join(':'), epost),
      ...weaknessesOf('STUDIO_DEMO_LOSENORD', values.STUDIO_DEMO_LOSENORD ?? '', ''),
    ],
    proxies: values.STUDIO_PROXY,
    cms: {
      namn: values.STUDIO_CMS,
      url: values.STUDIO_CMS_URL ?? '',
      user: values.STUDIO_CMS_USER ?? '',
      password: values.STUDIO_CMS_PASSWORD ?? '',
      test: values.STUDIO_CMS_LAGE === 'test',
    },
    ai,
    assistantSchemes: values.STUDIO_ANSLUTNING_SCHEMAN,
    secondFactorRoles: values.STUDIO_ANDRA_FAKTOR,
    openId: openIdSettings(values),
    mail: values.SMTP_URL,
    metricsKey: values.STUDIO_MATT_NYCKEL,
    traces: traceSettings(values),
    outsideCache: outsideCacheSettings(values),
    backup:
      values.STUDIO_BACKUP === undefined ? undefined : { folder: path.resolve(values.STUDIO_BACKUP), keep: values.STUDIO_BACKUP_BEHALL },
    given: new Set(Object.keys(source).filter((name) => source[name] !== undefined && source[name] !== '')),
    smtpUrl: source.SMTP_URL ?? '',
    production: source.NODE_ENV === 'production',
  };
}

/** What a person would be told who chose that password; nothing of none. */
function weaknessesOf(variable: string, losenord: string, epost = ''): string[] {
  if (losenord === '') return [];
  const short = losenord.length < LIMITS.shortestPassword ? [`Det har färre än ${LIMITS.shortestPassword} tecken.`] : [];
  const reasons = [...short, ...passwordFaults(losenord, { namn: '', epost }).map(({ orsak }) => orsak)];
  return reasons.map((reason) => `Lösenordet i ${variable} är svagt. ${reason}`);
}

function secretIn(folder: string): string {
  const file = path.join(folder, 'secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (missing) {
    if (!(missing instanceof Error && 'code' in missing && missing.code === 'ENOENT')) throw missing;
  }
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
