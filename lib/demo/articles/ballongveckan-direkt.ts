import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';
import { minutesBefore } from '#lib/demo/times.ts';

function swedish(now: Date): DemoText {
  const { p, own, shot } = blocksOf('ballo', 'sv');
  return {
    rubrik: 'Just nu: ballongerna lyfter från Sundeby',
    ingress:
      'Tjugotre luftballonger från sex länder försöker nå havet före mörkret. Vi följer dem från ängen, från luften och från en mycket gammal följebil.',
    slug: 'ballongerna-lyfter-fran-sundeby',
    meta: {
      seoTitel: 'Direkt: ballongerna lyfter från Sundeby',
      seoBesk:
        'Tjugotre luftballonger försöker nå havet före mörkret. Följ Ballongveckan i Sundeby minut för minut, från marken och luften.',
      puffTitel: 'Just nu: tjugotre ballonger på väg mot havet',
      socialText: 'Tjugotre ballonger, sex länder och en vind som vrider. Följ Ballongveckan direkt.',
      live: true,
    },
    hero: heroPicture('ballonger', 'sv', 'Starten gick från ängen vid Sundebyån.'),
    block: [
      p(
        1,
        'Reglerna är tvåhundra år gamla i tanken: den som kommer närmast havet utan att bli blöt vinner. Landningen ska ske i dagsljus, och ett knäckt ägg i korgen ger tio minuters avdrag.',
      ),
      own(2, 'liveinlagg', {
        rubrik: 'Minut för minut',
        inlagg: [
          {
            id: 'laget',
            tid: minutesBefore(now, 24),
            text: 'Läget: nitton ballonger är i luften, fyra har landat. Ledaren **Rödluvan** är tolv kilometer från kusten. Vinden avtar.',
            fast: true,
          },
          {
            id: 'i1',
            tid: minutesBefore(now, 171),
            text: 'Startfältet är öppet. Daggen ligger kvar, och det luktar gasol och kanelbulle.',
          },
          {
            id: 'i2',
            tid: minutesBefore(now, 148),
            text: 'Den första ballongen lyfter: **Rödluvan**, med lärarparet Ann och Peder Sjöö i korgen. De har övat på skolgården i tre år.',
          },
          {
            id: 'i3',
            tid: minutesBefore(now, 132),
            text: 'Alla tjugotre är uppe. Domaren Greta Lundh hänger upp sin visselpipa.\n\n– Nu har jag inget att göra förrän någon landar fel.',
          },
          {
            id: 'i4',
            tid: minutesBefore(now, 95),
            text: 'Vinden vrider till väst. Två ballonger går ner till lägre höjd för att hitta den gamla vinden. Det är ett spel med marginaler: femtio meter upp eller ner avgör allt.',
          },
          {
            id: 'i5',
            tid: minutesBefore(now, 63),
            text: 'Första landningen. Det danska laget går ner vid bryggan i Björksjön, bjuds på kaffe och är mycket nöjda.',
            bild: shot('sjosommar'),
          },
          {
            id: 'i6',
            tid: minutesBefore(now, 24),
            text: 'Rödluvan passerar motorvägen på trehundra meters höjd. Följebilen, en Volvo från 1974, har kokat två gånger men går igen.',
          },
        ],
      }),
    ],
  };
}

function english(now: Date): DemoText {
  const { p, own, shot } = blocksOf('ballo', 'en');
  return {
    rubrik: 'Now: the balloons leave Sundeby',
    ingress:
      'Twenty-three hot-air balloons from six countries are trying to reach the sea before dark. We follow them from the meadow, from the air and from a very old chase car.',
    slug: 'the-balloons-leave-sundeby',
    meta: {
      seoTitel: 'Live: the balloons leave Sundeby',
      seoBesk: 'Twenty-three hot-air balloons are trying to reach the sea before dark. Follow Balloon Week in Sundeby minute by minute.',
      puffTitel: 'Now: twenty-three balloons on their way to the sea',
      socialText: 'Twenty-three balloons, six countries and a wind that shifts. Follow Balloon Week live.',
      live: true,
    },
    hero: heroPicture('ballonger', 'en', 'They started from the meadow by the river in Sundeby.'),
    block: [
      p(
        1,
        'The idea of the rules is two hundred years old: whoever comes closest to the sea without getting wet is the winner. They must land in daylight, and a cracked egg in the basket costs ten minutes.',
      ),
      own(2, 'liveinlagg', {
        rubrik: 'Minute by minute',
        inlagg: [
          {
            id: 'laget',
            tid: minutesBefore(now, 24),
            text: 'So far: nineteen balloons are in the air, four have landed. **Rödluvan**, in the lead, is twelve kilometres from the coast. The wind is dropping.',
            fast: true,
          },
          {
            id: 'i1',
            tid: minutesBefore(now, 171),
            text: 'The field is open. There is still dew on the grass, and a smell of gas and cinnamon buns.',
          },
          {
            id: 'i2',
            tid: minutesBefore(now, 148),
            text: 'The first balloon takes off: **Rödluvan**, with the teachers Ann and Peder Sjöö in the basket. They have practised in the school playground for three years.',
          },
          {
            id: 'i3',
            tid: minutesBefore(now, 132),
            text: 'All twenty-three are up. The referee, Greta Lundh, puts her whistle away.\n\n“Now I have nothing to do until somebody lands in the wrong place.”',
          },
          {
            id: 'i4',
            tid: minutesBefore(now, 95),
            text: 'The wind shifts to the west. Two balloons go lower to find the old wind. It is a game of margins: fifty metres up or down decides everything.',
          },
          {
            id: 'i5',
            tid: minutesBefore(now, 63),
            text: 'The first landing. The Danish team comes down by the jetty at Björksjön, is offered coffee and could not be happier.',
            bild: shot('sjosommar'),
          },
          {
            id: 'i6',
            tid: minutesBefore(now, 24),
            text: 'Rödluvan crosses the motorway at three hundred metres. The chase car, a Volvo from 1974, has boiled over twice but is running again.',
          },
        ],
      }),
    ],
  };
}

/** Under way whenever the demo is made: it began three hours before. */
export const ballongveckan = (now: Date): DemoArticle => ({
  mall: 'liverapport',
  sektion: 'nyheter',
  taggar: ['Ballongveckan', 'Sundeby', 'direkt'],
  kategorier: [10],
  kallor: [{ titel: 'Ballongveckans tävlingsledning', url: '', not: 'På plats och över radio.' }],
  skribent: 'publicist@demo.se',
  status: 'publicerad',
  timmarSedan: 0.3,
  borjadeTimmarSedan: 3,
  sv: swedish(now),
  en: english(now),
});
