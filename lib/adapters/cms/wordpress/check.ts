import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsProblem } from '#lib/adapters/cms/port.ts';
import { type Answer, type Refusal, readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { readerFilesSchema } from '#lib/adapters/cms/wordpress/lookup.ts';
import { closerOf, interferingPlugins, passwordsBack } from '#lib/adapters/cms/wordpress/other-plugins.ts';
import { tellReaderFiles, type WantedReaderFiles } from '#lib/adapters/cms/wordpress/reader-files.ts';
import { failureOf, notInRest, pluginMissing, wrongPassword } from '#lib/adapters/cms/wordpress/refusal.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

/** The plugin's version that belongs with this Studio. */
export const PLUGIN_VERSION = '1.9.0';

/** The oldest with which articles go out as they should: of what came later, each reader of its answers says what holds without it. */
const OLDEST_PLUGIN = '1.6.0';

/** A post dated a minute ahead of WordPress's clock is scheduled instead of published. */
const CLOCK_TOLERANCE = 60_000;

/** Seconds: WordPress has a round each day. */
const CRON_PATIENCE = 2 * 24 * 3600;

const statusSchema = z.object({
  version: z.string(),
  time_ms: z.number(),
  user: z.string(),
  lacks: z.array(z.string()),
  permalinks: z.boolean(),
  indexed: z.boolean().default(true),
  cron_late: z.number().default(0),
  no_route: z.array(z.string()).default([]),
  max_upload: z.number().default(Number.POSITIVE_INFINITY),
  plugins: z.array(z.string()).default([]),
  // Absent in a plugin that is too old, which is told for itself.
  reader: readerFilesSchema.optional(),
});

/** See CmsPort.check, for pictures of at most so many bytes. Also tells WordPress where the reader's files lie, since this is what Studio does when it starts. */
export async function checkWordPress(client: WordPressClient, reader: WantedReaderFiles, largest: number): Promise<CmsProblem[]> {
  const open = sentInTheOpen(client.url) ? [noHttps(client.url)] : [];
  try {
    const asked = Date.now();
    const answer = await client.get('/studio/v1/status');
    if (!answer.ok) return [...open, ...(await refused(client, answer))];
    // The plugin read its clock somewhere between; half the way is the best guess.
    const ours = (asked + Date.now()) / 2;
    const status = readBody(statusSchema, answer.body, client.url);
    const problems = [...open, ...shortcomings(status, ours, largest)];
    if (status.reader === undefined || problems.some(({ stoppar }) => stoppar)) return problems;
    const notice = await tellReaderFiles(client, status.reader, reader);
    return notice === undefined ? problems : [...problems, { kod: notice.kod, orsak: notice.orsak, atgard: notice.atgard, stoppar: false }];
  } catch (error) {
    if (error instanceof CmsFailure) return [...open, problem(error.kod ?? (error.retryable ? 'cms_onabar' : 'cms_adress'), error)];
    throw error;
  }
}

function shortcomings(status: z.infer<typeof statusSchema>, ours: number, largest: number): CmsProblem[] {
  const problems: CmsProblem[] = [];
  if (older(status.version, PLUGIN_VERSION)) {
    problems.push({
      kod: 'cms_tillagg_gammalt',
      orsak: `Tillägget Studio Companion i WordPress är gammalt: ${status.version}.`,
      atgard: `Uppdatera det till ${PLUGIN_VERSION} eller senare.`,
      stoppar: older(status.version, OLDEST_PLUGIN),
    });
  }
  if (status.lacks.length > 0) {
    problems.push({
      kod: 'cms_roll',
      orsak: `WordPress-användaren ${status.user} har för låg roll: den saknar ${status.lacks.join(', ')}.`,
      atgard: 'Ge användaren rollen redaktör.',
      stoppar: true,
    });
  }
  for (const route of status.no_route) {
    // Pages are what a few articles become; without any of the others nothing goes out.
    problems.push({ ...problem('cms_typ_utan_rest', notInRest(route)), stoppar: route !== '/wp/v2/pages' });
  }
  const off = Math.round((status.time_ms - ours) / 1000);
  if (Math.abs(status.time_ms - ours) > CLOCK_TOLERANCE) {
    problems.push({
      kod: 'cms_klocka',
      orsak: `Klockan på WordPress-servern går ${Math.abs(off)} sekunder ${off > 0 ? 'före' : 'efter'} Studios.`,
      atgard: 'Ställ klockorna efter en tidsserver (NTP). Annars kan en artikel bli liggande i stället för att publiceras.',
      stoppar: false,
    });
  }
  if (!status.indexed) {
    problems.push({
      kod: 'cms_index',
      orsak: 'Tillägget fick inte göra det index i WordPress databas som artiklar hittas med: varje publicering läser hela tabellen.',
      atgard: 'Ge databasanvändaren rätten INDEX och ALTER, och avaktivera och aktivera tillägget. Artiklarna ligger kvar under tiden.',
      stoppar: false,
    });
  }
  if (status.cron_late > CRON_PATIENCE) {
    problems.push({
      kod: 'cms_cron',
      orsak: `WordPress egna återkommande arbeten har inte gjorts på ${Math.floor(status.cron_late / 3600)} timmar.`,
      atgard:
        'Studios artiklar går ut ändå. Be den som sköter WordPress att låta servern anropa wp-cron.php, eller ta bort DISABLE_WP_CRON ur wp-config.php.',
      stoppar: false,
    });
  }
  if (!status.permalinks) {
    problems.push(plainPermalinks(false));
  }
  if (status.max_upload < largest) {
    problems.push({
      kod: 'cms_uppladdning',
      orsak: `WordPress tar emot filer på högst ${megabytes(status.max_upload)} MB, och bildarkivets största bild på senare tid är på ${megabytes(largest)} MB.`,
      atgard:
        'Be den som sköter servern att höja upload_max_filesize och post_max_size i PHP (på en multisite även gränsen i nätverkets inställningar). En artikel med en större bild går inte att publicera.',
      stoppar: false,
    });
  }
  return [...problems, ...interferingPlugins(status.plugins)];
}

/** Tells a missing plugin, a wrong password and a place that is not WordPress apart. */
async function refused(client: WordPressClient, answer: Exclude<Answer, { ok: true }>): Promise<CmsProblem[]> {
  if (answer.code === '' && answer.status === 404) {
    // With plain permalinks the REST API is only there under another address.
    const index = indexSchema.safeParse(await client.probe('/?rest_route=/'));
    if (index.success && withoutEnd(index.data.home ?? '', /\//) === client.url) return [plainPermalinks(true)];
    return [
      {
        kod: 'cms_ej_wordpress',
        orsak: `På ${client.url} finns inget REST-gränssnitt från WordPress.`,
        atgard:
          'Kontrollera adressen under Inställningar → Publicering, eller i STUDIO_CMS_URL: webbplatsens, med mapp om WordPress ligger i en.',
        stoppar: true,
      },
    ];
  }
  if (isClosed(answer)) {
    return [
      {
        kod: 'cms_rest_stangt',
        orsak: 'REST-gränssnittet i WordPress är stängt för Studio.',
        atgard: `${closer(answer.code)} stänger /wp-json${answer.code === '' ? '' : ` (svaret var ${answer.code})`}. Undanta Studio i dess inställningar.`,
        stoppar: true,
      },
    ];
  }
  const problems: CmsProblem[] = [];
  if (answer.code === 'rest_no_route') problems.push(problem('cms_tillagg_saknas', pluginMissing()));
  else if (answer.status !== 401) {
    const failure = failureOf(answer, 'läsa tillståndet');
    return [problem(failure.retryable ? 'cms_onabar' : 'cms_nekad', failure)];
  }
  // WordPress answers a wrong password like no password at all, and an unknown route before either.
  const me = await client.get('/wp/v2/users/me?context=edit');
  if (!me.ok && me.status === 401) {
    const index = await client.get('/');
    const told = index.ok ? readBody(indexSchema, index.body, client.url) : undefined;
    const isOn = told !== undefined && 'application-passwords' in told.authentication;
    problems.push(isOn ? notKnown(answer, client.url) : passwordsOff(client, told?.namespaces ?? []));
  }
  return problems;
}

/** Whether a password came and was wrong, or none came: some servers and proxies take it away. */
function notKnown({ data }: Refusal, url: string): CmsProblem {
  if (data.login_came !== false) return problem('cms_losenord', wrongPassword());
  return {
    kod: 'cms_inloggning_borta',
    orsak: `Inloggningen som Studio skickar kommer inte fram till WordPress på ${url}.`,
    atgard:
      'En proxy eller webbserver tar bort huvudet Authorization. Be den som sköter servern att släppa fram det; i Apache med raden CGIPassAuth On i .htaccess.',
    stoppar: true,
  };
}

/** WordPress's own refusals; any other comes from something that stands before it. */
const OWN_REFUSALS = ['rest_no_route', 'rest_forbidden', 'rest_not_logged_in', 'incorrect_password', 'invalid_username', 'invalid_email'];

function isClosed({ status, code }: Refusal): boolean {
  return (status === 401 || status === 403 || status === 404 || status === 405) && !OWN_REFUSALS.includes(code);
}

function closer(code: string): string {
  const namn = closerOf(code);
  return namn === undefined ? 'Ett säkerhetstillägg eller en brandvägg' : `Tillägget ${namn}`;
}

/** Whether the password would be readable on its way: without https, to anything but this very machine. */
function sentInTheOpen(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function noHttps(url: string): CmsProblem {
  return {
    kod: 'cms_https',
    orsak: `WordPress nås utan https på ${url}: applösenordet går att läsa på vägen.`,
    atgard: 'Skaffa ett certifikat till webbplatsen och ange adressen med https under Inställningar → Publicering, eller i STUDIO_CMS_URL.',
    stoppar: false,
  };
}

function plainPermalinks(stoppar: boolean): CmsProblem {
  return {
    kod: 'cms_permalankar',
    orsak: 'WordPress använder enkla permalänkar: artiklarna får adresser som ?p=123.',
    atgard: 'Välj en permalänk med inläggets namn under Inställningar → Permalänkar, till exempel /%category%/%postname%/.',
    stoppar,
  };
}

const indexSchema = z.object({
  home: z.string().optional(),
  namespaces: z.array(z.string()).catch([]),
  authentication: z.union([z.object({ 'application-passwords': z.unknown() }), z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});

function passwordsOff(client: WordPressClient, namespaces: readonly string[]): CmsProblem {
  return {
    kod: 'cms_applosenord_avstangda',
    orsak: `Applösenord är avstängda i WordPress på ${client.url}.`,
    atgard: passwordsBack(namespaces) ?? 'De kräver https. Ange adressen med https, eller låt den som sköter WordPress slå på applösenord.',
    stoppar: true,
  };
}

function problem(kod: string, failure: CmsFailure): CmsProblem {
  return { kod, orsak: failure.orsak, atgard: failure.atgard, stoppar: true };
}

/** With one decimal, in Swedish. */
function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toLocaleString('sv', { maximumFractionDigits: 1 });
}

function older(version: string, wanted: string): boolean {
  return version.localeCompare(wanted, 'en', { numeric: true }) < 0;
}
