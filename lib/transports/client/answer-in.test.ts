import { describe, expect, test } from 'vitest';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { answerIn, Unreachable } from '#lib/transports/client/browser.ts';

const PAGE = '<html><head><title>413 Request Entity Too Large</title></head></html>';

function thrownBy(status: number, text: string): Promise<unknown> {
  return answerIn(status, text).catch((error: unknown) => error);
}

test('an answer of the service is read, and a refusal of it thrown', async () => {
  expect(await answerIn(200, '{"ok":true,"antal":1}')).toEqual({ ok: true, antal: 1 });
  const refusal = { ok: false, fel: [{ falt: '', sprak: '', orsak: 'Nej.', atgard: 'Vänta.', kod: 'for_stor' }], varningar: [] };
  const thrown = await thrownBy(413, JSON.stringify(refusal));
  expect(thrown).toBeInstanceOf(ApiFault);
  expect(thrown).toMatchObject({ status: 413, fel: refusal.fel, svar: refusal });
});

describe('what somebody in between has answered', () => {
  test.each([
    [413, PAGE, 'mellanled_for_stort', /så stort/, /mindre bild/],
    [413, '{"message":"Request Too Long"}', 'mellanled_for_stort', /så stort/, /proxyn/],
    [403, PAGE, 'mellanled_stoppar', /brandvägg.*svar 403/, /släppa igenom/],
    [429, '', 'mellanled_stoppar', /svar 429/, /om en stund/],
  ])('is a refusal that says what was stopped and what to do: %i %s', async (status, text, kod, orsak, atgard) => {
    const thrown = await thrownBy(status, text);
    expect(thrown).toBeInstanceOf(ApiFault);
    const told = [expect.objectContaining({ kod, orsak: expect.stringMatching(orsak), atgard: expect.stringMatching(atgard) })];
    expect(thrown).toMatchObject({ status, fel: told });
  });

  test.each([
    [502, PAGE, 'mellanled_borta', /svar 502/],
    [504, 'upstream request timeout', 'mellanled_borta', /svar 504/],
    [500, '{"error":"x"}', 'mellanled_borta', /svar 500/],
    [404, 'no available server', 'mellanled_borta', /svar 404/],
    [404, 'null', 'mellanled_borta', /svar 404/],
    [410, PAGE, 'mellanled_borta', /svar 410/],
    [200, '<!doctype html><form action="/login">', 'mellanled_svarar', /inloggning/],
    [401, PAGE, 'mellanled_svarar', /inloggning/],
    [407, '', 'mellanled_svarar', /inloggning/],
    [511, PAGE, 'mellanled_svarar', /inloggning/],
  ])('leaves it unknown whether anything was done: %i %s', async (status, text, kod, orsak) => {
    const thrown = await thrownBy(status, text);
    expect(thrown).toBeInstanceOf(Unreachable);
    expect(thrown).toMatchObject({ fel: { kod, orsak: expect.stringMatching(orsak) } });
  });

  test('is nothing that was cut off on the way', async () => {
    expect(await thrownBy(200, '{"ok":tr')).toMatchObject({ fel: undefined });
    expect(await thrownBy(200, '{"ok":tr')).toBeInstanceOf(Unreachable);
  });
});
