import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { liveEntries } from '#lib/blocks/liveinlagg/entries.ts';
import { normalise } from '#lib/blocks/liveinlagg/normalise.ts';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { structuredData } from '#lib/blocks/liveinlagg/structured-data.ts';
import { unsafeMarkup } from '#lib/blocks/unsafe-markup.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const context: RenderContext = { sprak: 'sv', mall: 'liverapport', absolute: (address) => `https://tidningen.example${address}` };
const entry = (id: string, tid: string, more = {}) => ({ id, tid, text: `Inlägg ${id}`, ...more });
const block = (...inlagg: object[]) => ({ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg } });
const html = (inlagg: object[], other: Partial<RenderContext> = {}) => renderBodyHtml([block(...inlagg)], { ...context, ...other });
const order = (...inlagg: NonNullable<Attrs['inlagg']>) => liveEntries({ inlagg }).map(({ id }) => id);

describe('the order of the entries', () => {
  test('is pinned first, then the newest', () => {
    expect(
      order(
        entry('ny', '2026-05-09T12:00'),
        entry('fast-gammal', '2026-05-09T06:00', { fast: true }),
        entry('aldst', '2026-05-09T03:00'),
        entry('fast-ny', '2026-05-09T09:00', { fast: true }),
      ),
    ).toEqual(['fast-ny', 'fast-gammal', 'ny', 'aldst']);
  });

  test('is by instants, in the hour of autumn that comes twice too', () => {
    expect(order(entry('forst', '2026-10-25T02:30'), entry('efter', '2026-10-25T03:00'))).toEqual(['efter', 'forst']);
  });

  test('of two in the same minute, the one written last comes first', () => {
    expect(order(entry('a', '2026-05-09T12:00'), entry('b', '2026-05-09T12:00'))).toEqual(['b', 'a']);
  });

  test('puts one without a time that exists last, and leaves out one that says nothing', () => {
    expect(order(entry('utan', 'nyss'), entry('med', '2026-05-09T12:00'), { id: 'tom', tid: '2026-05-09T13:00' })).toEqual(['med', 'utan']);
  });
});

