import type { OrderTrust } from '#lib/contract/agent.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Role } from '#lib/contract/role.ts';

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
  /** Whether what it publishes waits for a human. */
  godkannande: boolean;
  /** Whether it may save over what somebody else wrote last. */
  skriver_over: boolean;
  /** Whose orders it acts on unconfirmed. */
  order: OrderTrust;
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

/** May publish in one section, once somebody has approved it: whoever starts the demo is shown its key. */
export const PUBLISHING_AGENT = {
  namn: 'Nattredaktören',
  agare: 'chef@demo.se',
  sektioner: ['nyheter'],
  mallar: ['nyhet', 'liverapport'],
  sprak,
  publicera: true,
  schemalagga: false,
  godkannande: true,
  skriver_over: true,
  order: 'alla_med_ratt',
} as const satisfies DemoAgent;

/** May write drafts everywhere and publish nothing. Nobody is shown its key: whoever wants to use it makes it a new one. */
export const DRAFTING_AGENT = {
  namn: 'Utkastskrivaren',
  agare: 'publicist@demo.se',
  sektioner: ['*'],
  mallar: ['*'],
  sprak: ['sv'],
  publicera: false,
  schemalagga: false,
  godkannande: false,
  skriver_over: true,
  order: 'alla_med_ratt',
} as const satisfies DemoAgent;

interface DemoTask {
  rubrik: string;
  beskrivning: string;
  sektion: string;
  /** The Swedish slug of the article that it is about. */
  artikel?: string;
  /** Days until it is to be done. */
  dagar?: number;
  /** Who has done it, or has taken it, by e-mail. */
  klarAv?: string;
  tagenAv?: string;
}

/** The work queue of the demo. */
export const TASKS: readonly DemoTask[] = [
  {
    rubrik: 'Godkänn Nattredaktörens nyhet om lånecyklarna',
    beskrivning: 'Agenten vill publicera i Nyheter. Läs, och godkänn eller avslå under Publiceringar.',
    sektion: 'nyheter',
    artikel: 'lanecyklarna-pa-grasten-blir-dubbelt-sa-manga',
    dagar: 1,
  },
  {
    rubrik: 'Uppdatera den engelska versionen av nattåget',
    beskrivning: 'Den svenska texten har ändrats sedan översättningen. Jämför block för block.',
    sektion: 'resor',
    artikel: 'nattaget-ar-tillbaka-sa-valjer-du-ratt-badd',
    dagar: 2,
  },
  {
    rubrik: 'Ring om programmet till Lyktnatten',
    beskrivning: 'Föreningen bekräftar körernas tider på torsdag.',
    sektion: 'noje',
    artikel: 'lyktnatten-i-vinterhagen-slacker-staden',
    tagenAv: 'skribent@demo.se',
  },
  {
    rubrik: 'Hitta en bild till bokcirkeln',
    beskrivning: 'Liggande, med plats för rubrik.',
    sektion: 'kultur',
    artikel: 'bokcirkeln-som-mots-pa-morgontaget',
    klarAv: 'granskare@demo.se',
  },
];
