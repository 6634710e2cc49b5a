interface AdWords {
  /** What an ad is called. */
  annons: string;
  omrade: string;
  fraga: string;
  text(sajt: string, fran: string): string;
  andra: string;
  policy: string;
  nu: Readonly<Record<'ja' | 'nej', string>>;
  ja: string;
  nej: string;
  /** Of a browser that has said no for its reader. */
  avbojt: string;
  stang: string;
}

const AD_WORDS: Readonly<Record<'sv' | 'en', AdWords>> = {
  sv: {
    annons: 'Annons',
    omrade: 'Annonser och samtycke',
    fraga: 'Får vi visa annonser?',
    text: (sajt, fran) =>
      `Annonserna på ${sajt} kommer från ${fran}. Säger du ja kan de som visar dem spara och läsa uppgifter i din webbläsare. Säger du nej skickas inget dit.`,
    andra: 'Du kan ändra dig när du vill, under Annonsval längst ned på sidan.',
    policy: 'Integritetspolicy',
    nu: { ja: 'Nu visas annonser.', nej: 'Nu visas inga annonser.' },
    ja: 'Ja, visa annonser',
    nej: 'Nej, inga annonser',
    avbojt: 'Din webbläsare ber om att du inte ska spåras. Därför visas inga annonser, och inget skickas till någon annan.',
    stang: 'Stäng',
  },
  en: {
    annons: 'Advertisement',
    omrade: 'Ads and consent',
    fraga: 'May we show ads?',
    text: (sajt, fran) =>
      `The ads on ${sajt} come from ${fran}. If you say yes, those who show them can store and read information in your browser. If you say no, nothing is sent there.`,
    andra: 'You can change your mind at any time, under Ad choices at the foot of the page.',
    policy: 'Privacy policy',
    nu: { ja: 'Ads are shown now.', nej: 'No ads are shown now.' },
    ja: 'Yes, show ads',
    nej: 'No, no ads',
    avbojt: 'Your browser asks that you are not tracked. Therefore no ads are shown, and nothing is sent to anybody else.',
    stang: 'Close',
  },
};

/** The words of the language that the page is in. */
export function adWords(language: string): AdWords {
  return language === 'en' ? AD_WORDS.en : AD_WORDS.sv;
}

/** «annons.exempel.se och reklam.exempel.se»: the hosts of those origins. */
export function hostsInWords(parties: string, language: string): string {
  return new Intl.ListFormat(language).format(parties.split(' ').map((party) => party.replace('https://', '')));
}
