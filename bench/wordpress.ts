import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { type RunningWordPress, startWordPress } from '../e2e/wordpress/start.ts';
import { STUDIO_ADMIN, type StudioForTest, startStudio } from '../e2e/wordpress/studio.ts';
import { buildWhatHasChanged } from '../scripts/build.ts';
import { median } from './median.ts';
import { sampleArticle } from './sample-article.ts';

/*
 * What a release to WordPress takes beside the bare requests that it cannot do without, in an empty site and in a large one, and what it takes to
 * read a whole site in: README.md tells how it is run.
 */

const ROUNDS = Number(process.env.BENCH_RUNDOR ?? 20);
const POSTS = Number(process.env.BENCH_INLAGG ?? 300_000);
const IMPORTED = Number(process.env.BENCH_ARTIKLAR ?? 10_000);
/** Posts to a piece of the file that is read in: nothing holds all of it. */
const A_PIECE = 500;

interface Site {
  wordpress: RunningWordPress;
  studio: StudioForTest;
}

function row(name: string, figure: string): void {
  process.stdout.write(`  ${name.padEnd(46)} ${figure}\n`);
}

/** Measures both, one after the other. */
export async function measureWordPress(): Promise<void> {
  await buildWhatHasChanged();
  await withSites(measureReleases);
  await measureImport();
}

/** Two sites of WordPress, each with its Studio; in the second there are many posts before. */
async function withSites(work: (empty: Site, large: Site) => Promise<void>): Promise<void> {
  const started: Started = [];
  try {
    const empty = await startSite(started);
    const large = await startSite(started);
    large.wordpress.query(manyPosts(POSTS));
    // As MySQL keeps count by itself of what its indexes hold.
    large.wordpress.query('ANALYZE');
    await work(empty, large);
  } finally {
    await endAll(started);
  }
}

/** What ends each thing that was started, in the order of their starts. */
type Started = Array<() => Promise<unknown>>;

async function startSite(started: Started, environment: Record<string, string> = {}): Promise<Site & { data: string }> {
  const wordpress = await startWordPress();
  started.push(() => wordpress.stop());
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-wp-'));
  started.push(() => rm(data, { recursive: true, force: true }));
  const studio = await startStudio(data, wordpress, environment);
  started.push(() => studio.stop());
  return { wordpress, studio, data };
}

/** The last first: a Studio before its folder, and before its WordPress. */
async function endAll(started: Started): Promise<void> {
  for (const end of started.toReversed()) await end();
}

function manyPosts(count: number): string {
  return `INSERT INTO wp_posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status,
      ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid,
      menu_order, post_type, post_mime_type, comment_count)
    WITH RECURSIVE n(nr) AS (SELECT 1 UNION ALL SELECT nr + 1 FROM n WHERE nr < ${count})
    SELECT 1000 + nr, 1, '2001-01-01 00:00:00', '2001-01-01 00:00:00', 'Text', 'Rubrik ' || nr, '', 'publish', 'open', 'open', '', 'rubrik-' || nr, '', '',
      '2001-01-01 00:00:00', '2001-01-01 00:00:00', '', 0, 'https://tidningen.example/?p=' || nr, 0, 'post', '', 0 FROM n`;
}

