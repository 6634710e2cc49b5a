import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, own, shot } = blocksOf('brygg', 'sv');
  return {
    rubrik: 'Ett år vid samma brygga',
    ingress:
      'Tecknaren bakom bilderna satt på samma pall vid Björksjön den första i varje kvartal. Det är samma brygga, samma björkar och fyra helt olika sjöar.',
    slug: 'ett-ar-vid-samma-brygga',
    meta: {
      seoTitel: 'Bildberättelse: ett år vid samma brygga',
      seoBesk: 'Samma brygga, samma björkar, fyra årstider. En bildberättelse från Björksjön i fyra teckningar, från islossning till snö.',
      puffTitel: 'En brygga, fyra årstider',
      socialText: 'Samma pall, samma brygga, fyra helt olika sjöar. Ett år vid Björksjön.',
    },
    hero: heroPicture('sjonatt', 'sv', 'Det femte besöket var inte planerat. Det var för varmt att sova.'),
    block: [
      p(
        1,
        'Björksjön är inte märkvärdig. Den är två kilometer lång, har en badplats, en rastplats och en brygga som ingen vet vem som byggde. Just därför passar den: när platsen inte gör något väsen av sig syns det vad årstiderna gör.',
      ),
      own(2, 'galleri', {
        lage: 'berattelse',
        bilder: [
          shot(
            'sjovar',
            'April. Isen gick på natten mellan tisdag och onsdag. På morgonen låg vattnet så blankt att en and tvekade innan den landade.',
          ),
          shot('sjosommar', 'Juli. Elva barn hoppade från bryggan samtidigt. En plank gav sig, men ingen erkände.'),
          shot('sjohost', 'Oktober. Löven ligger som fiskfjäll på vattnet. Någon har lagat planken utan att säga till.'),
          shot('sjovinter', 'Januari. Sjön bär. Över isen går ett enda skidspår, rakt ut från bryggan, och vänder inte.'),
        ],
      }),
      p(3, 'Pallen står kvar vid strandkanten. Den som vill får låna den, så länge den ställs tillbaka på de fyra märkena i gräset.'),
    ],
  };
}

function english(): DemoText {
  const { p, own, shot } = blocksOf('brygg', 'en');
  return {
    rubrik: 'A year by the same jetty',
    ingress:
      'The artist behind these pictures sat on the same stool by Björksjön on the first day of each quarter. It is the same jetty, the same birches and four quite different lakes.',
    slug: 'a-year-by-the-same-jetty',
    meta: {
      seoTitel: 'Picture story: a year by the same jetty',
      seoBesk: 'The same jetty, the same birches, four seasons. A picture story from Björksjön in four drawings, from thaw to snow.',
      puffTitel: 'One jetty, four seasons',
      socialText: 'The same stool, the same jetty, four quite different lakes. A year by Björksjön.',
    },
    hero: heroPicture('sjonatt', 'en', 'The fifth visit was not planned. It was too warm to sleep.'),
    block: [
      p(
        1,
        'There is nothing remarkable about Björksjön. It is two kilometres long, and has a bathing place, a lay-by and a jetty that nobody knows who built. That is just why it will do: when a place makes no fuss about itself, you can see what the seasons do.',
      ),
      own(2, 'galleri', {
        lage: 'berattelse',
        bilder: [
          shot(
            'sjovar',
            'April. The ice broke up in the night between Tuesday and Wednesday. In the morning the water was so bright that a duck hesitated before it landed.',
          ),
          shot('sjosommar', 'July. Eleven children jumped from the jetty at once. A plank gave way, but nobody owned up.'),
          shot('sjohost', 'October. The leaves lie on the water like the scales of a fish. Somebody has mended the plank without a word.'),
          shot(
            'sjovinter',
            'January. The lake bears. A single ski track crosses the ice, straight out from the jetty, and does not turn back.',
          ),
        ],
      }),
      p(3, 'The stool is still there by the shore. Anyone may borrow it, as long as it is put back on the four marks in the grass.'),
    ],
  };
}

export const bryggan: DemoArticle = {
  mall: 'bildberattelse',
  sektion: 'resor',
  taggar: ['natur', 'årstider', 'bildberättelse'],
  kategorier: [40],
  kallor: [{ titel: 'Besök vid Björksjön', url: '', not: 'Fem gånger under ett år.' }],
  skribent: 'publicist@demo.se',
  status: 'publicerad',
  timmarSedan: 300,
  sv: swedish(),
  en: english(),
};
