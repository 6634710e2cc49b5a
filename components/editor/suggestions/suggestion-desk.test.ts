import { beforeEach, expect, test, vi } from 'vitest';
import { ArticleSession } from '#components/editor/session/article-session.ts';
import { itemOf } from '#components/editor/session/item-under-test.ts';
import { SuggestionDesk } from '#components/editor/suggestions/suggestion-desk.ts';
import { memoryStorage } from '#components/studio/storage/memory-storage.ts';
import type { ArticleContent, Item, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Suggestions } from '#lib/contract/suggestion.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

vi.mock(import('#lib/transports/client/browser.ts'), async (original) => {
  // Only what the session and the desk call; anything else is a mistake and fails.
  const service = { sparaSprakversion: vi.fn(), hamtaInnehall: vi.fn(), foreslaTillInnehall: vi.fn() } as never;
  return { ...(await original()), studio: service, studioUntil: () => service };
});
const service = vi.mocked(studio);

const content: ArticleContent = { rubrik: 'Min rubrik', ingress: 'Ingress', slug: 'rubrik', meta: {}, hero: null, block: [] };
const person = { typ: 'person', id: 'p1', namn: 'Amina' } as const;

function revision(id: string, sprak: Language, change: Partial<ArticleContent> = {}): Revision {
  const numbers = { id, nr: 1, hash: id, bas: null, kall_revision: null, kommentar: '', skapad: '2026-11-20T08:00:00.000Z' };
  return { ...content, ...numbers, sprak, av: person, typ: 'manuell', ...change };
}

const item = (swedish: Revision): Item => itemOf(person, [swedish, revision('e1', 'en')], { rubrik: 'Min rubrik' });

const said = (...rubriker: string[]): Suggestions => ({
  ...{ ok: true, sprak: 'sv', revision: 'r1', ai_installd: true, varningar: [] },
  seo: {
    ...{ analys: [], seoTitel: [], seoBesk: [], ingress: [], puffTitel: [], socialText: [] },
    rubrik: rubriker.map((text) => ({ text, kalla: 'ai' })),
  },
});

let session: ArticleSession;
let desk: SuggestionDesk;
const offered = (sprak: Language) => desk.store.get().parts[sprak]?.suggested.texter.rubrik?.val.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  // What is kept in the browser is not what this is about.
  vi.stubGlobal('localStorage', memoryStorage());
  session = new ArticleSession(item(revision('r1', 'sv')), 'p1');
  desk = new SuggestionDesk(session);
});

test('what was written is saved before anything is suggested of it', async () => {
  session.edit({ ingress: 'Ny ingress' });
  service.sparaSprakversion.mockResolvedValue({ ok: true, id: 'r2', nr: 2, hash: '' } as never);
  service.hamtaInnehall.mockResolvedValue({ innehall: item(revision('r2', 'sv', { ingress: 'Ny ingress' })) } as never);
  service.foreslaTillInnehall.mockResolvedValue({ ...said('Förslag'), revision: 'r2' });
  await desk.ask('alla');
  expect(service.sparaSprakversion).toHaveBeenCalledBefore(service.foreslaTillInnehall);
  expect(offered('sv')).toEqual(['Förslag']);
  expect(desk.store.get().parts.sv?.suggested.av.seo?.isOther).toBe(false);
});

test('what cannot be saved is not asked about, and why is told', async () => {
  session.edit({ ingress: 'Ny ingress' });
  service.sparaSprakversion.mockRejectedValue(new Unreachable());
  await desk.ask('alla');
  expect(service.foreslaTillInnehall).not.toHaveBeenCalled();
  expect(desk.store.get()).toMatchObject({ asking: undefined, failure: { fel: [{ kod: 'ej_sparad' }] } });
});

test('suggestions made of a revision that somebody else has saved are marked', async () => {
  service.foreslaTillInnehall.mockResolvedValue({ ...said('Förslag'), revision: 'r9' });
  await desk.ask('alla');
  expect(desk.store.get().parts.sv?.suggested.av.seo?.isOther).toBe(true);
});

test('an answer that was given up on is not heard, and another question can be asked at once', async () => {
  const late = Promise.withResolvers<Suggestions>();
  service.foreslaTillInnehall.mockReturnValueOnce(late.promise).mockResolvedValueOnce(said('I tid'));
  const first = desk.ask('alla');
  await desk.ask('seo');
  expect(service.foreslaTillInnehall).toHaveBeenCalledTimes(1);
  desk.cancel();
  await desk.ask('seo');
  late.resolve(said('För sent'));
  await first;
  expect(offered('sv')).toEqual(['I tid']);
  expect(desk.store.get()).toMatchObject({ asking: undefined, failure: undefined });
});

test('whether there is a language model is what the service says, whatever was asked for', async () => {
  // Points are an article's own words also when a model gave fewer than three.
  const own: Suggestions = { ok: true, sprak: 'sv', revision: 'r1', ai_installd: true, varningar: [], punkter: ['a'], kalla: 'text' };
  service.foreslaTillInnehall.mockResolvedValueOnce(own).mockResolvedValueOnce({ ...own, ai_installd: false });
  await desk.ask('viktigast');
  expect(desk.store.get().parts.sv?.lacksModel).toBe(false);
  await desk.ask('viktigast');
  expect(desk.store.get().parts.sv?.lacksModel).toBe(true);
});

test('an answer belongs to the language it was asked for', async () => {
  const answer = Promise.withResolvers<Suggestions>();
  service.foreslaTillInnehall.mockReturnValueOnce(answer.promise);
  const asking = desk.ask('alla');
  session.open('en');
  answer.resolve(said('Svenskt'));
  await asking;
  expect(service.foreslaTillInnehall).toHaveBeenCalledWith({ id: 'a1', typ: 'alla', sprak: 'sv' });
  expect([offered('sv'), offered('en')]).toEqual([['Svenskt'], undefined]);
});

test('of several choices tried in turn, the writer’s own words are what is gone back to', () => {
  desk.takeText('rubrik', 'Ett');
  desk.takeText('rubrik', 'Två');
  expect(session.openDraft().rubrik).toBe('Två');
  desk.takeBackText('rubrik');
  expect(session.openDraft().rubrik).toBe('Min rubrik');
});

test('words written over a choice are the writer’s own', () => {
  desk.takeText('rubrik', 'Ett');
  session.edit({ rubrik: 'Ett och lite till' });
  desk.takeText('rubrik', 'Två');
  desk.takeBackText('rubrik');
  expect(session.openDraft().rubrik).toBe('Ett och lite till');
});

test('choosing saves nothing', () => {
  desk.takeText('meta.seoTitel', 'Ett');
  desk.setTags(['bro'], ['bro'], '');
  expect(service.sparaSprakversion).not.toHaveBeenCalled();
  expect(session.hasUnsaved()).toBe(true);
});
