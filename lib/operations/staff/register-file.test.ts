import { expect, test } from 'vitest';
import { lineFor } from '#lib/operations/staff/register-file.ts';

const ANNA = { typ: 'person', id: 'anna', namn: 'Anna' };
const BO = { typ: 'person', id: 'bo', namn: 'Bo' };
const line = (detalj: Record<string, unknown>, av = ANNA) => ({
  ...{ id: '1', tid: '2026-11-20T08:00:00.000Z', operation: 'x', av, order_av: BO, innehall: null, detalj },
});

test('of what the person did to somebody else nothing is told of that other', () => {
  const told = lineFor(
    'anna',
    'gjort',
    line({ person: 'bo', epost: 'bo@test.se', fore: BO, efter: BO, losenord_bytt: true, falt: ['roll'] }),
  );
  expect(told.detalj).toEqual({ losenord_bytt: true, falt: ['roll'] });
});

test('what was done to the person is told whole, and by whom by name alone', () => {
  const detalj = { person: 'anna', fore: ANNA, efter: { ...ANNA, namn: 'Anna Ny' } };
  expect(lineFor('anna', 'om', line(detalj, BO))).toMatchObject({ av: { typ: 'person', namn: 'Bo' }, detalj });
  expect(lineFor('anna', 'om', line(detalj, BO)).av).not.toHaveProperty('id');
  expect(lineFor('anna', 'gjort', line(detalj))).toMatchObject({ av: ANNA, order_av: { typ: 'person', namn: 'Bo' }, detalj });
});
