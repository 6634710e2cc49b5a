import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, own, shot, factList } = blocksOf('scen', 'sv');
  return {
    rubrik: 'Fyra små scener där musiken låter störst',
    ingress:
      'Det bästa ljudet i trakten finns inte i arenan utan i en snäcka, ett växthus och en tågvagn. Vi har lyssnat från sista raden på elva ställen och rankat de fyra bästa.',
    slug: 'fyra-sma-scener-dar-musiken-later-storst',
    meta: {
      seoTitel: 'Lista: fyra små scener där musiken låter störst',
      seoBesk: 'Vi har lyssnat från sista raden på elva små scener och rankat de fyra bästa, med antal platser och var du ska stå.',
      puffTitel: 'De fyra bästa små scenerna, rankade',
      socialText: 'En snäcka, ett växthus, en biograf och ett tåg. Här låter musiken störst.',
      avsnittRiktning: 'ned',
    },
    hero: heroPicture('parkscen', 'sv', 'Snäckan i Sundeby har plats för sex musiker och en kontrabas.'),
    block: [
      p(
        1,
        'Reglerna var enkla. Scenen ska rymma högst femhundra i publiken, ha musik minst tolv kvällar om året och gå att nå utan bil. Vi stod längst bak med ögonen stängda under en hel låt, och pratade med den som sköter ljudet först efteråt.',
      ),
      own(2, 'avsnitt', {
        rubrik: 'Vagn tre, Lundåker',
        text: 'En ombyggd personvagn med trettiotvå säten och en scen på två kvadratmeter. Trä på alla väggar gör att man kan sjunga utan mikrofon. Sitt i mitten: längst fram hörs mest fötter.',
        nr: 4,
        av: 4,
      }),
      own(3, 'avsnitt', {
        rubrik: 'Saga, Granvik',
        text: 'Biografen spelar konserter när duken vilar. Sammetsstolarna suger upp allt eko, så här passar det som ska låta nära: en röst, en gitarr, någon som andas.',
        bild: shot('biograf', 'Salongen på Saga tar 140 personer.'),
        nr: 3,
        av: 4,
      }),
      own(4, 'avsnitt', {
        rubrik: 'Palmhuset, Vinterhagen',
        text: 'Glas borde låta illa. Det gör det också, tills växterna har fått blad. Från juni till september bryter palmerna ljudet så att det kommer mjukt från alla håll.\n\nTa med en tunn tröja. Den ska du hänga av dig.',
        bild: shot('vaxthus', 'I palmhuset bestämmer växterna volymen.'),
        nr: 2,
        av: 4,
      }),
      own(5, 'avsnitt', {
        rubrik: 'Snäckan, Sundeby',
        text: 'Byggd 1938 av en båtbyggare som aldrig hade ritat ett hus. Träribborna är böjda som i ett skrov, och en viskning på scenen hörs till glasskiosken.\n\nStå vid den tredje linden från vänster. Där är ljudet så bra att stället har fått ett eget namn: örat.',
        nr: 1,
        av: 4,
      }),
      factList(
        6,
        'Så lyssnade vi',
        'Elva scener, två besök på varje, alltid biljetter som vi hade köpt själva.',
        'En bullermätare för volymen, ett par öron för resten.',
        'Publikens prat räknades inte som brus. Det gjorde glassmaskinen.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, own, shot, factList } = blocksOf('scen', 'en');
  return {
    rubrik: 'Four small stages where music sounds biggest',
    ingress:
      'The best sound in these parts is not in the arena but in a shell, a glasshouse and a railway carriage. We listened from the back row in eleven places and ranked the best four.',
    slug: 'four-small-stages-where-music-sounds-biggest',
    meta: {
      seoTitel: 'Four small stages where music sounds biggest',
      seoBesk: 'We listened from the back row of eleven small stages and ranked the best four, with their size and where to stand.',
      puffTitel: 'The four best small stages, ranked',
      socialText: 'A shell, a glasshouse, a cinema and a train. This is where music sounds biggest.',
    },
    hero: heroPicture('parkscen', 'en', 'The Shell in Sundeby has room for six musicians and a double bass.'),
    block: [
      p(
        1,
        'The rules were simple. The stage must hold no more than five hundred people, have music on at least twelve nights a year and be within reach without a car. We stood at the very back with our eyes closed for a whole song, and talked to whoever runs the sound only afterwards.',
      ),
      own(2, 'avsnitt', {
        rubrik: 'Coach Three, Lundåker',
        text: 'A converted passenger coach with thirty-two seats and a stage of two square metres. Wood on every wall means that you can sing without a microphone. Sit in the middle: at the front you mostly hear feet.',
        nr: 4,
        av: 4,
      }),
      own(3, 'avsnitt', {
        rubrik: 'The Saga, Granvik',
        text: 'The cinema puts on concerts when the screen is resting. The velvet seats soak up every echo, so it suits whatever ought to sound close: a voice, a guitar, somebody breathing.',
        bild: shot('biograf', 'The auditorium at the Saga seats 140.'),
        nr: 3,
        av: 4,
      }),
      own(4, 'avsnitt', {
        rubrik: 'The Palm House, Vinterhagen',
        text: 'Glass ought to sound bad. It does, too, until the plants are in leaf. From June to September the palms break up the sound so that it comes softly from all directions.\n\nBring a thin jumper. You will want to take it off.',
        bild: shot('vaxthus', 'In the palm house the plants decide the volume.'),
        nr: 2,
        av: 4,
      }),
      own(5, 'avsnitt', {
        rubrik: 'The Shell, Sundeby',
        text: 'Built in 1938 by a boatbuilder who had never drawn a house. The ribs are bent as in a hull, and a whisper on the stage carries to the ice cream kiosk.\n\nStand by the third lime tree from the left. The sound there is so good that the spot has a name of its own: the ear.',
        nr: 1,
        av: 4,
      }),
      factList(
        6,
        'How we listened',
        'Eleven stages, two visits to each, always with tickets that we had bought ourselves.',
        'A sound meter for the volume, a pair of ears for the rest.',
        'The chatter of the audience did not count as noise. The ice cream machine did.',
      ),
    ],
  };
}

export const scenerna: DemoArticle = {
  mall: 'lista',
  sektion: 'noje',
  taggar: ['musik', 'scener', 'lista'],
  kategorier: [20],
  kallor: [{ titel: 'Redaktionens lyssningar', url: '', not: 'Tjugotvå kvällar. Protokollet finns hos Elias.' }],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 70,
  sv: swedish(),
  en: english(),
};
