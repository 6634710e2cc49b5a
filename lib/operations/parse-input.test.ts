import { describe, expect, test } from 'vitest';
import { getItem } from '#lib/operations/item/get-item.operation.ts';
import { parseInput } from '#lib/operations/parse-input.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

const ID = '01a1f7e2-abcd-7000-8000-00000000000f';

describe('an id in an address', () => {
  const named = OPERATIONS.filter(({ params }) => Object.keys(params.shape).length > 0);

  test.each(named.map((operation) => [operation.name, operation] as const))('is one to %s, in capitals or not', async (_, operation) => {
    const names = Object.keys(operation.params.shape);
    const params = Object.fromEntries(names.map((name) => [name, ID.toUpperCase()]));
    const { input } = await parseInput(operation, { params, query: {}, body: {} }, () => 'b0000000');
    for (const name of names) expect(Reflect.get(input, name)).toBe(ID);
  });

  test('is left as it is where it is none', async () => {
    const { input } = await parseInput(getItem, { params: { id: 'Ingen-ID' }, query: {}, body: {} }, () => 'b0000000');
    expect(input).toMatchObject({ id: 'Ingen-ID' });
  });
});
