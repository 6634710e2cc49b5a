import { expect, test } from 'vitest';
import { changedFields } from '#lib/content/changed-fields.ts';

interface Rights {
  namn: string;
  sektioner: string[];
  aktiv: boolean;
  utgar: string | null;
}
const before: Rights = { namn: 'Amina', sektioner: ['mat'], aktiv: true, utgar: '2027-01-01' };

test('only what is another is told, also when it is put back to nothing', () => {
  const changed = (change: Partial<Rights>) => changedFields<Rights>({ ...before, ...change }, before);
  expect(changed({ namn: 'Amina Ek' })).toEqual({ namn: 'Amina Ek' });
  expect(changed({ sektioner: [], aktiv: false })).toEqual({ sektioner: [], aktiv: false });
  expect(changed({ utgar: null })).toEqual({ utgar: null });
});

test('the same in other objects is no change, and what was there besides is left out', () => {
  expect(changedFields({ ...before, sektioner: ['mat'] }, { ...before })).toEqual({});
  expect(changedFields({ namn: 'Amina' }, before)).toEqual({});
});
