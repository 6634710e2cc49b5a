import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { HttpAnswer, HttpCall, HttpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';
import { correlationOfWork } from '#lib/traces/work.ts';

export interface WordPressSite {
  /** The site's address, with its folder if it has one. */
  url: string;
  user: string;
  /** An application password, not the one a person logs in with. */
  password: string;
}

/** What WordPress said no with. `code` is its own name for the fault, '' when the answer was not its own. */
export interface Refusal {
  ok: false;
  /** What was asked, without its parameters: /wp/v2/posts/7. */
  route: string;
  status: number;
  code: string;
  message: string;
  data: Record<string, unknown>;
  /** Seconds. */
  retryAfter: number | undefined;
}

export type Answer = { ok: true; body: unknown } | Refusal;

/** Rejects with CmsFailure when there was no answer, or none that can be read. */
export interface WordPressClient {
  readonly url: string;
  get(path: string): Promise<Answer>;
  /** A FormData goes as multipart and is given longer time. */
  post(path: string, body: object): Promise<Answer>;
  /** Asks for an address of the site outside the REST API's usual place, without the password; undefined for what is not JSON. */
  probe(path: string): Promise<unknown>;
}

/** Milliseconds. A site that needs longer is given twice as long by each call that it was too slow for. */
const TIMEOUT = 20_000;
const MOST_PATIENT = 80_000;
const UPLOAD_TIMEOUT = 90_000;

const errorSchema = z.object({ code: z.string(), message: z.string().catch(''), data: z.record(z.string(), z.unknown()).catch({}) });

/** A client of one site's REST API. */
export function wordPressClient(site: WordPressSite, send: HttpSend): WordPressClient {
  const url = withoutEnd(site.url, /\//);
  const authorization = `Basic ${Buffer.from(`${site.user}:${site.password}`, 'utf8').toString('base64')}`;

  let patience = TIMEOUT;

  async function call(method: HttpCall['method'], path: string, body?: object): Promise<Answer> {
    const encoded = body === undefined ? undefined : await encode(body);
    const asked = randomUUID();
    const answer = await send({
      method,
      url: `${url}/wp-json${path}`,
      headers: { authorization, accept: 'application/json', ...unkept(asked), ...requestIdOfWork(), ...encoded?.headers },
      ...(encoded === undefined ? {} : { body: encoded.bytes }),
      timeout: body instanceof FormData ? Math.max(UPLOAD_TIMEOUT, patience) : patience,
    }).catch((cause: unknown) => {
      if (isTooSlow(cause)) patience = Math.min(2 * patience, MOST_PATIENT);
      throw unreachable(url, cause);
    });
    if (answer.status >= 300 && answer.status < 400) throw redirected(url, answer.headers.location ?? '');
    if (isKept(answer, asked)) throw answeredByCache(url);
    const json = parseJson(answer.text);
    if (json === undefined) {
      const said = saidByPhp(answer.text);
      if (said !== undefined) throw spoiltByPhp(url, said);
      if (isHalf(answer)) throw isLoginPage(answer.text) ? answeredByLogin(url) : unreadable(url);
    }
    if (answer.status >= 400) return refusal(answer, json, path);
    return { ok: true, body: json };
  }

  async function probe(path: string): Promise<unknown> {
    const answer = await send({ method: 'GET', url: `${url}${path}`, headers: { accept: 'application/json' }, timeout: TIMEOUT }).catch(
      (cause: unknown) => {
        throw unreachable(url, cause);
      },
    );
    return parseJson(answer.text);
  }

  return { url, probe, get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}

/** What the plugin sends back with the answer, so that one made for another request is known. */
const ASKED = 'x-studio-asked';

/** Asks whatever keeps answers on the way to let this request through to WordPress. */
function unkept(asked: string): Record<string, string> {
  return { 'cache-control': 'no-cache, no-store', pragma: 'no-cache', [ASKED]: asked };
}

/** Whether the answer was made for another request than this one, by its own word or the plugin's. */
function isKept({ headers }: HttpAnswer, asked: string): boolean {
  return Number(headers.age ?? 0) > 0 || (headers[ASKED] ?? asked) !== asked;
}

/** By it a line in the site's log is found to be work of the call that Studio's own log tells of. */
function requestIdOfWork(): Record<string, string> {
  const korrelation = correlationOfWork();
  return korrelation === undefined ? {} : { 'x-request-id': korrelation };
}

async function encode(body: object): Promise<{ bytes: Uint8Array; headers: Record<string, string> }> {
  // Response knows how to write multipart; nothing is sent by it.
  const written = body instanceof FormData ? new Response(body) : Response.json(body);
  const bytes = new Uint8Array(await written.arrayBuffer());
  return { bytes, headers: { 'content-type': written.headers.get('content-type') ?? '', 'content-length': String(bytes.length) } };
}

/** The answer's body in the shape expected; rejects with a retryable CmsFailure when it has another. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown, url: string): T {
  const read = schema.safeParse(body);
  if (!read.success) throw unreadable(url, read.error);
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: a page from a firewall or a proxy, or half an answer. The caller says what that means.
    return undefined;
  }
}

/**
 * Whether an answer that is not JSON is one that WordPress did not get to finish. A server that dies between headers and
 * body leaves what looks like a whole answer; a page, on the other hand, is what a proxy or a firewall says no with.
 */
function isHalf(answer: HttpAnswer): boolean {
  if (answer.status < 400) return true;
  return answer.status < 500 && answer.status !== 429 && !answer.text.trimStart().startsWith('<');
}

/** Whether a page asks whoever comes to log in, as one does that stands before the whole site. */
function isLoginPage(text: string): boolean {
  return text.trimStart().startsWith('<') && /<input\s[^<>]*type=["']?password|<title>\s*(?:logga in|log in|login|sign in)/i.test(text);
}

/** How PHP begins what it complains about, as text or as HTML. */
const PHP_COMPLAINT = /^\s*(?:<br\s*\/?>\s*)?(?:<b>)?(?:PHP )?(?:Notice|Warning|Deprecated|Strict Standards)(?:<\/b>)?: +(.*)/i;

/** What PHP has complained about before the answer itself; undefined when it has not. */
function saidByPhp(text: string): string | undefined {
  const said = PHP_COMPLAINT.exec(text)?.[1];
  return said === undefined ? undefined : said.replace(/<[^<>]*>/g, '').slice(0, MOST_SAID);
}

/** So many characters of a complaint are shown: it tells what is wrong and in which file. */
const MOST_SAID = 300;

function refusal(answer: HttpAnswer, json: unknown, path: string): Refusal {
  const read = errorSchema.safeParse(json);
  const { code, message, data } = read.success ? read.data : { code: '', message: '', data: {} };
  const asked = typeof data.retry_after === 'number' ? data.retry_after : secondsUntil(answer.headers);
  return { ok: false, route: path.replace(/[?].*/, ''), status: answer.status, code, message, data, retryAfter: asked };
}

/** Retry-After is a number of seconds, or a date by the clock of whoever sent it. */
function secondsUntil({ 'retry-after': header, date }: HttpAnswer['headers']): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  const theirs = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - (Number.isNaN(theirs) ? Date.now() : theirs)) / 1000));
}

