import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ArticleSession } from '#components/editor/session/article-session.ts';
import { itemOf } from '#components/editor/session/item-under-test.ts';
import { LocalDrafts } from '#components/editor/session/local-drafts.ts';
import { openVersion } from '#components/editor/session/use-session.ts';
import { memoryStorage } from '#components/studio/storage/memory-storage.ts';
import type { ArticleContent, Item, Revision } from '#lib/contract/article.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

vi.mock(import('#lib/transports/client/browser.ts'), async (original) => ({
  ...(await original()),
  // Only what the session calls; anything else is a mistake and fails.
  studio: {
    ...{ sparaSprakversion: vi.fn(), hamtaInnehall: vi.fn(), andraInnehall: vi.fn(), hamtaRevision: vi.fn() },
    ...{ skrivArbetskopia: vi.fn(), kastaArbetskopia: vi.fn(), hamtaArbetskopior: vi.fn() },
    ...{ skrivGemensamText: vi.fn(), hamtaGemensamText: vi.fn(), foreslaAndring: vi.fn(), namngeRevision: vi.fn() },
  } as never,
}));
vi.mock(import('#components/studio/news/news-line.ts'), () => ({ newsLine: { listen: () => () => {}, isLive: () => true } as never }));
const service = vi.mocked(studio);

const content: ArticleContent = { rubrik: 'Rubrik', ingress: 'Ingress', slug: 'rubrik', meta: {}, hero: null, block: [] };
const lisa = { typ: 'person', id: 'p2', namn: 'Lisa Ek' } as const;

function revision(id: string, change: Partial<Revision> = {}): Revision {
  const numbers = { id, nr: Number(id.slice(1)), hash: id, bas: null, kall_revision: null };
  return { ...content, ...numbers, sprak: 'sv', kommentar: '', av: lisa, skapad: '2026-11-20T08:00:00.000Z', typ: 'manuell', ...change };
}

const amina = { typ: 'person', id: 'p1', namn: 'Amina' } as const;
const item = (arbetsrevision: Revision): Item => itemOf(amina, [arbetsrevision], { rubrik: 'Rubrik' });

function conflictWith(senaste: Revision, forslag: ArticleContent | null): ApiFault {
  return new ApiFault(409, {
    fel: [],
    senaste,
    andrade_block: [],
    sammanslagning: { mojlig: forslag !== null, forslag, konflikter: [] },
  } as never);
}

const open = (session: ArticleSession) => openVersion(session.store.get());

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  service.skrivArbetskopia.mockImplementation(async ({ nr }) => ({ ok: true, nr: nr + 1, andrad: '' }));
  service.kastaArbetskopia.mockResolvedValue({ ok: true });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});

test('a save tells which revision it was written from, and the next one builds on it', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Ny' })) });
  session.edit({ rubrik: 'Ny' });
  expect(await session.save()).toBe(true);
  expect(service.sparaSprakversion).toHaveBeenCalledWith(expect.objectContaining({ id: 'a1', sprak: 'sv', rubrik: 'Ny', bas: 'r1' }));
  expect(open(session).bas).toBe('r2');
  expect(session.hasUnsaved()).toBe(false);
});

test('what is left as a proposal is no longer here, and what is saved is; what cannot be left is as it was', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  expect(session.canPropose()).toBe(false);
  session.edit({ rubrik: 'Föreslagen' });
  expect(session.canPropose()).toBe(true);
  service.foreslaAndring.mockRejectedValueOnce(new ApiFault(409, {}));
  expect(await session.propose('För att den är bättre')).toBe(false);
  expect([open(session).draft.rubrik, session.store.get().failure]).toEqual(['Föreslagen', expect.anything()]);
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r1')) });
  service.foreslaAndring.mockImplementation(async () => {
    session.edit({ ingress: 'Skriven under tiden' });
    return {} as never;
  });
  expect(await session.propose('För att den är bättre')).toBe(true);
  expect(service.foreslaAndring).toHaveBeenLastCalledWith(
    expect.objectContaining({
      id: 'a1',
      sprak: 'sv',
      bas: 'r1',
      rubrik: 'Föreslagen',
      ingress: 'Ingress',
      kommentar: 'För att den är bättre',
    }),
  );
  expect(open(session).draft).toMatchObject({ rubrik: 'Rubrik', ingress: 'Skriven under tiden' });
  expect(service.sparaSprakversion).not.toHaveBeenCalled();
});

test('what is being left as a proposal is saved by nothing meanwhile, nor while it is decided on', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r1')) });
  session.edit({ rubrik: 'Föreslagen' });
  const letGo = session.holdAutosave();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(service.sparaSprakversion).not.toHaveBeenCalled();
  letGo();
  const saves: Promise<boolean>[] = [];
  service.foreslaAndring.mockImplementation(async () => {
    saves.push(session.save());
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    return {} as never;
  });
  expect(await session.propose('')).toBe(true);
  expect(await Promise.all(saves)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(service.sparaSprakversion).not.toHaveBeenCalled();
  expect(session.hasUnsaved()).toBe(false);
});

test('what can be left as a proposal no more is told of: it has been saved meanwhile', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Ny' })) });
  session.edit({ rubrik: 'Ny' });
  const [, isProposed] = await Promise.all([session.save(), session.propose('')]);
  expect(isProposed).toBe(false);
  expect(session.store.get().failure?.fel).toMatchObject([{ orsak: expect.stringContaining('redan sparat'), atgard: expect.any(String) }]);
  expect(service.foreslaAndring).not.toHaveBeenCalled();
});

test('nothing is sent when nothing was changed', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  expect(await session.save()).toBe(true);
  expect(service.sparaSprakversion).not.toHaveBeenCalled();
});

test('what is written while a save is under way is still unsaved after it', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Ny' })) });
  service.sparaSprakversion.mockImplementation(async () => {
    session.edit({ rubrik: 'Ännu nyare' });
    return { ok: true, id: 'r2', nr: 2, hash: 'h' };
  });
  session.edit({ rubrik: 'Ny' });
  await session.save();
  expect(open(session).draft.rubrik).toBe('Ännu nyare');
  expect(session.hasUnsaved()).toBe(true);
});

test('a save that is asked for while another is under way saves what has been written since that began', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  const asked: Promise<boolean>[] = [];
  service.sparaSprakversion.mockImplementationOnce(async () => {
    session.edit({ rubrik: 'Sedan' });
    asked.push(session.save(), session.save());
    return { ok: true, id: 'r2', nr: 2, hash: 'h' };
  });
  service.sparaSprakversion.mockResolvedValueOnce({ ok: true, id: 'r3', nr: 3, hash: 'h' });
  service.hamtaInnehall.mockResolvedValueOnce({ ok: true, innehall: item(revision('r2', { rubrik: 'Först' })) });
  service.hamtaInnehall.mockResolvedValueOnce({ ok: true, innehall: item(revision('r3', { rubrik: 'Sedan' })) });
  session.edit({ rubrik: 'Först' });
  expect(await session.save()).toBe(true);
  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(service.sparaSprakversion.mock.calls.map(([{ rubrik, bas }]) => [rubrik, bas])).toEqual([
    ['Först', 'r1'],
    ['Sedan', 'r2'],
  ]);
  expect(session.hasUnsaved()).toBe(false);
});

