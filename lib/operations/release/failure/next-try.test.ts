import { expect, test } from 'vitest';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { nextTry } from '#lib/operations/release/failure/next-try.ts';
import { settlementOf } from '#lib/operations/release/failure/settle-failure.ts';

const release = { id: '01890a5d-ac96-774b-bcce-b302099a8057', forsok: 1 };
const waits = faultEntry('cms_nekade', { sprak: 'sv' }, { orsak: 'WordPress tar inte emot fler anrop just nu.', atgard: 'Vänta.' });
const told = (now: string, retryAfter: number | undefined) => nextTry({ now }, release, { waits, retryAfter }).entry;

test('the wait that a publishing system asks for is told in Stockholm’s time', () => {
  const { orsak, atgard, kod } = told('2026-11-20T13:32:10.000Z', 600);
  expect(orsak).toBe(`${waits.orsak} Publiceringssystemet bad Studio vänta till 14:42.`);
  expect(atgard).toContain('Försök nu');
  expect(kod).toBe('cms_nekade');
  expect(told('2026-06-20T21:55:00.000Z', 600).orsak).toContain('vänta till 2026-06-21 00:05.');
});

test('one that asks for a day is asked again within the hour, and that is told', () => {
  const { orsak } = told('2026-11-20T13:32:10.000Z', 86_400);
  expect(orsak).toContain('längre än en timme. Studio frågar ändå igen 15:32.');
});

test('nothing is told of a wait that is no longer than it would have been', () => {
  for (const retryAfter of [undefined, 0, 1, Number.NaN]) expect(told('2026-11-20T13:32:10.000Z', retryAfter)).toBe(waits);
});

test('what somebody has to mend is told also when the publishing system asks for a wait', () => {
  const details = { retryable: false, stopsAll: true, orsak: 'WordPress är avstängt.', atgard: 'Slå på tillägget igen.', retryAfter: 600 };
  const settlement = settlementOf(new CmsFailure(details));
  if (settlement === undefined || 'over' in settlement) throw new Error('it is waited for');
  const { orsak, atgard } = nextTry({ now: '2026-11-20T13:32:10.000Z' }, release, settlement).entry;
  expect(orsak).toContain('vänta till 14:42.');
  expect(atgard).toBe('Slå på tillägget igen. Studio försöker igen av sig själv när den tiden har gått. Brådskar det: välj Försök nu.');
});
