import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold, italic } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, points, steps, facts, saying, keyPoints } = blocksOf('bokc', 'sv');
  return {
    rubrik: 'Bokcirkeln som möts på morgontåget',
    ingress:
      'De bor i fem orter och arbetar på nio arbetsplatser. Varje tisdag klockan 6.47 läser de samma bok i vagn tre, och samtalet får ta exakt trettioåtta minuter.',
    slug: 'bokcirkeln-som-mots-pa-morgontaget',
    meta: {
      seoTitel: 'Bokcirkeln som möts på morgontåget',
      seoBesk:
        'Varje tisdag klockan 6.47 möts en bokcirkel i vagn tre. Samtalet får ta trettioåtta minuter. Så startar du en egen på din pendelsträcka.',
      puffTitel: 'Vagn tre, klockan 6.47: bokcirkeln börjar',
      socialText: 'De har trettioåtta minuter på sig, sedan är det slutstation. Möt bokcirkeln i vagn tre.',
    },
    hero: heroPicture('tagbok', 'sv', 'Bordsplatsen i mitten av vagn tre är cirkelns. Den första som stiger på lägger ut en duk.'),
    block: [
      keyPoints(
        1,
        'Bokcirkeln Vagn tre har träffats på pendeltåget varje tisdag i fyra år.',
        'Gruppen har elva medlemmar och har läst 43 böcker tillsammans.',
        'Nu finns systercirklar på sju andra linjer.',
      ),
      p(
        2,
        'I Lundåker stiger Birgitta på, med duken under armen. I Sätra kommer Amir och Lo, i Bruksvallen syskonen Hjort. När tåget lämnar Mellby är alla elva på plats och någon säger det som alltid sägs först: ”Utan att avslöja slutet.”',
      ),
      p(
        3,
        'Regeln är till för medresenärerna. Under det första året var det flera i sätena omkring som klagade på att de hade fått veta vem mördaren var. Nu viskas slutet på perrongen.',
      ),
      p(
        4,
        '– Vi är nog Sveriges enda bokcirkel med åhörare, säger Birgitta Tingvall, som är tandhygienist och pendlar till stan sedan 1994.',
      ),
      h2(5, 'Började med en kvarglömd pocket'),
      p(
        6,
        'Det var en bok som började alltihop. För fyra år sedan låg en pocketroman på bordet i vagn tre, med en lapp: ',
        italic('Läs och lägg tillbaka.'),
        ' Birgitta läste den på tre dagar. Veckan därpå låg den hos en man två säten bort, och då frågade hon vad han tyckte.',
      ),
      p(
        7,
        'Mannen hette Amir Delvari och tyckte tvärtom. Samtalet fortsatte dagen efter. Vid jul var de fem, till sommaren nio. Då skaffade de ett namn, en duk och en kassör.',
      ),
      saying(8, 'Trettioåtta minuter är perfekt. Ingen hinner bli långrandig, och alla måste ha läst.', 'Amir Delvari, medlem i Vagn tre'),
      h2(9, 'Så håller man en bokcirkel vaken'),
      p(10, 'Klockan 6.47 är inte en tid när man tänker långa tankar. Cirkeln har därför en fast ordning, som har prövats fram:'),
      steps(
        11,
        [bold('Fem minuter:'), ' var och en säger ett enda ord om boken.'],
        [bold('Tjugo minuter:'), ' samtal om högst tre frågor som någon har förberett.'],
        [bold('Tio minuter:'), ' högläsning av ett stycke, valt av den som tyckte sämst om boken.'],
        [bold('Tre minuter:'), ' betyg, nästa bok och insamling av kaffemuggar.'],
      ),
      p(12, 'Genom åren har smaken vidgats. På listan över de 43 böckerna finns allt utom det som cirkeln har röstat bort:'),
      points(
        13,
        'inga böcker över fyrahundra sidor, för de tar för stor plats i väskan',
        'inga självhjälpsböcker, efter händelsen i november',
        'ingen bok som någon i cirkeln själv har skrivit',
      ),
      p(
        14,
        'Tågbolaget märkte av det när folk började välja avgång. En konduktör ordnade så att bordet inte bokas ut på tisdagar. Nu har sju andra linjer egna cirklar, och till våren ska de ses för första gången, på en vändplats mitt i nätet.',
      ),
      p(
        15,
        'Klockan 7.25 bromsar tåget in. Muggarna samlas ihop, duken viks. På bordet ligger en bok kvar, med en lapp. Kvinnan i sätet bredvid har låtsats läsa mejl hela vägen. Hon ser sig om och stoppar boken i väskan.',
      ),
      facts(
        16,
        'Starta en egen cirkel',
        'Välj en avgång som går utan byte i minst en halvtimme, och en vagn som inte är tyst avdelning.',
        'Lägg en bok på bordet med en lapp. Skriv avgång, veckodag och ”fråga mig vad jag tyckte”. Vänta två veckor.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, points, steps, facts, saying, keyPoints } = blocksOf('bokc', 'en');
  return {
    rubrik: 'The book club that meets on the morning train',
    ingress:
      'They live in five places and work in nine. Every Tuesday at 6.47 am they read the same book in coach three, and the conversation may take exactly thirty-eight minutes.',
    slug: 'the-book-club-on-the-morning-train',
    meta: {
      seoTitel: 'The book club that meets on the morning train',
      seoBesk:
        'Every Tuesday at 6.47 am a book club meets in coach three. It has thirty-eight minutes. This is how to start one on your own commute.',
      puffTitel: 'Coach three, 6.47 am: the book club is in session',
      socialText: 'They have thirty-eight minutes, and then it is the terminus. Meet the book club in coach three.',
    },
    hero: heroPicture('tagbok', 'en', 'The table in the middle of coach three is theirs. Whoever boards first lays the cloth.'),
    block: [
      keyPoints(
        1,
        'The Coach Three book club has met on a commuter train every Tuesday for four years.',
        'It has eleven members, who have read 43 books together.',
        'There are now sister clubs on seven other lines.',
      ),
      p(
        2,
        'In Lundåker Birgitta gets on, with the cloth under her arm. In Sätra come Amir and Lo, in Bruksvallen the Hjort siblings. When the train leaves Mellby all eleven are in place, and somebody says what is always said first: “Without giving away the ending.”',
      ),
      p(
        3,
        'The rule is there for the other passengers. In the first year several in the seats around them complained that they had been told who the murderer was. Now the ending is whispered on the platform.',
      ),
      p(
        4,
        '“We must be the only book club in Sweden with an audience,” says Birgitta Tingvall, a dental hygienist who has commuted to town since 1994.',
      ),
      h2(5, 'It began with a forgotten paperback'),
      p(
        6,
        'It was a book that started it all. Four years ago a paperback novel lay on the table in coach three, with a note: ',
        italic('Read and put back.'),
        ' Birgitta read it in three days. The week after, a man two seats away had it, and she asked him what he thought.',
      ),
      p(
        7,
        'His name was Amir Delvari, and he thought the opposite. The conversation went on the next day. By Christmas they were five, by summer nine. That was when they got themselves a name, a tablecloth and a treasurer.',
      ),
      saying(
        8,
        'Thirty-eight minutes is perfect. Nobody has time to be long-winded, and everyone must have read the book.',
        'Amir Delvari, member of Coach Three',
      ),
      h2(9, 'How to keep a book club awake'),
      p(10, '6.47 in the morning is not an hour for long thoughts. So the club has a fixed order, arrived at by trial and error:'),
      steps(
        11,
        [bold('Five minutes:'), ' each says a single word about the book.'],
        [bold('Twenty minutes:'), ' talk about no more than three questions that somebody has prepared.'],
        [bold('Ten minutes:'), ' a passage is read aloud, chosen by the one who liked the book least.'],
        [bold('Three minutes:'), ' marks, the next book and collection of coffee cups.'],
      ),
      p(12, 'Over the years their taste has widened. The list of 43 books has everything on it except what the club has voted out:'),
      points(
        13,
        'no books over four hundred pages, because they take up too much of the bag',
        'no self-help books, after the incident in November',
        'no book that a member of the club has written',
      ),
      p(
        14,
        'The train company noticed when people began to choose their departure. A conductor saw to it that the table is not sold on Tuesdays. Seven other lines now have clubs of their own, and in spring they are to meet for the first time, at a turning point in the middle of the network.',
      ),
      p(
        15,
        'At 7.25 the train begins to brake. The cups are collected, the cloth is folded. On the table a book remains, with a note. The woman in the next seat has been pretending to read e-mail all the way. She looks round and puts the book in her bag.',
      ),
      facts(
        16,
        'Start a club of your own',
        'Choose a departure that runs without a change for at least half an hour, and a coach that is not the quiet one.',
        'Put a book on the table with a note. Write the departure, the day of the week and “ask me what I thought”. Wait for two weeks.',
      ),
    ],
  };
}

export const bokcirkeln: DemoArticle = {
  mall: 'nyhet',
  sektion: 'kultur',
  taggar: ['böcker', 'läsning', 'pendling', 'tåg'],
  kategorier: [60],
  kallor: [
    {
      titel: 'Bokcirkeln Vagn tre: läslista',
      url: 'https://vagntre.example/laslista',
      not: '43 titlar. Linjerna med systercirklar står sist.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'utkast',
  timmarSedan: 31,
  sv: swedish(),
  en: english(),
};
