import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, keyPoints } = blocksOf('soppa', 'sv');
  return {
    rubrik: 'Linssoppan som blir klar medan du dukar',
    ingress:
      'Röda linser behöver varken blötläggas eller vaktas. Hemligheten är skeden brynt smör på slutet: den tar fyra minuter och gör en vardagssoppa till något man bjuder på.',
    slug: 'linssoppan-som-blir-klar-medan-du-dukar',
    meta: {
      seoTitel: 'Recept: linssoppa med brynt smör och spiskummin',
      seoBesk: 'Recept på linssoppa med brynt smör. Klar på en halvtimme, mättar fyra och blir ännu godare dagen efter.',
      puffTitel: 'Soppan som är klar på en halvtimme',
      socialText: 'Fyra minuter brynt smör är allt som skiljer en vardagssoppa från en festsoppa.',
    },
    hero: heroPicture('linssoppa', 'sv', 'Brynt smör, citron och det gröna läggs på först när soppan står på bordet.'),
    block: [
      keyPoints(
        1,
        'Röda linser kokar mjuka på en kvart och behöver ingen blötläggning.',
        'Bryn smöret tills det doftar nötter. En minut till, och det är bränt.',
        'Citronen ska i sist, annars mattas både färg och smak.',
      ),
      p(
        2,
        'Det här är soppan som Désirée Åkerblom lagar när hon kommer hem sent från sändningen av ”Lördagsköket”. Hon lärde sig den av en granne i trapphuset, som i sin tur hade den från ett café vid en busstation. Ingen av dem har någonsin mätt upp något, så vi fick göra det åt dem.',
      ),
      p(
        3,
        'Vi kokade sju grytor på redaktionen och lät den som kom sist till lunch välja vinnare. Två saker avgjorde: morötterna ska rivas fint så att de smälter, och kryddorna ska fräsas i oljan innan något blött kommer i.',
      ),
      own(4, 'recept', {
        rubrik: 'Linssoppa med brynt smör',
        portioner: '4 portioner',
        tid: '30 minuter',
        grupper: [
          {
            namn: 'Soppan',
            rader: [
              { mangd: '1', vara: 'gul lök' },
              { mangd: '2', vara: 'vitlöksklyftor' },
              { mangd: '2', vara: 'morötter' },
              { mangd: '2 msk', vara: 'rapsolja' },
              { mangd: '2 tsk', vara: 'malen spiskummin' },
              { mangd: '1 tsk', vara: 'paprikapulver' },
              { mangd: '3 dl', vara: 'röda linser' },
              { mangd: '1 liter', vara: 'grönsaksbuljong' },
            ],
          },
          {
            namn: 'Till servering',
            rader: [
              { mangd: '50 g', vara: 'smör' },
              { mangd: '1', vara: 'citron' },
              { mangd: '1 kruka', vara: 'bladpersilja' },
            ],
          },
        ],
        steg: [
          'Hacka löken och vitlöken, riv morötterna fint. Fräs alltihop mjukt i oljan på medelvärme i fem minuter.',
          'Rör ner spiskummin och paprikapulver och låt fräsa i en halv minut, tills det doftar.',
          'Skölj linserna och häll dem i grytan med buljongen. Låt sjuda under lock i 15 minuter.',
          'Bryn under tiden smöret i en liten kastrull tills det slutar fräsa och doftar nötter.',
          'Mixa hälften av soppan och rör tillbaka den. Smaka av med salt och saften av citronen.',
          'Häll upp, ringla över smöret och strö över grovhackad persilja.',
        ],
      }),
      h2(5, 'Om det blir över'),
      p(
        6,
        'Soppan tjocknar över natten. Späd den med vatten, inte med buljong, och ta lite mer citron. Den går utmärkt att frysa, men smöret bryner man nytt.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, keyPoints } = blocksOf('soppa', 'en');
  return {
    rubrik: 'The lentil soup that is ready when the table is',
    ingress:
      'Red lentils need neither soaking nor watching. The secret is a spoonful of browned butter at the end: it takes four minutes and turns a weekday soup into something for guests.',
    slug: 'the-lentil-soup-that-is-ready-when-the-table-is',
    meta: {
      seoTitel: 'Recipe: lentil soup with browned butter and cumin',
      seoBesk: 'A recipe for lentil soup with browned butter. Ready in half an hour, feeds four and is even better the next day.',
      puffTitel: 'A soup that takes half an hour',
      socialText: 'Four minutes of browning butter are all that stand between a weekday soup and a party.',
    },
    hero: heroPicture('linssoppa', 'en', 'Browned butter, lemon and the greens go on only when the soup is on the table.'),
    block: [
      keyPoints(
        1,
        'Red lentils are soft after a quarter of an hour and need no soaking.',
        'Brown the butter until it smells of nuts. A minute more, and it is burnt.',
        'The lemon goes in last, or both colour and flavour fade.',
      ),
      p(
        2,
        'This is the soup that Désirée Åkerblom makes when she comes home late from her radio programme Lördagsköket. She learned it from a neighbour on the stairs, who in turn had it from a café by a bus station. Neither has ever measured anything, so we had to do it for them.',
      ),
      p(
        3,
        'We cooked seven pots in the office and let whoever came last to lunch pick the winner. Two things decided it: the carrots must be finely grated so that they melt, and the spices must be fried in the oil before anything wet goes in.',
      ),
      own(4, 'recept', {
        rubrik: 'Lentil soup with browned butter',
        portioner: '4 servings',
        tid: '30 minutes',
        grupper: [
          {
            namn: 'The soup',
            rader: [
              { mangd: '1', vara: 'onion' },
              { mangd: '2', vara: 'cloves of garlic' },
              { mangd: '2', vara: 'carrots' },
              { mangd: '2 tbsp', vara: 'rapeseed oil' },
              { mangd: '2 tsp', vara: 'ground cumin' },
              { mangd: '1 tsp', vara: 'paprika' },
              { mangd: '250 g', vara: 'red lentils' },
              { mangd: '1 litre', vara: 'vegetable stock' },
            ],
          },
          {
            namn: 'To serve',
            rader: [
              { mangd: '50 g', vara: 'butter' },
              { mangd: '1', vara: 'lemon' },
              { mangd: '1 pot', vara: 'flat-leaf parsley' },
            ],
          },
        ],
        steg: [
          'Chop the onion and the garlic, and grate the carrots finely. Soften all of it in the oil over a medium heat for five minutes.',
          'Stir in the cumin and the paprika and fry for half a minute, until fragrant.',
          'Rinse the lentils and add them with the stock. Simmer under a lid for 15 minutes.',
          'Meanwhile, brown the butter in a small pan until it stops sizzling and smells of nuts.',
          'Blend half of the soup and stir it back in. Season with salt and the juice of the lemon.',
          'Pour into bowls, trickle the butter over and scatter with roughly chopped parsley.',
        ],
      }),
      h2(5, 'If there is any left'),
      p(
        6,
        'The soup thickens overnight. Thin it with water, not with stock, and use a little more lemon. It freezes very well, but brown some new butter for it.',
      ),
    ],
  };
}

export const linssoppan: DemoArticle = {
  mall: 'recept',
  sektion: 'mat',
  taggar: ['soppa', 'linser', 'vardagsmat', 'recept'],
  kategorier: [30],
  kallor: [{ titel: 'Provlagning på redaktionen', url: '', not: 'Sju grytor. Spis med induktion.' }],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 120,
  sv: swedish(),
  en: english(),
};
