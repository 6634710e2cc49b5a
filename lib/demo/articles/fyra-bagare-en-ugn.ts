import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, bold, link } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, table, facts, points, saying, keyPoints } = blocksOf('bagr', 'sv');
  return {
    rubrik: 'Fyra bagare delar på en ugn',
    ingress:
      'När elpriset höll på att knäcka småbagerierna i Strömsvik slog fyra konkurrenter ihop sig om en enda vedeldad ugn. Nu bakar de i skift dygnet runt, och brödet har blivit bättre.',
    slug: 'fyra-bagare-delar-pa-en-ugn',
    meta: {
      seoTitel: 'Fyra bagare i Strömsvik delar på en vedugn',
      seoBesk:
        'Fyra konkurrerande bagerier i Strömsvik delar på en enda vedeldad ugn. Energikostnaden har halverats och surdegslimporna har blivit bättre.',
      puffTitel: 'Konkurrenterna som flyttade ihop om en ugn',
      socialText: 'Fyra bagerier, en ugn och ett schema som inte får spricka. Så räddade konkurrenterna i Strömsvik varandra.',
    },
    hero: heroPicture('surdeg', 'sv', 'Rågsiktslimpan från Bageri Lykta gräddas på fallande värme i fyrtio minuter.'),
    block: [
      keyPoints(
        1,
        'Fyra bagerier i Strömsvik delar sedan i höstas på en vedeldad ugn.',
        'Energin kostar nu 9 procent av omsättningen, mot 19 procent tidigare.',
        'Schemat följer ugnens värme: pizza först, surdeg sedan, knäckebröd sist.',
      ),
      p(
        2,
        'Klockan är tre på natten och stenen håller 290 grader. Nadja Ferm skjuter in tolv limpor på en lång träspade, stänger luckan och ställer en äggklocka från 1960-talet på fyrtio minuter. När den ringer är det inte längre hennes ugn.',
      ),
      p(3, '– Då kommer Olle, och då ska jag vara ute. Det är som att dela badrum med tre syskon, säger hon.'),
      p(
        4,
        'För två år sedan var de fyra konkurrenter i en stad med elvatusen invånare. Sedan steg elräkningen så att nästan var femte krona gick till energi. Två av bagerierna hade redan sagt upp lokalen när Olle Rydmark på Rydmarks konditori bjöd in de andra på kaffe och lade en ritning på bordet.',
      ),
      h2(5, 'Värmen bestämmer schemat'),
      p(
        6,
        'Ugnen väger nio ton och är murad av tegel från en riven ångtvätt. Den eldas en gång om dygnet med björk och håller sedan värmen i tjugotvå timmar. Det avgör ordningen: den som behöver mest hetta börjar.',
      ),
      table(
        7,
        ['Tid', 'Ugnen håller', 'Bageri och bröd'],
        ['18–22', '400–350 grader', 'Tre Steg: tunnbröd och pizza'],
        ['23–04', '320–280 grader', 'Bageri Lykta: surdegslimpor'],
        ['04–07', '260–220 grader', 'Rydmarks: vetebröd och bullar'],
        ['08–16', '180–90 grader', 'Fjällknäcket: knäckebröd och skorpor'],
      ),
      p(
        8,
        'Räkningen delas efter tid och temperatur. I fjol lade de fyra tillsammans 19 procent av omsättningen på energi. Nu är det ',
        bold('9 procent'),
        '. Ingen har behövt sluta, och två har anställt.',
      ),
      saying(
        9,
        'Vi var så rädda för varandras recept. Nu smakar vi på varandras degar klockan fyra på morgonen.',
        'Nadja Ferm, Bageri Lykta',
      ),
      h2(10, 'Brödet blev bättre'),
      p(
        11,
        'Den stora överraskningen var smaken. Sten och fallande värme ger en tjockare skorpa och ett saftigare inkråm än bagarna var vana vid. Nadja Ferm har fått skriva om sina recept och använder fem procent mer vatten i degen.',
      ),
      p(
        12,
        'Mjölet köper de numera ihop. Rågen kommer från Åkerby, där odlarna också har byggt upp ett ',
        link('arkiv för gamla äppelsorter', '/mat/bortglomda-applen-far-eget-arkiv'),
        '. I bullarna på fredagar ligger fallfrukt därifrån.',
      ),
      p(13, 'Men arrangemanget är sårbart. Om ugnen spricker står fyra företag stilla. De fyra har därför kommit överens om tre regler:'),
      points(
        14,
        'En tusenlapp var i veckan läggs undan till reparationer.',
        'Ingen får byta tid utan att fråga de tre andra.',
        'Den som är sjuk får sitt bröd bakat av den som kommer efter.',
      ),
      p(
        15,
        'Den sista regeln har använts elva gånger. Klockan tjugo i fyra ringer äggklockan. Utanför luckan står Olle Rydmark, redan med förkläde på.',
      ),
      facts(
        16,
        'Baka på fallande värme hemma',
        'Sätt ugnen på högsta värme med en baksten eller en tjock plåt på nedersta falsen. Vänta i fyrtio minuter.',
        'Sätt in brödet, sänk genast till 230 grader och grädda i tjugo minuter. Sänk till 200 grader och grädda i tjugo minuter till.',
        'Brödet är klart när det är 97 grader i mitten och låter ihåligt när man knackar på botten.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, table, facts, points, saying, keyPoints } = blocksOf('bagr', 'en');
  return {
    rubrik: 'Four bakers, one oven',
    ingress:
      'When electricity prices were about to break the small bakeries of Strömsvik, four competitors joined forces round a single wood-fired oven. Now they bake in shifts round the clock, and the bread is better.',
    slug: 'four-bakers-one-oven',
    meta: {
      seoTitel: 'Four Swedish bakers share one wood-fired oven',
      seoBesk:
        'Four rival bakeries in Strömsvik share a single wood-fired oven. Energy now takes half as much of their income, and the bread is better.',
      puffTitel: 'The competitors who moved in around one oven',
      socialText: 'Four bakeries, one oven and a timetable that must not slip. How the rivals of Strömsvik saved each other.',
    },
    hero: heroPicture('surdeg', 'en', 'The rye loaf from Bageri Lykta bakes in falling heat for forty minutes.'),
    block: [
      keyPoints(
        1,
        'Four bakeries in Strömsvik have shared a wood-fired oven since last autumn.',
        'Energy now takes 9 per cent of their turnover, down from 19 per cent.',
        'The timetable follows the heat: pizza first, sourdough next, crispbread last.',
      ),
      p(
        2,
        'It is three in the morning and the stone is at 290 degrees. Nadja Ferm slides in twelve loaves on a long wooden peel, shuts the hatch and sets an egg timer from the 1960s to forty minutes. When it rings, the oven is no longer hers.',
      ),
      p(3, '“Then Olle comes, and by then I have to be out. It is like sharing a bathroom with three siblings,” she says.'),
      p(
        4,
        'Two years ago the four were competitors in a town of eleven thousand. Then the electricity bill rose until nearly one krona in five went on energy. Two of the bakeries had already given notice on their premises when Olle Rydmark, of the Rydmarks pâtisserie, invited the others to coffee and laid a drawing on the table.',
      ),
      h2(5, 'The heat sets the timetable'),
      p(
        6,
        'The oven weighs nine tonnes and is built of bricks from a demolished steam laundry. It is fired with birch once a day and then keeps its heat for twenty-two hours. That decides the order: whoever needs it hottest goes first.',
      ),
      table(
        7,
        ['Time', 'The oven is at', 'Bakery and bread'],
        ['6–10 pm', '400–350 °C', 'Tre Steg: flatbread and pizza'],
        ['11 pm–4 am', '320–280 °C', 'Bageri Lykta: sourdough loaves'],
        ['4–7 am', '260–220 °C', 'Rydmarks: white bread and buns'],
        ['8 am–4 pm', '180–90 °C', 'Fjällknäcket: crispbread and rusks'],
      ),
      p(
        8,
        'The bill is shared by time and temperature. Last year the four together spent 19 per cent of their turnover on energy. Now it is ',
        bold('9 per cent'),
        '. Nobody has had to close, and two have taken on staff.',
      ),
      saying(
        9,
        'We were so afraid of each other’s recipes. Now we taste each other’s dough at four in the morning.',
        'Nadja Ferm, Bageri Lykta',
      ),
      h2(10, 'The bread got better'),
      p(
        11,
        'The great surprise was the taste. Stone and falling heat make a thicker crust and a moister crumb than the bakers were used to. Nadja Ferm has had to rewrite her recipes and uses five per cent more water in the dough.',
      ),
      p(
        12,
        'They now buy flour together. The rye comes from Åkerby, where the growers have also built up an ',
        link('archive of old apple varieties', '/en/mat/forgotten-apples-get-an-archive'),
        '. On Fridays there are windfalls from there in the buns.',
      ),
      p(13, 'But the arrangement is fragile. If the oven cracks, four businesses stand still. So the four have agreed on three rules:'),
      points(
        14,
        'Each of them puts aside a thousand kronor a week for repairs.',
        'Nobody may change hours without asking the other three.',
        'Whoever is ill has their bread baked by the one who comes next.',
      ),
      p(
        15,
        'The last rule has been used eleven times. At twenty to four the egg timer rings. Outside the hatch stands Olle Rydmark, his apron already on.',
      ),
      facts(
        16,
        'Baking in falling heat at home',
        'Turn the oven to its highest heat with a baking stone or a thick tray on the lowest rung. Wait for forty minutes.',
        'Put the bread in, turn down to 230 °C at once and bake for twenty minutes. Turn down to 200 °C and bake for another twenty.',
        'The bread is done when its centre is at 97 °C and it sounds hollow when you knock on the base.',
      ),
    ],
  };
}

export const bagarna: DemoArticle = {
  mall: 'nyhet',
  sektion: 'mat',
  taggar: ['bröd', 'surdeg', 'småföretag', 'energi'],
  kategorier: [30],
  kallor: [
    {
      titel: 'Strömsviks ugnsförening: bokslut',
      url: 'https://stromsviksugnen.example/bokslut',
      not: 'Andelen energi av omsättningen, före och efter. Genomgånget med Olle Rydmark.',
    },
  ],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 27,
  sv: swedish(),
  en: english(),
};
