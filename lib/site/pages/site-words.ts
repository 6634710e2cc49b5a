import type { Language } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';

interface SiteWords {
  /** What the site is, where its newsroom has not said. */
  beskrivning(namn: string): string;
  ansvarigUtgivare: string;
  kontakt: string;
  integritet: string;
  sektionBesk(namn: string): string;
  taggBesk(namn: string): string;
  skribentBesk(namn: string): string;
  fodd: string;
  kanalerTill(namn: string): string;
  hoppa: string;
  forsta: string;
  sektioner: string;
  meny: string;
  /** The site's own accounts elsewhere. */
  sociala: string;
  /** The other language's front page, in that language's own words. */
  annatSprak: string;
  /** This very article in the other language, in that language's own words. */
  annanVersion: string;
  fler: string;
  lasOcksa: string;
  amnen: string;
  /** What leads to what else there is of an article. */
  omTexten: string;
  intyg: string;
  /** An article in both languages beside each other; of what is behind in it by the language that was translated. */
  sida_vid_sida: {
    rubrik: string;
    foljer: Record<Language, string>;
    efter(kalla: Language, antal: number): string;
    andrad: Record<Language, string>;
    saknas: Record<Language, string>;
    utan_kalla: Record<Language, string>;
  };
  /** Marks a report that goes on. */
  pagar: string;
  tomSektion: string;
  aldre: string;
  nyare: string;
  sida(nummer: number): string;
  flode: string;
  /** What every ad is marked with, and where a reader decides whether there are any. */
  annons: string;
  annonsval: string;
  ovre: string;
  sok: string;
  sokfalt: string;
  sokFor(q: string): string;
  ingaTraffar: string;
  sokHjalp: string;
  arkiv: string;
  arkivBesk: string;
  manadBesk(manad: string): string;
  utkast: string;
  gallerTill(tid: string): string;
  saknas: { rubrik: string; text: string };
  slut: { rubrik: string; text: string };
  borttagen: { rubrik: string; text: string };
  utlank: { rubrik: string; text: string };
  fel: { rubrik: string; text: string };
  borta: { rubrik: string; text: string };
  osignerat: { rubrik: string; text: string };
}

