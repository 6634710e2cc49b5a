import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, points, keyPoints } = blocksOf('termo', 'sv');
  return {
    rubrik: 'Fyra termosar i test: en höll kaffet varmt till frukost',
    ingress:
      'Vi hällde upp klockan sex på kvällen och mätte tolv timmar senare, i nio minusgrader på ett vindskydd. Skillnaden mellan bäst och sämst var trettioen grader.',
    slug: 'fyra-termosar-i-test-en-holl-kaffet-varmt-till-frukost',
    meta: {
      seoTitel: 'Bäst i test: fyra termosar efter en natt i kylan',
      seoBesk: 'Vi mätte fyra termosar efter tolv timmar i nio minusgrader. Här är vinnaren, bästa priset, budgetvalet och den som läckte.',
      puffTitel: 'Termosen som höll kaffet varmt hela natten',
      socialText: 'Tolv timmar, nio minusgrader, fyra termosar. Bara en serverade frukost.',
    },
    hero: heroPicture('termosar', 'sv', 'Morgonen efter. Den röda ångar fortfarande.'),
    block: [
      keyPoints(
        1,
        'Vargtimmen vinner: 64 grader efter en hel natt ute.',
        'Matsäck är nästan lika varm och kostar hälften.',
        'Klunken läcker när den ligger ned, och det gör den i en ryggsäck.',
      ),
      p(
        2,
        'Alla termosar är bra i en timme. Det är därefter det blir intressant. Därför fyllde vi fyra stycken med nittiogradigt vatten, ställde dem på taket till ett vindskydd utanför Bruksvallen och kröp ner i sovsäckarna.',
      ),
      p(
        3,
        'Klockan sex på morgonen mätte vi innan någon fick dricka. Sedan upprepade vi alltihop två nätter till, så att ingen skulle kunna skylla på vinden. Alla fyra är köpta i butik till fullt pris.',
      ),
      own(4, 'jamforelse', {
        rubrik: 'Så gick det',
        rader: [
          {
            namn: 'Vargtimmen',
            betyg: 4.5,
            pris: '549 kr',
            plus: ['64 grader efter tolv timmar', 'Locket går att öppna med vantar'],
            minus: ['Tung att bära'],
            etikett: 'vinnare',
            kommentar: 'Den enda som vi brände oss på. Röd, ful i korken och fullkomligt pålitlig.',
          },
          {
            namn: 'Matsäck',
            betyg: 4,
            pris: '279 kr',
            plus: ['59 grader efter tolv timmar', 'Mugg för två'],
            minus: ['Lacken flagnar'],
            etikett: 'bastpris',
            kommentar: 'Fem grader kallare och hälften så dyr. Den skillnaden kan man köpa mycket kaffe för.',
          },
          {
            namn: 'Vardag',
            betyg: 3,
            pris: '129 kr',
            plus: ['Lätt', 'Tål diskmaskin'],
            minus: ['45 grader efter tolv timmar'],
            etikett: 'budget',
            kommentar: 'Räcker gott till en arbetsdag, men inte till en natt.',
          },
          {
            namn: 'Klunken',
            betyg: 1.5,
            pris: '449 kr',
            plus: ['Snygg på bordet'],
            minus: ['33 grader efter tolv timmar', 'Läcker när den ligger ned'],
            kommentar: 'Ritad för att stå på ett bord i en tidning. Där ska den också få stå.',
          },
        ],
      }),
      h2(5, 'Så testade vi'),
      p(
        6,
        'Tre nätter, samma hylla, samma vatten. Värmen väger hälften av betyget, hur den är att bära en fjärdedel och hur den är att diska resten. Läcker den blir betyget högst två.',
      ),
      h2(7, 'Tänk på det här'),
      points(
        8,
        'Värm termosen med kokande vatten i fem minuter först. Det ger fem grader.',
        'Fyll den till brädden. Luft är det som kyler.',
        'Förvara den utan kork, annars luktar den källare.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, points, keyPoints } = blocksOf('termo', 'en');
  return {
    rubrik: 'Four flasks on test: one kept the coffee hot until breakfast',
    ingress:
      'We filled them at six in the evening and measured twelve hours later, at nine below zero on the roof of a lean-to. The best and the worst were thirty-one degrees apart.',
    slug: 'four-flasks-on-test-one-kept-the-coffee-hot-until-breakfast',
    meta: {
      seoTitel: 'Best in test: four flasks after a night in the cold',
      seoBesk:
        'We measured four vacuum flasks after twelve hours at nine below zero. The winner, the best buy, the cheap one and the one that leaked.',
      puffTitel: 'The flask that kept the coffee hot all night',
      socialText: 'Twelve hours, nine below zero, four flasks. Only one of them served breakfast.',
    },
    hero: heroPicture('termosar', 'en', 'The morning after. The red one is still steaming.'),
    block: [
      keyPoints(
        1,
        'Vargtimmen wins: 64 degrees after a whole night outdoors.',
        'Matsäck is almost as hot and costs half as much.',
        'Klunken leaks when it lies down, as it does in a rucksack.',
      ),
      p(
        2,
        'Every flask is good for an hour. It is after that that it becomes interesting. So we filled four of them with water at ninety degrees, put them on the roof of a lean-to outside Bruksvallen and crept into our sleeping bags.',
      ),
      p(
        3,
        'At six in the morning we measured before anyone was allowed to drink. Then we did all of it again on two more nights, so that nobody could blame the wind. All four were bought in a shop at full price.',
      ),
      own(4, 'jamforelse', {
        rubrik: 'How they did',
        rader: [
          {
            namn: 'Vargtimmen',
            betyg: 4.5,
            pris: 'SEK 549',
            plus: ['64 degrees after twelve hours', 'The lid opens with mittens on'],
            minus: ['Heavy to carry'],
            etikett: 'vinnare',
            kommentar: 'The only one that we burned ourselves on. Red, with an ugly stopper, and utterly reliable.',
          },
          {
            namn: 'Matsäck',
            betyg: 4,
            pris: 'SEK 279',
            plus: ['59 degrees after twelve hours', 'A cup for two'],
            minus: ['The paint flakes'],
            etikett: 'bastpris',
            kommentar: 'Five degrees cooler and half the price. The difference buys a great deal of coffee.',
          },
          {
            namn: 'Vardag',
            betyg: 3,
            pris: 'SEK 129',
            plus: ['Light', 'Goes in the dishwasher'],
            minus: ['45 degrees after twelve hours'],
            etikett: 'budget',
            kommentar: 'Good enough for a day at work, but not for a night.',
          },
          {
            namn: 'Klunken',
            betyg: 1.5,
            pris: 'SEK 449',
            plus: ['Looks well on the table'],
            minus: ['33 degrees after twelve hours', 'Leaks when it lies down'],
            kommentar: 'Drawn to stand on a table in a magazine. That is where it should be left.',
          },
        ],
      }),
      h2(5, 'How we tested'),
      p(
        6,
        'Three nights, the same shelf, the same water. Warmth makes half of the rating, carrying a quarter and washing up the rest. One that leaks gets two at most.',
      ),
      h2(7, 'Worth knowing'),
      points(
        8,
        'Warm the flask with boiling water for five minutes first. It gains you five degrees.',
        'Fill it to the brim. Air is what cools it.',
        'Keep it without its stopper, or it will smell of cellar.',
      ),
    ],
  };
}

export const termosarna: DemoArticle = {
  mall: 'basttest',
  sektion: 'mat',
  taggar: ['bäst i test', 'termos', 'friluftsliv', 'kaffe'],
  kategorier: [30],
  kallor: [{ titel: 'Redaktionens mätningar', url: '', not: 'Tre nätter. Termometern är kalibrerad.' }],
  skribent: 'publicist@demo.se',
  status: 'publicerad',
  timmarSedan: 200,
  sv: swedish(),
  en: english(),
};
