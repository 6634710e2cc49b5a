import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, italic, link } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, quoted, table, facts, keyPoints } = blocksOf('synt', 'sv');
  return {
    rubrik: 'Synthfestivalen flyttar in bland palmerna',
    ingress:
      'Tre kvällar, arton akter och en luftfuktighet på 70 procent. När Kretslopp tar över palmhuset i Vinterhagen får växterna bestämma volymen.',
    slug: 'synthfestivalen-flyttar-in-bland-palmerna',
    meta: {
      seoTitel: 'Kretslopp: synthfestival i palmhuset i Vinterhagen',
      seoBesk:
        'Synthfestivalen Kretslopp flyttar in i palmhuset i Vinterhagen. Arton akter spelar i tre kvällar, och växterna får bestämma volymen.',
      puffTitel: 'Här får palmerna bestämma volymen',
      socialText: 'Arton akter, tre kvällar, 70 procents luftfuktighet. Synthfestivalen Kretslopp flyttar in bland palmerna.',
    },
    hero: heroPicture('vaxthus', 'sv', 'Palmhuset i Vinterhagen byggdes 1911 och har aldrig förr använts till konserter.'),
    block: [
      keyPoints(
        1,
        'Festivalen Kretslopp spelas tre kvällar i palmhuset i Vinterhagen, med arton akter.',
        'Ljudet hålls under 92 decibel, en gräns som trädgårdsmästarna har satt.',
        'Varje kväll släpps 400 personer in. Biljetterna säljs i två omgångar.',
      ),
      p(
        2,
        'Den första repetitionen fick avbrytas efter elva minuter. Inte för att det lät illa, utan för att bladen på den 90-åriga fjäderpalmen började darra i takt.',
      ),
      p(
        3,
        '– Jag stod längst ner och kände det i stammen. Då gick jag fram och bad dem dra ner basen, säger Hedda Östman, trädgårdsmästare i Vinterhagen sedan 1998.',
      ),
      p(
        4,
        'Sedan dess har musiker och trädgårdsmästare prövat sig fram. De fann att palmerna klarar ljud upp till 92 decibel, att orkidéerna måste flyttas ut ur den stora kupolen och att rökmaskiner är uteslutna. Dimman får i stället komma från bevattningen, som slås på klockan 21 som alla andra kvällar.',
      ),
      h2(5, 'Instrument som tål fukt'),
      p(
        6,
        'För artisterna är värmen den stora prövningen. Analoga synthar stämmer om sig när temperaturen stiger, och i palmhuset är det 24 grader dygnet runt. Festivalens tekniker Milo Berggren har byggt ett skåp med torkmedel där instrumenten får vila mellan seten.',
      ),
      quoted(
        7,
        'Man får spela som man lagar mat, säger Milo Berggren. Smaka av, vänta lite, smaka igen. En ton som stämmer när man börjar gör det inte när man slutar.',
      ),
      p(
        8,
        'Flera av akterna har skrivit musik för platsen. Duon Nordlig Bredd använder ljudet av vatten i rören, och Ylva Sparrman har spelat in hur en agave växer under tre veckor och snabbat upp det till ett sextio sekunder långt stycke. Det heter ',
        italic('Tålamod'),
        '.',
      ),
      h2(9, 'Programmet kväll för kväll'),
      table(
        10,
        ['Kväll', 'Insläpp', 'Huvudakt'],
        ['Torsdag', '18.30', 'Nordlig Bredd'],
        ['Fredag', '18.30', 'Ylva Sparrman och Klockspelet'],
        ['Lördag', '17.00', 'Fabrik Nio'],
      ),
      p(
        11,
        'Hela överskottet går till ett nytt tak på orangeriet, som har stått tomt i sex år. Räknar man rätt räcker tre fullsatta kvällar till drygt hälften av glaset.',
      ),
      p(
        12,
        'Det är inte den enda scen som hittar ny publik på oväntade platser. I Granvik fyller ',
        link('byabiografen Saga', '/noje/byabiografen-fyller-salongen-igen'),
        ' salongen genom att hålla tyst om vad som visas.',
      ),
      p(
        13,
        'Och fjäderpalmen? Den får stå kvar. Hedda Östman har satt en pall bredvid den, där hon tänker sitta alla tre kvällarna med en hand på stammen.',
      ),
      facts(
        14,
        'Bra att veta',
        'Palmhuset ligger fem minuters promenad från stationen i Vinterhagen. Sista tåget mot centralorten går 23.52.',
        'Klä dig som för en sommarkväll, även om det snöar ute. Garderoben är gratis.',
      ),
    ],
  };
}

export const festivalen: DemoArticle = {
  mall: 'nyhet',
  sektion: 'noje',
  taggar: ['musik', 'festivaler', 'synth', 'trädgårdar'],
  kategorier: [20],
  kallor: [{ titel: 'Kretslopp: program', url: 'https://kretslopp.example/program', not: 'Tiderna kan ändras. Stäm av före publicering.' }],
  skribent: 'skribent@demo.se',
  status: 'utkast',
  timmarSedan: 2,
  sv: swedish(),
};
