import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { CopyKeeper, type CopyState } from '#components/editor/session/copy-keeper.ts';
import { newVersion } from '#components/editor/session/version.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

vi.mock(import('#lib/transports/client/browser.ts'), async (original) => ({
  ...(await original()),
  studio: { skrivArbetskopia: vi.fn(), kastaArbetskopia: vi.fn() } as never,
}));
const service = vi.mocked(studio);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
});

test('what another window has written is not written over though it could not be brought together with what is here at once', async () => {
  const other = { ...EMPTY_CONTENT, ingress: 'Det andra fönstret' };
  let draft: ArticleContent = { ...EMPTY_CONTENT, rubrik: 'Det här' };
  const told: CopyState[] = [];
  const met = vi.fn(async (_: string, __: ArticleContent, theirs: ArticleContent) => {
    draft = { ...draft, ingress: theirs.ingress };
  });
  const keeper = new CopyKeeper('a1', {
    unsaved: () => [{ sprak: 'sv', version: newVersion(draft, null), uppgifter: undefined }],
    told: (state) => told.push(state),
    isWriters: () => true,
    met,
    lost: async () => true,
  });
  const copy = { sprak: 'sv', bas: null, nr: 4, andrad: '', ingress: other.ingress };
  service.skrivArbetskopia.mockImplementation(async ({ nr }) => {
    if (nr < 4) throw new ApiFault(409, { fel: [], arbetskopia: copy } as never);
    return { ok: true, nr: nr + 1, andrad: '' };
  });
  met.mockRejectedValueOnce(new Unreachable());
  keeper.soon();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.at(-1)).toBe('borta');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toBe('saker');
  expect(draft).toEqual({ ...other, rubrik: 'Det här' });
  expect(service.skrivArbetskopia).toHaveBeenLastCalledWith({ id: 'a1', sprak: 'sv', bas: null, nr: 4, rubrik: 'Det här' });
});