function isTooSlow(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'TimeoutError';
}

/** What Node calls the ways a certificate can be wrong. */
const CERTIFICATE_FAULT = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|ERR_TLS|ERR_SSL/;

/** Every one of these may pass by itself, also a certificate that is renewed or a name that is moved: the newsroom is told, and Studio tries on. */
function unreachable(url: string, cause: unknown): CmsFailure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const { hostname } = new URL(url);
  if (CERTIFICATE_FAULT.test(code)) {
    return new CmsFailure({
      retryable: true,
      orsak:
        code === 'CERT_HAS_EXPIRED'
          ? `Certifikatet för ${hostname} har gått ut.`
          : `Certifikatet för ${hostname} går inte att lita på (${code}).`,
      atgard:
        'Be den som sköter WordPress att förnya certifikatet, eller rätta adressen under Inställningar → Publicering, eller i STUDIO_CMS_URL.',
      cause,
    });
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new CmsFailure({
      retryable: true,
      orsak: `Namnet ${hostname} går inte att slå upp på nätet.`,
      atgard:
        'Kontrollera att adressen under Inställningar → Publicering (eller i STUDIO_CMS_URL) är rätt stavad, och att Studio når namnservrarna.',
      cause,
    });
  }
  return new CmsFailure({
    retryable: true,
    orsak: isTooSlow(cause) ? `WordPress på ${url} svarade inte i tid.` : `WordPress på ${url} går inte att nå.`,
    atgard: 'Försök igen om en stund. Håller det i sig: kontrollera adressen och att webbplatsen är igång.',
    cause,
  });
}

