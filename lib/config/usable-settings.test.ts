import { describe, expect, test } from 'vitest';
import { shortcomings } from '#lib/config/usable-settings.ts';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import { FIRST_SETTINGS, type SettingsChange, withChange } from '#lib/contract/settings.ts';

const STUDIO = 'https://tidning.exempel.se';

const lacking = (change: SettingsChange) =>
  shortcomings(withChange(FIRST_SETTINGS, change), STUDIO).map(({ falt, orsak }) => `${falt}: ${orsak}`);

function slot(given: Partial<AdSlot> = {}): AdSlot {
  const sizes = { smal: '300x250', bred: '580x400' } as const;
  const all = { namn: 'Plats', plats: 'i_texten', intervall: 3, ...sizes, adress: 'https://annons.exempel.se/1', ...given } as const;
  return { ...all, mallar: [], sektioner: [], sprak: [] };
}

test('what nobody has set lacks nothing', () => {
  expect(lacking({})).toEqual([]);
});

describe('ads', () => {
  test('from a host of somebody else’s lack nothing, also on the same domain', () => {
    expect(
      lacking({ annonser: { samtycke: 'egen', platser: [slot(), slot({ adress: 'https://annons.tidning.exempel.se:8443/' })] } }),
    ).toEqual([]);
    expect(lacking({ annonser: { samtycke: 'tcf', tcf_adress: 'https://samtycke.exempel.se/', platser: [slot()] } })).toEqual([]);
  });

  test.each([
    'https://127.0.0.1/ram',
    'https://[::1]/ram',
    'https://10.0.0.8/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
    'https://annonser/',
    'https://annons.internal/',
    'https://annons.local./',
    'https://router.home.arpa/',
  ])('are of no host that readers cannot reach: %s', (adress) => {
    expect(lacking({ annonser: { platser: [slot(), slot({ adress })] } })).toEqual([
      expect.stringMatching(/^annonser\.platser\[1\]\.adress: .* är ingen värd på internet/),
    ]);
    expect(lacking({ annonser: { tcf_adress: adress } })).toEqual([expect.stringMatching(/^annonser\.tcf_adress: .* är ingen värd/)]);
  });

  test('are never of the site’s own host, nor of that of WordPress: what is framed from there would reach Studio', () => {
    const own = ['https://tidning.exempel.se/annons', 'https://TIDNING.exempel.se:8443/', 'https://wp.exempel.se/'];
    const platser = own.map((adress) => slot({ adress }));
    expect(lacking({ publicering: { url: 'https://wp.exempel.se/blogg' }, annonser: { platser, tcf_adress: own[0] ?? '' } })).toEqual(
      ['annonser.tcf_adress', ...platser.map((_, index) => `annonser.platser[${index}].adress`)].map((falt) =>
        expect.stringMatching(new RegExp(`^${falt.replaceAll(/[[\].]/g, '\\$&')}: .* är webbplatsens egen värd`)),
      ),
    );
  });

  test('are not wider than the text that they stand in', () => {
    const wide = { bred: '980x240' } as const;
    const platser = [
      slot(wide),
      slot({ plats: 'efter_ingress', ...wide }),
      slot({ plats: 'efter_texten', ...wide }),
      slot({ plats: 'lista', ...wide }),
    ];
    expect(lacking({ annonser: { platser } })).toEqual([
      expect.stringMatching(/^annonser\.platser\[0\]\.bred: 980x240 ryms inte/),
      expect.stringMatching(/^annonser\.platser\[1\]\.bred: 980x240 ryms inte/),
    ]);
  });

  test('by a consent service need to be told where it is', () => {
    expect(lacking({ annonser: { samtycke: 'tcf' } })).toEqual([expect.stringMatching(/^annonser\.tcf_adress: .*också adressen/)]);
  });
});
