import { expect, test } from 'vitest';
import { CONTENT_MOVES, contentStatusAfter, LANGUAGE_MOVES } from '#lib/content/states.ts';
import { CONTENT_STATUSES, LANGUAGE_STATUSES } from '#lib/contract/closed/article.ts';

interface DocumentedMove {
  by: string;
  who: string;
  condition: string;
  to: Record<string, string>;
  effects: readonly string[];
}

/** One line for each state a move ends in. */
function linesOf(move: DocumentedMove, statuses: readonly string[]): string[] {
  const { to, by, who, condition, effects } = move;
  const ends = [...new Set(statuses.flatMap((status) => to[status] ?? []))];
  const unchanged = statuses.filter((status) => to[status] === status);
  const moving = ends.map((end) => ({ end, from: statuses.filter((status) => to[status] === end && status !== end) }));
  const told = [
    ...moving.filter(({ from }) => from.length > 0).map(({ from, end }) => `${from.join(', ')} → **${end}**`),
    ...(unchanged.length === 0 ? [] : [`${unchanged.length === statuses.length ? 'all' : unchanged.join(', ')}: unchanged`]),
  ];
  return [`| ${told.join('; ')} | ${by} | ${who} | ${condition} | ${effects.join('; ')} |`];
}

function table(moves: Record<string, DocumentedMove>, statuses: readonly string[]): string {
  const head = ['| State | Moved by | Who | Condition | Effects |', '|---|---|---|---|---|'];
  return [...head, ...Object.values(moves).flatMap((move) => linesOf(move, statuses))].join('\n');
}

test('docs/states.md is made from the table', async () => {
  const document = [
    '# States',
    'Made from `lib/content/states.ts` by its test; do not edit. From a state that a line does not name the move is refused.',
    '## An article',
    table(CONTENT_MOVES, CONTENT_STATUSES),
    '## A language version',
    table(LANGUAGE_MOVES, LANGUAGE_STATUSES),
    '',
  ].join('\n\n');
  await expect(document).toMatchFileSnapshot('../../docs/states.md');
});

test('every state an article can be in is reached, and left', () => {
  const moves = Object.keys(CONTENT_MOVES) as Array<keyof typeof CONTENT_MOVES>;
  for (const status of CONTENT_STATUSES) {
    const reached = CONTENT_STATUSES.some(
      (before) => before !== status && moves.some((move) => contentStatusAfter(move, before) === status),
    );
    const left = moves.some((move) => ![status, undefined].includes(contentStatusAfter(move, status)));
    expect([status, reached, left]).toEqual([status, true, true]);
  }
});

test('what is public is deleted by nobody, and only what is public is taken down', () => {
  expect(contentStatusAfter('delete', 'publicerad')).toBeUndefined();
  expect(CONTENT_STATUSES.filter((status) => contentStatusAfter('takeDown', status) !== undefined)).toEqual(['publicerad']);
});
