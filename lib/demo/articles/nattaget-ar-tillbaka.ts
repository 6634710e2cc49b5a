import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, picture, steps, table, factList, saying, keyPoints } = blocksOf('natt', 'sv');
  return {
    rubrik: 'Nattåget är tillbaka – så väljer du rätt bädd',
    ingress:
      'Efter elva år rullar nattåget Norrstjärnan igen. Vi åkte med till Storlien i tre olika klasser och tog reda på var man faktiskt sover.',
    slug: 'nattaget-ar-tillbaka-sa-valjer-du-ratt-badd',
    meta: {
      seoTitel: 'Nattåget Norrstjärnan: så väljer du rätt bädd',
      seoBesk:
        'Norrstjärnan går igen mellan Malmö och Storlien. Vi har sovit i sittvagn, liggvagn och sovvagn och berättar vilken bädd som är värd pengarna.',
      puffTitel: 'Vi sov i tre klasser – så väljer du rätt bädd',
      socialText: 'Mellanbädden eller understa? Vi har provsovit Norrstjärnan i tre klasser så att du slipper gissa.',
    },
    hero: heroPicture('nattag', 'sv', 'Norrstjärnan väster om Östersund. Tåget har sju vagnar och tar 214 sovande.'),
    block: [
      keyPoints(
        1,
        'Norrstjärnan går Malmö–Storlien tre nätter i veckan, året om.',
        'Liggvagnens mellanbädd ger mest sömn för pengarna.',
        'Vagn tre och fyra ligger längst från både lok och bistro och är tystast.',
      ),
      p(
        2,
        'Strax efter Linköping släcks takljuset i vagn fyra. Någon drar igen en dragkedja, någon annan viskar god natt åt helt okända människor. Sedan hörs bara skarvarna.',
      ),
      p(
        3,
        'Efter elva års uppehåll är nattåget tillbaka på sträckan Malmö–Storlien, nu under namnet Norrstjärnan och i privat regi. Vagnarna är från 1980-talet men renoverade från golv till tak, med nya madrasser, eluttag vid varje bädd och en bistro som håller öppet till midnatt.',
      ),
      p(
        4,
        '– Folk frågar om vi är snabbast. Det är vi inte. Vi är framme när du vaknar, säger Tyra Hallgren, som är tågvärd på premiärturen.',
      ),
      h2(5, 'Tre sätt att ligga'),
      table(
        6,
        ['Klass', 'Bäddar per kupé', 'Pris från', 'Timmar vi sov'],
        ['Sittvagn', '–', '395 kronor', '2'],
        ['Liggvagn', '6', '690 kronor', '6'],
        ['Sovvagn', '1–2', '1\u00a0490 kronor', '7'],
      ),
      p(
        7,
        'Sittvagnen är billig, men ljuset är tänt i gången och stolen fälls bara en bit. Sovvagnen har tvättställ, morgonrock och en dörr som går att låsa. Där emellan finns ',
        bold('liggvagnen, som är resans fynd'),
        ': lakan, täcke och en hylla för glasögonen till halva priset.',
      ),
      h2(8, 'Så väljer du plats'),
      steps(
        9,
        [bold('Ta mellanbädden.'), ' Den understa blir soffa tills alla vill sova, och den översta är varmast.'],
        [bold('Boka vagn tre eller fyra.'), ' De ligger längst från både lok och bistro.'],
        [bold('Lägg dig i färdriktningen.'), ' Huvudet mot gången ger mindre drag och mer buller, mot fönstret tvärtom.'],
        [bold('Packa en tunn ryggsäck.'), ' Hyllan är 30 centimeter djup, och väskan under sängen når du inte på natten.'],
      ),
      saying(10, 'Den som har öronproppar sover bättre i liggvagn än den som saknar dem gör i sovvagn.', 'Tyra Hallgren, tågvärd'),
      h2(11, 'Vakna med fjällen'),
      p(
        12,
        'Vid Åre, strax efter sju, vaknar de flesta av sig själva. Morgonljuset kommer in från höger sida. Rullgardinerna åker upp den ena efter den andra, och kaffevagnen skramlar i gången.',
      ),
      picture(13, 'fjall', 'Det bästa bordet på morgonen finns i bistron, på höger sida i färdriktningen.', 'helbredd'),
      p(
        14,
        'Allt är inte färdigt. Duschen i vagn sju var kall, och tåget kom fram fjorton minuter sent. Operatören skyller på ett banarbete och lovar att duscharna är åtgärdade inom en månad. Husdjur får följa med i en av liggvagnarna, men platserna är få och tar slut först.',
      ),
      p(
        15,
        'På perrongen i Storlien luktar det snö och nybryggt kaffe. En familj från Lund spänner på sig skidorna direkt utanför stationen. Bilen hemma har stått still hela natten, och det har på sätt och vis de också.',
      ),
      factList(
        16,
        'Norrstjärnan i korthet',
        'Avgår från Malmö måndag, onsdag och fredag klockan 18.40.',
        'Framme i Storlien klockan 8.25. Åter tisdag, torsdag och söndag.',
        'Biljetterna släpps 120 dagar i förväg och går att avboka fram till dagen före.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, picture, steps, table, factList, saying, keyPoints } = blocksOf('natt', 'en');
  return {
    rubrik: 'The night train is back – and this is the berth to book',
    ingress:
      'After eleven years the Norrstjärnan night train is running again. We rode it to Storlien in three different classes to find out where you actually sleep.',
    slug: 'the-night-train-is-back-which-berth-to-book',
    meta: {
      seoTitel: 'Sweden’s Norrstjärnan night train: which berth?',
      seoBesk:
        'The night train from Malmö to Storlien is back. We slept in a seat, a couchette and a sleeper, and can tell you which one is worth the money.',
      puffTitel: 'We slept in three classes – here is the berth to book',
      socialText:
        'The middle berth or the bottom one? We have tested all three classes of the Norrstjärnan so that you don’t have to guess.',
    },
    hero: heroPicture('nattag', 'en', 'The Norrstjärnan west of Östersund. The train has seven coaches and sleeps 214.'),
    block: [
      keyPoints(
        1,
        'The Norrstjärnan runs from Malmö to Storlien three nights a week, all year.',
        'The middle berth of a couchette gives the most sleep for the money.',
        'Coaches three and four are furthest from engine and bistro, and quietest.',
      ),
      p(
        2,
        'Just after Linköping the ceiling lights go out in coach four. Somebody closes a zip, somebody else whispers good night to complete strangers. Then there is only the sound of the rail joints.',
      ),
      p(
        3,
        'After a pause of eleven years the night train is back between Malmö and Storlien, now in private hands and named the Norrstjärnan, “the North Star”. The coaches date from the 1980s but have been renovated from floor to roof, with new mattresses, a socket at every berth and a bistro that stays open until midnight.',
      ),
      p(
        4,
        '“People ask if we are the fastest. We are not. We are there when you wake up,” says Tyra Hallgren, train host on the first run.',
      ),
      h2(5, 'Three ways to lie down'),
      table(
        6,
        ['Class', 'Berths per compartment', 'Price from', 'Hours we slept'],
        ['Seat', '–', '395 kronor', '2'],
        ['Couchette', '6', '690 kronor', '6'],
        ['Sleeper', '1–2', '1,490 kronor', '7'],
      ),
      p(
        7,
        'The seat is cheap, but the aisle lights stay on and the back reclines only a little. The sleeper has a washbasin, a dressing gown and a door that locks. Between the two is ',
        bold('the couchette, the bargain of the trip'),
        ': sheets, a duvet and a shelf for your glasses at half the price.',
      ),
      h2(8, 'How to choose your place'),
      steps(
        9,
        [bold('Take the middle berth.'), ' The bottom one is a sofa until everybody wants to sleep, and the top one is the warmest.'],
        [bold('Book coach three or four.'), ' They are furthest from both the engine and the bistro.'],
        [
          bold('Mind which way you lie.'),
          ' With your head to the corridor there is less draught and more noise, to the window the reverse.',
        ],
        [bold('Pack a slim rucksack.'), ' The shelf is 30 centimetres deep, and you won’t reach the bag under the berth at night.'],
      ),
      saying(
        10,
        'Someone with earplugs sleeps better in a couchette than someone without them does in a sleeper.',
        'Tyra Hallgren, train host',
      ),
      h2(11, 'Waking up with the fells'),
      p(
        12,
        'At Åre, soon after seven, most people wake of their own accord. The morning light comes in from the right. One after another the blinds go up, and the coffee trolley rattles in the corridor.',
      ),
      picture(13, 'fjall', 'The best table in the morning is in the bistro, on the right as you face forward.', 'helbredd'),
      p(
        14,
        'Not everything is finished. The shower in coach seven was cold, and the train arrived fourteen minutes late. The operator blames track work and promises that the showers will be mended within a month. Pets may travel in one of the couchette coaches, but the places are few and go first.',
      ),
      p(
        15,
        'The platform at Storlien smells of snow and fresh coffee. A family from Lund put on their skis right outside the station. Their car at home has stood still all night, and so, in a way, have they.',
      ),
      factList(
        16,
        'The Norrstjärnan in brief',
        'Leaves Malmö on Monday, Wednesday and Friday at 6.40 pm.',
        'Reaches Storlien at 8.25 am. Returns on Tuesday, Thursday and Sunday.',
        'Tickets are released 120 days ahead and can be cancelled until the day before.',
      ),
    ],
  };
}

export const nattaget: DemoArticle = {
  mall: 'nyhet',
  sektion: 'resor',
  taggar: ['tåg', 'fjällen', 'hållbart resande', 'vinter'],
  kategorier: [40],
  kallor: [
    {
      titel: 'Norrstjärnan: tidtabell och priser',
      url: 'https://norrstjarnan.example/tidtabell',
      not: 'Priserna gäller vid bokning i god tid.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 98,
  sv: swedish(),
  en: english(),
};
