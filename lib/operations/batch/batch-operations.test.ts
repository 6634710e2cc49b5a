import { expect, test } from 'vitest';
import { BATCH_OPERATIONS } from '#lib/operations/batch/batch-operations.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';

const BY_NAME = new Map<string, Operation>(OPERATIONS.map((operation) => [operation.name, operation]));

test.each(BATCH_OPERATIONS)('%s writes, sends no file and is named by one id and a language at most', (name) => {
  const operation = BY_NAME.get(name);
  expect(operation?.hints.readOnly).toBe(false);
  expect(operation?.fileField).toBeUndefined();
  const { params, query, method } = operation ?? {};
  expect(Object.keys(params?.shape ?? {}).filter((param) => param !== 'sprak').length).toBeLessThan(2);
  // Its body is the only other place that a batch fills; of a DELETE the query is.
  if (method !== 'DELETE') expect(Object.keys(query?.shape ?? {})).toEqual([]);
});

test('nothing of accounts, settings or batches is among them', () => {
  const paths = BATCH_OPERATIONS.map((name) => BY_NAME.get(name)?.path ?? '');
  expect(paths.filter((path) => /\/(satser|jag|anvandare|agenter|agentpaus|installningar|roller)(\/|$)/.test(path))).toEqual([]);
});
