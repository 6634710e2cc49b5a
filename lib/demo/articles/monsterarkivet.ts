import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, keyPoints } = blocksOf('arkiv', 'sv');
  return {
    rubrik: 'Kvarnfors öppnar sitt mönsterarkiv för alla',
    ingress:
      'Fyrahundra vävmönster har legat i lådor sedan 1920-talet. På fredag läggs de ut fritt, och den som vill får väva, trycka eller tapetsera med dem.',
    slug: 'kvarnfors-oppnar-sitt-monsterarkiv-for-alla',
    meta: {
      seoTitel: 'Kvarnfors öppnar sitt mönsterarkiv för alla',
      seoBesk:
        'Fyrahundra vävmönster från Kvarnfors läggs ut fritt på fredag. Alla får använda dem, och de första slöjorna är redan sålda.',
      puffTitel: 'Fyrahundra vävmönster släpps fria',
      socialText: 'Fyrahundra mönster, hundra år i lådor. Nu får alla använda dem.',
    },
    hero: heroPicture('rosengang', 'sv', 'Rosengång från 1931, ett av de fyrahundra mönstren.'),
    block: [
      keyPoints(
        1,
        'Fyrahundra vävmönster från Kvarnfors läggs ut fritt på fredag.',
        'De får användas av alla, också för att tjäna pengar.',
        'Varje mönster har ritats om för hand av tre pensionerade väverskor.',
      ),
      p(
        2,
        'Det är ett ovanligt beslut. Mönster brukar vara det som ett väveri sist av allt släpper ifrån sig, men styrelsen i Kvarnfors tror att de gör större nytta i andras händer.',
      ),
      p(
        3,
        '– Vi kan väva trettio om året. Då tar det tretton år att visa alla, och själv är jag sjuttiofyra, säger Ulla-Britt Sand, som lett arbetet.',
      ),
      h2(4, 'Tre väverskor och en bildskärm'),
      p(
        5,
        'Lådorna hittades när väveriet startade om. I dem låg rutat papper i alla format, från frimärken till duk. Tre pensionerade väverskor har suttit två dagar i veckan i ett år och ritat av dem, ruta för ruta, i ett program som ett barnbarn lärde dem.',
      ),
      p(
        6,
        'De har rättat fel också. I elva mönster fanns en ruta som aldrig kunde ha gått att väva. Rutan är kvar, men markerad med en liten stjärna, så att den som vill kan väva som det var tänkt eller som det stod.',
      ),
      p(
        7,
        'På fredag klockan nio öppnas arkivet. Två tyger är redan sålda: ett till en teater, ett till en man som vill klä om sin båtkapell och inte vill säga varför.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, keyPoints } = blocksOf('arkiv', 'en');
  return {
    rubrik: 'Kvarnfors opens its pattern archive to all',
    ingress:
      'Four hundred weaving patterns have lain in drawers since the 1920s. On Friday they are made free, and anyone may weave, print or paper a wall with them.',
    slug: 'kvarnfors-opens-its-pattern-archive-to-all',
    meta: {
      seoTitel: 'Kvarnfors opens its pattern archive to all',
      seoBesk:
        'Four hundred weaving patterns from Kvarnfors are made free on Friday. Anyone may use them, and the first cloths are already sold.',
      puffTitel: 'Four hundred weaving patterns set free',
      socialText: 'Four hundred patterns, a hundred years in drawers. Now anyone may use them.',
    },
    hero: heroPicture('rosengang', 'en', 'Rosepath from 1931, one of the four hundred patterns.'),
    block: [
      keyPoints(
        1,
        'Four hundred weaving patterns from Kvarnfors are made free on Friday.',
        'Anyone may use them, also to earn money.',
        'Each has been redrawn by hand by three retired weavers.',
      ),
      p(
        2,
        'It is an unusual decision. Patterns tend to be the very last thing that a mill lets go of, but the board in Kvarnfors believes that they will do more good in the hands of others.',
      ),
      p(
        3,
        '“We can weave thirty a year. It would take thirteen years to show them all, and I am seventy-four myself,” says Ulla-Britt Sand, who has led the work.',
      ),
      h2(4, 'Three weavers and a screen'),
      p(
        5,
        'The drawers were found when the mill started again. In them lay squared paper of every size, from postage stamps to tablecloths. For a year three retired weavers have sat two days a week and copied them, square by square, in a program that a grandchild taught them.',
      ),
      p(
        6,
        'They have corrected mistakes too. In eleven of the patterns there was a square that could never have been woven. It is still there, but marked with a small star, so that anyone may weave it as it was meant or as it was drawn.',
      ),
      p(
        7,
        'The archive opens at nine on Friday. Two cloths have already been sold: one to a theatre, one to a man who wants a new cover for his boat and will not say why.',
      ),
    ],
  };
}

export const monsterarkivet: DemoArticle = {
  mall: 'nyhet',
  sektion: 'stil',
  taggar: ['textil', 'hantverk', 'Kvarnfors'],
  kategorier: [50],
  kallor: [{ titel: 'Kvarnfors Väveri: pressmeddelande', url: 'https://kvarnfors.example/arkivet', not: 'Gäller till fredag klockan 9.' }],
  skribent: 'skribent@demo.se',
  status: 'schemalagd',
  timmarSedan: 8,
  sv: swedish(),
  en: english(),
};
