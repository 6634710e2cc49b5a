import type { Author } from '#lib/contract/article.ts';
import type { StaffNews, Topic } from '#lib/contract/staff-news.ts';
import type { Operation } from '#lib/operations/define-operation.ts';

/** What is told of, by the first words of an operation's path: the first line that fits counts. */
const BY_PATH: ReadonlyArray<readonly [RegExp, Topic]> = [
  // What is accepted is a save.
  [/\/forslag-till-andring(\/\{fid\}\/avbojt)?$/, 'forslag'],
  [/^\/innehall\/\{id\}\/kommentarer/, 'kommentarer'],
  [/^\/kommentarer\//, 'kommentarer'],
  [/^\/innehall\/\{id\}\/(release|nedtagning)$/, 'releaser'],
  [/^\/releaser\//, 'releaser'],
  [/^(\/innehall\/\{id\}\/oversatt|\/oversatt-lista|\/oversattningar\/)/, 'oversattningar'],
  [/^\/innehall(\/|$)/, 'innehall'],
  [/^\/ko(\/|$)/, 'ko'],
  [/^\/ideer\//, 'ideer'],
];

/** What workers do for somebody, at no address. */
const BY_NAME: Readonly<Record<string, Topic>> = { utforRelease: 'releaser', utforOversattning: 'oversattningar' };

const INBOX = '/jag/inkorg';

interface Done {
  operation: Pick<Operation, 'name' | 'path' | 'hints'>;
  av: Author;
  innehall: string | null;
  params: unknown;
  /** The number that a shared text has got by it. */
  nr?: number | undefined;
}

/**
 * What browsers of the newsroom are told of a call that has changed something; undefined where they show nothing of it, where only some may
 * read it, and where nothing is saved by it.
 */
export function newsOfCall({ operation, av, innehall, params, nr }: Done): StaffNews | undefined {
  if (operation.hints.readOnly) return undefined;
  const path = operation.path.replace('/studio/api', '');
  // Their other windows, and nobody else's.
  if (path.startsWith(INBOX)) return { om: 'inkorg', till: [av.id] };
  const sprak = named(params, 'sprak');
  // Whoever writes in it too reads what it was; of a writing that was not taken there is no number.
  if (operation.name === 'skrivGemensamText')
    return nr === undefined ? undefined : { om: 'text', innehall: innehall ?? '', sprak: sprak ?? '', nr };
  if (operation.hints.writingIsNotLogged === true) return undefined;
  const om = BY_NAME[operation.name] ?? BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  if (om === undefined) return undefined;
  const article = innehall ?? (path.startsWith('/innehall/{id}') ? named(params, 'id') : undefined);
  return { om, ...(article && { innehall: article }), ...(sprak && { sprak }), gjorde: operation.name, av };
}

function named(params: unknown, name: string): string | undefined {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
