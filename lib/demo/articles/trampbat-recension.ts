import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, saying } = blocksOf('tramp', 'sv');
  return {
    rubrik: 'Amadou Strängs ”Trampbåt” är skivan som vågar gå långsamt',
    ingress:
      'Efter tre år av singlar kommer det första hela albumet. Det är inspelat i ett båthus, låter som sen augusti och hade blivit ännu bättre med en låt mindre.',
    slug: 'amadou-strangs-trampbat-ar-skivan-som-vagar-ga-langsamt',
    meta: {
      seoTitel: 'Recension: Trampbåt av Amadou Sträng',
      seoBesk: 'Amadou Strängs debutalbum Trampbåt är varmt, långsamt och inspelat i ett båthus. Fyra av fem i betyg.',
      puffTitel: 'Skivan som vågar gå långsamt',
      socialText: 'Ett båthus, elva låtar och en trampbåt som slagverk. Amadou Sträng debuterar starkt.',
    },
    hero: heroPicture('skiva', 'sv', '”Trampbåt” ges ut på vinyl och strömmas från fredag.'),
    block: [
      own(1, 'snabbfakta', {
        rubrik: 'Om skivan',
        rader: [
          { k: 'Artist', v: 'Amadou Sträng' },
          { k: 'Titel', v: 'Trampbåt' },
          { k: 'Längd', v: '47 minuter' },
          { k: 'Bäst', v: '”Bojen” och ”Tant Ingrids motor”' },
        ],
      }),
      own(2, 'betyg', { betyg: 4, text: 'Varm, egensinnig och en låt för lång.' }),
      p(
        3,
        'Det första man hör är vatten. Inte som effekt, utan som rytm: någon trampar en trampbåt i fyra fjärdedelar, och ovanpå läggs en bas, en orgel och till slut en röst som låter som om den nyss har vaknat.',
      ),
      p(
        4,
        'Den som minns singeln ”Bara när det blåser” väntar sig kanske refränger. De finns, men de är gömda i andra verser och i blåsstämmor som kommer från fel håll. Amadou Sträng har lärt sig att den som viskar får folk att luta sig fram.',
      ),
      h2(5, 'Ett båthus som medmusiker'),
      p(
        6,
        'Allt är inspelat i ett båthus på Gråsten under nio nätter, med fönstren öppna. Mellan två låtar hör man en mås gå på taket. I ”Bojen” slår en verklig boj mot en verklig brygga, och när den tystnar är låten slut. Det är skivans bästa ögonblick.',
      ),
      saying(7, 'Jag väntade tills det slutade blåsa. Sedan väntade jag lite till.', 'Ur ”Bara när det blåser”'),
      h2(8, 'En låt för mycket'),
      p(
        9,
        'Det som drar ner är avslutningen. ”Hemresan” sammanfattar på sju minuter det som de tio låtarna före redan har sagt bättre. Hoppa över den, vänd skivan och börja om.',
      ),
      own(10, 'plusminus', {
        plus: ['Ett ljud som ingen annan har.', 'Texter som klarar sig utan musiken.'],
        minus: ['Sista låten förklarar det vi redan har förstått.'],
        dom: 'Lyssna med fönstret öppet, helst på en våning med utsikt över något.',
      }),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, saying } = blocksOf('tramp', 'en');
  return {
    rubrik: 'Amadou Sträng’s Trampbåt is a record that dares to go slowly',
    ingress:
      'After three years of singles comes the first whole album. It was recorded in a boathouse, sounds like late August and would have been better still with one song fewer.',
    slug: 'amadou-strangs-trampbat-is-a-record-that-dares-to-go-slowly',
    meta: {
      seoTitel: 'Review: Trampbåt by Amadou Sträng',
      seoBesk: 'Amadou Sträng’s first album, Trampbåt, is warm, slow and recorded in a boathouse. Four out of five.',
      puffTitel: 'The record that dares to go slowly',
      socialText: 'A boathouse, eleven songs and a pedalo for percussion. Amadou Sträng makes a strong debut.',
    },
    hero: heroPicture('skiva', 'en', 'Trampbåt comes out on vinyl and can be streamed from Friday.'),
    block: [
      own(1, 'snabbfakta', {
        rubrik: 'About the record',
        rader: [
          { k: 'Artist', v: 'Amadou Sträng' },
          { k: 'Title', v: 'Trampbåt (Pedalo)' },
          { k: 'Length', v: '47 minutes' },
          { k: 'Best', v: 'Bojen and Tant Ingrids motor' },
        ],
      }),
      own(2, 'betyg', { betyg: 4, text: 'Warm, wilful and one song too long.' }),
      p(
        3,
        'The first thing you hear is water. Not as an effect, but as rhythm: somebody is pedalling a pedalo in four-four time, and over it come a bass, an organ and at last a voice that sounds as if it had just woken up.',
      ),
      p(
        4,
        'Anyone who remembers the single Bara när det blåser may expect choruses. They are there, but hidden in second verses and in horn parts that come from the wrong direction. Amadou Sträng has learned that whoever whispers makes people lean forward.',
      ),
      h2(5, 'A boathouse in the band'),
      p(
        6,
        'All of it was recorded in a boathouse on Gråsten over nine nights, with the windows open. Between two songs you can hear a gull walking on the roof. In Bojen a real buoy knocks against a real jetty, and when it falls silent the song is over. It is the best moment of the record.',
      ),
      saying(7, 'I waited until the wind had dropped. Then I waited a little more.', 'From Bara när det blåser'),
      h2(8, 'One song too many'),
      p(
        9,
        'What brings it down is the ending. In seven minutes Hemresan sums up what the ten songs before it have already said better. Skip it, turn the record over and begin again.',
      ),
      own(10, 'plusminus', {
        plus: ['A sound that nobody else has.', 'Lyrics that would stand without the music.'],
        minus: ['The last song explains what we had already understood.'],
        dom: 'Listen with the window open, preferably on a floor with a view of something.',
      }),
    ],
  };
}

export const trampbat: DemoArticle = {
  mall: 'recension',
  sektion: 'kultur',
  taggar: ['musik', 'recension', 'Amadou Sträng'],
  kategorier: [60],
  kallor: [{ titel: 'Förhandsexemplar', url: '', not: 'Vinyl, lyssnad på sex gånger.' }],
  skribent: 'granskare@demo.se',
  status: 'publicerad',
  timmarSedan: 15,
  sv: swedish(),
  en: english(),
};
