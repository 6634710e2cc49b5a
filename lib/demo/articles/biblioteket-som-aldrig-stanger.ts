import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, italic } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, points, facts, saying, keyPoints } = blocksOf('bibl', 'sv');
  return {
    rubrik: 'Biblioteket som aldrig stänger',
    ingress:
      'Klockan två på natten är det nio besökare på biblioteket i Hedvik och ingen bakom disken. Efter ett år med öppet dygnet runt har utlånen ökat med en tredjedel. Nio böcker har försvunnit.',
    slug: 'biblioteket-som-aldrig-stanger',
    meta: {
      seoTitel: 'Hedviks bibliotek är öppet dygnet runt',
      seoBesk:
        'Ett år med öppet dygnet runt: utlånen i Hedvik har ökat med 34 procent och svinnet är mindre än förut. Natten har blivit en läsesal.',
      puffTitel: 'Klockan två på natten är nio personer på biblioteket',
      socialText: 'Ingen bakom disken, nio besökare, klockan två på natten. Vad händer när ett bibliotek slutar stänga?',
    },
    hero: heroPicture(
      'bibliotek',
      'sv',
      'Lamporna släcks aldrig i Hedvik. Ljuset är satt att följa dygnet, starkt på dagen och varmt på natten.',
    ),
    block: [
      keyPoints(
        1,
        'Biblioteket i Hedvik har haft öppet dygnet runt i ett år, för alla med lånekort och kod.',
        'Utlånen har ökat med 34 procent. Var sjätte bok lånas mellan 22 och 06.',
        'Kommunstyrelsen avgör i höst om försöket blir permanent.',
      ),
      p(
        2,
        'Vid fönstret sitter en undersköterska med termos och pluggar franska före morgonpasset. I soffan har en nybliven pappa lagt sin sovande dotter mot axeln och läser deckare med den fria handen. Vid datorerna skriver två gymnasister färdigt en uppsats som skulle ha lämnats in före midnatt.',
      ),
      p(
        3,
        'Så kan en vanlig natt se ut på biblioteket i Hedvik. Den som är över arton, har lånekort och har gått en kort introduktion får en kod till dörren. Hittills har 2\u00a0380 personer skaffat en, drygt var femte vuxen i kommunen.',
      ),
      p(
        4,
        '– Vi trodde att det skulle bli tonåringar och problem. Det blev skiftarbetare och småbarnsföräldrar, säger bibliotekschefen Ragnhild Sundelöf.',
      ),
      h2(5, 'Billigare än en extra tjänst'),
      p(
        6,
        'Tanken föddes när kommunen skulle spara. I stället för att korta öppettiderna föreslog personalen att släppa in låntagarna utan bemanning. Larm, kameror i entrén och ett nytt låssystem kostade 410\u00a0000 kronor. Driften kostar 95\u00a0000 kronor om året, mindre än en femtedel av en heltidstjänst.',
      ),
      p(
        7,
        'Ändå är det inte pengarna Ragnhild Sundelöf helst talar om. Före försöket försvann ett trettiotal böcker per år. Under det här året är det nio, och två av dem kom tillbaka i brevlådan med en lapp: ',
        italic('Förlåt, jag ville läsa slutet.'),
      ),
      saying(8, 'Folk sköter det de får förtroende för. Det är hela hemligheten.', 'Ragnhild Sundelöf, bibliotekschef'),
      h2(9, 'Facket vill se gränser'),
      p(
        10,
        'Alla är inte lika nöjda. Fackklubben på kulturförvaltningen påpekar att obemannade timmar aldrig får ersätta bemannade, och att personalen numera börjar dagen med att städa efter natten.',
      ),
      p(
        11,
        '– Ett bibliotek är inte bara hyllor. Den som behöver hjälp med en myndighetsblankett klockan tio på kvällen hittar ingen att fråga, säger klubbordföranden Petter Lindkvarn.',
      ),
      p(12, 'Tre krav har fackklubben lämnat till kommunstyrelsen:'),
      points(
        13,
        'Antalet bemannade timmar skrivs in i biblioteksplanen.',
        'Städning efter natten läggs på en egen tjänst.',
        'Dörrkoden kan spärras samma dag om någon missköter sig.',
      ),
      p(
        14,
        'Kommunstyrelsens ordförande Yvonne Kjellgren säger att hon delar alla tre, och att hon räknar med ett beslut om permanent nattöppet i höst.',
      ),
      p(
        15,
        'Vid fönstret packar undersköterskan ihop. Klockan är fem och passet börjar om en halvtimme. På väg ut ställer hon tillbaka ordboken på sin plats, rättar till raden och släcker läslampan efter sig.',
      ),
      facts(
        16,
        'Så fungerar det',
        'Nattkoden gäller personen som har fått den. Barn får följa med en vuxen, men inte vara ensamma.',
        'Fjärrlån, reserverade böcker och datorer går att använda hela dygnet. Kaffet är gratis efter midnatt.',
        'Personalen finns på plats måndag–fredag 10–19 och lördag 10–15.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, points, facts, saying, keyPoints } = blocksOf('bibl', 'en');
  return {
    rubrik: 'The library that never closes',
    ingress:
      'At two in the morning there are nine visitors in Hedvik library and nobody behind the desk. After a year of opening round the clock, loans are up by a third. Nine books have gone missing.',
    slug: 'the-library-that-never-closes',
    meta: {
      seoTitel: 'The Swedish library that stays open all night',
      seoBesk:
        'A year of opening round the clock: loans in Hedvik are up by 34 per cent and fewer books go missing. The night has become a reading room.',
      puffTitel: 'It is two in the morning, and nine people are in the library',
      socialText: 'Nobody behind the desk, nine visitors, two in the morning. What happens when a library stops closing?',
    },
    hero: heroPicture('bibliotek', 'en', 'The lights never go out in Hedvik. They follow the day: bright at noon, warm at night.'),
    block: [
      keyPoints(
        1,
        'Hedvik library has been open round the clock for a year to all with a card and a code.',
        'Loans are up by 34 per cent. One book in six is borrowed between 10 pm and 6 am.',
        'The council decides this autumn whether the trial becomes permanent.',
      ),
      p(
        2,
        'By the window sits an assistant nurse with a flask, learning French before the morning shift. On the sofa a new father has his sleeping daughter against his shoulder and is reading a thriller with his free hand. At the computers two sixth-formers are finishing an essay that was due before midnight.',
      ),
      p(
        3,
        'It is an ordinary night at the library in Hedvik. Anyone over eighteen who has a library card and has taken a short introduction is given a code to the door. So far 2,380 people have one, just over a fifth of the adults in the district.',
      ),
      p(
        4,
        '“We thought it would be teenagers and trouble. It turned out to be shift workers and parents of small children,” says the head librarian, Ragnhild Sundelöf.',
      ),
      h2(5, 'Cheaper than another post'),
      p(
        6,
        'The idea was born when the council had to save money. Instead of shorter hours, the staff proposed letting borrowers in by themselves. An alarm, cameras in the entrance and a new locking system cost 410,000 kronor. Running it costs 95,000 kronor a year, less than a fifth of a full-time post.',
      ),
      p(
        7,
        'Even so, money is not what Ragnhild Sundelöf most likes to talk about. Before the trial some thirty books disappeared every year. This year it is nine, and two of those came back through the letter box with a note: ',
        italic('Sorry, I wanted to read the end.'),
      ),
      saying(8, 'People take care of what they are trusted with. That is the whole secret.', 'Ragnhild Sundelöf, head librarian'),
      h2(9, 'The union wants limits'),
      p(
        10,
        'Not everyone is equally pleased. The union branch at the culture department points out that unstaffed hours must never replace staffed ones, and that its members now begin the day by cleaning up after the night.',
      ),
      p(
        11,
        '“A library is more than shelves. If you need help with an official form at ten in the evening, there is no one to ask,” says the branch chair, Petter Lindkvarn.',
      ),
      p(12, 'The union has put three demands to the council:'),
      points(
        13,
        'The number of staffed hours is written into the library plan.',
        'Cleaning after the night becomes a post of its own.',
        'A door code can be blocked the same day if somebody misbehaves.',
      ),
      p(
        14,
        'The leader of the council, Yvonne Kjellgren, says that she agrees with all three, and that she expects a decision on permanent night opening this autumn.',
      ),
      p(
        15,
        'By the window the assistant nurse is packing up. It is five o’clock, and her shift begins in half an hour. On her way out she puts the dictionary back where it belongs, straightens the row and turns off the reading lamp behind her.',
      ),
      facts(
        16,
        'How it works',
        'The night code belongs to the person who was given it. Children may come with an adult but not be there alone.',
        'Interlibrary loans, reserved books and computers can be used at all hours. Coffee is free after midnight.',
        'Staff are there from Monday to Friday, 10 am to 7 pm, and on Saturday from 10 am to 3 pm.',
      ),
    ],
  };
}

export const biblioteket: DemoArticle = {
  mall: 'nyhet',
  sektion: 'nyheter',
  taggar: ['bibliotek', 'kommuner', 'läsning'],
  kategorier: [10],
  kallor: [
    {
      titel: 'Hedviks kommun: uppföljning av nattöppet bibliotek',
      url: 'https://hedvik.example/bibliotek/uppfoljning',
      not: 'Utlån, kostnader och svinn. Siffran 34 procent gäller hela året.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'granskning',
  timmarSedan: 3,
  sv: swedish(),
  en: english(),
};
