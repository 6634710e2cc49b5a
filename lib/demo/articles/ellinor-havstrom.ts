import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf, link } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, saying } = blocksOf('ellin', 'sv');
  return {
    rubrik: 'Ellinor Havström, konstnären som lyssnar på glas',
    ingress:
      'Hon började som glasblåsare, fick tinnitus och gjorde den till sitt material. I dag hänger Ellinor Havströms klockor i vattentorn, väntsalar och en mataffär.',
    slug: 'ellinor-havstrom-konstnaren-som-lyssnar-pa-glas',
    meta: {
      seoTitel: 'Ellinor Havström: konstnären som lyssnar på glas',
      seoBesk: 'Ellinor Havström fick tinnitus och gjorde den till konst. Här är hennes liv, från glasbruket till vattentornet, år för år.',
      puffTitel: 'Hon gjorde tinnitus till sitt material',
      socialText: 'En ton som aldrig slutar. Ellinor Havström gjorde den till konst av glas.',
    },
    hero: heroPicture('glasklockor', 'sv', 'Sju av klockorna i ateljén i Sundeby. Den gula har aldrig låtit två gånger likadant.'),
    block: [
      own(1, 'snabbfakta', {
        namn: 'Ellinor Havström',
        rader: [
          { k: 'Född', v: '3 mars 1979 i Kalmar' },
          { k: 'Yrke', v: 'Konstnär' },
          { k: 'Bor', v: 'I Sundeby' },
          { k: 'Känd för', v: '”Nitton sekunder” i Sundebys vattentorn' },
        ],
      }),
      p(
        2,
        'Den som kommer in i ateljén ombeds att ställa sig på mattan och vara tyst i en minut. Sedan öppnar Ellinor Havström ett fönster. Draget rör sig genom rummet, och en efter en börjar klockorna låta, inte som klockor utan som någon som nynnar i ett annat rum.',
      ),
      p(3, '– Det där är F. Min ton ligger lite över. Jag har den med mig hela tiden, så jag behöver aldrig stämma, säger hon.'),
      h2(4, 'En ton som inte går över'),
      p(
        5,
        'Hon var tjugonio och blåste glas på bruk när tonen kom. Läkarna sa att den kanske skulle försvinna. När den inte gjorde det slutade hon på bruket, och ägnade ett år åt att leta reda på den i omvärlden: i kylskåp, i stolpar, i isen på en sjö. Till slut hittade hon den i ett trasigt dricksglas.',
      ),
      saying(6, 'Jag kunde inte bli av med den, så jag bjöd in den.', 'Ellinor Havström'),
      h2(7, 'Från väntsal till vattentorn'),
      p(
        8,
        'Det första verket hängde i en väntsal på ett sjukhus. Personalen ville ta ner det efter en vecka, patienterna ville behålla det, och patienterna vann. Sedan dess har hon gjort elva rum. Det senaste, i ',
        link('vattentornet i Sundeby', '/kultur/konsten-flyttar-in-i-vattentornet'),
        ', har fått besökare att stanna längre än de hade tänkt och prata lägre än de brukar.',
      ),
      own(9, 'tidslinje', {
        rubrik: 'Ellinor Havström år för år',
        rader: [
          { ar: '1979', text: 'Föds i Kalmar.' },
          { ar: '1998', text: 'Börjar som lärling på glasbruk.' },
          { ar: '2008', text: 'Får tinnitus och lämnar hyttan.' },
          { ar: '2012', text: 'Gör sitt första rum, ”Väntetid”.' },
          { ar: '2020', text: 'Flyttar till Sundeby.' },
          { ar: '2026', text: 'Öppnar ”Nitton sekunder” i vattentornet.' },
        ],
      }),
      own(10, 'sociala', { instagram: 'ellinorhavstrom.glas', webb: 'https://ellinorhavstrom.example/' }),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, saying } = blocksOf('ellin', 'en');
  return {
    rubrik: 'Ellinor Havström, the artist who listens to glass',
    ingress:
      'She began as a glass-blower, developed tinnitus and made it her material. Today Ellinor Havström’s bells hang in water towers, waiting rooms and a supermarket.',
    slug: 'ellinor-havstrom-the-artist-who-listens-to-glass',
    meta: {
      seoTitel: 'Ellinor Havström: the artist who listens to glass',
      seoBesk:
        'Ellinor Havström developed tinnitus and turned it into art. Her life, from the glassworks to the water tower, year by year.',
      puffTitel: 'She made tinnitus her material',
      socialText: 'A tone that never ends. Ellinor Havström turned it into art made of glass.',
    },
    hero: heroPicture('glasklockor', 'en', 'Seven of the bells in the studio in Sundeby. The yellow one has never sounded the same twice.'),
    block: [
      own(1, 'snabbfakta', {
        namn: 'Ellinor Havström',
        rader: [
          { k: 'Born', v: '3 March 1979 in Kalmar' },
          { k: 'Occupation', v: 'Artist' },
          { k: 'Lives', v: 'In Sundeby' },
          { k: 'Known for', v: 'Nineteen Seconds, in the water tower in Sundeby' },
        ],
      }),
      p(
        2,
        'Whoever enters the studio is asked to stand on the mat and be silent for a minute. Then Ellinor Havström opens a window. The draught moves through the room, and one by one the bells begin to sound, not like bells but like somebody humming in another room.',
      ),
      p(3, '“That is F. My own tone is a little above it. I carry it with me all the time, so I never need to tune,” she says.'),
      h2(4, 'A tone that does not pass'),
      p(
        5,
        'She was twenty-nine and a glass-blower when the tone came. The doctors said that it might go away. When it did not, she left the glassworks and spent a year looking for it in the world around her: in refrigerators, in telegraph poles, in the ice on a lake. At last she found it in a broken tumbler.',
      ),
      saying(6, 'I could not get rid of it, so I invited it in.', 'Ellinor Havström'),
      h2(7, 'From waiting room to water tower'),
      p(
        8,
        'Her first work hung in the waiting room of a hospital. After a week the staff wanted to take it down and the patients wanted to keep it, and the patients won. Since then she has made eleven rooms. The latest, in ',
        link('the water tower in Sundeby', '/en/kultur/art-moves-into-the-water-tower'),
        ', has made visitors stay longer than they meant to, and speak more softly than they usually do.',
      ),
      own(9, 'tidslinje', {
        rubrik: 'Ellinor Havström year by year',
        rader: [
          { ar: '1979', text: 'Born in Kalmar.' },
          { ar: '1998', text: 'Becomes an apprentice at a glassworks.' },
          { ar: '2008', text: 'Develops tinnitus and leaves the furnace.' },
          { ar: '2012', text: 'Makes her first room, Väntetid.' },
          { ar: '2020', text: 'Moves to Sundeby.' },
          { ar: '2026', text: 'Opens Nineteen Seconds in the water tower.' },
        ],
      }),
      own(10, 'sociala', { instagram: 'ellinorhavstrom.glas', webb: 'https://ellinorhavstrom.example/' }),
    ],
  };
}

export const ellinor: DemoArticle = {
  mall: 'profil',
  sektion: 'kultur',
  taggar: ['Ellinor Havström', 'konst', 'glas'],
  kategorier: [60],
  kallor: [{ titel: 'Intervju med Ellinor Havström', url: '', not: 'I ateljén i Sundeby. Årtalen är lästa av henne.' }],
  skribent: 'granskare@demo.se',
  status: 'publicerad',
  timmarSedan: 175,
  sv: swedish(),
  en: english(),
};
