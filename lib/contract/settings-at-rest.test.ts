import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import { FIRST_SETTINGS, type Settings, type SettingsChange, withChange } from '#lib/contract/settings.ts';
import { readSettings, settingsToKeep } from '#lib/contract/settings-at-rest.ts';

/** What settings are to the release before this one and to the one after it, which read and write the same rows while instances are exchanged. */

const slot: AdSlot = {
  ...{ namn: 'Toppen', plats: 'i_texten', intervall: 4, mallar: [], sektioner: [], sprak: [], smal: '300x250', bred: '580x400' },
  adress: 'https://annons.exempel.se/ram',
};
const links = [{ text: 'Om oss', adress: '/om/oss' }];
const teman = [{ tema: 'twentytwentyfive', delar: ['rubrik' as const] }];

/** Fields that were held to be all that there is, in the release before slots had languages; of groups it knew some and looked past others. */
const named = (...names: string[]) => z.object(Object.fromEntries(names.map((name) => [name, z.unknown().optional()])));
const former = z.object({
  webbplats: z.object({ beskrivning: named('sv', 'en').strict().optional(), logotyp: z.string().optional() }).optional(),
  publicering: z.object({ teman: z.array(named('tema', 'delar').strict()).optional() }).optional(),
  annonser: z
    .object({
      platser: z.array(named('namn', 'plats', 'intervall', 'mallar', 'sektioner', 'smal', 'bred', 'adress').strict()).optional(),
    })
    .optional(),
});

/** As a row of the database holds it. */
const atRest = (kept: unknown): unknown => JSON.parse(JSON.stringify(kept));

const SAVES: Array<[string, SettingsChange]> = [
  ['nothing of its own', {}],
  ['a slot that is in both languages', { annonser: { samtycke: 'egen', platser: [slot] } }],
  [
    'slots in one language each',
    {
      annonser: {
        platser: [
          { ...slot, sprak: ['sv'] },
          { ...slot, namn: 'Två', sprak: ['en'] },
        ],
      },
    },
  ],
  ['a slot with the name of what objects have', { annonser: { platser: [{ ...slot, namn: '__proto__', sprak: ['en'] }] } }],
  [
    'links, texts and themes',
    { webbplats: { meny: { sv: links }, sidfot: { en: links }, saknas: { sv: 'Nej.' } }, publicering: { teman } },
  ],
];

describe.each(SAVES)('%s', (_, change) => {
  const settings: Settings = withChange(FIRST_SETTINGS, change);
  const kept = atRest(settingsToKeep(settings));

  test('is read by the release before', () => {
    expect(former.safeParse(kept).error?.issues).toBeUndefined();
  });

  test('is read as it was set', () => {
    expect(withChange(FIRST_SETTINGS, readSettings(kept))).toEqual(settings);
  });
});

test('names of a later release are left aside, however deep they lie', () => {
  const settings = withChange(FIRST_SETTINGS, {
    webbplats: { meny: { sv: links, en: [] }, beskrivning: { sv: 'Om fjället.', en: '' } },
    publicering: { teman },
    annonser: { platser: [{ ...slot, sprak: ['sv'] }] },
  });
  const later = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(later);
    if (typeof value !== 'object' || value === null) return value;
    return { ...Object.fromEntries(Object.entries(value).map(([name, held]) => [name, later(held)])), senare: { an: ['det', { har: 1 }] } };
  };
  const kept = later(atRest(settingsToKeep(settings)));
  expect(JSON.stringify(kept).split('"senare"').length).toBeGreaterThan(15);
  expect(withChange(FIRST_SETTINGS, readSettings(kept))).toEqual(settings);
});

test('what this release knows of is held to what it may be', () => {
  expect(() => readSettings({ annonser: { platser: [{ ...slot, senare: 1, intervall: 'ofta' }] } })).toThrow(z.ZodError);
});

test('a slot from before slots had languages is in both', () => {
  const { sprak: _, ...before } = slot;
  expect(readSettings({ annonser: { platser: [before] } }).annonser?.platser).toEqual([slot]);
});

test.each([
  ['was given for search engines is not shown to readers', { logotyp: '/media/a/320.png' }, 'inte'],
  ['is to be shown is shown', { logotyp: '/media/a/320.png', logotyp_visas: 'i_stallet' }, 'i_stallet'],
  ['has not been given yet will be', { logotyp: '' }, 'bredvid_namnet'],
])('a logotype that %s', (_, webbplats, place) => {
  expect(withChange(FIRST_SETTINGS, readSettings({ webbplats })).webbplats.logotyp_visas).toBe(place);
});
