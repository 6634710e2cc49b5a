import { performance } from 'node:perf_hooks';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { startWordPress } from './start.ts';
import { wholeArticle } from './whole-article.ts';

/*
 * How long a delivery to WordPress takes beside the same requests made by hand: three pictures, a new tag and the post, with
 * nothing looked up, claimed, ordered or compared. `node e2e/wordpress/bench.ts [rounds]`. At most 1.5 times is wanted.
 */

const ROUNDS = Number(process.argv[2] ?? 20);
const WANTED = 1.5;

const wp = await startWordPress();
try {
  const adapter = wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
  const authorization = `Basic ${Buffer.from(`${wp.editorUser}:${wp.editorPassword}`).toString('base64')}`;
  let requests = 0;
  const counted = wordPressCms(
    { url: wp.url, user: wp.editorUser, password: wp.editorPassword },
    {
      send(call) {
        requests += 1;
        return httpSend(call);
      },
    },
  );

  const post = async (path: string, type: string, body: Uint8Array): Promise<{ id: number; source_url?: string }> => {
    const headers = { authorization, 'content-type': type, 'content-length': String(body.byteLength) };
    const answer = await httpSend({ method: 'POST', url: `${wp.url}/wp-json/wp/v2/${path}`, headers, body, timeout: 60_000 });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return JSON.parse(answer.text);
  };

  async function byHand(): Promise<number> {
    const { hero, bilder, taggar, slug, externalId } = wholeArticle(wp);
    const files = await Promise.all([hero, hero, bilder[1]].map((picture) => picture?.fil()));
    const startedAt = performance.now();
    const media: Array<{ id: number; source_url?: string }> = [];
    for (const file of files) {
      const form = new FormData();
      form.set('alt_text', 'Text');
      form.set('file', new Blob([new Uint8Array(file?.bytes ?? [])], { type: 'image/jpeg' }), file?.filnamn);
      const written = new Response(form);
      media.push(await post('media', written.headers.get('content-type') ?? '', new Uint8Array(await written.arrayBuffer())));
    }
    const json = (value: object) => Buffer.from(JSON.stringify(value));
    const tag = await post('tags', 'application/json', json({ name: taggar[0] }));
    const content = `<!-- wp:html -->\n<p>Text</p>\n<figure><img src="${media[2]?.source_url}" alt=""></figure>\n<!-- /wp:html -->`;
    const meta = { _studio_json_ld: JSON.stringify({ '@type': 'NewsArticle', '@id': externalId }) };
    await post(
      'posts',
      'application/json',
      json({ title: 'Färjan', status: 'publish', content, slug, tags: [tag.id], featured_media: media[0]?.id, meta }),
    );
    return performance.now() - startedAt;
  }

  async function byAdapter(): Promise<number> {
    const wanted = wholeArticle(wp);
    const startedAt = performance.now();
    await adapter.deliver(wanted);
    return performance.now() - startedAt;
  }

  // The first ones fill WordPress's caches; then by turns, so that whatever else the machine does meets both.
  await counted.deliver(wholeArticle(wp));
  await byHand();
  const times = { hand: [] as number[], adapter: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.hand.push(await byHand());
    times.adapter.push(await byAdapter());
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [hand, delivered] = [median(times.hand), median(times.adapter)];
  const ratio = delivered / hand;
  process.stdout.write(
    `by hand   5 requests  ${hand.toFixed(0)} ms\ndelivered ${requests} requests  ${delivered.toFixed(0)} ms\nratio     ${ratio.toFixed(2)} (at most ${WANTED} is wanted)\n`,
  );
} finally {
  await wp.stop();
}
