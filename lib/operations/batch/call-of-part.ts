import type { OtherCall, OtherCalls } from '#lib/operations/context.ts';

/** One operation of a batch, as it is asked for: `id` stands for whatever id its address has. */
interface Part {
  operation: string;
  id?: string | undefined;
  sprak?: string | undefined;
  kropp: Readonly<Record<string, unknown>>;
}

/** Which of what a path names the language is, and which the id. */
export function namedBy(params: readonly string[]): { id: string | undefined; sprak: string | undefined } {
  return { id: params.find((name) => name !== 'sprak'), sprak: params.find((name) => name === 'sprak') };
}

/** The operation's own call. */
export function callOf(others: Pick<OtherCalls, 'named'>, { operation, id, sprak, kropp }: Part): OtherCall {
  const named = namedBy(others.named(operation).params);
  const params = {
    ...(named.id !== undefined && id !== undefined && { [named.id]: id }),
    ...(named.sprak !== undefined && sprak !== undefined && { [named.sprak]: sprak }),
  };
  return { operation, params, kropp };
}
