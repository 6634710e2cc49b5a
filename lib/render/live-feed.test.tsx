import { expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';
import { liveFeedJson } from '#lib/render/live-feed.tsx';

const context: RenderContext = {
  ...{ sprak: 'sv', mall: 'liverapport', innehall: 'a1', live: true },
  absolute: (address) => `https://tidningen.example${address}`,
};
const entry = (id: string, tid: string, more = {}) => ({ id, tid, text: `Inlägg ${id}`, ...more });
const block = (inlagg: object[], id = 'blive00001') => ({ type: 'liveinlagg', attrs: { id, inlagg } });
const feed = (block: object[], live?: boolean) =>
  JSON.parse(liveFeedJson({ block: block as never, meta: live === undefined ? {} : { live } }, { ...context, live }));

test('is what interface.md says, and its entries are those of the page', () => {
  const inlagg = [
    entry('a', '2026-05-09T12:00'),
    entry('fast', '2026-05-09T06:00', { fast: true }),
    entry('b', '2026-05-09T12:34', { text: '**Mål!**', bild: { src: '/media/x/1.jpg', alt: 'Mål' } }),
  ];
  const made = feed([block(inlagg)], true);
  expect(made).toMatchObject({ ok: true, live: true, lage: 'live', senast: '2026-05-09T12:34', senastText: '12:34', antal: 3 });
  expect(made.inlagg.map(({ id, tid, fast }: Record<string, unknown>) => ({ id, tid, fast }))).toEqual([
    { id: 'fast', tid: '2026-05-09T06:00', fast: true },
    { id: 'b', tid: '2026-05-09T12:34', fast: false },
    { id: 'a', tid: '2026-05-09T12:00', fast: false },
  ]);
  const page = renderBodyHtml([block(inlagg)], context);
  expect(page).toContain(made.senastRad);
  for (const { html } of made.inlagg) expect(page).toContain(html);
  expect(Object.keys(made)).toEqual(['ok', 'live', 'lage', 'senast', 'senastText', 'senastRad', 'antal', 'inlagg']);
});

test('says when it has ended, and is there before the first entry', () => {
  expect(feed([block([entry('a', '2026-05-09T12:00')])], false)).toMatchObject({ live: false, lage: 'avslutad' });
  expect(feed([], true)).toEqual({
    ...{ ok: true, live: true, lage: 'live', senast: '', senastText: '', antal: 0, inlagg: [] },
    senastRad: expect.stringContaining('Pågår nu'),
  });
});

test('goes by Stockholm’s clocks, in the hour that comes twice too', () => {
  const made = feed([block([entry('forst', '2026-10-25T02:30'), entry('sedan', '2026-10-25T02:10+01:00')])], true);
  expect(made.inlagg.map(({ id, tid }: Record<string, unknown>) => [id, tid])).toEqual([
    ['sedan', '2026-10-25T02:10'],
    ['forst', '2026-10-25T02:30'],
  ]);
  expect(made.senast).toBe('2026-10-25T02:10');
});

test('an entry that has not changed is the same when a second day makes all tell theirs', () => {
  const inlagg = [entry('a', '2026-05-09T12:00')];
  expect(feed([block(inlagg)], true).inlagg[0].html).toContain('>12:00</time>');
  const more = [...inlagg, entry('b', '2026-05-10T00:30')];
  const made = feed([block(more)], true);
  expect(made.inlagg.map(({ html }: { html: string }) => /<time[^>]*>([^<]+)</.exec(html)?.[1])).toEqual(['10 maj 00:30', '9 maj 12:00']);
  expect(feed([block(more)], true)).toEqual(made);
});

test('of several blocks the pinned entries come first', () => {
  const made = feed([block([entry('a', '2026-05-09T12:00')]), block([entry('b', '2026-05-09T11:00', { fast: true })], 'blive00002')], true);
  expect(made.inlagg.map(({ id }: { id: string }) => id)).toEqual(['b', 'a']);
});