function unreadable(url: string, cause?: unknown): CmsFailure {
  return new CmsFailure({
    retryable: true,
    orsak: `WordPress på ${url} gav ett svar som inte går att läsa.`,
    atgard: 'Försök igen om en stund. Håller det i sig: se efter om ett tillägg eller en brandvägg skriver in text i svaren från /wp-json.',
    cause,
  });
}

/** Trying again is safe, and finds what was kept all the same: whatever was sent has its id. */
function spoiltByPhp(url: string, said: string): CmsFailure {
  return new CmsFailure({
    retryable: true,
    kod: 'cms_php',
    orsak: `PHP skriver ut felmeddelanden i svaren från WordPress på ${url}, så att de inte går att läsa: ${said}`,
    atgard:
      'Be den som sköter WordPress att stänga av visningen av PHP-fel (display_errors, och WP_DEBUG_DISPLAY i wp-config.php) och att rätta det tillägg eller tema som meddelandet pekar på.',
  });
}

function answeredByCache(url: string): CmsFailure {
  return new CmsFailure({
    retryable: true,
    kod: 'cms_cache',
    orsak: `En cache framför WordPress på ${url} svarar Studio med gamla uppgifter i stället för att fråga WordPress.`,
    atgard: 'Be den som sköter WordPress att undanta /wp-json från cachen, i tillägget för cache, i webbservern eller hos leverantören.',
  });
}

function redirected(url: string, location: string): CmsFailure {
  if (/wp-login\.php|[/?&](?:login|logga-in|sso|signin)\b/i.test(location)) {
    return behindLogin(url);
  }
  return new CmsFailure({
    retryable: false,
    orsak: `WordPress-adressen ${url} leder vidare till ${location === '' ? 'en annan adress' : location}.`,
    atgard: 'Ange den adress som webbplatsen verkligen har, oftast med https, under Inställningar → Publicering, eller i STUDIO_CMS_URL.',
  });
}

/** A page in the place of an answer may be somebody's for a moment, as one of maintenance with a way in for those who look after the site. */
function answeredByLogin(url: string): CmsFailure {
  return new CmsFailure({
    retryable: true,
    orsak: `WordPress på ${url} svarar med en inloggningssida i stället för det som Studio frågade om.`,
    atgard:
      'Är det en underhållssida går det över av sig självt, och Studio försöker igen. Be annars den som sköter WordPress att undanta /wp-json från tillägget eller tjänsten som kräver inloggning.',
  });
}

/** An address that leads on to a login has been set so. */
function behindLogin(url: string): CmsFailure {
  return new CmsFailure({
    retryable: false,
    orsak: `WordPress på ${url} skickar Studio till en inloggningssida.`,
    atgard: 'Be den som sköter WordPress att undanta /wp-json från tillägget eller tjänsten som kräver inloggning.',
  });
}
