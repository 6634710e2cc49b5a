import type { Role } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';

interface DemoSection {
  id: string;
  namn: string;
  namn_en: string;
  mallar: readonly string[];
  kategori: number;
  sprak: readonly Language[];
  ordning: number;
}

interface DemoPerson {
  epost: string;
  namn: string;
  roll: Role;
}

interface DemoAgent {
  namn: string;
  /** The owner's e-mail address. */
  agare: string;
  sektioner: readonly string[];
  mallar: readonly string[];
  sprak: readonly Language[];
  publicera: boolean;
  schemalagga: boolean;
}

const sprak = ['sv', 'en'] as const;

/** What the demo's site is called. */
export const WEBBPLATS = {
  namn: 'Kvällsro',
  beskrivning: {
    sv: 'Nyheter, kultur, mat och resor att läsa i lugn och ro.',
    en: 'News, culture, food and travel to read in peace and quiet.',
  },
} as const;

export const SECTIONS = [
  {
    id: 'nyheter',
    namn: 'Nyheter',
    namn_en: 'News',
    mallar: ['nyhet', 'reportage', 'intervju', 'profil', 'liverapport', 'bildberattelse', 'sida'],
    kategori: 10,
    sprak,
    ordning: 1,
  },
  {
    id: 'noje',
    namn: 'Nöje',
    namn_en: 'Entertainment',
    mallar: ['nyhet', 'reportage', 'lista', 'recension', 'evenemang', 'intervju', 'profil', 'liverapport', 'quiz', 'bildberattelse'],
    kategori: 20,
    sprak,
    ordning: 2,
  },
  {
    id: 'mat',
    namn: 'Mat',
    namn_en: 'Food',
    mallar: ['nyhet', 'reportage', 'lista', 'recept', 'plock', 'guide', 'recension', 'basttest', 'howto', 'quiz'],
    kategori: 30,
    sprak,
    ordning: 3,
  },
  {
    id: 'resor',
    namn: 'Resor',
    namn_en: 'Travel',
    mallar: ['nyhet', 'reportage', 'lista', 'plock', 'guide', 'recension', 'basttest', 'howto', 'bildberattelse'],
    kategori: 40,
    sprak,
    ordning: 4,
  },
  {
    id: 'stil',
    namn: 'Stil',
    namn_en: 'Style',
    mallar: ['nyhet', 'reportage', 'lista', 'plock', 'guide', 'basttest', 'howto', 'intervju', 'profil', 'bildberattelse'],
    kategori: 50,
    sprak,
    ordning: 5,
  },
  {
    id: 'kultur',
    namn: 'Kultur',
    namn_en: 'Culture',
    mallar: ['nyhet', 'reportage', 'lista', 'recension', 'evenemang', 'intervju', 'profil', 'quiz', 'bildberattelse'],
    kategori: 60,
    sprak,
    ordning: 6,
  },
] as const satisfies readonly DemoSection[];

export const PERSONS = [
  { epost: 'chef@demo.se', namn: 'Karin Ståhlbrand', roll: 'chefredaktor' },
  { epost: 'skribent@demo.se', namn: 'Elias Norrgård', roll: 'skribent' },
  { epost: 'granskare@demo.se', namn: 'Mona Wiklander', roll: 'granskare' },
  { epost: 'publicist@demo.se', namn: 'Jonas Treffner', roll: 'publicist' },
] as const satisfies readonly DemoPerson[];

export const AGENT = {
  namn: 'Nattredaktören',
  agare: 'chef@demo.se',
  sektioner: ['nyheter', 'noje'],
  mallar: ['nyhet'],
  sprak,
  publicera: true,
  schemalagga: false,
} as const satisfies DemoAgent;
