import { setTimeout } from 'node:timers/promises';
import { httpFile, httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';
import type { WordpressPart } from '#lib/contract/closed/wordpress-parts.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import { articleOfRest, type RestMedia, restMedia, restPosts, shownMedia, wordsOf } from '#lib/import/wordpress-rest.ts';
import { fetchStranger, StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';
import type { OpenSource } from '#lib/studio/article-import/open-source.ts';
import type { SourceArticle } from '#lib/studio/article-import/source-articles.ts';

const POSTS_AT_ONCE = 20;
const MEDIA_AT_ONCE = 100;
const PATIENCE_MS = 60_000;
const TRIES = 4;
/** Of whoever waits at a screen: they try again themselves. */
const TRIES_WHILE_WAITED_FOR = 2;
const LONGEST_ANSWER = 16 * 1024 * 1024;
const LONGEST_PAUSE_MS = 60_000;
const KINDS = { inlagg: 'posts', sidor: 'pages' } as const satisfies Record<WordpressPart, string>;
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** How a site is asked. Each rejects where there is no whole answer in time. */
interface Way {
  get(url: string): Promise<Answer>;
  file(url: string, most: number): Promise<{ status: number; bytes: Uint8Array }>;
  tries: number;
  longestPauseMs: number;
}

/** Wherever the machine can reach: for whoever has the machine, and for the publishing system that somebody has chosen. */
export const DIRECTLY: Way = {
  get: (url) => httpSend({ method: 'GET', url, headers: { Accept: 'application/json' }, timeout: PATIENCE_MS }),
  file: (url, most) => httpFile(url, { timeout: PATIENCE_MS, most }),
  tries: TRIES,
  longestPauseMs: LONGEST_PAUSE_MS,
};

/** On the internet alone, for whoever names an address. */
export function overInternet(network: Network): Way {
  const ask = (url: string, accept: string, bytes: number) =>
    fetchStranger(new URL(url), { network, accept, bytes, limit: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async get(url) {
      const { status, headers, bytes } = await ask(url, 'application/json', LONGEST_ANSWER);
      return { status, headers, text: Buffer.from(bytes).toString('utf8') };
    },
    file: (url, most) => ask(url, 'image/*', most),
    tries: TRIES_WHILE_WAITED_FOR,
    longestPauseMs: 2_000,
  };
}

/**
 * What a WordPress that runs at that address shows its readers: posts and pages, the oldest first, a page of them at a time, and its pictures. Nothing is
 * changed there, and nobody's login is used. Reading all of it again finds what has been read in already, so that it goes on where it ended.
 */
export async function wordpressSite(address: string): Promise<OpenSource> {
  const site = new Site(address, DIRECTLY);
  // Asked at once, so that what is no WordPress is refused as a whole.
  await site.ask('/');
  return { articles: site.articles(), files: site.files };
}

/** So many posts or pages of it, the oldest first; and how many such there are. Throws ImportFault where it is none, or does not answer. */
export async function pageOfWordpress(
  address: string,
  way: Way,
  { del, sida, antal }: { del: WordpressPart; sida: number; antal: number },
): Promise<OpenSource & { sidor: number }> {
  const site = new Site(address, way);
  const { articles, sidor } = await site.page(KINDS[del], sida, antal);
  return { articles, files: site.files, sidor };
}

class Site {
  readonly files: ArticleFiles;
  private readonly base: string;
  private readonly way: Way;
  /** What is told there of the pictures that have been met, by their addresses. */
  private readonly words = new Map<string, ReturnType<typeof wordsOf>>();

  constructor(address: string, way: Way) {
    this.way = way;
    this.base = withoutEnd(address, /\//);
    const { origin } = new URL(this.base);
    const isHere = (name: string) => URL.canParse(name) && new URL(name).origin === origin && PICTURE.test(new URL(name).pathname);
    this.files = {
      paths: [],
      isFile: isHere,
      wordsOf: (name) => this.words.get(name),
      read: async (name, most) => {
        if (!isHere(name)) return undefined;
        const { status, bytes } = await way.file(name, most).catch((error: unknown) => {
          throw new ImportFault('Bilden gick inte att hämta.', 'Ladda upp den själv och byt bilden i artikeln.', error);
        });
        if (status !== 200)
          throw new ImportFault(`Servern svarade ${status} i stället för med bilden.`, 'Ladda upp den själv och byt bilden i artikeln.');
        return bytes;
      },
      close: async () => {},
    };
  }

  async *articles(): AsyncGenerator<SourceArticle, void> {
    for (const kind of Object.values(KINDS)) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { articles, sidor } = await this.page(kind, page, POSTS_AT_ONCE);
        pages = sidor;
        yield* articles;
      }
    }
  }

  /** So many of that kind, the oldest first, and how many pages there are of them. */
  async page(
    kind: (typeof KINDS)[WordpressPart],
    page: number,
    many: number,
  ): Promise<{ articles: AsyncGenerator<SourceArticle, void>; sidor: number }> {
    const { value, total } = await this.ask(`/wp/v2/${kind}`, {
      ...{ per_page: String(many), page: String(page), orderby: 'id', order: 'asc' },
      _embed: 'author,wp:term,wp:featuredmedia',
    });
    return { articles: this.articlesOf(restPosts(value), kind === 'pages', `${kind} sida ${page}`), sidor: total };
  }

  private async *articlesOf(posts: ReturnType<typeof restPosts>, isPage: boolean, plats: string): AsyncGenerator<SourceArticle, void> {
    const whole = posts.flatMap((post) => (post instanceof ImportFault ? [] : [post]));
    const shown = await this.media(shownMedia(whole));
    for (const picture of [...shown, ...whole.flatMap((post) => post._embedded['wp:featuredmedia'])])
      this.words.set(picture.source_url, wordsOf(picture));
    for (const post of posts) yield post instanceof ImportFault ? { plats, fault: post } : articleOfRest(post, this.base, isPage, shown);
  }

  /** Pictures by their numbers; those that are not told of stay as the text has them. */
  private async media(ids: readonly number[]): Promise<RestMedia[]> {
    const found: RestMedia[] = [];
    for (let at = 0; at < ids.length; at += MEDIA_AT_ONCE) {
      const include = ids.slice(at, at + MEDIA_AT_ONCE).join(',');
      const { value } = await this.ask('/wp/v2/media', { include, per_page: String(MEDIA_AT_ONCE) });
      found.push(...restMedia.parse(value));
    }
    return found;
  }

  /** What the REST API answers, also where addresses are plain. Tries again what may pass. Throws ImportFault. */
  async ask(route: string, query: Record<string, string> = {}): Promise<{ value: unknown; total: number }> {
    const url = `${this.base}/?${new URLSearchParams({ rest_route: route, ...query })}`;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.way.get(url).catch((error: unknown) => error);
      if (answer instanceof StrangerRefused && (answer.reason === 'host' || answer.reason === 'address')) throw notOnInternet(answer);
      const isAnswer = isHttpAnswer(answer);
      if (attempt < this.way.tries && (!isAnswer || BUSY.has(answer.status))) {
        const asked = isAnswer ? Number(answer.headers['retry-after'] ?? 0) * 1000 : 0;
        await setTimeout(Math.min(this.way.longestPauseMs, asked > 0 ? asked : 1000 * 2 ** attempt));
        continue;
      }
      if (!isAnswer)
        throw new ImportFault(
          'WordPress går inte att nå.',
          'Kontrollera adressen. Kör om: det som redan är inläst läses inte in två gånger.',
          answer,
        );
      return { value: jsonOf(answer), total: Number(answer.headers['x-wp-totalpages'] ?? 1) };
    }
  }
}

function notOnInternet(cause: StrangerRefused): ImportFault {
  return new ImportFault(
    'Adressen leder inte till en webbplats på internet.',
    'Använd den adress som läsarna har, utan port och inloggning. Ett WordPress på ett eget nät läses in med kommandot npm run import.',
    cause,
  );
}

function isHttpAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'headers' in answer;
}

function jsonOf({ status, headers, text }: Answer): unknown {
  if (status >= 300 && status < 400)
    throw new ImportFault(
      `Adressen leder vidare till ${String(headers.location).slice(0, 200)}.`,
      'Använd den adress som webbplatsen verkligen har.',
    );
  if (status === 401 || status === 403)
    throw new ImportFault(
      `WordPress svarade ${status}: REST-API:t är stängt för besökare.`,
      'Öppna det medan ni läser in (ofta i ett säkerhetstillägg), eller exportera en fil ur WordPress: Verktyg, Exportera.',
    );
  if (status !== 200)
    throw new ImportFault(`WordPress svarade ${status}.`, 'Försök igen senare: det som redan är inläst läses inte in två gånger.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportFault(
      'Adressen svarar med något annat än WordPress REST-API.',
      'Ange WordPress adress, med mapp om det ligger i en. Står webbplatsen i underhållsläge, eller bakom en inloggning? Stäng av det, eller exportera en fil.',
      error,
    );
  }
}
