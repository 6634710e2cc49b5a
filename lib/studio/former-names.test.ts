import { expect, test, vi } from 'vitest';
import { FormerNames } from '#lib/studio/former-names.ts';

const named = (namn: string) => new Map([['anna', { namn, epost: 'x@avidentifierad.invalid' }]]);

test('what was asked for last counts, whichever answer comes last', async () => {
  const first = Promise.withResolvers<ReturnType<typeof named>>();
  const read = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce(named('ny'));
  const names = new FormerNames({ read, log: { warn: vi.fn() } });
  names.renew();
  const early = names.upToDate;
  names.renew();
  await names.upToDate;
  first.resolve(named('gammal'));
  await early;
  expect([names.current, names.upToDate]).toEqual([named('ny'), undefined]);
});

test('what cannot be read leaves what was known, and keeps nobody waiting', async () => {
  const warn = vi.fn();
  const read = vi.fn().mockResolvedValueOnce(named('ny')).mockRejectedValueOnce(new Error('borta'));
  const names = new FormerNames({ read, log: { warn } });
  names.setHearing(true);
  await names.upToDate;
  names.renew();
  await names.upToDate;
  expect([names.current, names.upToDate]).toEqual([named('ny'), undefined]);
  expect(warn).toHaveBeenCalledOnce();
});
