import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, facts } = blocksOf('regn', 'sv');
  return {
    rubrik: 'Fyra regnrockar att längta efter dåligt väder i',
    ingress:
      'En för cykeln, en för båten, en för kontoret och en som ärvs. Vi har gått ut när andra gick in i sex veckor, och plockat de fyra som vi inte lämnade tillbaka.',
    slug: 'fyra-regnrockar-att-langta-efter-daligt-vader-i',
    meta: {
      seoTitel: 'Fyra regnrockar som håller tätt: stilredaktionens plock',
      seoBesk: 'Sex veckor i regn, elva rockar och fyra favoriter. Här är regnrockarna för cykeln, båten, kontoret och livet.',
      puffTitel: 'Fyra regnrockar vi inte lämnade tillbaka',
      socialText: 'Elva rockar, sex veckor regn. Fyra fick hänga kvar i hallen.',
    },
    hero: heroPicture('regnrockar', 'sv', 'De fyra som blev kvar. Resten hänger i butiken igen.'),
    block: [
      p(
        1,
        'Urvalet är gjort av Elias Norrgård, som cyklar till arbetet, och Mona Wiklander, som hellre väntar på bussen. Alla rockar är köpta i butik och betalda av redaktionen. Här finns inga annonslänkar: tillverkarna är små, och de flesta säljer bara över disk.',
      ),
      p(
        2,
        'Vi letade efter tre saker. Tyget ska stå emot en timmes ösregn, sömmarna ska gå att laga och rocken ska se ut som ett plagg man väljer, inte som ett man tar till. Sju av elva föll på den sista punkten.',
      ),
      own(3, 'produkt', {
        namn: 'Styrman, gul',
        butik: 'Grästens Segelloft',
        pris: '1 450 kr',
        text: 'Vaxad bomull och hornknappar som går att knäppa med vantar. Tung när den är torr, lika tung när den är våt. Luktar tjära de första veckorna, sedan saknar man det.',
      }),
      own(4, 'produkt', {
        namn: 'Pendel, blå',
        butik: 'Kvarnfors Väveri',
        pris: '1 900 kr',
        text: 'Skuren med slits bak så att den inte fastnar i sadeln, och med en huva som följer med när man vrider på huvudet. Reflexerna sitter på insidan och viks ut när det mörknar.',
      }),
      h2(5, 'Två som klarar mer än regn'),
      own(6, 'produkt', {
        namn: 'Förmiddag, röd',
        butik: 'Systrarna Hjort',
        pris: '2 250 kr',
        text: 'Den enda som vi behöll på oss inomhus. Ser ut som en kappa, väger som en skjorta och står emot en halvtimme. För längre väntan än så finns paraplyer.',
      }),
      own(7, 'produkt', {
        namn: 'Farmor, grön',
        butik: 'Lagningskaféet i Sundeby',
        pris: '600 kr',
        text: 'Begagnade rockar från sextiotalet, omtejpade och impregnerade på nytt. Ingen är den andra lik. Kom tidigt en lördag, och ta med en stövel: passar den till rocken får du tio procent.',
      }),
      facts(
        8,
        'Så sköter du rocken',
        'Häng den öppen på tork, aldrig på ett element. Vaxa om bomull en gång om året och impregnera resten efter var tredje tvätt.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, facts } = blocksOf('regn', 'en');
  return {
    rubrik: 'Four raincoats that make you wish for bad weather',
    ingress:
      'One for the bicycle, one for the boat, one for the office and one to hand down. For six weeks we went out when others went in, and picked the four that we did not take back.',
    slug: 'four-raincoats-that-make-you-wish-for-bad-weather',
    meta: {
      seoTitel: 'Four raincoats that keep you dry: our picks',
      seoBesk:
        'Six weeks of rain, eleven coats and four favourites. These are the raincoats for the bicycle, the boat, the office and for life.',
      puffTitel: 'Four raincoats we did not take back',
      socialText: 'Eleven coats, six weeks of rain. Four were allowed to stay in the hall.',
    },
    hero: heroPicture('regnrockar', 'en', 'The four that stayed. The others are back in the shop.'),
    block: [
      p(
        1,
        'The choice was made by Elias Norrgård, who cycles to work, and Mona Wiklander, who would rather wait for the bus. Every coat was bought in a shop and paid for by us. There are no affiliate links here: the makers are small, and most of them sell only over the counter.',
      ),
      p(
        2,
        'We looked for three things. The cloth must stand an hour of downpour, the seams must be possible to mend, and the coat must look like something you choose, not something you resort to. Seven of the eleven fell at the last of these.',
      ),
      own(3, 'produkt', {
        namn: 'Styrman, yellow',
        butik: 'Grästens Segelloft',
        pris: 'SEK 1,450',
        text: 'Waxed cotton, and horn buttons that you can do up with mittens on. Heavy when dry, and just as heavy when wet. It smells of tar for the first few weeks; then you miss it.',
      }),
      own(4, 'produkt', {
        namn: 'Pendel, blue',
        butik: 'Kvarnfors Väveri',
        pris: 'SEK 1,900',
        text: 'Cut with a vent at the back so that it does not catch on the saddle, and with a hood that comes along when you turn your head. The reflectors are on the inside and fold out after dark.',
      }),
      h2(5, 'Two that manage more than rain'),
      own(6, 'produkt', {
        namn: 'Förmiddag, red',
        butik: 'Systrarna Hjort',
        pris: 'SEK 2,250',
        text: 'The only one that we kept on indoors. It looks like a coat, weighs as much as a shirt and holds out for half an hour. For longer waits there are umbrellas.',
      }),
      own(7, 'produkt', {
        namn: 'Farmor, green',
        butik: 'The mending café in Sundeby',
        pris: 'SEK 600',
        text: 'Second-hand coats from the sixties, taped and proofed anew. No two are alike. Come early on a Saturday and bring a boot: if it goes with the coat, you get ten per cent off.',
      }),
      facts(
        8,
        'Looking after it',
        'Hang it open to dry, never on a radiator. Wax cotton once a year, and proof the others after every third wash.',
      ),
    ],
  };
}

export const regnrockarna: DemoArticle = {
  mall: 'plock',
  sektion: 'stil',
  taggar: ['regnkläder', 'stil', 'hållbarhet'],
  kategorier: [50],
  kallor: [{ titel: 'Egna köp', url: '', not: 'Elva rockar. Kvittona ligger hos Mona.' }],
  skribent: 'granskare@demo.se',
  status: 'publicerad',
  timmarSedan: 75,
  sv: swedish(),
  en: english(),
};