/** Every word of the site itself, in the languages it speaks. */
export const SITE_WORDS: Record<Language, SiteWords> = {
  sv: {
    beskrivning: (namn) => `De senaste artiklarna från ${namn}.`,
    ansvarigUtgivare: 'Ansvarig utgivare',
    kontakt: 'Kontakt',
    integritet: 'Integritetspolicy',
    sektionBesk: (namn) => `De senaste artiklarna om ${namn.toLowerCase()}.`,
    taggBesk: (namn) => `Allt vi har skrivit om ${namn}.`,
    skribentBesk: (namn) => `Artiklar av ${namn}.`,
    fodd: 'Född',
    kanalerTill: (namn) => `${namn} på andra platser`,
    hoppa: 'Hoppa till innehållet',
    forsta: 'Förstasidan',
    sektioner: 'Ämnen',
    meny: 'Meny',
    sociala: 'Våra konton',
    annatSprak: 'In English',
    annanVersion: 'Read in English',
    fler: 'Mer att läsa',
    lasOcksa: 'Läs också',
    amnen: 'Ämnen i artikeln',
    omTexten: 'Mer om texten',
    intyg: 'Intyg för texten',
    sida_vid_sida: {
      rubrik: 'Svenska och engelska sida vid sida',
      foljer: { sv: 'Den engelska texten följer den svenska.', en: 'Den svenska texten följer den engelska.' },
      efter: (kalla, antal) =>
        `${antal} ${antal === 1 ? 'stycke' : 'stycken'} har ändrats på ${kalla === 'sv' ? 'svenska' : 'engelska'} sedan översättningen gjordes.`,
      andrad: {
        sv: 'Den svenska texten har ändrats sedan det här översattes.',
        en: 'Den engelska texten har ändrats sedan det här översattes.',
      },
      saknas: { sv: 'Det här finns inte på engelska ännu.', en: 'Det här finns inte på svenska ännu.' },
      utan_kalla: { sv: 'Det här finns inte längre på svenska.', en: 'Det här finns inte längre på engelska.' },
    },
    pagar: 'Pågår nu',
    tomSektion: 'Här finns inga artiklar ännu.',
    aldre: 'Äldre artiklar',
    nyare: 'Nyare artiklar',
    sida: (nummer) => `Sida ${nummer}`,
    flode: 'Prenumerera via RSS',
    annons: 'Annons',
    annonsval: 'Annonsval',
    ovre: 'Till sidans början',
    sok: 'Sök',
    sokfalt: 'Sök bland artiklarna',
    sokFor: (q) => `Sökning: ${q}`,
    ingaTraffar: 'Inga artiklar hittades. Prova färre eller andra ord.',
    sokHjalp: 'Skriv ett eller flera ord. Artiklarna som har alla orden visas, de nyaste först.',
    arkiv: 'Arkiv',
    arkivBesk: 'Allt vi har publicerat, månad för månad.',
    manadBesk: (manad) => `Allt vi publicerade i ${manad.toLowerCase()}.`,
    utkast: 'Utkast – delad för läsning',
    gallerTill: (tid) => `Länken gäller till ${tid}`,
    saknas: {
      rubrik: 'Den sidan finns inte',
      text: 'Adressen kan vara felskriven, eller så har artikeln tagits bort. Det mesta annat finns kvar.',
    },
    slut: {
      rubrik: 'Länken gäller inte längre',
      text: 'Den var tidsbegränsad eller har återkallats. Be den som delade artikeln om en ny länk.',
    },
    borttagen: {
      rubrik: 'Sidan är borttagen',
      text: 'Det som fanns här är borttaget för gott.',
    },
    utlank: {
      rubrik: 'Erbjudandet finns inte kvar',
      text: 'Länken ledde till en butik, men gäller inte längre.',
    },
    fel: {
      rubrik: 'Något gick fel hos oss',
      text: 'Vi kan inte visa sidan just nu. Försök igen om en stund.',
    },
    borta: {
      rubrik: 'Vi är strax tillbaka',
      text: 'Sidan går inte att hämta just nu. Försök igen om några sekunder.',
    },
    osignerat: {
      rubrik: 'Intyget kan inte signeras just nu',
      text: 'Det är nyckeln som intygen signeras med som inte går att använda. Artikeln är som den var, och intyg som har hämtats förut gäller. Försök igen senare, och hör av dig till oss om det dröjer: den som sköter webbplatsen kan byta nyckeln.',
    },
  },
  en: {
    beskrivning: (namn) => `The latest articles from ${namn}.`,
    ansvarigUtgivare: 'Responsible publisher',
    kontakt: 'Contact',
    integritet: 'Privacy policy',
    sektionBesk: (namn) => `The latest articles in ${namn.toLowerCase()}.`,
    taggBesk: (namn) => `Everything we have written about ${namn}.`,
    skribentBesk: (namn) => `Articles by ${namn}.`,
    fodd: 'Born',
    kanalerTill: (namn) => `${namn} elsewhere`,
    hoppa: 'Skip to content',
    forsta: 'Front page',
    sektioner: 'Topics',
    meny: 'Menu',
    sociala: 'Our accounts',
    annatSprak: 'På svenska',
    annanVersion: 'Läs på svenska',
    fler: 'More to read',
    lasOcksa: 'Read also',
    amnen: 'Topics of the article',
    omTexten: 'More about the text',
    intyg: 'Proof of the text',
    sida_vid_sida: {
      rubrik: 'Swedish and English side by side',
      foljer: { sv: 'The English text follows the Swedish one.', en: 'The Swedish text follows the English one.' },
      efter: (kalla, antal) =>
        `${antal} ${antal === 1 ? 'paragraph has' : 'paragraphs have'} changed in ${kalla === 'sv' ? 'Swedish' : 'English'} since the translation was made.`,
      andrad: {
        sv: 'The Swedish text has changed since this was translated.',
        en: 'The English text has changed since this was translated.',
      },
      saknas: { sv: 'This is not in English yet.', en: 'This is not in Swedish yet.' },
      utan_kalla: { sv: 'This is no longer in the Swedish text.', en: 'This is no longer in the English text.' },
    },
    pagar: 'Live now',
    tomSektion: 'There are no articles here yet.',
    aldre: 'Older articles',
    nyare: 'Newer articles',
    sida: (nummer) => `Page ${nummer}`,
    flode: 'Subscribe by RSS',
    annons: 'Advertisement',
    annonsval: 'Ad choices',
    ovre: 'Back to top',
    sok: 'Search',
    sokfalt: 'Search the articles',
    sokFor: (q) => `Search: ${q}`,
    ingaTraffar: 'No articles were found. Try fewer or other words.',
    sokHjalp: 'Write one or more words. The articles that have all of them are shown, newest first.',
    arkiv: 'Archive',
    arkivBesk: 'Everything we have published, month by month.',
    manadBesk: (manad) => `Everything we published in ${manad}.`,
    utkast: 'Draft – shared for reading',
    gallerTill: (tid) => `The link works until ${tid}`,
    saknas: {
      rubrik: 'There is no such page',
      text: 'The address may be misspelt, or the article may have been removed. Most other things are still here.',
    },
    slut: {
      rubrik: 'The link is no longer valid',
      text: 'It had a time limit or has been revoked. Ask whoever shared the article for a new one.',
    },
    borttagen: {
      rubrik: 'The page has been removed',
      text: 'What used to be here has been taken away for good.',
    },
    utlank: {
      rubrik: 'The offer is no longer there',
      text: 'The link led to a shop, but is no longer valid.',
    },
    fel: {
      rubrik: 'Something went wrong at our end',
      text: 'We cannot show the page right now. Please try again in a while.',
    },
    borta: {
      rubrik: 'We will be right back',
      text: 'The page cannot be fetched right now. Please try again in a few seconds.',
    },
    osignerat: {
      rubrik: 'The proof cannot be signed right now',
      text: 'The key that proofs are signed with cannot be used. The article is as it was, and proofs that were fetched before still hold. Please try again later, and tell us if it takes long: whoever runs the site can change the key.',
    },
  },
};

/** What the site is, in a sentence: the description of its front page and feeds. */
export function siteDescription({ namn, beskrivning }: Pick<SiteIdentity, 'namn' | 'beskrivning'>, sprak: Language): string {
  return beskrivning[sprak] || SITE_WORDS[sprak].beskrivning(namn);
}

/** What a section is called in the language. */
export function sectionName(sprak: Language, { namn, namn_en }: Pick<Section, 'namn' | 'namn_en'>): string {
  return sprak === 'en' && namn_en !== '' ? namn_en : namn;
}
