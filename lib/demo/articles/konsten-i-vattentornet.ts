import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, italic } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, quoted, factList, table, saying, keyPoints } = blocksOf('torn', 'sv');
  return {
    rubrik: 'Konsten flyttar in i vattentornet',
    ingress:
      'Där det förr stod två miljoner liter vatten hänger nu en enda tråd av glas. Sundebys rivningshotade torn har blivit länets högsta konsthall, och ekot gör hälften av jobbet.',
    slug: 'konsten-flyttar-in-i-vattentornet',
    meta: {
      seoTitel: 'Sundebys vattentorn blir konsthall',
      seoBesk:
        'Sundebys rivningshotade vattentorn har blivit konsthall. Första utställningen är byggd för ekot, som varar i nitton sekunder.',
      puffTitel: 'I vattentornet varar ekot i nitton sekunder',
      socialText: 'Två miljoner liter vatten ut, en tråd av glas in. Vi var först upp i Sundebys nya konsthall.',
    },
    hero: heroPicture('vattentorn', 'sv', 'Vattentornet i Sundeby är 52 meter högt och ritades 1961. Fönsterbandet är nytt.'),
    block: [
      keyPoints(
        1,
        'Sundebys vattentorn från 1961 har blivit konsthall efter sju års strid om rivning.',
        'Första utställningen är ett verk av glas och ljud som är byggt för ekot.',
        'Tornet tar 60 besökare i taget. Det finns hiss hela vägen upp.',
      ),
      p(
        2,
        'Nitton sekunder. Så länge hänger en handklappning kvar i reservoaren innan den är helt borta. Konstnären Ellinor Havström klappar en gång, håller upp ett finger och väntar. Ingen av de andra i rummet vågar andas.',
      ),
      p(3, '– Där. Det är mitt material, säger hon när det har tystnat.'),
      p(
        4,
        'Sundebys vattentorn tömdes för tolv år sedan, när kommunen kopplades till regionens ledning. Rivningen var beslutad och upphandlad när en förening med namnet Låt stå överklagade. Sju år och tre domslut senare såldes tornet till föreningen för en krona.',
      ),
      h2(5, 'Byggt för vatten, inte för folk'),
      p(
        6,
        'Att göra en konsthall av en behållare är att börja bakifrån. Det fanns ingen dörr, ingen värme och inga fönster. Arkitekten Ibrahim Solberg lät såga upp ett band av ljus högst upp i skålen och lämnade resten av betongen som den var, med kalkränder efter vattenståndet genom åren.',
      ),
      quoted(
        7,
        'Ränderna är tornets årsringar. Den tjockaste är sommaren 1976, då vattnet stod lågt i elva veckor. Den fick inte tvättas bort.',
      ),
      p(
        8,
        'Så skriver han i programbladet. Ombyggnaden har kostat 31 miljoner kronor. Hälften kommer från en donation, resten från kommunen, regionen och 4\u00a0200 medlemmar.',
      ),
      h2(9, 'En tråd att följa med örat'),
      p(
        10,
        'Verket heter ',
        italic('Nivå'),
        ' och är i all enkelhet en åttio meter lång tråd av glasrör som hänger i en spiral från taket. I rören rör sig luft. Den som går längs väggen hör tonen stiga, och den som stannar hör den lägga sig. Om fler än tio personer står stilla samtidigt blir det tyst.',
      ),
      saying(
        11,
        'Ett vattentorn är en stad som har lagt undan något för morgondagen. Jag ville att man skulle höra det.',
        'Ellinor Havström, konstnär',
      ),
      p(
        12,
        'Det fungerar nästan alltid. På pressvisningen brast det en enda gång, när en telefon ringde. Signalen studsade i nitton sekunder, och verket svarade med en ton som ingen hade hört förut. Ellinor Havström bad ägaren ringa upp igen.',
      ),
      h2(13, 'Höstens program'),
      table(
        14,
        ['Månad', 'Utställning', 'Medverkande'],
        ['September–oktober', 'Nivå', 'Ellinor Havström'],
        ['November', 'Körer i ring', 'Fyra körer från länet'],
        ['December', 'Mörkret, guidat', 'Blinda guider visar salen'],
      ),
      p(
        15,
        'Alla är inte övertygade. I lokalpressen har insändare frågat varför konst får kosta när badhuset är stängt. Föreningens ordförande Git Wallmark svarar att badhuset är kommunens och tornet medlemmarnas, men att frågan är rimlig.',
      ),
      p(16, '– Kom upp först. Bli arg sedan, säger hon. Det är fri entré på onsdagar.'),
      factList(
        17,
        'Vattentornet i Sundeby',
        'Öppet onsdag–söndag klockan 11–18. Entré 90 kronor, fritt för den som är under tjugo och för alla på onsdagar.',
        'Hörselskydd för barn lånas i kassan. Salen kan upplevas liggande.',
        'Tornet ligger tolv minuters promenad från stationen.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, quoted, factList, table, saying, keyPoints } = blocksOf('torn', 'en');
  return {
    rubrik: 'Art moves into the water tower',
    ingress:
      'Where there used to be two million litres of water now hangs a single thread of glass. Sundeby’s tower, once threatened with demolition, has become the county’s highest gallery, and the echo does half the work.',
    slug: 'art-moves-into-the-water-tower',
    meta: {
      seoTitel: 'A Swedish water tower becomes an art gallery',
      seoBesk:
        'The water tower in Sundeby was to be pulled down. Now it is a gallery, and its first exhibition is made for an echo of nineteen seconds.',
      puffTitel: 'In the water tower an echo lasts nineteen seconds',
      socialText: 'Two million litres of water out, one thread of glass in. We were first up in Sundeby’s new gallery.',
    },
    hero: heroPicture(
      'vattentorn',
      'en',
      'The water tower in Sundeby is 52 metres high and was designed in 1961. The band of windows is new.',
    ),
    block: [
      keyPoints(
        1,
        'Sundeby’s water tower of 1961 is a gallery, after a seven-year fight to save it.',
        'The first exhibition is a work of glass and sound that is made for the echo.',
        'The tower admits 60 visitors at a time. There is a lift all the way up.',
      ),
      p(
        2,
        'Nineteen seconds. That is how long a clap of the hands hangs in the reservoir before it is quite gone. The artist Ellinor Havström claps once, raises a finger and waits. None of the others in the room dares to breathe.',
      ),
      p(3, '“There. That is my material,” she says when it has fallen silent.'),
      p(
        4,
        'The water tower in Sundeby was emptied twelve years ago, when the town was joined to the regional main. Demolition had been decided and put out to tender when a society by the name of Let It Stand appealed. Seven years and three rulings later the tower was sold to the society for one krona.',
      ),
      h2(5, 'Built for water, not for people'),
      p(
        6,
        'To make a gallery out of a tank is to begin at the wrong end. There was no door, no heating and no windows. The architect, Ibrahim Solberg, had a band of light sawn out at the top of the bowl and left the rest of the concrete as it was, with lines of lime from the water levels of the years.',
      ),
      quoted(
        7,
        'The lines are the growth rings of the tower. The thickest is the summer of 1976, when the water stood low for eleven weeks. That one was not to be washed away.',
      ),
      p(
        8,
        'So he writes in the programme. The conversion has cost 31 million kronor. Half comes from a donation, the rest from the town, the region and 4,200 members.',
      ),
      h2(9, 'A thread to follow by ear'),
      p(
        10,
        'The work is called ',
        italic('Nivå'),
        ', “Level”, and is quite simply a thread of glass tubes, eighty metres long, hanging in a spiral from the roof. Air moves in the tubes. If you walk along the wall, you hear the note rise; if you stop, you hear it settle. When more than ten people stand still at once, it goes quiet.',
      ),
      saying(
        11,
        'A water tower is a town that has put something by for tomorrow. I wanted people to hear that.',
        'Ellinor Havström, artist',
      ),
      p(
        12,
        'It nearly always works. At the press viewing it broke just once, when a telephone rang. The signal bounced for nineteen seconds, and the work answered with a note that nobody had heard before. Ellinor Havström asked the owner to have it rung again.',
      ),
      h2(13, 'This autumn'),
      table(
        14,
        ['Month', 'Exhibition', 'With'],
        ['September–October', 'Nivå', 'Ellinor Havström'],
        ['November', 'Choirs in the Round', 'Four choirs from the county'],
        ['December', 'Darkness, Guided', 'Blind guides show the hall'],
      ),
      p(
        15,
        'Not everyone is convinced. Letters to the local paper have asked why art is allowed to cost money when the swimming baths are shut. The society’s chair, Git Wallmark, replies that the baths belong to the town and the tower to its members, but that the question is a fair one.',
      ),
      p(16, '“Come up first. Be angry afterwards,” she says. Admission is free on Wednesdays.'),
      factList(
        17,
        'The water tower in Sundeby',
        'Open from Wednesday to Sunday, 11 am to 6 pm. Admission 90 kronor, free for anyone under twenty and for all on Wednesdays.',
        'Ear defenders for children can be borrowed at the desk. You are welcome to lie down in the hall.',
        'The tower is a twelve-minute walk from the station.',
      ),
    ],
  };
}

export const vattentornet: DemoArticle = {
  mall: 'nyhet',
  sektion: 'kultur',
  taggar: ['konst', 'arkitektur', 'kulturarv'],
  kategorier: [60],
  kallor: [
    { titel: 'Föreningen Låt stå: ombyggnaden i siffror', url: 'https://latsta.example/ombyggnaden', not: 'Kostnader och medlemsantal.' },
    {
      titel: 'Sundeby kommun: rivningsärendet',
      url: 'https://sundeby.example/arenden/vattentornet',
      not: 'De tre domsluten finns i akten.',
    },
  ],
  skribent: 'publicist@demo.se',
  status: 'publicerad',
  timmarSedan: 412,
  sv: swedish(),
  en: english(),
};
