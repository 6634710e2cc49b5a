import { describe, expect, test } from 'vitest';
import { HEALTH_PART_NAMES, HEALTH_PARTS, type HealthPartName, type HealthState, isReady, toldOf } from '#lib/contract/health.ts';
import { askDoor, type Question } from '#lib/http/ask-door.ts';
import { healthDoor, notOpenDoor } from '#lib/transports/doors/health.ts';

const KEY = 'en-nyckel-som-ingen-annan-har';
const SECRET = 'postgresql://studio:hemligt@10.0.0.7/studio';

type States = Partial<Record<HealthPartName, HealthState>>;

function doorOf(states: States = {}, { isClosing = false, key = KEY as string | null } = {}) {
  const asked = { reports: 0, expositions: 0 };
  const door = healthDoor({
    async report() {
      asked.reports += 1;
      const delar = HEALTH_PART_NAMES.map((namn) => ({
        ...toldOf(namn, states[namn] ?? 'fungerar'),
        ...{ ...HEALTH_PARTS[namn], orsak: SECRET, atgard: SECRET },
      }));
      return { redo: isReady(delar), delar };
    },
    metrics:
      key === null
        ? undefined
        : {
            key,
            async exposition() {
              asked.expositions += 1;
              return { type: 'text/plain; version=0.0.4; charset=utf-8', text: 'studio_ready 1\n' };
            },
          },
    isClosing: () => isClosing,
  });
  return { asked, ask: (url: string, question?: Question) => askDoor(door, url, question) };
}

const bearer = (shown: string) => ({ headers: { Authorization: shown } });

describe('/halsa', () => {
  test.each([
    ['plain', '/halsa'],
    ['with a slash', '/halsa/'],
    ['with a huge query', `/halsa?${'x'.repeat(8_000)}`],
  ])('%s says that the process lives, and asks nothing', async (_, url) => {
    const { ask, asked } = doorOf({ databas: 'borta' });
    const { status, headers, text } = await ask(url);
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true, lage: 'igang' }]);
    expect([headers['cache-control'], headers['content-type']]).toEqual(['no-store', 'application/json; charset=utf-8']);
    expect(asked).toEqual({ reports: 0, expositions: 0 });
  });
});

describe('/redo', () => {
  test('is 200 with the state of every part, in Swedish', async () => {
    const { status, text } = await doorOf().ask('/redo');
    const { ok, redo, delar } = JSON.parse(text);
    expect([status, ok, redo]).toEqual([200, true, true]);
    expect(delar.map(({ namn }: { namn: string }) => namn)).toEqual([...HEALTH_PART_NAMES]);
    for (const part of delar)
      expect([Object.keys(part), part.text]).toEqual([['namn', 'lage', 'text'], expect.stringMatching(/^[A-ZÅÄÖ].+\.$/)]);
  });

  test.each(HEALTH_PART_NAMES)('%s away: 503 with Retry-After only where Studio cannot do without it', async (namn) => {
    const { status, headers, text } = await doorOf({ [namn]: 'borta' }).ask('/redo/?x=1');
    const { ok, redo, delar, fel } = JSON.parse(text);
    expect(delar.find((part: { namn: string }) => part.namn === namn)).toEqual(toldOf(namn, 'borta'));
    if (HEALTH_PARTS[namn].kravs) {
      expect([status, ok, redo, fel[0].kod, Number(headers['retry-after']) > 0]).toEqual([503, false, false, 'inte_redo', true]);
    } else expect([status, ok, redo, headers['retry-after']]).toEqual([200, true, true, undefined]);
  });

  test('what is only disturbed or not used turns nobody away; what cannot be seen of the database does', async () => {
    const disturbed = Object.fromEntries(HEALTH_PART_NAMES.map((namn) => [namn, 'stord' as const]));
    expect((await doorOf(disturbed).ask('/redo')).status).toBe(200);
    expect((await doorOf({ epost: 'avstangd', sprakmodell: 'okand' }).ask('/redo')).status).toBe(200);
    expect((await doorOf({ databasversion: 'okand' }).ask('/redo')).status).toBe(503);
  });

  test('nothing of what is behind a state is told', async () => {
    for (const lage of ['fungerar', 'stord', 'borta'] as const) {
      const { text, headers } = await doorOf({ databas: lage, epost: lage }).ask('/redo');
      expect(text + JSON.stringify(headers)).not.toMatch(/hemligt|postgres|10\.0/);
    }
  });

  test('is 503 without asking anything once Studio is about to stop', async () => {
    const { ask, asked } = doorOf({}, { isClosing: true });
    expect([(await ask('/redo')).status, asked.reports]).toEqual([503, 0]);
    expect((await ask('/halsa')).status).toBe(200);
  });
});

describe('/matt', () => {
  test('is told to whoever shows the key', async () => {
    const { ask } = doorOf();
    for (const shown of [`Bearer ${KEY}`, `bearer  ${KEY} `]) {
      const { status, headers, text } = await ask('/matt', bearer(shown));
      expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'studio_ready 1\n']);
    }
  });

  test.each([
    ['none', ''],
    ['a word alone', 'Bearer'],
    ['an empty one', 'Bearer '],
    ['one that is longer', `Bearer ${KEY}x`],
    ['one that is shorter', `Bearer ${KEY.slice(0, -1)}`],
    ['another scheme', `Basic ${KEY}`],
    ['no scheme', KEY],
    ['a very long one', `Bearer ${'å'.repeat(5_000)}`],
  ])('%s is 401, and nothing is gathered for it', async (_, shown) => {
    const { ask, asked } = doorOf();
    const { status, headers, text } = await ask(`/matt?nyckel=${KEY}`, shown === '' ? {} : bearer(shown));
    expect([status, headers['www-authenticate'], asked.expositions]).toEqual([401, 'Bearer realm="Studio matt"', 0]);
    expect(text).not.toContain(KEY);
  });

  test('is no address at all where no key is set', async () => {
    const { ask } = doorOf({}, { key: null });
    expect((await ask('/matt', bearer(`Bearer ${KEY}`))).status).toBe(404);
  });
});

test.each(['/halsa', '/redo', '/matt'])('%s is read and nothing else; HEAD is GET without a body', async (url) => {
  const { ask, asked } = doorOf();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'X'.repeat(200)]) {
    const { status, headers } = await ask(url, { method, body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  expect(asked).toEqual({ reports: 0, expositions: 0 });
  const [got, head] = await Promise.all(['GET', 'HEAD'].map((method) => ask(url, { method, ...bearer(`Bearer ${KEY}`) })));
  expect([head?.status, head?.headers, head?.text]).toEqual([got?.status, got?.headers, '']);
});

test.each(['/halsa/x', '/redo/redo', '/matt/a/b', '/halsa//'])('%s is no address', async (url) => {
  expect((await doorOf().ask(url)).status).toBe(404);
});

describe('while Studio is not open', () => {
  const ask = (url: string, method = 'GET') => askDoor(notOpenDoor, url, { method });

  test('it lives, is not ready, and answers nothing else', async () => {
    expect((await ask('/halsa')).status).toBe(200);
    const ready = await ask('/redo/');
    expect([ready.status, Number(ready.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(JSON.parse(ready.text).delar).toHaveLength(HEALTH_PART_NAMES.length);
    for (const url of ['/', '/matt', '/studio/api/jag', '/halsa/x']) {
      const { status, headers, text } = await ask(url);
      expect([status, headers['retry-after'], JSON.parse(text).fel[0].kod]).toEqual([503, '1', 'startar']);
    }
    expect((await ask('/halsa', 'POST')).status).toBe(405);
  });
});
