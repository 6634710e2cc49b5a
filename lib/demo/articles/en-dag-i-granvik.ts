import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, table, points } = blocksOf('granv', 'sv');
  return {
    rubrik: 'En dag i Granvik, från första bullen till sista båten',
    ingress:
      'Staden är liten nog att gå igenom på en kvart och full nog att räcka en hel dag. Här är bageriet, museet och bänken där du ska sitta när solen går ner, i rätt ordning.',
    slug: 'en-dag-i-granvik-fran-forsta-bullen-till-sista-baten',
    meta: {
      seoTitel: 'Granvik på en dag: guide med tider och adresser',
      seoBesk: 'Så får du en hel dag i Granvik: bageriet, båtmuseet, lunchen på kajen och kvällen på Saga. Med adresser, tider och karta.',
      puffTitel: 'Granvik på en dag, i rätt ordning',
      socialText: 'Bullen klockan sju, båten klockan tio på kvällen. Däremellan: allt som är värt det i Granvik.',
    },
    hero: heroPicture('hamn', 'sv', 'Husen längs Norra kajen målades i sjömännens favoritfärger, sägs det.'),
    block: [
      own(1, 'snabbfakta', {
        namn: 'Granvik',
        rader: [
          { k: 'Hit', v: 'Tåg från Lundåker på 50 minuter, båt från Sundeby på två timmar' },
          { k: 'Runt', v: 'Till fots. Lånecyklar vid stationen, 40 kronor om dagen' },
          { k: 'Kostar', v: 'Ungefär 900 kronor för två, med bio' },
        ],
      }),
      p(
        2,
        'Vi steg av det första tåget en lördag och gick ombord på den sista båten. Däremellan hann vi med fem ställen, två regnskurar och ett meningsutbyte om hur man uttalar stadens namn. Betoningen ligger på andra stavelsen, men bara om man är inflyttad.',
      ),
      h2(3, 'Förmiddag'),
      own(4, 'plats', {
        namn: 'Lilla Ugnen',
        kategori: 'Bageri',
        stadsdel: 'Norra kajen',
        adress: 'Norra kajen 4',
        karta: 'https://www.openstreetmap.org/search?query=Granvik',
        text: 'Öppnar sju. Kardemummabullen är slut halv nio, rågbrödet strax efter. Ta fönsterplatsen, där ser man fiskarna komma in och vet vad det blir till lunch.',
      }),
      own(5, 'plats', {
        namn: 'Båtmuseet',
        kategori: 'Museum',
        stadsdel: 'Varvet',
        adress: 'Varvsgatan 11',
        karta: 'https://www.openstreetmap.org/search?query=Granvik%20varv',
        text: 'Fjorton båtar i en hall som fortfarande används: den femtonde byggs medan man tittar. Fri entré för den som kan en knop. Personalen lär ut en i dörren.',
      }),
      h2(6, 'Eftermiddag och kväll'),
      own(7, 'plats', {
        namn: 'Biografen Saga',
        kategori: 'Bio',
        stadsdel: 'Torget',
        adress: 'Torggatan 2',
        karta: 'https://www.openstreetmap.org/search?query=Granvik%20torget',
        text: 'Vad som visas får man veta när ridån går upp. Det låter irriterande och är underbart. Föreställningen klockan sju slutar i god tid till båten.',
      }),
      table(8, ['Ställe', 'Öppet lördag'], ['Lilla Ugnen', '7–14'], ['Båtmuseet', '10–16'], ['Saga', 'Insläpp 18.40']),
      p(
        9,
        'Efter filmen är det fyra minuter ner till kajen. Sätt dig på den gröna bänken längst ut, den med inristade initialer. Båten går klockan tio, men skepparen väntar om han ser någon springa.',
      ),
      h2(10, 'Ta med'),
      points(11, 'Kontanter till bageriet.', 'En tröja till båten.', 'Ett snöre, om du vill öva knopen på hemvägen.'),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, table, points } = blocksOf('granv', 'en');
  return {
    rubrik: 'A day in Granvik, from the first bun to the last boat',
    ingress:
      'The town is small enough to cross in a quarter of an hour and full enough to last a whole day. Here are the bakery, the museum and the bench to be on at sunset, in the right order.',
    slug: 'a-day-in-granvik-from-the-first-bun-to-the-last-boat',
    meta: {
      seoTitel: 'Granvik in a day: a guide with times and addresses',
      seoBesk:
        'How to spend a whole day in Granvik: the bakery, the boat museum, and an evening at the Saga. With addresses, hours and maps.',
      puffTitel: 'Granvik in a day, in the right order',
      socialText: 'The bun at seven, the boat at ten at night. In between: all that is worth it in Granvik.',
    },
    hero: heroPicture('hamn', 'en', 'The houses along Norra kajen were painted in the sailors’ favourite colours, they say.'),
    block: [
      own(1, 'snabbfakta', {
        namn: 'Granvik',
        rader: [
          { k: 'Getting there', v: 'Train from Lundåker in 50 minutes, boat from Sundeby in two hours' },
          { k: 'Getting around', v: 'On foot. Bicycles at the station, SEK 40 a day' },
          { k: 'Cost', v: 'About SEK 900 for two, cinema included' },
        ],
      }),
      p(
        2,
        'We stepped off the first train one Saturday and went aboard the last boat. In between we fitted in five places, two showers of rain and an argument about how to pronounce the name of the town. The stress is on the second syllable, but only if you have moved there.',
      ),
      h2(3, 'Morning'),
      own(4, 'plats', {
        namn: 'Lilla Ugnen',
        kategori: 'Bakery',
        stadsdel: 'Norra kajen',
        adress: 'Norra kajen 4',
        karta: 'https://www.openstreetmap.org/search?query=Granvik',
        text: 'Opens at seven. The cardamom buns are gone by half past eight, the rye bread soon after. Take the window seat: you see the fishermen come in, and know what there will be for lunch.',
      }),
      own(5, 'plats', {
        namn: 'The Boat Museum',
        kategori: 'Museum',
        stadsdel: 'The shipyard',
        adress: 'Varvsgatan 11',
        karta: 'https://www.openstreetmap.org/search?query=Granvik%20varv',
        text: 'Fourteen boats in a hall that is still in use: the fifteenth is being built while you look. Free to anyone who knows a knot. The staff teach one at the door.',
      }),
      h2(6, 'Afternoon and evening'),
      own(7, 'plats', {
        namn: 'The Saga cinema',
        kategori: 'Cinema',
        stadsdel: 'The square',
        adress: 'Torggatan 2',
        karta: 'https://www.openstreetmap.org/search?query=Granvik%20torget',
        text: 'You learn what is showing when the curtain goes up. It sounds annoying and is wonderful. The seven o’clock showing ends in good time for the boat.',
      }),
      table(
        8,
        ['Place', 'Saturday hours'],
        ['Lilla Ugnen', '7 am to 2 pm'],
        ['The Boat Museum', '10 am to 4 pm'],
        ['The Saga', 'Doors at 6.40 pm'],
      ),
      p(
        9,
        'After the film it is four minutes down to the quay. Sit on the green bench at the far end, the one with initials carved in it. The boat leaves at ten, but the skipper waits if he sees somebody running.',
      ),
      h2(10, 'Bring'),
      points(11, 'Cash for the bakery.', 'A jumper for the boat.', 'A piece of string, if you want to practise the knot on the way home.'),
    ],
  };
}

export const granvik: DemoArticle = {
  mall: 'guide',
  sektion: 'resor',
  taggar: ['Granvik', 'guide', 'weekend'],
  kategorier: [40],
  kallor: [{ titel: 'Besök på plats', url: '', not: 'En lördag, alla notor betalda av redaktionen.' }],
  skribent: 'publicist@demo.se',
  status: 'publicerad',
  timmarSedan: 130,
  sv: swedish(),
  en: english(),
};
