import type { Operation } from '#lib/operations/define-operation.ts';

/** Whether it is a GET that answers with JSON: such an answer has an ETag, and may be asked for in parts. */
export function readsJson({ method, fileTypes }: Pick<Operation, 'method' | 'fileTypes'>): boolean {
  return method === 'GET' && fileTypes === undefined;
}
