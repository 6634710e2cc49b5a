import { expect, test } from 'vitest';
import { findSettings } from '#components/studio/settings/find-settings.ts';

const found = (sought: string) => findSettings(sought).map(({ field }) => field.falt);

test('a setting is found by the beginning of any of its words, those first that are called so', () => {
  expect(found('mejl')[0]).toBe('epost.smtp_url');
  expect(found('SMTP')).toEqual(['epost.smtp_url']);
  expect(found('utgivare')).toEqual(['webbplats.ansvarig_utgivare', 'webbplats.utgivare']);
  expect(found('losenord')[0]).toBe('publicering.losenord');
  expect(found('session_timmar')).toEqual(['sakerhet.session_timmar']);
});

test('every word has to be there, and nothing is found for nothing', () => {
  expect(found('adressen wordpress')).toContain('publicering.url');
  expect(found('adressen kattungar')).toEqual([]);
  for (const none of ['', '  ', '!!']) expect(found(none)).toEqual([]);
});
