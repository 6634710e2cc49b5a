import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsProblem } from '#lib/adapters/cms/port.ts';
import { type Answer, readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf, pluginMissing, wrongPassword } from '#lib/adapters/cms/wordpress/refusal.ts';

/** The plugin's oldest version that has all that this adapter uses. */
const PLUGIN_VERSION = '1.0.0';

/** A post dated a minute ahead of WordPress's clock is scheduled instead of published. */
const CLOCK_TOLERANCE = 30_000;

const statusSchema = z.object({
  version: z.string(),
  time_ms: z.number(),
  user: z.string(),
  lacks: z.array(z.string()),
  permalinks: z.boolean(),
});

/** See CmsPort.check. */
export async function checkWordPress(client: WordPressClient): Promise<CmsProblem[]> {
  try {
    const asked = Date.now();
    const answer = await client.get('/studio/v1/status');
    if (!answer.ok) return await refused(client, answer);
    // The plugin read its clock somewhere between; half the way is the best guess.
    const ours = (asked + Date.now()) / 2;
    return shortcomings(readBody(statusSchema, answer.body, client.url), ours);
  } catch (error) {
    if (error instanceof CmsFailure) return [problem(error.retryable ? 'cms_onabar' : 'cms_adress', error)];
    throw error;
  }
}

function shortcomings(status: z.infer<typeof statusSchema>, ours: number): CmsProblem[] {
  const problems: CmsProblem[] = [];
  if (older(status.version, PLUGIN_VERSION)) {
    problems.push({
      kod: 'cms_tillagg_gammalt',
      orsak: `Tillägget Studio Companion i WordPress är gammalt: ${status.version}.`,
      atgard: `Uppdatera det till ${PLUGIN_VERSION} eller senare.`,
      stoppar: true,
    });
  }
  const lacks = status.lacks.filter((capability) => capability !== 'unfiltered_html');
  if (lacks.length > 0) {
    problems.push({
      kod: 'cms_roll',
      orsak: `WordPress-användaren ${status.user} har för låg roll: den saknar ${lacks.join(', ')}.`,
      atgard: 'Ge användaren rollen redaktör.',
      stoppar: true,
    });
  } else if (status.lacks.includes('unfiltered_html')) {
    problems.push({
      kod: 'cms_html',
      orsak: `WordPress tvättar HTML från användaren ${status.user}: inbäddningar, formulär och bildvarianter försvinner ur artiklarna.`,
      atgard: 'Ge användaren rollen redaktör, och ta bort DISALLOW_UNFILTERED_HTML ur wp-config.php om den är satt.',
      stoppar: false,
    });
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
  if (!status.permalinks) {
    problems.push({
      kod: 'cms_permalankar',
      orsak: 'WordPress använder enkla permalänkar: artiklarna får adresser som ?p=123.',
      atgard: 'Välj en permalänk med inläggets namn under Inställningar → Permalänkar, till exempel /%category%/%postname%/.',
      stoppar: false,
    });
  }
  return problems;
}

/** Tells a missing plugin, a wrong password and a place that is not WordPress apart. */
async function refused(client: WordPressClient, answer: Exclude<Answer, { ok: true }>): Promise<CmsProblem[]> {
  if (answer.code === '' && answer.status === 404) {
    return [
      {
        kod: 'cms_ej_wordpress',
        orsak: `På ${client.url} finns inget REST-gränssnitt från WordPress.`,
        atgard: 'Kontrollera STUDIO_CMS_URL, och välj permalänkar med inläggets namn under Inställningar → Permalänkar i WordPress.',
        stoppar: true,
      },
    ];
  }
  const problems: CmsProblem[] = [];
  if (answer.code === 'rest_no_route') problems.push(problem('cms_tillagg_saknas', pluginMissing()));
  else if (answer.status !== 401) return [problem('cms_nekad', failureOf(answer, 'läsa tillståndet'))];
  // WordPress answers a wrong password like no password at all, and an unknown route before either.
  const me = await client.get('/wp/v2/users/me?context=edit');
  if (!me.ok && me.status === 401) {
    problems.push((await passwordsWork(client)) ? problem('cms_losenord', wrongPassword()) : passwordsOff(client));
  }
  return problems;
}

const indexSchema = z.object({
  authentication: z.union([z.object({ 'application-passwords': z.unknown() }), z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});

async function passwordsWork(client: WordPressClient): Promise<boolean> {
  const index = await client.get('/');
  return index.ok && 'application-passwords' in readBody(indexSchema, index.body, client.url).authentication;
}

function passwordsOff(client: WordPressClient): CmsProblem {
  return {
    kod: 'cms_applosenord_avstangda',
    orsak: `Applösenord är avstängda i WordPress på ${client.url}.`,
    atgard: 'De kräver https. Ange adressen med https, eller låt den som sköter WordPress slå på applösenord.',
    stoppar: true,
  };
}

function problem(kod: string, failure: CmsFailure): CmsProblem {
  return { kod, orsak: failure.orsak, atgard: failure.atgard, stoppar: true };
}

function older(version: string, wanted: string): boolean {
  return version.localeCompare(wanted, 'en', { numeric: true }) < 0;
}