/** By turns, each round beginning with another of them, so that whatever else the machine does meets all, and none always comes after the same. */
async function measureReleases(empty: Site, large: Site): Promise<void> {
  const took = { asked: [] as number[], written: [] as number[], empty: [] as number[], large: [] as number[] };
  // What is sent by hand is what WordPress has of the last release there. This first round fills the caches of all.
  let { kept } = await release(empty, 0);
  await byHand(empty.wordpress, kept);
  await release(large, 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const turns = [
      async () => {
        const here = await release(empty, round);
        kept = here.kept;
        took.empty.push(here.ms);
      },
      async () => {
        const bare = await byHand(empty.wordpress, kept);
        took.asked.push(bare.asked);
        took.written.push(bare.written);
      },
      async () => took.large.push((await release(large, round)).ms),
    ];
    const first = round % turns.length;
    for (const turn of [...turns.slice(first), ...turns.slice(0, first)]) await turn();
  }
  const [asked, written, alone, amongMany] = [took.asked, took.written, took.empty, took.large].map(median);
  const times = (one = 0, other = 0) => (one / other).toFixed(2);
  const ms = (value = 0) => `${value.toFixed(0)} ms`;
  process.stdout.write(`a release of 60 blocks and a new tag, median of ${ROUNDS}\n`);
  row('by hand: the look-up, the tag, the post', ms(asked));
  row('by hand: the tag, the post', ms(written));
  row('a release in an empty site', `${ms(alone)}, ${times(alone, asked)} and ${times(alone, written)} times those`);
  row(`a release among ${POSTS} posts`, `${ms(amongMany)}, ${times(amongMany, alone)} times the same in an empty site`);
}

/** What an article brings that its readers and search engines get, as WordPress keeps it. */
interface Kept {
  content: string;
  excerpt: string;
  meta: Record<string, string>;
}

/** What is told beside the post's own fields: whoever puts an article there by hand has to tell it, too. */
const TOLD_BESIDE = ['json_ld', 'byline', 'seo_title', 'seo_description', 'share_title', 'share_text', 'share_src', 'section_link'].map(
  (name) => `_studio_${name}`,
);

/** One article, made before and released while the clock runs; and what WordPress has of it. */
async function release({ studio, wordpress }: Site, nr: number): Promise<{ ms: number; kept: Kept }> {
  const { id } = await studio.post('/innehall', { ...sampleArticle(nr), sektion: 'nyheter', taggar: [`Tagg ${nr}`] });
  const began = performance.now();
  const answer = await studio.post(`/innehall/${id}/release`, { lage: 'publicera', overstyr: true });
  const ms = performance.now() - began;
  if (answer.release?.tillstand !== 'klar') throw new Error(`the release did not end: ${JSON.stringify(answer)}`);
  const post = String(answer.sprak.sv.cms.id);
  const [row] = wordpress.query('SELECT post_content, post_excerpt FROM wp_posts WHERE ID = ?', post);
  const beside = wordpress.query('SELECT meta_key, meta_value FROM wp_postmeta WHERE post_id = ?', post);
  const meta = beside.flatMap(({ meta_key: key, meta_value: value }) =>
    TOLD_BESIDE.includes(String(key)) ? [[String(key), String(value)] as const] : [],
  );
  return { ms, kept: { content: String(row?.post_content), excerpt: String(row?.post_excerpt), meta: Object.fromEntries(meta) } };
}