/** What somebody could try to get into a page with, each in a form that some sanitiser has let through. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://ond.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<b onmouseover="alert(1)">x</b>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>body{display:none}</style>',
  '<iframe src="https://ond.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://youtube.com.ond.example/watch?v=aqz-KE-bpKQ"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="//ond.example">x</a>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<object data="https://ond.example/x"></object><embed src="https://ond.example/x">',
  '<form action="https://ond.example"><input name="losen"></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=https://ond.example"><base href="https://ond.example">',
  '"><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('what readers see', () => {
  const said = (text: string) => html([entry('i1', '2026-05-09T12:00', { text })]);
  const one = [entry('i1', '2026-05-09T12:00', { text: 'Första.\n\nAndra & sista.' })];

  test('is paragraphs with bold, italic, links and quotes', () => {
    expect(html(one)).toContain('<p>Första.</p><p>Andra &amp; sista.</p>');
    expect(said('**Mål!**\nJa\n\n> Äntligen')).toContain('<p><strong>Mål!</strong><br/>Ja</p><blockquote><p>Äntligen</p></blockquote>');
    expect(said('[mer](https://a.se/b)')).toContain('<p><a href="https://a.se/b" rel="noopener">mer</a></p>');
  });

  test('shows a film when the reader wants it, and loads nothing before', () => {
    const shown = said('https://youtu.be/aqz-KE-bpKQ');
    expect(shown).toContain('class="inbaddning inbaddning-youtube"');
    expect(shown).not.toMatch(/<iframe|<script/);
  });

  test.each(HOSTILE)('of %s holds nothing that runs or is loaded', (text) => {
    const shown = said(`Före ${text} efter`);
    expect(unsafeMarkup(shown)).toEqual([]);
    expect(shown).not.toMatch(/<(?:script|iframe|img|svg|object|embed|style|form|input|link|meta|base)\b/i);
    expect(shown).not.toMatch(/\son\w+=|javascript:|srcdoc|style=/i);
    expect(shown).toContain('Före');
  });

  test('can be linked to by the entry’s id', () => {
    expect(html(one)).toContain('id="blive00001-i1"');
    expect(html([entry('"><script>', '2026-05-09T12:00')])).toContain('id="blive00001-1"');
  });

  test('says whether it goes on, and asks for more only while it does', () => {
    expect(html(one, { live: true, innehall: 'a1' })).toContain('data-live="https://tidningen.example/studio/live/a1.json"');
    expect(html(one, { live: true, innehall: 'a1', sprak: 'en' })).toContain('/studio/live/a1.json?sprak=en');
    expect(html(one, { live: true })).toContain('Pågår nu');
    expect(html(one, { live: false, innehall: 'a1' })).toContain('Avslutad');
    expect(html(one, { live: false, innehall: 'a1' })).not.toContain('data-live');
  });

  test('tells the day of each entry when there are several', () => {
    expect(html(one)).toContain('>12:00</time>');
    expect(html([...one, entry('i2', '2026-05-10T00:30')])).toContain('>10 maj 00:30</time>');
  });
});

describe('a correction', () => {
  const corrected = (rattad: string, tid = '2026-05-09T12:00') => [entry('i1', tid, { rattad })];

  test('is told beside the time of the entry, in the reader’s language', () => {
    expect(html(corrected('2026-05-09T14:32'))).toContain(
      '<span class="live-rattad">Rättad <time dateTime="2026-05-09T14:32:00+02:00">14:32</time></span>',
    );
    expect(html(corrected('2026-05-09T14:32'), { sprak: 'en' })).toContain('>Corrected <time');
    expect(html([entry('i1', '2026-05-09T12:00')])).not.toContain('live-rattad');
  });

  test('of another day tells the day', () => {
    expect(html(corrected('2026-05-10T00:05'))).toContain('>10 maj 00:05</time>');
    expect(html(corrected('2026-05-10T00:05', 'nyss'))).toContain('>10 maj 00:05</time>');
    const severalDays = [...corrected('2026-05-09T14:32'), entry('i2', '2026-05-10T07:00')];
    expect(html(severalDays)).toContain('>14:32</time>');
  });

  test('at a time that does not exist is not told', () => {
    expect(html(corrected('<b>nyss</b>'))).not.toMatch(/live-rattad|nyss/);
  });

  test('is in the structured data, as the time the update was modified', () => {
    const [told] = structuredData({ inlagg: [...corrected('2026-05-09T14:32'), entry('i2', '2026-05-09T12:30')] }, context, 'blive00001');
    const updates = Object.entries(told ?? {}).find(([name]) => name === 'liveBlogUpdate')?.[1];
    expect(updates).toEqual([
      expect.not.objectContaining({ dateModified: expect.anything() }),
      expect.objectContaining({ datePublished: '2026-05-09T12:00:00+02:00', dateModified: '2026-05-09T14:32:00+02:00' }),
    ]);
  });
});

describe('on save', () => {
  const ids = (...inlagg: object[]) => {
    const entries = normalise(block(...inlagg)).attrs?.inlagg;
    return Array.isArray(entries) ? entries.map(({ id }) => id) : [];
  };

  test('an entry without an id gets one that no other has, and one with an id keeps it', () => {
    expect(ids({ tid: 'x' }, { id: 'i1' }, {}, { id: 'start' })).toEqual(['i2', 'i1', 'i3', 'start']);
  });

  test('a second time nothing changes', () => {
    const once = normalise(block({ tid: 'x' }, {}));
    expect(normalise(once)).toEqual(once);
  });
});

describe('key events', () => {
  const entries = [
    entry('i1', '2026-05-09T12:00', { nyckel: true, text: 'Isen har **släppt**. Den rör sig.' }),
    entry('i2', '2026-05-09T13:00'),
    entry('i3', '2026-05-09T14:00', { nyckel: true, text: '', bild: { src: '/media/flak', alt: 'Ett isflak.' } }),
  ];

  test('stand above the entries, the newest first, and lead to them', () => {
    const text = html(entries);
    expect([...text.matchAll(/<\/time> <a href="#([^"]+)">([^<]+)<\/a><\/li>/g)].map(([, anchor, words]) => [anchor, words])).toEqual([
      ['blive00001-i3', 'Ett isflak.'],
      ['blive00001-i1', 'Isen har släppt.'],
    ]);
    expect(text.match(/class="live-inlagg live-nyckel"/g)).toHaveLength(2);
    expect(text).toContain('<span class="live-etikett">Nyckelhändelse</span>');
    expect(html(entries, { sprak: 'en' })).toContain('aria-label="Key events"');
  });

  test('are shown alone at an address of their own, where there are others', () => {
    const text = html(entries);
    expect(text).toContain('<a class="live-bara" href="#nyckel-blive00001">');
    expect(text).toContain('<div class="live-lista" id="nyckel-blive00001">');
    expect(text).toMatch(/<div class="live" id="alla-blive00001">/);
    expect(html([entries[0] ?? {}])).not.toContain('live-bara');
  });

  test('are none where nobody has made any, and none that says nothing', () => {
    expect(html([entry('i1', '2026-05-09T12:00')])).not.toMatch(/live-nyck|id="alla-/);
    expect(html([entry('i1', '2026-05-09T12:00'), { id: 'i2', tid: '2026-05-09T13:00', nyckel: true, text: ' ' }])).not.toMatch(
      /live-nyck/,
    );
  });
});

describe('a long report, where each of its parts has a page', () => {
  const minutes = (count: number, more: (nr: number) => object = () => ({})) =>
    Array.from({ length: count }, (_, index) => {
      const nr = index + 1;
      const tid = `2026-05-09T${String(Math.floor(nr / 60)).padStart(2, '0')}:${String(nr % 60).padStart(2, '0')}`;
      return entry(`i${nr}`, tid, more(nr));
    });
  const shown = (inlagg: object[], livedel: RenderContext['livedel']) =>
    [...html(inlagg, { livedel }).matchAll(/data-inlagg="i(\d+)"/g)].map(([, nr]) => Number(nr));
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

  test.each([
    [99, 99, 0],
    [100, 50, 1],
    [149, 99, 1],
    [150, 50, 2],
    [211, 61, 3],
  ])('of %i entries shows the newest %i, and leads to the others', (count, newest, older) => {
    expect(shown(minutes(count), 'senaste')).toEqual(down(count, count - newest + 1));
    const text = html(minutes(count), { livedel: 'senaste' });
    if (older === 0) expect(text).not.toMatch(/live-bladdring|\?del=/);
    else expect(text).toContain(`<a class="live-aldre" href="?del=${older}" rel="next">Äldre inlägg</a>`);
  });

  test('has every entry in one part, which stays what it is when something is told', () => {
    for (const count of [100, 149, 150, 211]) {
      const parts = Array.from({ length: Math.floor(count / 50) - 1 }, (_, index) => shown(minutes(count), index + 1));
      for (const [index, part] of parts.entries()) expect(part).toEqual(down((index + 1) * 50, index * 50 + 1));
      expect([...shown(minutes(count), 'senaste'), ...parts.toReversed().flat()]).toEqual(down(count, 1));
    }
    expect(shown(minutes(211), 4)).toEqual([]);
    expect(shown(minutes(99), 1)).toEqual([]);
  });

  test('shows what is pinned first with the newest, wherever else it stands', () => {
    const pinned = minutes(211, (nr) => (nr === 7 ? { fast: true } : {}));
    expect(shown(pinned, 'senaste')).toEqual([7, ...down(211, 151)]);
    expect(shown(pinned, 1)).toEqual(down(50, 1));
  });

  test('leads from a key event to the part where it is told', () => {
    const text = html(
      minutes(211, (nr) => ([3, 100, 200].includes(nr) ? { nyckel: true } : {})),
      { livedel: 'senaste' },
    );
    for (const address of ['?del=1#blive00001-i3', '?del=2#blive00001-i100', '#blive00001-i200'])
      expect(text).toContain(`<a href="${address}">`);
  });

  test('offers to show key events alone only where the page has both them and others', () => {
    const only = (nr: number) =>
      html(
        minutes(211, (one) => (one === nr ? { nyckel: true } : {})),
        { livedel: 'senaste' },
      );
    expect(only(200)).toContain('live-bara');
    expect(only(3)).toContain('?del=1#blive00001-i3');
    expect(only(3)).not.toContain('live-bara');
  });

  test('of an older part asks for nothing that is new, and leads to what comes before and after', () => {
    const part = (nr: number, sprak: 'sv' | 'en' = 'sv') =>
      html(minutes(211), { livedel: nr, live: true, innehall: 'a1', lank: 'https://tidningen.example/nyheter/is', sprak });
    expect(part(2)).not.toContain('data-live');
    expect(part(2)).toContain('<p class="live-del"><b>Del 2</b> <a href="/nyheter/is">De senaste inläggen</a></p>');
    expect(part(2)).toContain(
      '<a href="?del=3" rel="prev">Nyare inlägg</a><a class="live-aldre" href="?del=1" rel="next">Äldre inlägg</a>',
    );
    expect(part(3)).toContain('<a href="/nyheter/is" rel="prev">Nyare inlägg</a>');
    expect(part(1, 'en')).toMatch(/Part 1.*Latest posts.*aria-label="More posts"/s);
    expect(part(1)).not.toContain('live-aldre');
  });

  test('tells search engines of what its page shows, and of when all of it was', () => {
    const [told] = structuredData({ inlagg: minutes(211) }, { ...context, livedel: 'senaste' }, 'blive00001');
    expect(told).toMatchObject({ coverageStartTime: '2026-05-09T00:01:00+02:00' });
    expect(Object.entries(told ?? {}).find(([name]) => name === 'liveBlogUpdate')?.[1]).toHaveLength(61);
  });
});