describe('what the writer says of a version', () => {
  const words = { kommentar: 'Rättat namnet', namn: 'Till tryck' };
  /** The service as it keeps what is saved: revisions from r2 on, by the writer. */
  function keepsRevisions() {
    const kept = [revision('r1')];
    const newest = () => kept.at(-1) ?? revision('r1');
    async function keep({ rubrik = '', kommentar = '', bas, tvinga = false }: Parameters<typeof studio.sparaSprakversion>[0]) {
      if (bas !== newest().id && !tvinga) throw conflictWith(newest(), null);
      const made = revision(`r${kept.length + 1}`, { rubrik, kommentar, av: amina });
      kept.push(made);
      return { ok: true as const, id: made.id, nr: made.nr, hash: made.hash };
    }
    service.sparaSprakversion.mockImplementation(keep);
    service.hamtaInnehall.mockImplementation(async () => ({ ok: true, innehall: item(newest()) }));
    return { kept, keep, newest };
  }
  const told = (kept: readonly Revision[]) => kept.slice(1).map(({ rubrik, kommentar }) => [rubrik, kommentar]);

  test('stands with a version of its own, whichever saves it waits for and whichever are asked for meanwhile', async () => {
    const { kept, keep } = keepsRevisions();
    const session = new ArticleSession(item(revision('r1')), 'p1');
    const asked: Promise<boolean>[] = [];
    service.sparaSprakversion.mockImplementationOnce(async (given) => {
      session.edit({ rubrik: 'Sedan' });
      asked.push(session.save(), session.save(words), session.save({ kommentar: 'En till', namn: '' }), session.save());
      return keep(given);
    });
    session.edit({ rubrik: 'Först' });
    expect(await session.save()).toBe(true);
    expect(await Promise.all(asked)).toEqual([true, true, true, true]);
    expect(told(kept)).toEqual([
      ['Först', ''],
      ['Sedan', ''],
      ['Sedan', 'Rättat namnet'],
      ['Sedan', 'En till'],
    ]);
    expect(service.namngeRevision.mock.calls).toEqual([[{ id: 'a1', sprak: 'sv', rid: 'r4', namn: 'Till tryck' }]]);
  });

  test('stands with the text also when that has just been saved without it, and where only the article’s details are another', async () => {
    const { kept, newest } = keepsRevisions();
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Ny' });
    expect(await session.save()).toBe(true);
    expect(await session.save(words)).toBe(true);
    service.andraInnehall.mockImplementation(async () => ({ ok: true, innehall: { ...item(newest()), taggar: ['skola'] } }));
    session.editDetails({ taggar: ['skola'] });
    expect(await session.save({ kommentar: 'Ny tagg', namn: '' })).toBe(true);
    expect(told(kept)).toEqual([
      ['Ny', ''],
      ['Ny', 'Rättat namnet'],
      ['Ny', 'Ny tagg'],
    ]);
  });

  test('is said once, though the answer was lost or only the name could not be given', async () => {
    const { kept, keep } = keepsRevisions();
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Ny' });
    service.namngeRevision.mockRejectedValueOnce(new Unreachable());
    expect(await session.save(words)).toBe(false);
    expect(session.store.get().failure?.status).toBe(0);
    expect(await session.save(words)).toBe(true);
    expect(service.namngeRevision).toHaveBeenLastCalledWith({ id: 'a1', sprak: 'sv', rid: 'r2', namn: 'Till tryck' });

    service.sparaSprakversion.mockImplementationOnce(async (given) => {
      await keep(given);
      throw new Unreachable();
    });
    session.edit({ rubrik: 'Nyare' });
    expect(await session.save({ kommentar: 'Andra', namn: '' })).toBe(false);
    expect(await session.save({ kommentar: 'Andra', namn: '' })).toBe(true);
    expect(told(kept)).toEqual([
      ['Ny', 'Rättat namnet'],
      ['Nyare', 'Andra'],
    ]);
  });

  test('is not taken for said by a save whose answer was lost and that said nothing', async () => {
    const { kept, keep } = keepsRevisions();
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.sparaSprakversion.mockImplementationOnce(async (given) => {
      await keep(given);
      throw new Unreachable();
    });
    session.edit({ rubrik: 'Ny' });
    expect(await session.save()).toBe(false);
    expect(await session.save(words)).toBe(true);
    expect(told(kept).at(-1)).toEqual(['Ny', 'Rättat namnet']);
  });

  test.each(['settle', 'force', 'save'] as const)('is said of what comes of a conflict: %s', async (how) => {
    const { kept, newest } = keepsRevisions();
    const session = new ArticleSession(item(revision('r1')), 'p1');
    kept.push(revision('r2', { ingress: 'Lisas' }));
    session.edit({ rubrik: 'Min' });
    expect(await session.save(words)).toBe(false);
    if (how === 'settle') await session.settle({ ...content, rubrik: 'Vår' });
    if (how === 'force') await session.force();
    if (how === 'save') {
      session.postponeConflict();
      expect(session.wordsToSay()).toEqual(words);
      await session.takeOthers();
      await session.save();
    }
    expect(newest()).toMatchObject({ id: 'r3', kommentar: 'Rättat namnet' });
    expect(service.namngeRevision.mock.calls).toEqual([[{ id: 'a1', sprak: 'sv', rid: 'r3', namn: 'Till tryck' }]]);
    expect(session.wordsToSay()).toEqual({ kommentar: '', namn: '' });
  });

  test('goes with the text that gives way', async () => {
    const { kept, newest } = keepsRevisions();
    const session = new ArticleSession(item(revision('r1')), 'p1');
    kept.push(revision('r2', { rubrik: 'Lisas' }));
    session.edit({ rubrik: 'Min' });
    expect(await session.save(words)).toBe(false);
    session.yield();
    session.edit({ rubrik: 'Något annat' });
    expect(await session.save()).toBe(true);
    expect(newest()).toMatchObject({ rubrik: 'Något annat', kommentar: '' });
  });
});

test('the address that the first save makes is taken over', async () => {
  const session = new ArticleSession(item(revision('r1', { slug: '' })), 'p1');
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { slug: 'torget', rubrik: 'Torget' })) });
  session.edit({ rubrik: 'Torget' });
  await session.save();
  expect(open(session).draft.slug).toBe('torget');
  expect(session.hasUnsaved()).toBe(false);
});

test('another writer’s save is a conflict, and the merged text is saved on top of it', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  const theirs = revision('r2', { ingress: 'Lisas' });
  service.sparaSprakversion.mockRejectedValueOnce(conflictWith(theirs, { ...content, rubrik: 'Min', ingress: 'Lisas' }));
  session.edit({ rubrik: 'Min' });
  expect(await session.save()).toBe(false);
  const { conflict } = session.store.get();
  expect(conflict?.senaste.av.namn).toBe('Lisa Ek');
  expect(open(session).draft.rubrik).toBe('Min');

  const merged = conflict?.sammanslagning.forslag;
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r3', { rubrik: 'Min', ingress: 'Lisas' })) });
  expect(await session.settle(merged ?? content)).toBe(true);
  expect(service.sparaSprakversion).toHaveBeenLastCalledWith(expect.objectContaining({ rubrik: 'Min', ingress: 'Lisas', bas: 'r2' }));
  expect(session.store.get().conflict).toBeUndefined();
});

test('a conflict with one’s own text, saved though the answer was lost, is no conflict', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockRejectedValueOnce(conflictWith(revision('r2', { rubrik: 'Min' }), null));
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Min' })) });
  session.edit({ rubrik: 'Min' });
  expect(await session.save()).toBe(true);
  expect(open(session).bas).toBe('r2');
});

describe('what somebody has written is not sent as another who has logged in since', () => {
  /** Another page of the browser is another person's by now, whose session all calls are made in. */
  const anotherLogsIn = () => localStorage.setItem('studio:vem', 'p2');

  test('when the page is left, nor by a save', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.skrivArbetskopia.mockRejectedValueOnce(new ApiFault(401, {}));
    session.edit({ rubrik: 'HEMLIG KÄLLA' });
    await vi.advanceTimersByTimeAsync(1_000);
    anotherLogsIn();
    service.skrivArbetskopia.mockClear();
    session.keepNow();
    session.edit({ rubrik: 'HEMLIG KÄLLA, mer' });
    expect(await session.save()).toBe(false);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(service.skrivArbetskopia).not.toHaveBeenCalled();
    expect(service.sparaSprakversion).not.toHaveBeenCalled();
    expect(session.isSafe()).toBe(false);
  });

  test('in a text that others write too', async () => {
    vi.stubGlobal('document', { hidden: false });
    service.hamtaGemensamText.mockResolvedValue({ ok: true, text: null });
    service.skrivGemensamText.mockRejectedValueOnce(new ApiFault(401, {}));
    const session = new ArticleSession(item(revision('r1')), 'p1');
    await session.share('sv');
    session.edit({ rubrik: 'HEMLIG KÄLLA' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(service.skrivGemensamText).toHaveBeenCalledOnce();
    anotherLogsIn();
    session.keepNow();
    session.edit({ rubrik: 'HEMLIG KÄLLA, mer' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.skrivGemensamText).toHaveBeenCalledOnce();
    session.leave();
  });
});

describe('a save whose answer was lost', () => {
  const paragraph = (text: string) => [{ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text' as const, text }] }];

  /** A writer who has saved, has had no answer, and has gone on in the same paragraph. */
  async function goneOn() {
    const session = new ArticleSession(item(revision('r1', { slug: '' })), 'p1');
    session.edit({ block: paragraph('Torget') });
    service.sparaSprakversion.mockRejectedValueOnce(new Unreachable());
    expect(await session.save()).toBe(false);
    session.edit({ block: paragraph('Torget stängs') });
    return session;
  }
  const made = revision('r2', { slug: 'torget', bas: 'r1', block: paragraph('Torget') });

  test('is no conflict with oneself, also where more has been written since: that is saved on top of it', async () => {
    const session = await goneOn();
    service.sparaSprakversion.mockRejectedValueOnce(conflictWith(made, null)).mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item({ ...made, id: 'r3', block: paragraph('Torget stängs') }) });
    expect(await session.save()).toBe(true);
    expect(service.sparaSprakversion).toHaveBeenLastCalledWith(expect.objectContaining({ bas: 'r2', block: paragraph('Torget stängs') }));
    expect([session.store.get().conflict, session.hasUnsaved()]).toEqual([undefined, false]);
  });

  test('is taken in as one’s own when it is told of', async () => {
    const session = await goneOn();
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(made) });
    await session.takeOthers();
    const { bas, collides, arrived, draft } = open(session);
    expect([bas, collides, arrived, draft.slug, draft.block]).toEqual(['r2', null, null, 'torget', paragraph('Torget stängs')]);
  });

  test('and was never made is not taken for what somebody else has saved', async () => {
    const session = await goneOn();
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item({ ...made, block: paragraph('Lisas torg') }) });
    await session.takeOthers();
    expect([open(session).bas, open(session).collides?.id]).toEqual(['r1', 'r2']);
  });

  test('of the article’s own details is nobody else’s change', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.editDetails({ taggar: ['skola'] });
    service.andraInnehall.mockRejectedValueOnce(new Unreachable());
    expect(await session.save()).toBe(false);
    service.andraInnehall.mockRejectedValueOnce(overtaken({ taggar: ['skola'] }, ['taggar']));
    expect(await session.save()).toBe(true);
    expect([session.store.get().failure, session.hasUnsaved(), service.andraInnehall.mock.calls.length]).toEqual([undefined, false, 2]);
  });
});