/** The same article and a tag of its own by bare requests, with nothing checked, ordered or kept elsewhere: all of them, and without the look-up. */
async function byHand(
  { url, editorUser, editorPassword, categories }: RunningWordPress,
  kept: Kept,
): Promise<{ asked: number; written: number }> {
  const authorization = `Basic ${Buffer.from(`${editorUser}:${editorPassword}`).toString('base64')}`;
  const post = async (where: string, value: object): Promise<{ id?: number }> => {
    const body = Buffer.from(JSON.stringify(value));
    const headers = { authorization, 'content-type': 'application/json', 'content-length': String(body.byteLength) };
    const answer = await httpSend({ method: 'POST', url: `${url}/wp-json/${where}`, headers, body, timeout: 60_000 });
    if (answer.status > 201) throw new Error(`${where}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return JSON.parse(answer.text);
  };
  const name = `Egen ${crypto.randomUUID()}`;
  const place = { slug: 'egen', section: categories.nyheter, date_gmt: '', type: 'post' };
  const began = performance.now();
  await post('studio/v1/lookup', { post: crypto.randomUUID(), media: [], tags: [name], place });
  const lookedUp = performance.now();
  const tag = await post('wp/v2/tags', { name });
  await post('wp/v2/posts', { title: name, status: 'publish', ...kept, tags: [tag.id], categories: [categories.nyheter] });
  const ended = performance.now();
  return { asked: ended - began, written: ended - lookedUp };
}

/** An export of WordPress, read in by the command beside a Studio that does nothing else. */
async function measureImport(): Promise<void> {
  const started: Started = [];
  try {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-in-'));
    started.push(() => rm(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'wordpress.xml');
    const { data } = await startSite(started, { STUDIO_CMS: 'inbyggd' });
    await writeExport(file);
    const began = performance.now();
    const { said, megabytes } = await readIn(file, data);
    const seconds = (performance.now() - began) / 1_000;
    process.stdout.write(`an export of ${IMPORTED} posts of 60 blocks\n`);
    row('read in', `${seconds.toFixed(0)} s`);
    row('… of memory, at most', `${megabytes.toFixed(0)} MB`);
    row('… and told', said);
  } finally {
    await endAll(started);
  }
}

async function writeExport(file: string): Promise<void> {
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0"><channel><title>Blogg</title><language>sv-SE</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://blogg.example</wp:base_site_url><wp:base_blog_url>https://blogg.example</wp:base_blog_url>`,
  );
  for (let first = 1; first <= IMPORTED; first += A_PIECE) {
    const numbers = Array.from({ length: Math.min(A_PIECE, IMPORTED - first + 1) }, (_, index) => first + index);
    await appendFile(file, numbers.map(exported).join(''));
  }
  await appendFile(file, '</channel></rss>');
}

/** A post as an export has it, in the blocks of WordPress's own editor. */
function exported(nr: number): string {
  const { rubrik, ingress, block } = sampleArticle(nr);
  const texts = block.map(({ type, attrs, content = [] }) => {
    const text = type === 'citat' ? String(attrs.text) : content.map((node) => (node as { text: string }).text).join('');
    if (type === 'heading') return `<!-- wp:heading --><h2 class="wp-block-heading">${text}</h2><!-- /wp:heading -->`;
    if (type === 'citat') return `<!-- wp:quote --><blockquote class="wp-block-quote"><p>${text}</p></blockquote><!-- /wp:quote -->`;
    return `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
  });
  return `<item><title>${rubrik} ${nr}</title><link>https://blogg.example/${nr}</link><dc:creator>asa</dc:creator><guid isPermaLink="false">https://blogg.example/?p=${nr}</guid>
    <content:encoded><![CDATA[${texts.join('\n')}]]></content:encoded><excerpt:encoded><![CDATA[${ingress}]]></excerpt:encoded><wp:post_id>${nr}</wp:post_id>
    <wp:post_date>2019-04-03 08:30:00</wp:post_date><wp:post_date_gmt>2019-04-03 06:30:00</wp:post_date_gmt><wp:post_modified_gmt>2020-01-02 03:04:05</wp:post_modified_gmt>
    <wp:post_name>nr-${nr}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
}

/** The command in a process of its own: what it said last, and its memory as the system counts it. */
async function readIn(file: string, data: string): Promise<{ said: string; megabytes: number }> {
  // The command tells its own memory as it ends.
  const tell = `process.on('exit', () => process.stderr.write('memory ' + process.resourceUsage().maxRSS + '\\n'))`;
  const given = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, 'scripts/import.ts', file];
  const child = spawn(process.execPath, [...given, '--som', STUDIO_ADMIN.epost, '--sektion', 'nyheter'], {
    env: { ...process.env, NODE_ENV: 'production', STUDIO_DATA: data, STUDIO_ADMIN: `${STUDIO_ADMIN.epost}:${STUDIO_ADMIN.losenord}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-2_000);
    });
  }
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  const memory = Math.max(...[...said.matchAll(/^memory (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes)));
  const last = said.split('\n').findLast((line) => /skapade/.test(line));
  if (last === undefined) throw new Error(`nothing was read in: ${said}`);
  return { said: last, megabytes: memory / 1_024 };
}
