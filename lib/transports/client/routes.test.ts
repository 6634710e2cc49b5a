import { expect, test } from 'vitest';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { routesSource } from '#lib/transports/client/routes-source.ts';

test('the browser client knows every operation by its method and path (vitest -u writes the file anew)', async () => {
  await expect(routesSource(OPERATIONS)).toMatchFileSnapshot('./routes.ts');
});