describe('what another saves while the article is open', () => {
  const block = (id: string, text: string) => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text' as const, text }] });
  const saves = (change: Partial<Revision>) =>
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { bas: 'r1', ...change })) });

  test('is taken in at once, beside what is not saved here, and the next save builds on it', async () => {
    const session = new ArticleSession(item(revision('r1', { block: [block('b1111111', 'Ett'), block('b2222222', 'Två')] })), 'p1');
    session.edit({ rubrik: 'Min rubrik' });
    saves({ block: [block('b1111111', 'Lisas ett'), block('b3333333', 'Tre')], ingress: 'Lisas' });
    await session.takeOthers();
    const { draft, bas, arrived } = open(session);
    expect([draft.rubrik, draft.ingress, draft.block.map(({ attrs }) => attrs?.id), bas]).toEqual([
      ...['Min rubrik', 'Lisas'],
      ['b1111111', 'b3333333'],
      'r2',
    ]);
    expect(arrived).toEqual({ revision: 'r2', av: lisa, falt: ['ingress'], block: ['b1111111', 'b3333333'], borttagna: 1 });
    service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
    await session.save();
    expect(service.sparaSprakversion).toHaveBeenCalledWith(expect.objectContaining({ bas: 'r2', rubrik: 'Min rubrik', ingress: 'Lisas' }));
    expect(open(session).arrived).toBeNull();
  });

  test('that both have changed is left as it is here, told of, and met when the writer wants to', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Min rubrik', ingress: 'Min ingress' });
    saves({ rubrik: 'Lisas rubrik', slug: 'lisas' });
    await session.takeOthers();
    expect([open(session).draft.rubrik, open(session).bas, open(session).collides?.id]).toEqual(['Min rubrik', 'r1', 'r2']);
    session.meetOther();
    const { conflict } = session.store.get();
    expect([conflict?.senaste.rubrik, conflict?.sammanslagning.mojlig]).toEqual(['Lisas rubrik', false]);
    service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
    saves({ id: 'r3', rubrik: 'Vår rubrik', ingress: 'Min ingress' });
    expect(await session.settle({ ...content, rubrik: 'Vår rubrik', ingress: 'Min ingress' })).toBe(true);
    expect([open(session).collides, open(session).bas]).toEqual([null, 'r3']);
  });

  test('and is the same as here is no news', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Samma' });
    saves({ rubrik: 'Samma' });
    await session.takeOthers();
    expect([open(session).arrived, session.hasUnsaved(), open(session).bas]).toEqual([null, false, 'r2']);
  });

  test('is not taken in while a save of one’s own is under way, nor when nobody answers', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.hamtaInnehall.mockRejectedValueOnce(new Unreachable('borta'));
    await session.takeOthers();
    expect([open(session).bas, session.store.get().failure]).toEqual(['r1', undefined]);
    session.edit({ rubrik: 'Ny' });
    const answers = Promise.withResolvers<Awaited<ReturnType<typeof studio.sparaSprakversion>>>();
    service.sparaSprakversion.mockReturnValue(answers.promise);
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r3', { rubrik: 'Ny', ingress: 'Lisas' })) });
    const saving = session.save();
    const taking = session.takeOthers();
    answers.resolve({ ok: true, id: 'r2', nr: 2, hash: 'h' });
    await Promise.all([saving, taking]);
    expect([open(session).draft.rubrik, open(session).draft.ingress, open(session).bas]).toEqual(['Ny', 'Lisas', 'r3']);
  });

  test('twice is taken in twice, the last last', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    const first = Promise.withResolvers<Awaited<ReturnType<typeof studio.hamtaInnehall>>>();
    service.hamtaInnehall.mockReturnValueOnce(first.promise);
    const both = [session.takeOthers(), session.takeOthers()];
    saves({ rubrik: 'Andra' });
    first.resolve({ ok: true, innehall: item(revision('r1')) });
    await Promise.all(both);
    await vi.waitFor(() => expect(open(session).draft.rubrik).toBe('Andra'));
  });
});

test('the text that gives way to another’s is kept in the browser and can be taken back', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockRejectedValueOnce(conflictWith(revision('r2', { rubrik: 'Lisas' }), null));
  session.edit({ rubrik: 'Min' });
  await session.save();
  session.yield();
  expect(open(session).draft.rubrik).toBe('Lisas');
  const [mine] = open(session).recoverable;
  expect(mine?.innehall.rubrik).toBe('Min');
  expect(new LocalDrafts('p1', 'a1').of('sv')).toHaveLength(1);

  service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r1') });
  if (mine !== undefined) await session.takeRecovered(mine);
  expect(open(session).draft.rubrik).toBe('Min');
  expect(open(session).bas).toBe('r1');
});

test('forcing one’s version says so', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockRejectedValueOnce(conflictWith(revision('r2'), null));
  session.edit({ rubrik: 'Min' });
  await session.save();
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r3', { rubrik: 'Min' })) });
  await session.force();
  expect(service.sparaSprakversion).toHaveBeenLastCalledWith(expect.objectContaining({ tvinga: true }));
});

test('unsaved text survives the tab, and is offered the next time', () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.edit({ rubrik: 'Osparad' });
  vi.advanceTimersByTime(1_000);
  const next = new ArticleSession(item(revision('r1')), 'p1');
  next.findUnsaved();
  expect(open(next).draft.rubrik).toBe('Rubrik');
  expect(open(next).recoverable.map(({ innehall }) => innehall.rubrik)).toEqual(['Osparad']);
});

test('text that was saved is not offered again', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.edit({ rubrik: 'Sparad' });
  vi.advanceTimersByTime(1_000);
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Sparad' })) });
  await session.save();
  expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]);
});

test('without contact the text stays, and the writer is told', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockRejectedValueOnce(new Unreachable('borta'));
  session.edit({ rubrik: 'Min' });
  expect(await session.save()).toBe(false);
  expect(session.store.get().failure?.status).toBe(0);
  expect(open(session).draft.rubrik).toBe('Min');
});

test('the article’s own details are saved beside the text', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.andraInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r1')), taggar: ['skola'] } });
  session.editDetails({ taggar: ['skola'] });
  expect(await session.save()).toBe(true);
  expect(service.andraInnehall).toHaveBeenCalledWith(expect.objectContaining({ id: 'a1', taggar: ['skola'] }));
  expect(session.hasUnsaved()).toBe(false);
});

test('a detail that was changed and not saved is offered the next time, beside the text as it has become', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.editDetails({ taggar: ['skola'] });
  vi.advanceTimersByTime(1_000);
  const next = new ArticleSession(item(revision('r2', { rubrik: 'Någon annans' })), 'p1');
  next.findUnsaved();
  service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r1') });
  const [kept] = open(next).recoverable;
  if (kept === undefined) throw new Error('nothing is offered');
  await next.takeRecovered(kept);
  expect(next.store.get().details.taggar).toEqual(['skola']);
  expect(open(next).draft.rubrik).toBe('Någon annans');
  service.andraInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r2')), taggar: ['skola'] } });
  await next.save();
  expect(new LocalDrafts('p1', 'a1').of('sv').map(({ uppgifter }) => uppgifter)).not.toContainEqual({ taggar: ['skola'] });
});

test('a detail that somebody else has changed meanwhile is left as they changed it', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.editDetails({ taggar: ['skola'] });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r1')), ansvarig: 'p2' } });
  await session.refresh();
  expect(session.store.get().details).toMatchObject({ taggar: ['skola'], ansvarig: 'p2' });
  service.andraInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r1')), ansvarig: 'p2', taggar: ['skola'] } });
  await session.save();
  expect(service.andraInnehall).toHaveBeenCalledWith({ id: 'a1', taggar: ['skola'], bas_andrad: '' });
});

const overtaken = (changes: Partial<Item>, andrade_falt: string[]) =>
  new ApiFault(409, {
    fel: [],
    senaste: { ...item(revision('r1')), andrad: '2026-11-22T10:00:00.000Z', ...changes },
    andrade_falt,
  } as never);

test('a detail that nobody else has touched is saved on top of what they did to the others', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.editDetails({ taggar: ['skola'] });
  service.andraInnehall.mockRejectedValueOnce(overtaken({ ansvarig: 'p2' }, ['ansvarig']));
  service.andraInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r1')), ansvarig: 'p2', taggar: ['skola'] } });
  expect(await session.save()).toBe(true);
  expect(service.andraInnehall).toHaveBeenLastCalledWith({ id: 'a1', taggar: ['skola'], bas_andrad: '2026-11-22T10:00:00.000Z' });
  expect(session.store.get().details).toMatchObject({ taggar: ['skola'], ansvarig: 'p2' });
});

test('a detail that somebody else has changed too is not written over unseen: the writer is told, and saves again', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.editDetails({ taggar: ['skola'] });
  service.andraInnehall.mockRejectedValueOnce(overtaken({ taggar: ['väg'], ansvarig: 'p2' }, ['taggar', 'ansvarig']));
  expect(await session.save()).toBe(false);
  expect(service.andraInnehall).toHaveBeenCalledOnce();
  expect(session.store.get().failure?.status).toBe(409);
  expect(session.store.get().details).toMatchObject({ taggar: ['skola'], ansvarig: 'p2' });
  expect(session.hasUnsaved()).toBe(true);
});

test('what the service has is taken, but not when it was said before a save', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.hamtaInnehall.mockResolvedValueOnce({ ok: true, innehall: item(revision('r2', { rubrik: 'Lisas' })) });
  await session.refresh();
  expect(open(session).draft.rubrik).toBe('Lisas');

  const { promise, resolve } = Promise.withResolvers<{ ok: true; innehall: Item }>();
  service.hamtaInnehall.mockReturnValueOnce(promise);
  const refreshed = session.refresh();
  session.edit({ rubrik: 'Min' });
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r3', { rubrik: 'Min' })) });
  await session.save();
  resolve({ ok: true, innehall: item(revision('r2', { rubrik: 'Lisas' })) });
  await refreshed;
  expect(open(session).draft.rubrik).toBe('Min');
});

const words = (text: string) => [{ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text' as const, text }] }];

test('blocks that are written are read once a second, and at the pause after the last key', () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  const read = vi.fn(() => words('Torget'));
  const changed = vi.fn();
  session.store.subscribe(changed);
  for (let key = 0; key < 10; key++) {
    session.write('sv', read);
    vi.advanceTimersByTime(50);
  }
  expect(read).not.toHaveBeenCalled();
  // That it is on its way to the service, and nothing with every key.
  expect(changed).toHaveBeenCalledOnce();
  for (let key = 0; key < 11; key++) {
    session.write('sv', read);
    vi.advanceTimersByTime(50);
  }
  expect(read).toHaveBeenCalledOnce();
  // What is worked out of the whole text waits, though some of it is taken.
  expect(session.isBeingWritten()).toBe(true);
  vi.advanceTimersByTime(300);
  expect(read).toHaveBeenCalledTimes(2);
  expect(session.isBeingWritten()).toBe(false);
  expect(open(session).draft.block).toEqual(words('Torget'));
});

test('a key pressed just now is unsaved text, and is kept when the page goes', () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.write('sv', () => words('Torget'));
  expect(session.hasUnsaved()).toBe(true);
  session.write('sv', () => words('Torget!'));
  session.keepNow();
  expect(new LocalDrafts('p1', 'a1').of('sv').map(({ innehall }) => innehall.block)).toEqual([words('Torget!')]);
});

