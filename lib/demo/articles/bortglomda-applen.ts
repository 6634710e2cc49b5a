import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, italic, link } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, picture, table, quoted, factList, keyPoints } = blocksOf('appl', 'sv');
  return {
    rubrik: 'Bortglömda äpplen får eget arkiv',
    ingress:
      'I Åkerby har tjugo odlare samlat 164 gamla äppelsorter på en och samma sluttning. Några av dem finns bara på ett enda träd i världen.',
    slug: 'bortglomda-applen-far-eget-arkiv',
    meta: {
      seoTitel: '164 gamla äppelsorter får eget arkiv i Åkerby',
      seoBesk:
        'Tjugo odlare i Åkerby har räddat 164 gamla äppelsorter. Några finns bara på ett enda träd. Så går det till att hitta och bevara dem.',
      puffTitel: 'Det sista trädet stod bakom en bensinmack',
      socialText: 'Det sista kända trädet av sorten stod bakom en nedlagd bensinmack. Nu finns äpplet i ett arkiv.',
    },
    hero: heroPicture('applen', 'sv', 'Sju av arkivets 164 sorter. Den randiga till vänster heter Prästens rand och hittades i fjol.'),
    block: [
      keyPoints(
        1,
        'Sluttningen i Åkerby rymmer 164 äppelsorter, två träd av varje.',
        'Elva av dem fanns bara på ett enda känt träd när odlarna hittade dem.',
        'Den som har ett gammalt träd kan skicka in fem äpplen och få sorten bestämd.',
      ),
      p(
        2,
        'Trädet stod bakom en nedlagd bensinmack, halvt inväxt i ett stängsel. Gunvor Alsterlind stannade för att rasta hunden, tog upp ett äpple ur gräset och bet i det. Sedan satte hon sig på marken.',
      ),
      p(3, '– Det smakade som hos mormor. Jag hade letat efter den smaken i fyrtio år utan att veta vad den hette, säger hon.'),
      p(
        4,
        'Sorten heter Åkerby vinterglas och beskrevs i en trädgårdskatalog från 1874. Därefter är det tyst. Macken skulle rivas tre veckor senare, och tillsammans med grannen Sixten Moberg hann hon ta trettio kvistar för ympning. Tjugotvå av dem tog sig.',
      ),
      h2(5, 'Ett bibliotek som blommar'),
      p(
        6,
        'Det blev början på äppelarkivet. I dag står två träd av varje sort på den södra sluttningen ovanför Åkerby kyrka, planterade i den ordning de hittades. Tjugo odlare sköter var sin rad. Ett träd skulle räcka, men två gör att en hård vinter inte raderar något.',
      ),
      picture(7, 'appelsorter', 'Provkartan hänger i packboden. Varje sort får en ruta när den har burit frukt två år i rad.', 'bred'),
      p(
        8,
        'Att avgöra vad ett äpple heter är svårare än det låter. Formen på kärnhuset, längden på skaftet och hur djupt blomman sitter säger mer än färgen, som skiftar med jordmån och sol. I hälften av fallen krävs ett bladprov.',
      ),
      quoted(
        9,
        'Folk kommer med äpplen i plastpåsar och berättar om farfars träd. Ofta är det en vanlig sort med ett ovanligt smeknamn. Men var tionde påse får oss att tystna.',
      ),
      p(10, 'Så beskriver Sixten Moberg lördagarna i packboden, då vem som helst kan lämna in frukt. I fjol kom 312 påsar.'),
      h2(11, 'Fyra sorter att lägga på minnet'),
      table(
        12,
        ['Sort', 'Mognar', 'Smak', 'Bäst till'],
        ['Åkerby vinterglas', 'Oktober', 'Syrlig, lite honung', 'Äta i mars'],
        ['Prästens rand', 'September', 'Söt, nötig', 'Paj'],
        ['Gulmåsen', 'Augusti', 'Frisk, kort hållbarhet', 'Must'],
        ['Svarta Malin', 'November', 'Sträv, mörknar fint', 'Torka'],
      ),
      p(
        13,
        'Arkivet är inget museum. Kvistar lämnas ut varje vår mot löfte om att två friska träd kommer tillbaka inom tio år. Fallfrukten går till must och till ',
        link('bagarna i Strömsvik', '/mat/fyra-bagare-delar-pa-en-ugn'),
        ', som lägger den i fredagsbullarna.',
      ),
      p(
        14,
        'Gunvor Alsterlind har satt ett tredje exemplar av vinterglaset hemma vid köksfönstret. I år bar det för första gången. Fyra äpplen. Hon har ätit ett och skrivit i journalen: ',
        italic('Som jag mindes det, men syrligare.'),
      ),
      factList(
        15,
        'Har du ett okänt träd?',
        'Plocka fem äpplen av normal storlek, helst från trädets solsida.',
        'Låt skaftet sitta kvar och skölj dem inte.',
        'Lägg ett kvistskott med blad i en egen påse.',
        'Skriv var trädet står, hur gammalt det är och när frukten mognar.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, picture, table, quoted, factList, keyPoints } = blocksOf('appl', 'en');
  return {
    rubrik: 'Forgotten apples get an archive of their own',
    ingress:
      'In Åkerby twenty growers have gathered 164 old apple varieties on a single slope. Some of them exist on one tree only in the whole world.',
    slug: 'forgotten-apples-get-an-archive',
    meta: {
      seoTitel: '164 old Swedish apples get an archive in Åkerby',
      seoBesk:
        'Twenty growers in Åkerby have rescued 164 old apple varieties, some of them from the last tree alive. This is how they find and keep them.',
      puffTitel: 'The last tree stood behind a petrol station',
      socialText: 'The last known tree of its kind stood behind a closed petrol station. Now the apple is in an archive.',
    },
    hero: heroPicture(
      'applen',
      'en',
      'Seven of the archive’s 164 varieties. The striped one on the left, Prästens rand, was found last year.',
    ),
    block: [
      keyPoints(
        1,
        'The slope in Åkerby holds 164 varieties of apple, two trees of each.',
        'Eleven of them grew on a single known tree when the growers found them.',
        'Anyone with an old tree can send in five apples and have the variety identified.',
      ),
      p(
        2,
        'The tree stood behind a closed petrol station, half grown into a fence. Gunvor Alsterlind had stopped to walk the dog. She picked up an apple from the grass and bit into it. Then she sat down on the ground.',
      ),
      p(
        3,
        '“It tasted like my grandmother’s house. I had been looking for that taste for forty years without knowing what it was called,” she says.',
      ),
      p(
        4,
        'The variety is called Åkerby vinterglas, “winter glass”, and was described in a nursery catalogue of 1874. After that there is silence. The petrol station was to be pulled down three weeks later. With her neighbour Sixten Moberg she managed to take thirty cuttings for grafting. Twenty-two of them took.',
      ),
      h2(5, 'A library in blossom'),
      p(
        6,
        'That was the beginning of the apple archive. Today there are two trees of each variety on the south slope above Åkerby church, planted in the order in which they were found. Twenty growers look after a row each. One tree would do, but with two a hard winter erases nothing.',
      ),
      picture(
        7,
        'appelsorter',
        'The chart hangs in the packing shed. A variety gets its square once it has borne fruit two years running.',
        'bred',
      ),
      p(
        8,
        'Telling what an apple is called is harder than it sounds. The shape of the core, the length of the stalk and the depth of the eye say more than the colour, which shifts with soil and sun. In half of all cases a leaf has to be tested.',
      ),
      quoted(
        9,
        'People come with apples in plastic bags and tell us about grandfather’s tree. Often it is a common variety with an uncommon nickname. But one bag in ten makes us go quiet.',
      ),
      p(
        10,
        'That is how Sixten Moberg describes Saturdays in the packing shed, when anyone may hand in fruit. Last year there were 312 bags.',
      ),
      h2(11, 'Four varieties to remember'),
      table(
        12,
        ['Variety', 'Ripe in', 'Taste', 'Best for'],
        ['Åkerby vinterglas', 'October', 'Sharp, a little honey', 'Eating in March'],
        ['Prästens rand', 'September', 'Sweet, nutty', 'Pies'],
        ['Gulmåsen', 'August', 'Fresh, does not keep', 'Juice'],
        ['Svarta Malin', 'November', 'Dry, darkens well', 'Drying'],
      ),
      p(
        13,
        'The archive is no museum. Cuttings are handed out every spring against a promise that two healthy trees will come back within ten years. The windfalls go to juice and to ',
        link('the bakers of Strömsvik', '/en/mat/four-bakers-one-oven'),
        ', who put them in their Friday buns.',
      ),
      p(
        14,
        'Gunvor Alsterlind has planted a third winter glass at home, by the kitchen window. This year it bore fruit for the first time. Four apples. She has eaten one and written in the journal: ',
        italic('As I remembered it, but sharper.'),
      ),
      factList(
        15,
        'Do you have an unknown tree?',
        'Pick five apples of normal size, preferably from the sunny side of the tree.',
        'Leave the stalks on, and do not rinse them.',
        'Put a shoot with leaves in a bag of its own.',
        'Write down where the tree stands, how old it is and when the fruit ripens.',
      ),
    ],
  };
}

export const applena: DemoArticle = {
  mall: 'nyhet',
  sektion: 'mat',
  taggar: ['äpplen', 'odling', 'kulturarv'],
  kategorier: [30],
  kallor: [
    {
      titel: 'Äppelarkivet i Åkerby: sortlista',
      url: 'https://appelarkivet.example/sorter',
      not: '164 sorter vid senaste inventeringen, elva av dem från ett enda träd.',
    },
    {
      titel: 'Åkerby plantskolas katalog 1874',
      url: 'https://appelarkivet.example/katalog-1874',
      not: 'Beskrivningen av vinterglaset, sidan 31.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 221,
  sv: swedish(),
  en: english(),
};
