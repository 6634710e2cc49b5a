import { beforeEach, expect, test, vi } from 'vitest';
import { FollowedPlan, type TranslationPlan } from '#components/editor/translation/followed-plan.ts';
import { studio } from '#lib/transports/client/browser.ts';

vi.mock(import('#lib/transports/client/browser.ts'), async (original) => ({
  ...(await original()),
  studio: { hamtaOversattning: vi.fn() } as never,
}));
const service = vi.mocked(studio);

const job = (status: string, framsteg: number) => ({ jobb: 'j1', status, framsteg }) as unknown as TranslationPlan['jobb'];
const NOTHING = { oversatta: 0, sparade: 0, tecken: 0, sparade_tecken: 0 };
/** The service with that job, and so many parts to translate. */
const has = (jobb: TranslationPlan['jobb'], oversatta: number) =>
  service.hamtaOversattning.mockImplementation(async ({ plan }) => ({
    ...{ ok: true as const, fran: 'sv' as const, till: 'en' as const, delar: [], jobb },
    atgang: plan === 'false' ? NOTHING : { ...NOTHING, oversatta },
  }));
const asked = { id: 'a1', till: 'en' };
/** With what the service was called since the last time. */
const plans = () => service.hamtaOversattning.mock.calls.splice(0).map(([{ plan = 'true' }]) => plan);

beforeEach(() => {
  vi.resetAllMocks();
});

test('a job is followed without the plan being made at each look, and what is told of it stays', async () => {
  const followed = new FollowedPlan();
  has(job('pagar', 10), 3);
  expect((await followed.look(asked, 'r1 r2')).atgang.oversatta).toBe(3);
  has(job('pagar', 60), 3);
  expect(await followed.look(asked, 'r1 r2')).toMatchObject({ atgang: { oversatta: 3 }, jobb: { framsteg: 60 } });
  expect(plans()).toEqual(['true', 'false']);
});

test('the plan is made again when the job has ended, and when the texts are others', async () => {
  const followed = new FollowedPlan();
  has(job('pagar', 10), 3);
  await followed.look(asked, 'r1 r2');
  has(job('klar', 100), 0);
  expect(await followed.look(asked, 'r1 r2')).toMatchObject({ atgang: { oversatta: 0 }, jobb: { status: 'klar' } });
  expect(plans()).toEqual(['true', 'false', 'true']);
  has(job('klar', 100), 1);
  expect((await followed.look(asked, 'r3 r2')).atgang.oversatta).toBe(1);
  expect(plans()).toEqual(['true']);
});