test('a save right after a key saves that key', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: 'h' });
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { block: words('Torget') })) });
  session.write('sv', () => words('Torget'));
  expect(await session.save()).toBe(true);
  expect(service.sparaSprakversion).toHaveBeenCalledWith(expect.objectContaining({ block: words('Torget') }));
  vi.advanceTimersByTime(1_000);
  expect(session.hasUnsaved()).toBe(false);
});

test('a key pressed while the save is under way is not lost to what the service answers', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { block: words('Torget') })) });
  service.sparaSprakversion.mockImplementation(async () => {
    session.write('sv', () => words('Torget!'));
    return { ok: true, id: 'r2', nr: 2, hash: 'h' };
  });
  session.write('sv', () => words('Torget'));
  await session.save();
  expect(open(session).draft.block).toEqual(words('Torget!'));
  expect(session.hasUnsaved()).toBe(true);
});

test('what was written in one language stays in it when another is opened', () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.write('sv', () => words('Torget'));
  session.addLanguage('en', 'tom');
  vi.advanceTimersByTime(1_000);
  expect(session.store.get().versions.sv?.draft.block).toEqual(words('Torget'));
  expect(session.store.get().versions.en?.draft.block).toEqual([]);
});

test('a language that has been begun meanwhile is opened, and what is written there is left', () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.addLanguage('en', 'tom');
  session.edit({ rubrik: 'Mine' });
  session.open('sv');
  session.addLanguage('en', (source) => source);
  expect([session.store.get().sprak, open(session).draft.rubrik]).toEqual(['en', 'Mine']);
});

test('a headline written right after a block loses neither', () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.write('sv', () => words('Torget'));
  session.edit({ rubrik: 'Ny' });
  expect(open(session).draft).toMatchObject({ rubrik: 'Ny', block: words('Torget') });
});

test('unsaved text that is taken back sets aside what was written meanwhile, which is offered in its turn', async () => {
  new ArticleSession(item(revision('r1')), 'p1').edit({ rubrik: 'Från i går' });
  vi.advanceTimersByTime(1_000);
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.findUnsaved();
  session.edit({ rubrik: 'Från i dag' });
  const [yesterday] = open(session).recoverable;
  if (yesterday !== undefined) await session.takeRecovered(yesterday);
  expect(open(session).draft.rubrik).toBe('Från i går');
  const [today] = open(session).recoverable;
  expect(today?.innehall.rubrik).toBe('Från i dag');
  vi.advanceTimersByTime(1_000);
  expect(
    new LocalDrafts('p1', 'a1')
      .of('sv')
      .map(({ innehall }) => innehall.rubrik)
      .toSorted(),
  ).toEqual(['Från i dag', 'Från i går']);
  if (today !== undefined) await session.takeRecovered(today);
  expect(open(session).draft.rubrik).toBe('Från i dag');
});

test('unsaved text that is taken back is that of its language, though another is opened while the service is asked', async () => {
  const before = new ArticleSession(item(revision('r1')), 'p1');
  before.edit({ rubrik: 'Osparad' });
  before.addLanguage('en', 'tom');
  before.edit({ rubrik: 'Unsaved' });
  vi.advanceTimersByTime(1_000);
  const session = new ArticleSession(item(revision('r2')), 'p1');
  session.findUnsaved();
  service.hamtaRevision.mockImplementation(async () => {
    session.open('en');
    return { ok: true, revision: revision('r1') };
  });
  const [kept] = open(session).recoverable;
  if (kept !== undefined) await Promise.all([session.takeRecovered(kept), session.takeRecovered(kept)]);
  const { sv, en } = session.store.get().versions;
  expect([sv?.draft.rubrik, sv?.recoverable, en?.recoverable.length]).toEqual(['Osparad', [], 1]);
  expect(new LocalDrafts('p1', 'a1').of('sv').map(({ innehall }) => innehall.rubrik)).toEqual(['Osparad']);
  expect(new LocalDrafts('p1', 'a1').of('en').map(({ innehall }) => innehall.rubrik)).toEqual(['Unsaved']);
});

test('a detail that is taken back sets aside the one that was chosen meanwhile', async () => {
  new ArticleSession(item(revision('r1')), 'p1').editDetails({ taggar: ['skola'] });
  vi.advanceTimersByTime(1_000);
  const session = new ArticleSession(item(revision('r1')), 'p1');
  session.findUnsaved();
  session.editDetails({ taggar: ['mat'] });
  const [yesterday] = open(session).recoverable;
  if (yesterday !== undefined) await session.takeRecovered(yesterday);
  expect(session.store.get().details.taggar).toEqual(['skola']);
  expect(open(session).recoverable.map(({ uppgifter }) => uppgifter)).toEqual([{ taggar: ['mat'] }]);
});

test('a template chosen here is sent alone, and the section that another chose meanwhile stays', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.andraInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r1')), mall: 'lista', sektion: 'kultur' } });
  session.editDetails({ mall: 'lista' });
  expect(session.hasUnsaved()).toBe(true);
  expect(await session.save()).toBe(true);
  expect(service.andraInnehall).toHaveBeenCalledExactlyOnceWith({ id: 'a1', mall: 'lista', bas_andrad: '' });
  expect(session.store.get().details).toMatchObject({ mall: 'lista', sektion: 'kultur' });
  expect(session.hasUnsaved()).toBe(false);
});

test('a template that another chose meanwhile is taken over, and what is chosen here stays on top', async () => {
  const session = new ArticleSession(item(revision('r1')), 'p1');
  service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: { ...item(revision('r1')), mall: 'reportage', taggar: ['annat'] } });
  session.editDetails({ taggar: ['skola'] });
  await session.refresh();
  expect(session.store.get().details).toMatchObject({ mall: 'reportage', taggar: ['skola'] });
});

describe('what is written and not saved', () => {
  const copy = (nr: number, parts: object = {}) => ({ sprak: 'sv', bas: 'r1', nr, andrad: '2026-11-20T09:00:00.000Z', ...parts });
  const overtaken = (arbetskopia: unknown) => new ApiFault(409, { fel: [], arbetskopia } as never);
  const pause = () => vi.advanceTimersByTimeAsync(1_000);

  test('is with the service a pause later, and only what has changed since is sent', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Ny' });
    expect(session.isSafe()).toBe(false);
    await pause();
    expect(session.isSafe()).toBe(true);
    session.edit({ ingress: 'Nytt' });
    await pause();
    expect(service.skrivArbetskopia.mock.calls.map(([input]) => input)).toEqual([
      { id: 'a1', sprak: 'sv', bas: 'r1', nr: 0, rubrik: 'Ny' },
      { id: 'a1', sprak: 'sv', bas: 'r1', nr: 1, ingress: 'Nytt' },
    ]);
  });

  test('is sent within two seconds though nobody pauses', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    for (let key = 0; key < 20; key++) {
      session.edit({ rubrik: `Ny${key}` });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(service.skrivArbetskopia).toHaveBeenCalled();
  });

  test('is taken by a save by its number, and what is written meanwhile goes on from what was saved', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Ny' });
    await pause();
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Ny' })) });
    service.sparaSprakversion.mockImplementation(async () => {
      session.edit({ rubrik: 'Nyare' });
      return { ok: true, id: 'r2', nr: 2, hash: 'h' };
    });
    await session.save();
    await pause();
    expect(service.sparaSprakversion).toHaveBeenCalledWith(expect.objectContaining({ arbetskopia: { nr: 1 } }));
    expect(service.skrivArbetskopia).toHaveBeenLastCalledWith({ id: 'a1', sprak: 'sv', bas: 'r2', nr: 0, rubrik: 'Nyare' });
  });

  test('is thrown away when it is taken back', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Ny' });
    await pause();
    session.edit({ rubrik: 'Rubrik' });
    await pause();
    expect(service.kastaArbetskopia).toHaveBeenCalledWith({ id: 'a1', sprak: 'sv' });
  });

  test('is gone on with at another computer, from the revision that it rests on', async () => {
    const session = new ArticleSession(item(revision('r2', { ingress: 'Lisas' })), 'p1');
    service.hamtaArbetskopior.mockResolvedValue({
      ok: true,
      gemensamma: [],
      arbetskopior: [copy(3, { rubrik: 'Ny', uppgifter: { taggar: ['bro'] } })],
    });
    service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r1') });
    await session.goOn();
    expect([open(session).draft.rubrik, open(session).bas, session.store.get().details.taggar]).toEqual(['Ny', 'r1', ['bro']]);
    expect(open(session).continued).not.toBeNull();
    session.edit({ ingress: 'Min' });
    await pause();
    expect(service.skrivArbetskopia.mock.calls).toEqual([[{ id: 'a1', sprak: 'sv', bas: 'r1', nr: 3, ingress: 'Min' }]]);
  });

  test('that a save has taken, though its answer was lost, is not gone on with', async () => {
    const session = new ArticleSession(item(revision('r2', { rubrik: 'Ny' })), 'p1');
    service.hamtaArbetskopior.mockResolvedValue({ ok: true, gemensamma: [], arbetskopior: [copy(3, { rubrik: 'Ny' })] });
    service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r1') });
    await session.goOn();
    expect([open(session).bas, session.hasUnsaved()]).toEqual(['r2', false]);
    expect(service.kastaArbetskopia).toHaveBeenCalled();
  });

  test('in two windows is merged, where nothing collides', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.skrivArbetskopia.mockRejectedValueOnce(overtaken(copy(4, { ingress: 'Det andra fönstret' })));
    session.edit({ rubrik: 'Det här' });
    await pause();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open(session).draft).toMatchObject({ rubrik: 'Det här', ingress: 'Det andra fönstret' });
    expect(service.skrivArbetskopia).toHaveBeenLastCalledWith({ id: 'a1', sprak: 'sv', bas: 'r1', nr: 4, rubrik: 'Det här' });
    expect(session.isSafe()).toBe(true);
  });

  test('in two windows that have changed the same is kept as here, and the other is offered', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.skrivArbetskopia.mockRejectedValueOnce(overtaken(copy(4, { rubrik: 'Det andra' })));
    session.edit({ rubrik: 'Det här' });
    await pause();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open(session).draft.rubrik).toBe('Det här');
    expect(open(session).recoverable.map(({ innehall }) => innehall.rubrik)).toEqual(['Det andra']);
    expect(session.isSafe()).toBe(true);
  });

  test('whose answer was lost is met as one’s own', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.skrivArbetskopia.mockRejectedValueOnce(new Unreachable());
    session.edit({ rubrik: 'Ny' });
    await pause();
    expect(session.store.get().copy).toBe('borta');
    service.skrivArbetskopia.mockRejectedValueOnce(overtaken(copy(1, { rubrik: 'Ny' })));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(session.isSafe()).toBe(true);
    expect(open(session).recoverable).toEqual([]);
  });

  test('that another window has saved is told of, and not sent on', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Ny' });
    await pause();
    service.skrivArbetskopia.mockRejectedValueOnce(overtaken(null));
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2')) });
    session.edit({ rubrik: 'Nyare' });
    await pause();
    expect([session.store.get().copy, open(session).draft.rubrik]).toEqual(['annanstans', 'Nyare']);
  });

  test.each([
    [new ApiFault(401, {}), 'utloggad'],
    [new ApiFault(413, {}), 'nekad'],
    [new ApiFault(500, {}), 'nekad'],
    [new Unreachable(), 'borta'],
  ])('that the service does not take is kept in the browser, and said to be: %s', async (fault, told) => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.skrivArbetskopia.mockRejectedValue(fault);
    session.edit({ rubrik: 'Ny' });
    await pause();
    expect(session.store.get()).toMatchObject({ copy: told, isKept: true });
    expect(new LocalDrafts('p1', 'a1').of('sv')).toMatchObject([{ innehall: { rubrik: 'Ny' } }]);
    // Nothing new is told while more is written, until it is taken.
    session.edit({ rubrik: 'Nyare' });
    expect(session.store.get().copy).toBe(told);
  });

  test('for ten minutes is made a version of, unasked; one that is refused is left alone', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.sparaSprakversion.mockRejectedValueOnce(conflictWith(revision('r2'), null));
    session.edit({ rubrik: 'Ny' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(session.store.get()).toMatchObject({ failure: undefined, conflict: undefined });
    service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: 'h' });
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { rubrik: 'Ny' })) });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(service.sparaSprakversion).toHaveBeenLastCalledWith(expect.objectContaining({ arbetskopia: { nr: 1, auto: true } }));
    expect(session.hasUnsaved()).toBe(false);
  });
});

