import { expect, test } from 'vitest';
import { isTakenOverHere, textTakenOver } from '#lib/content/taken-over-text.ts';

const TEXT = { rubrik: 'Bron öppnas', ingress: 'Annons i tid.', slug: 'bron', block: [], meta: { seoTitel: 'Bron' }, hero: null };
const SPONSOR = { partner: 'Bryggeriet AB', markning: 'Annons' } as const;

test('headline, standfirst and address are as they are there, and the rest as it is here', () => {
  const differences = [
    { del: 'rubrik', studio: 'Bron öppnas', dar: 'Bron öppnas i dag' },
    { del: 'slug', studio: 'bron', dar: 'bron-i-dag' },
  ] as const;
  expect(textTakenOver(TEXT, null, [...differences])).toEqual({ ...TEXT, rubrik: 'Bron öppnas i dag', slug: 'bron-i-dag' });
});

test('the marking that WordPress has before the standfirst of a paid article stays outside it', () => {
  const dar = 'Annons Bryggeriet AB – Redan nu.';
  expect(textTakenOver(TEXT, SPONSOR, [{ del: 'ingress', studio: '', dar }]).ingress).toBe('Redan nu.');
  expect(textTakenOver(TEXT, SPONSOR, [{ del: 'ingress', studio: '', dar: 'Redan nu.' }]).ingress).toBe('Redan nu.');
  expect(textTakenOver(TEXT, SPONSOR, []).ingress).toBe('Annons i tid.');
});

test('a standfirst that has been emptied there is empty', () => {
  expect(textTakenOver(TEXT, null, [{ del: 'ingress', studio: 'Annons i tid.', dar: '' }]).ingress).toBe('');
});

test('what is no plain text is for a person to write', () => {
  const rubrik = { del: 'rubrik' as const, studio: 'a', dar: 'b' };
  expect(isTakenOverHere([rubrik])).toBe(true);
  expect(isTakenOverHere([rubrik, { del: 'text', studio: 'a', dar: 'b' }])).toBe(false);
});
