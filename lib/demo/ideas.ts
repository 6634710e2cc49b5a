/** A feed that the demo watches: it rests, as nobody is there. */
interface DemoWatch {
  adress: string;
  namn: string;
  ord: readonly string[];
}

/** What one of them tells of, so many hours before the first start. */
interface DemoEntry {
  flode: string;
  rubrik: string;
  ingress: string;
  adress: string;
  timmar: number;
}

export const WATCHES: readonly DemoWatch[] = [
  { adress: 'https://granvikskuriren.example/rss', namn: 'Granvikskuriren', ord: ['nattåg', 'färja', 'biograf'] },
  { adress: 'https://lansnytt.example/atom', namn: 'Länsnytt', ord: [] },
];

export const ENTRIES: readonly DemoEntry[] = [
  {
    ...{ flode: 'Granvikskuriren', adress: 'https://granvikskuriren.example/nattaget', timmar: 9 },
    rubrik: 'Nattåget Norrstjärnan är tillbaka efter elva år',
    ingress: 'I går kväll rullade nattåget till Storlien igen. Bäddarna är slutsålda till jul.',
  },
  {
    ...{ flode: 'Länsnytt', adress: 'https://lansnytt.example/norrstjarnan', timmar: 7 },
    rubrik: 'Efter elva år: nattåget Norrstjärnan rullar till Storlien igen',
    ingress: 'Första avgången var slutsåld. Alla bäddar är bokade till jul.',
  },
  {
    ...{ flode: 'Granvikskuriren', adress: 'https://granvikskuriren.example/farjan', timmar: 5 },
    rubrik: 'Eldriven färja provas på sträckan till Gråsten',
    ingress: 'Rederiet hyr en batteridriven färja i sex veckor och frågar öborna vad de tycker.',
  },
  {
    ...{ flode: 'Länsnytt', adress: 'https://lansnytt.example/badhuset', timmar: 3 },
    rubrik: 'Badhuset i Granvik stänger i vår',
    ingress: 'Taket läcker och bassängen ska få nytt kakel. Simskolan flyttar till grannkommunen.',
  },
];