describe('a text that others write too', () => {
  type Shared = NonNullable<Awaited<ReturnType<typeof studio.hamtaGemensamText>>['text']>;
  let text: Shared | null;

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    text = null;
    service.hamtaGemensamText.mockImplementation(async () => ({ ok: true, text }));
    service.skrivGemensamText.mockImplementation(async ({ skrivning, bas, ny_bas, nr, fonster: _, sprak: __, id: ___, ...parts }) => {
      const was: Partial<Shared> = ny_bas === bas ? { nr: text?.nr ?? 0 } : (text ?? {});
      text = {
        ...was,
        // What is written is told as it is.
        ...(parts as Partial<Shared>),
        bas: ny_bas ?? bas,
        nr: Math.max(nr, was.nr ?? 0) + 1,
        helt: false,
        mina: skrivning,
        skrivare: [],
        andrad: '',
      };
      return { ok: true, inford: true, arbetskopia_borta: false, text };
    });
  });

  /** Somebody else has written. */
  function theirs(parts: Partial<Shared>) {
    text = { bas: 'r1', nr: (text?.nr ?? 0) + 1, helt: true, mina: 0, skrivare: [lisa], andrad: '', ...parts };
  }

  async function sharing() {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.setTogether(['sv']);
    await session.share('sv');
    return session;
  }

  test('has what they have written, and what is typed is sent at once and kept by nobody alone', async () => {
    theirs({ ingress: 'Ingress av Lisa' });
    const session = await sharing();
    expect(open(session).draft.ingress).toBe('Ingress av Lisa');
    expect(session.store.get().together.sv).toEqual([lisa]);
    session.edit({ rubrik: 'Rubrik, ny' });
    await vi.advanceTimersByTimeAsync(200);
    expect(service.skrivGemensamText).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a1', sprak: 'sv', bas: 'r1', rubrik: 'Rubrik, ny' }),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    expect([session.isSafe(), session.hasUnsaved()]).toEqual([true, true]);
    expect(service.skrivArbetskopia).not.toHaveBeenCalled();
    expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]);
  });

  test('takes over what one had alone, once they come', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Bara min' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(service.skrivArbetskopia).toHaveBeenCalled();
    await session.share('sv');
    expect(service.skrivGemensamText).toHaveBeenCalledWith(expect.objectContaining({ rubrik: 'Bara min', med_arbetskopia: true }));
    expect(service.kastaArbetskopia).not.toHaveBeenCalled();
  });

  test('is left as a proposal by nobody, and who meant to is told; also when others come in that moment', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Bara min' });
    await vi.advanceTimersByTimeAsync(1_000);
    // The others come while what was typed last is on its way.
    const sending = Promise.withResolvers<void>();
    service.skrivArbetskopia.mockImplementationOnce(async ({ nr }) => {
      await sending.promise;
      return { ok: true, nr: nr + 1, andrad: '' };
    });
    session.edit({ rubrik: 'Bara min, mer' });
    session.keepNow();
    const proposing = session.propose('');
    await vi.advanceTimersByTimeAsync(0);
    const coming = session.share('sv');
    sending.resolve();
    expect(await proposing).toBe(false);
    await coming;
    const gemensam = expect.objectContaining({ fel: [expect.objectContaining({ orsak: expect.stringContaining('Någon annan') })] });
    expect(session.store.get().failure).toEqual(gemensam);
    expect(service.skrivGemensamText).toHaveBeenCalledWith(expect.objectContaining({ rubrik: 'Bara min, mer', med_arbetskopia: true }));
    expect(await session.propose('')).toBe(false);
    expect(session.store.get().failure).toEqual(gemensam);
    expect(service.foreslaAndring).not.toHaveBeenCalled();
  });

  test('is shared without what is being left as a proposal when they come', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r1')) });
    session.edit({ rubrik: 'Föreslagen' });
    const coming: Promise<void>[] = [];
    service.foreslaAndring.mockImplementation(async () => {
      coming.push(session.share('sv'));
      await vi.advanceTimersByTimeAsync(5_000);
      return {} as never;
    });
    expect(await session.propose('')).toBe(true);
    await Promise.all(coming);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(open(session).draft.rubrik).toBe('Rubrik');
    expect(service.skrivGemensamText).not.toHaveBeenCalledWith(expect.objectContaining({ rubrik: 'Föreslagen' }));
  });

  test('is saved as all have it, by its number; what cannot be sent to the others is saved by nobody', async () => {
    const session = await sharing();
    session.edit({ rubrik: 'Vår' });
    service.sparaSprakversion.mockImplementation(async () => {
      // A key while the save is under way.
      session.edit({ rubrik: 'Vår!' });
      return { ok: true, id: 'r2', nr: 2, hash: 'h' };
    });
    const saved = revision('r2', { rubrik: 'Vår' });
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(saved) });
    service.hamtaRevision.mockResolvedValue({ ok: true, revision: saved });
    expect(await session.save()).toBe(true);
    const [call] = service.sparaSprakversion.mock.calls;
    expect(call?.[0]).toMatchObject({ rubrik: 'Vår', bas: 'r1', arbetskopia: { gemensam: 1 } });
    expect(open(session).draft.rubrik).toBe('Vår!');
    service.skrivGemensamText.mockRejectedValue(new Unreachable());
    expect(await session.save()).toBe(false);
    expect(service.sparaSprakversion).toHaveBeenCalledTimes(1);
    expect(session.store.get().failure?.status).toBe(0);
  });

  test('is written on without a network, and kept in the browser until it is sent', async () => {
    const session = await sharing();
    service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
    session.edit({ rubrik: 'I tunneln' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.store.get().copy).toBe('borta');
    expect(new LocalDrafts('p1', 'a1').of('sv')).toMatchObject([{ innehall: { rubrik: 'I tunneln' }, fran: { rubrik: 'Rubrik' } }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.isSafe()).toBe(true);
    expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]);
  });

  test('is nobody’s alone when the article is left, and nothing is made of it afterwards', async () => {
    const session = await sharing();
    session.edit({ rubrik: 'Vår' });
    await vi.advanceTimersByTimeAsync(1_000);
    session.keepNow();
    session.leave();
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(service.skrivArbetskopia).not.toHaveBeenCalled();
    expect(service.sparaSprakversion).not.toHaveBeenCalled();
    expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that could not be sent before the article was left is kept as what one had written in it', async () => {
    const session = await sharing();
    service.skrivGemensamText.mockRejectedValue(new Unreachable());
    session.edit({ rubrik: 'I tunneln' });
    session.keepNow();
    session.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    session.keepNow();
    expect(new LocalDrafts('p1', 'a1').of('sv')).toMatchObject([{ innehall: { rubrik: 'I tunneln' }, fran: { rubrik: 'Rubrik' } }]);
    expect(service.skrivArbetskopia).not.toHaveBeenCalled();
  });

  test('is not begun for an article that has been left meanwhile', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    const copies = Promise.withResolvers<Awaited<ReturnType<typeof studio.hamtaArbetskopior>>>();
    service.hamtaArbetskopior.mockReturnValue(copies.promise);
    const goingOn = session.goOn();
    const sharing = session.share('sv');
    session.leave();
    copies.resolve({ ok: true, arbetskopior: [], gemensamma: ['sv'] });
    await Promise.all([goingOn, sharing]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(service.hamtaGemensamText).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    session.enter();
    await session.share('sv');
    expect(service.hamtaGemensamText).toHaveBeenCalled();
  });

  test('keeps one’s own copy until its words are in it', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.edit({ rubrik: 'Bara min' });
    await vi.advanceTimersByTimeAsync(1_000);
    service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
    await session.share('sv');
    await vi.advanceTimersByTimeAsync(1_500);
    session.editDetails({ taggar: ['bro'] });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(service.skrivGemensamText).toHaveBeenLastCalledWith(expect.objectContaining({ rubrik: 'Bara min', med_arbetskopia: true }));
    expect(service.kastaArbetskopia).not.toHaveBeenCalled();
    // The service has taken the copy away: what belongs to the article begins another.
    expect(service.skrivArbetskopia).toHaveBeenLastCalledWith({ id: 'a1', sprak: 'sv', bas: 'r1', nr: 0, uppgifter: { taggar: ['bro'] } });
    expect(session.isSafe()).toBe(true);
  });

  test('has nothing of theirs replaced by what one takes back, nor by what one throws away', async () => {
    new ArticleSession(item(revision('r1')), 'p1').edit({ ingress: 'Ingress från i går' });
    vi.advanceTimersByTime(1_000);
    const session = new ArticleSession(item(revision('r1')), 'p1');
    session.findUnsaved();
    const [yesterday] = open(session).recoverable;
    theirs({ rubrik: 'Lisas rubrik' });
    await session.share('sv');
    if (yesterday !== undefined) await session.takeRecovered(yesterday);
    expect(open(session).draft).toMatchObject({ rubrik: 'Lisas rubrik', ingress: 'Ingress från i går' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(text).toMatchObject({ rubrik: 'Lisas rubrik', ingress: 'Ingress från i går' });
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r1')) });
    await session.dropContinued();
    expect(open(session).draft.rubrik).toBe('Lisas rubrik');
  });

  test.each(['settle', 'yield'] as const)('has nothing of theirs replaced when a save of it meets another: %s', async (how) => {
    theirs({ ingress: 'Lisas ingress' });
    const session = await sharing();
    session.edit({ rubrik: 'Min' });
    await vi.advanceTimersByTimeAsync(500);
    const write = service.skrivGemensamText.getMockImplementation();
    // What the agent has saved cannot be had in the text just then.
    service.skrivGemensamText.mockRejectedValue(new Unreachable());
    const agents = revision('r2', { rubrik: 'Agentens', av: { typ: 'agent', id: 'b1', namn: 'Bo' } as never });
    service.sparaSprakversion.mockRejectedValueOnce(conflictWith(agents, null));
    service.hamtaRevision.mockResolvedValue({ ok: true, revision: agents });
    expect(await session.save()).toBe(false);
    expect(session.store.get().conflict).toBeDefined();
    service.skrivGemensamText.mockClear();
    if (write !== undefined) service.skrivGemensamText.mockImplementation(write);
    theirs({ ...text, ingress: 'Lisas ingress, mer' });
    if (how === 'yield') session.yield();
    else {
      service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r3', nr: 3, hash: 'h' });
      const both = { ...content, rubrik: 'Vår', ingress: 'Lisas ingress' };
      service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r3', both)) });
      expect(await session.settle(both)).toBe(true);
      expect(service.sparaSprakversion).toHaveBeenLastCalledWith(expect.objectContaining({ rubrik: 'Vår', ingress: 'Lisas ingress, mer' }));
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open(session).draft.ingress).toBe('Lisas ingress, mer');
    expect(service.skrivGemensamText).toHaveBeenCalledWith(expect.objectContaining({ ny_bas: 'r2' }));
    expect(session.store.get().conflict).toBeUndefined();
  });

  test('is read by whoever may not write it, and shared in a language that comes later', async () => {
    theirs({ ingress: 'Lisas ingress' });
    let mayWriteSwedish = false;
    const session = new ArticleSession(item(revision('r1')), 'p1', (_, sprak) => sprak === 'en' || mayWriteSwedish);
    service.hamtaArbetskopior.mockResolvedValue({ ok: true, arbetskopior: [], gemensamma: ['sv', 'en'] });
    await session.goOn();
    expect(open(session).draft.ingress).toBe('Lisas ingress');
    session.edit({ rubrik: 'Min' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(service.skrivGemensamText).not.toHaveBeenCalled();
    // Somebody has given the right to write meanwhile.
    mayWriteSwedish = true;
    session.keepNow();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(service.skrivGemensamText).toHaveBeenCalledWith(expect.objectContaining({ sprak: 'sv', rubrik: 'Min' }));
    session.addLanguage('en', 'tom');
    session.edit({ rubrik: 'Mine' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(service.skrivGemensamText).toHaveBeenCalledWith(expect.objectContaining({ sprak: 'en', bas: null, rubrik: 'Mine' }));
  });

  test('is said to be on its way as soon as something is typed, and not to be safe until it is sent, also by one who is alone in it', async () => {
    theirs({ ingress: 'Lisas ingress' });
    const session = await sharing();
    session.setTogether([]);
    session.edit({ rubrik: 'Ny' });
    const told = [session.store.get().copy];
    await vi.advanceTimersByTimeAsync(1_500);
    told.push(session.store.get().copy);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...told, session.store.get().copy]).toEqual(['pa_vag', 'pa_vag', 'saker']);
  });

  test('that is gone, as when the newsroom is put back to an earlier day, is begun again with all that stands here', async () => {
    theirs({ ingress: 'Lisas ingress' });
    const session = await sharing();
    text = null;
    service.skrivGemensamText.mockResolvedValueOnce({ ok: true, inford: false, arbetskopia_borta: false, text: null });
    session.edit({ rubrik: 'Ny' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(text).toMatchObject({ rubrik: 'Ny', ingress: 'Lisas ingress' });
  });

  test('whose first words nobody answered is begun on what somebody has saved meanwhile', async () => {
    const session = await sharing();
    service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
    service.hamtaGemensamText.mockRejectedValueOnce(new Unreachable());
    session.edit({ rubrik: 'I tunneln' });
    await vi.advanceTimersByTimeAsync(500);
    const write = service.skrivGemensamText.getMockImplementation();
    service.skrivGemensamText.mockImplementation(async (writing) => {
      if (text === null && writing.bas !== 'r2') throw new ApiFault(422, { fel: [{ kod: 'revision_okand' }] } as never);
      const answer = await write?.(writing);
      if (answer === undefined) throw new Unreachable();
      return answer;
    });
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { ingress: 'Agentens ingress' })) });
    await session.takeOthers();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(text).toMatchObject({ bas: 'r2', rubrik: 'I tunneln' });
    expect([session.isSafe(), open(session).draft.ingress]).toEqual([true, 'Agentens ingress']);
  });

  test('that rests on what somebody has saved follows the source that does', async () => {
    theirs({ ingress: 'Lisas ingress' });
    const session = await sharing();
    service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r2', { kall_revision: 'k7' }) });
    theirs({ bas: 'r2' });
    await vi.advanceTimersByTimeAsync(45_000);
    expect([open(session).bas, open(session).kallRevision]).toEqual(['r2', 'k7']);
  });

  test('that the service refuses is not sent again until it is another, and others’ words come all the same', async () => {
    const session = await sharing();
    service.skrivGemensamText.mockRejectedValue(new ApiFault(422, {}));
    session.edit({ rubrik: 'x' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([service.skrivGemensamText.mock.calls.length, session.store.get().copy]).toEqual([1, 'nekad']);
    await vi.advanceTimersByTimeAsync(45_000);
    expect([service.skrivGemensamText.mock.calls.length, session.store.get().copy]).toEqual([1, 'nekad']);
    expect(await session.save()).toBe(false);
    expect(service.skrivGemensamText.mock.calls.length, 'a save asks once').toBe(2);
    expect(session.store.get().failure?.status, 'and tells why').toBe(422);
    theirs({ ingress: 'Lisas ingress' });
    await vi.advanceTimersByTimeAsync(45_000);
    expect(open(session).draft).toMatchObject({ rubrik: 'x', ingress: 'Lisas ingress' });
  });

  test('that nobody answers for is asked for once by a save, and again by itself', async () => {
    const session = await sharing();
    service.skrivGemensamText.mockRejectedValue(new Unreachable());
    service.hamtaGemensamText.mockRejectedValue(new Unreachable());
    service.hamtaGemensamText.mockClear();
    session.edit({ rubrik: 'I tunneln' });
    expect(await session.save()).toBe(false);
    const asked = service.skrivGemensamText.mock.calls.length + service.hamtaGemensamText.mock.calls.length;
    expect(asked).toBeLessThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service.hamtaGemensamText.mock.calls.length).toBeGreaterThan(5);
  });

  test('in which others are first each time is sent a while later', async () => {
    const session = await sharing();
    const write = service.skrivGemensamText.getMockImplementation();
    service.skrivGemensamText.mockImplementation(async () => {
      theirs({ ingress: `Lisas ingress ${text?.nr ?? 0}` });
      return { ok: true, inford: false, arbetskopia_borta: false, text };
    });
    session.edit({ rubrik: 'Min' });
    await vi.advanceTimersByTimeAsync(500);
    if (write !== undefined) service.skrivGemensamText.mockImplementation(write);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(text).toMatchObject({ rubrik: 'Min' });
    expect(session.isSafe()).toBe(true);
  });

  test('is made no version of by whoever may not write it', async () => {
    theirs({ ingress: 'Lisas ingress' });
    const session = new ArticleSession(item(revision('r1')), 'p1', () => false);
    await session.share('sv');
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(await session.save()).toBe(true);
    expect(service.sparaSprakversion).not.toHaveBeenCalled();
  });

  test('is begun on the newest revision, with what was written from an older one', async () => {
    const session = new ArticleSession(item(revision('r2', { ingress: 'Lisas ingress' })), 'p1');
    const own = { sprak: 'sv', bas: 'r1', nr: 3, andrad: '2026-11-20T09:00:00.000Z', rubrik: 'Min' };
    service.hamtaArbetskopior.mockResolvedValue({ ok: true, gemensamma: [], arbetskopior: [own] });
    service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r1') });
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { ingress: 'Lisas ingress' })) });
    await session.goOn();
    expect(open(session).bas).toBe('r1');
    await session.share('sv');
    const [first] = service.skrivGemensamText.mock.calls;
    expect(first?.[0]).toMatchObject({ bas: 'r2', nr: 0, rubrik: 'Min', med_arbetskopia: true });
    expect(first?.[0].ingress).toBeUndefined();
    expect([open(session).bas, open(session).draft.rubrik, open(session).draft.ingress]).toEqual(['r2', 'Min', 'Lisas ingress']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(service.kastaArbetskopia).not.toHaveBeenCalled();
  });

  test('takes over what one has written elsewhere, also where that is fetched after it has begun, and nothing of theirs goes back', async () => {
    theirs({ ingress: 'Lisas ingress' });
    const session = new ArticleSession(item(revision('r2', { ingress: 'Lisas' })), 'p1');
    service.hamtaInnehall.mockResolvedValue({ ok: true, innehall: item(revision('r2', { ingress: 'Lisas' })) });
    theirs({ bas: 'r2', ingress: 'Lisas ingress' });
    const own = { sprak: 'sv', bas: 'r1', nr: 3, andrad: '2026-11-20T09:00:00.000Z', rubrik: 'Min', uppgifter: { taggar: ['bro'] } };
    service.hamtaArbetskopior.mockResolvedValue({ ok: true, gemensamma: ['sv'], arbetskopior: [own] });
    const older = Promise.withResolvers<Awaited<ReturnType<typeof studio.hamtaRevision>>>();
    service.hamtaRevision.mockReturnValue(older.promise);
    const goingOn = session.goOn();
    await session.share('sv');
    older.resolve({ ok: true, revision: revision('r1') });
    await goingOn;
    expect([open(session).bas, open(session).draft.rubrik, open(session).draft.ingress]).toEqual(['r2', 'Min', 'Lisas ingress']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(service.skrivGemensamText).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rubrik: 'Min', med_arbetskopia: true }));
    expect(text).toMatchObject({ rubrik: 'Min', ingress: 'Lisas ingress' });
    expect([session.store.get().details.taggar, session.store.get().copy]).toEqual([['bro'], 'saker']);
  });

  test('has what one wrote alone in it once, though two windows had it', async () => {
    const session = new ArticleSession(item(revision('r1')), 'p1');
    const own = { sprak: 'sv', bas: 'r1', nr: 3, andrad: '2026-11-20T09:00:00.000Z', ingress: 'Skrivet av mig' };
    service.hamtaArbetskopior.mockResolvedValue({ ok: true, gemensamma: [], arbetskopior: [own] });
    await session.goOn();
    // The other window was first, and has gone on.
    theirs({ ingress: 'Skrivet av mig, och mer' });
    service.skrivGemensamText.mockImplementationOnce(async () => ({ ok: true, inford: false, arbetskopia_borta: true, text }));
    await session.share('sv');
    const [first] = service.skrivGemensamText.mock.calls;
    expect(first?.[0]).toMatchObject({ ingress: 'Skrivet av mig', med_arbetskopia: true, arbetskopia_nr: 3 });
    expect(open(session).draft.ingress).toBe('Skrivet av mig, och mer');
    // What a third window has written to the copy since is put in too, and what is there already is not.
    service.hamtaArbetskopior.mockResolvedValue({
      ok: true,
      gemensamma: ['sv'],
      arbetskopior: [{ ...own, nr: 4, ingress: 'Nu skrivet av mig' }],
    });
    await session.goOn();
    expect(open(session).draft.ingress).toBe('Nu skrivet av mig, och mer');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(service.skrivGemensamText).toHaveBeenLastCalledWith(expect.objectContaining({ med_arbetskopia: true, arbetskopia_nr: 4 }));
    expect([session.store.get().copy, service.kastaArbetskopia.mock.calls.length]).toEqual(['saker', 0]);
  });

  test('has each word once, though a writing whose answer was lost comes when the next is on its way', async () => {
    theirs({ ingress: 'Lisas ingress' });
    const session = await sharing();
    service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
    session.edit({ rubrik: 'Rubrik, ny' });
    await vi.advanceTimersByTimeAsync(500);
    session.edit({ rubrik: 'Rubrik, ny och mer' });
    service.skrivGemensamText.mockImplementationOnce(async () => {
      theirs({ ...text, rubrik: 'Rubrik, ny', mina: 1 });
      return { ok: true, inford: false, arbetskopia_borta: false, text };
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(open(session).draft.rubrik).toBe('Rubrik, ny och mer');
    expect(text).toMatchObject({ rubrik: 'Rubrik, ny och mer' });
  });

  describe('and a window of one’s own that is closed', () => {
    /** By window, the last of its writings that was taken. */
    let taken: Map<string, number>;

    beforeEach(() => {
      taken = new Map();
      const write = service.skrivGemensamText.getMockImplementation();
      const seenBy = (fonster = '') => (text === null ? null : { ...text, helt: true, mina: taken.get(fonster) ?? 0 });
      service.hamtaGemensamText.mockImplementation(async ({ fonster }) => ({ ok: true, text: seenBy(fonster) }));
      service.skrivGemensamText.mockImplementation(async (writing) => {
        const isKnown = writing.nr >= (text?.nr ?? 0);
        if (isKnown && writing.skrivning > (taken.get(writing.fonster) ?? 0)) {
          await write?.(writing);
          taken.set(writing.fonster, writing.skrivning);
        }
        return { ok: true, inford: isKnown, arbetskopia_borta: false, text: seenBy(writing.fonster) };
      });
    });

    /** Writes, and is closed before the answer comes; `isTaken` tells whether the service had the writing. */
    async function closedBeforeTheAnswer(rubrik: string, isTaken: boolean) {
      const session = await sharing();
      const write = service.skrivGemensamText.getMockImplementation();
      service.skrivGemensamText.mockImplementationOnce(async (writing) => {
        if (isTaken) await write?.(writing);
        throw new Unreachable();
      });
      service.hamtaGemensamText.mockRejectedValueOnce(new Unreachable());
      session.edit({ rubrik });
      await vi.advanceTimersByTimeAsync(500);
      session.keepNow();
      session.leave();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(new LocalDrafts('p1', 'a1').of('sv')).toHaveLength(1);
    }

    /** The browser's locks keep real time. */
    const inTime = (look: () => void) => vi.waitFor(look, { timeout: 10_000 });

    async function opened() {
      const session = new ArticleSession(item(revision('r1')), 'p1');
      session.setTogether(['sv']);
      await Promise.all([session.findUnsaved(), session.share('sv')]);
      return session;
    }

    test.each([true, false])('has its words once, also where nobody answered its last writing (taken: %s)', async (isTaken) => {
      await closedBeforeTheAnswer('Rubrik, ny', isTaken);
      theirs({ ...text, rubrik: isTaken ? 'Rubrik, ny och längre' : 'Rubrik' });
      const session = await opened();
      const whole = isTaken ? 'Rubrik, ny och längre' : 'Rubrik, ny';
      await inTime(() => expect([open(session).recoverable, new LocalDrafts('p1', 'a1').of('sv')]).toEqual([[], []]));
      await vi.advanceTimersByTimeAsync(5_000);
      expect([text?.rubrik, open(session).draft.rubrik]).toEqual([whole, whole]);
    });

    test('has its words once though the writing comes when another has begun to send them', async () => {
      await closedBeforeTheAnswer('Rubrik, ny', false);
      const [left] = new LocalDrafts('p1', 'a1').of('sv');
      const write = service.skrivGemensamText.getMockImplementation();
      theirs({ ingress: 'Lisas ingress' });
      service.skrivGemensamText.mockImplementationOnce(async (writing) => {
        taken.set(writing.fonster, left?.fonster?.skrivning ?? 0);
        theirs({ ...text, rubrik: 'Rubrik, ny' });
        const answer = await write?.(writing);
        if (answer === undefined) throw new Unreachable();
        return answer;
      });
      const session = await opened();
      await inTime(() => expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]));
      await vi.advanceTimersByTimeAsync(5_000);
      expect([text?.rubrik, open(session).draft.rubrik]).toEqual(['Rubrik, ny', 'Rubrik, ny']);
    });

    test('is tried again when nobody answers, and left to the writer when the service will not have it', async () => {
      await closedBeforeTheAnswer('Rubrik, ny', false);
      theirs({ ingress: 'Lisas ingress' });
      service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
      const session = await opened();
      expect(open(session).recoverable).toHaveLength(1);
      theirs({ ...text, ingress: 'Lisas ingress, mer' });
      await vi.advanceTimersByTimeAsync(45_000);
      expect([text?.rubrik, open(session).recoverable]).toEqual(['Rubrik, ny', []]);
      session.leave();

      await closedBeforeTheAnswer('Rubrik, nyare', false);
      service.skrivGemensamText.mockClear().mockRejectedValueOnce(new ApiFault(403, {}));
      const next = await opened();
      await vi.advanceTimersByTimeAsync(45_000);
      expect([service.skrivGemensamText.mock.calls.length, open(next).recoverable.length]).toEqual([1, 1]);
      service.skrivGemensamText.mockRejectedValueOnce(new ApiFault(403, {}));
      await next.takeRecovered(open(next).recoverable[0] as never);
      expect([next.store.get().failure?.status, open(next).recoverable.length]).toEqual([403, 1]);
      await next.takeRecovered(open(next).recoverable[0] as never);
      expect([text?.rubrik, open(next).recoverable]).toEqual(['Rubrik, nyare', []]);
    });

    test('is not written out while it is open: what it has not sent is its own to send', async () => {
      const first = await sharing();
      service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
      service.hamtaGemensamText.mockRejectedValueOnce(new Unreachable());
      first.edit({ rubrik: 'Rubrik, ny' });
      await vi.advanceTimersByTimeAsync(500);
      const second = await opened();
      await vi.advanceTimersByTimeAsync(1_000);
      expect([open(second).recoverable, open(second).draft.rubrik, new LocalDrafts('p1', 'a1').of('sv').length]).toEqual([[], 'Rubrik', 1]);
      await vi.advanceTimersByTimeAsync(45_000);
      expect([text?.rubrik, open(second).draft.rubrik, new LocalDrafts('p1', 'a1').of('sv')]).toEqual(['Rubrik, ny', 'Rubrik, ny', []]);
    });

    test.each([true, false])(
      'that is closed after the article was opened here is found then (the article is left before: %s)',
      async (isLeft) => {
        const first = await sharing();
        const write = service.skrivGemensamText.getMockImplementation();
        service.skrivGemensamText.mockRejectedValue(new Unreachable());
        first.edit({ rubrik: 'Rubrik, ny' });
        await vi.advanceTimersByTimeAsync(1_000);
        const second = await opened();
        expect([open(second).recoverable, new LocalDrafts('p1', 'a1').of('sv').length]).toEqual([[], 1]);
        first.edit({ rubrik: 'Rubrik, ny och längre' });
        await vi.advanceTimersByTimeAsync(1_000);
        if (isLeft) second.leave();
        first.leave();
        if (write !== undefined) service.skrivGemensamText.mockImplementation(write);
        if (isLeft) {
          await vi.advanceTimersByTimeAsync(45_000);
          expect([text, open(second).recoverable, new LocalDrafts('p1', 'a1').of('sv').length]).toEqual([null, [], 1]);
          return;
        }
        await inTime(() => expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]));
        await vi.advanceTimersByTimeAsync(5_000);
        expect([text?.rubrik, open(second).draft.rubrik, open(second).recoverable]).toEqual([
          'Rubrik, ny och längre',
          'Rubrik, ny och längre',
          [],
        ]);
      },
    );

    test('whose person may not write any more keeps its words, and why they are not taken back is told', async () => {
      await closedBeforeTheAnswer('Rubrik, ny', false);
      let mayWrite = false;
      const session = new ArticleSession(item(revision('r1')), 'p1', () => mayWrite);
      theirs({ ingress: 'Lisas ingress' });
      await Promise.all([session.findUnsaved(), session.share('sv')]);
      await vi.advanceTimersByTimeAsync(45_000);
      const [left] = open(session).recoverable;
      if (left === undefined) throw new Error('nothing is offered');
      await session.takeRecovered(left);
      expect([session.store.get().failure?.status, open(session).recoverable, new LocalDrafts('p1', 'a1').of('sv').length]).toEqual([
        403,
        [left],
        1,
      ]);
      expect(service.skrivGemensamText).toHaveBeenCalledTimes(1);
      // It is given back: the words are in the text without anybody's asking.
      mayWrite = true;
      theirs({ ...text, ingress: 'Lisas ingress, mer' });
      await vi.advanceTimersByTimeAsync(45_000);
      await inTime(() => expect([text?.rubrik, open(session).recoverable]).toEqual(['Rubrik, ny', []]));
    });

    test('that kept nothing yet when the article was opened here, and is closed then, is found too', async () => {
      const first = await sharing();
      const second = await opened();
      const write = service.skrivGemensamText.getMockImplementation();
      service.skrivGemensamText.mockRejectedValue(new Unreachable());
      first.edit({ rubrik: 'Rubrik, ny' });
      await vi.advanceTimersByTimeAsync(1_000);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'studio:osparat:p1:a1:sv' }));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(open(second).recoverable).toEqual([]);
      first.leave();
      if (write !== undefined) service.skrivGemensamText.mockImplementation(write);
      await inTime(() => expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]));
      await vi.advanceTimersByTimeAsync(45_000);
      expect([text?.rubrik, open(second).draft.rubrik, open(second).recoverable]).toEqual(['Rubrik, ny', 'Rubrik, ny', []]);
      second.leave();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(vi.getTimerCount()).toBe(0);
    });

    test('that several others wait for has its words once', async () => {
      const first = await sharing();
      const write = service.skrivGemensamText.getMockImplementation();
      service.skrivGemensamText.mockRejectedValue(new Unreachable());
      first.edit({ rubrik: 'Rubrik, ny' });
      await vi.advanceTimersByTimeAsync(1_000);
      const others = [await opened(), await opened(), await opened()];
      first.leave();
      if (write !== undefined) service.skrivGemensamText.mockImplementation(write);
      await inTime(() => expect(new LocalDrafts('p1', 'a1').of('sv')).toEqual([]));
      await vi.advanceTimersByTimeAsync(45_000);
      expect([text?.rubrik, ...others.map((session) => open(session).draft.rubrik)]).toEqual(new Array(4).fill('Rubrik, ny'));
      await inTime(() => expect(others.flatMap((session) => open(session).recoverable)).toEqual([]));
    });

    test('whose first words of all were written from what has been saved over meanwhile has them in the text all the same', async () => {
      await closedBeforeTheAnswer('Rubrik, ny', false);
      const saved = revision('r2', { ingress: 'Agentens ingress' });
      service.hamtaRevision.mockImplementation(async ({ rid }) => ({ ok: true, revision: rid === 'r2' ? saved : revision('r1') }));
      const write = service.skrivGemensamText.getMockImplementation();
      service.skrivGemensamText.mockImplementation(async (writing) => {
        // A text is begun on the working revision alone.
        if (text === null && writing.bas !== 'r2') throw new ApiFault(422, { fel: [{ kod: 'revision_okand' }] } as never);
        const answer = await write?.(writing);
        if (answer === undefined) throw new Unreachable();
        return answer;
      });
      const session = new ArticleSession(item(saved), 'p1');
      session.setTogether(['sv']);
      await Promise.all([session.findUnsaved(), session.share('sv')]);
      await inTime(() => expect([open(session).recoverable, new LocalDrafts('p1', 'a1').of('sv')]).toEqual([[], []]));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(text).toMatchObject({ bas: 'r2', rubrik: 'Rubrik, ny' });
      expect(open(session).draft).toMatchObject({ rubrik: 'Rubrik, ny', ingress: 'Agentens ingress' });
    });

    test('whose words are taken back where the browser cannot tell which are open, has them once too', async () => {
      vi.stubGlobal('navigator', {});
      onTestFinished(() => {
        vi.unstubAllGlobals();
      });
      await closedBeforeTheAnswer('Rubrik, ny', true);
      theirs({ ...text, rubrik: 'Rubrik, ny och längre' });
      const session = await opened();
      const [left] = open(session).recoverable;
      expect(open(session).draft.rubrik).toBe('Rubrik, ny och längre');
      if (left === undefined) throw new Error('nothing is offered');
      await session.takeRecovered(left);
      expect([open(session).draft.rubrik, open(session).recoverable]).toEqual(['Rubrik, ny och längre', []]);
    });

    test('has its words once where they are taken back by somebody who is alone, after others have built upon them and saved', async () => {
      await closedBeforeTheAnswer('Rubrik, ny', true);
      const saved = { ...revision('r2'), rubrik: 'Rubrik, ny och längre' };
      const session = new ArticleSession(item(saved), 'p1');
      service.hamtaRevision.mockResolvedValue({ ok: true, revision: revision('r1') });
      await session.findUnsaved();
      const [left] = open(session).recoverable;
      if (left === undefined) throw new Error('nothing is offered');
      await session.takeRecovered(left);
      expect(session.store.get().failure).toBeUndefined();
      expect([open(session).draft.rubrik, open(session).bas]).toEqual(['Rubrik, ny och längre', 'r2']);
    });

    test('is left to the writer where the service has forgotten what it took of it', async () => {
      theirs({ rubrik: 'Rubrik' });
      const first = await sharing();
      first.edit({ rubrik: 'Rubrik, ny' });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(text?.rubrik).toBe('Rubrik, ny');
      service.skrivGemensamText.mockRejectedValueOnce(new Unreachable());
      service.hamtaGemensamText.mockRejectedValueOnce(new Unreachable());
      first.edit({ rubrik: 'Rubrik, ny och lite till' });
      await vi.advanceTimersByTimeAsync(500);
      first.keepNow();
      first.leave();
      await vi.advanceTimersByTimeAsync(1_000);
      taken.clear();
      theirs({ ...text, rubrik: 'Rubrik, ny och lite till, som Lisa skrev om' });
      const session = await opened();
      await vi.advanceTimersByTimeAsync(45_000);
      expect([text?.rubrik, open(session).recoverable.length]).toEqual(['Rubrik, ny och lite till, som Lisa skrev om', 1]);
    });

    test('that had taken out what was written, and had nothing else, has it taken out', async () => {
      theirs({ rubrik: 'Rubrik och mer' });
      await closedBeforeTheAnswer('Rubrik', false);
      const session = await opened();
      await inTime(() => expect([text?.rubrik, open(session).draft.rubrik]).toEqual([undefined, 'Rubrik']));
    });

    test('leaves what it had changed of the article itself to be taken back', async () => {
      const first = await sharing();
      const write = service.skrivGemensamText.getMockImplementation();
      service.skrivGemensamText.mockRejectedValue(new Unreachable());
      service.skrivArbetskopia.mockRejectedValue(new Unreachable());
      first.edit({ rubrik: 'Rubrik, ny' });
      first.editDetails({ taggar: ['bro'] });
      await vi.advanceTimersByTimeAsync(500);
      first.leave();
      await vi.advanceTimersByTimeAsync(3_000);
      if (write !== undefined) service.skrivGemensamText.mockImplementation(write);
      const session = await opened();
      await inTime(() => expect([text?.rubrik, open(session).draft.rubrik]).toEqual(['Rubrik, ny', 'Rubrik, ny']));
      await inTime(() => expect(open(session).recoverable.map(({ uppgifter }) => uppgifter)).toEqual([{ taggar: ['bro'] }]));
      expect(new LocalDrafts('p1', 'a1').of('sv')).toHaveLength(1);
    });
  });
});
