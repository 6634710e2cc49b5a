import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';
import { saturdayAhead } from '#lib/demo/times.ts';

function swedish(dag: string): DemoText {
  const { p, h2, own, points } = blocksOf('lykta', 'sv');
  return {
    rubrik: 'Lyktnatten i Vinterhagen släcker staden och tänder kanalen',
    ingress:
      'En lördag om året går gatlyktorna i Vinterhagen ner klockan sju, och sexhundra lampor av papper tar över. I år sjunger tre körer från varsin bro, och alla får gå hem med ett ljus.',
    slug: 'lyktnatten-i-vinterhagen-slacker-staden',
    meta: {
      seoTitel: 'Lyktnatten i Vinterhagen: program, tider och biljetter',
      seoBesk:
        'Lyktnatten fyller kanalen i Vinterhagen med sexhundra papperslyktor. Här är tiderna, programmet, priset och hur du tar dig dit.',
      puffTitel: 'När sexhundra lyktor tar över Vinterhagen',
      socialText: 'Gatljuset släcks klockan sju. Sedan: sexhundra lyktor, tre körer och en kanal.',
    },
    hero: heroPicture('lyktor', 'sv', 'Lyktorna byggs av elever i stadens sju skolor.'),
    block: [
      own(1, 'evenemang', {
        namn: 'Lyktnatten',
        start: `${dag}T18:00`,
        slut: `${dag}T22:00`,
        plats: { namn: 'Kanalparken', adress: 'Slussgatan 1', stad: 'Vinterhagen' },
        biljettUrl: 'https://biljetter.example/lyktnatten',
        biljettText: 'Köp lykta',
        pris: '60 kr',
        arrangor: 'Föreningen Lyktnatten',
        text: 'Gatljuset släcks klockan 19. Körerna sjunger 19.15 och 20.30.\n\nBiljetten är en lykta, som hämtas vid slussen. Barn under tolv får en gratis.',
      }),
      p(
        2,
        'Det började med ett strömavbrott. För nio år sedan blev hela centrum mörkt en novemberkväll, och en lärare på Slusskolan tog med sin klass ut med ficklampor i brödpåsar. När strömmen kom tillbaka bad eleverna att den skulle stängas av igen.',
      ),
      p(
        3,
        '– Vi ringde kommunen på skoj, och de sa ja. Det är det bästa beslut som har fattats här i stan, säger Hedda Östman, som är trädgårdsmästare på dagarna och lyktmästare en kväll om året.',
      ),
      h2(4, 'Tre körer, tre broar'),
      p(
        5,
        'Nytt i år är körerna. De står på var sin bro och börjar inte samtidigt: den första sången går som en stafett längs vattnet. Den som promenerar i lagom takt hör hela visan, den som springer hör bara refrängen.',
      ),
      h2(6, 'Bra att veta'),
      points(
        7,
        'Stigen längs kanalen är plan och går att köra med rullstol och barnvagn.',
        'Parkera vid stationen. Därifrån är det fem minuter till fots.',
        'Blåser det mer än tio meter i sekunden flyttas allt till söndagen.',
      ),
      p(8, 'Lyktorna som ingen tar med sig hem hänger kvar i palmhuset till nyår. Där lyser de för växterna, som inte har klagat.'),
    ],
  };
}

function english(dag: string): DemoText {
  const { p, h2, own, points } = blocksOf('lykta', 'en');
  return {
    rubrik: 'Lantern Night in Vinterhagen: the town goes dark, the canal lights up',
    ingress:
      'One Saturday a year the street lights of Vinterhagen go out at seven, and six hundred lamps of paper take over. This year three choirs sing from a bridge each, and everyone may take a light home.',
    slug: 'lantern-night-in-vinterhagen',
    meta: {
      seoTitel: 'Lantern Night in Vinterhagen: times and tickets',
      seoBesk:
        'Lantern Night fills the canal in Vinterhagen with six hundred paper lanterns. The times, the programme, the price and how to get there.',
      puffTitel: 'When six hundred lanterns take over Vinterhagen',
      socialText: 'The street lights go out at seven. Then: six hundred lanterns, three choirs and a canal.',
    },
    hero: heroPicture('lyktor', 'en', 'The lanterns are built by pupils at the town’s seven schools.'),
    block: [
      own(1, 'evenemang', {
        namn: 'Lantern Night',
        start: `${dag}T18:00`,
        slut: `${dag}T22:00`,
        plats: { namn: 'Kanalparken', adress: 'Slussgatan 1', stad: 'Vinterhagen' },
        biljettUrl: 'https://biljetter.example/lyktnatten',
        biljettText: 'Buy a lantern',
        pris: 'SEK 60',
        arrangor: 'Föreningen Lyktnatten',
        text: 'The street lights go out at 7 pm. The choirs sing at 7.15 and 8.30.\n\nThe ticket is a lantern, collected at the lock. Children under twelve get one free.',
      }),
      p(
        2,
        'It began with a power cut. Nine years ago the whole centre went dark one November evening, and a teacher at Slusskolan took her class out with torches in bread bags. When the power came back the pupils asked for it to be switched off again.',
      ),
      p(
        3,
        '“We rang the council for fun, and they said yes. It is the best decision that has been made in this town,” says Hedda Östman, a gardener by day and lantern master for one night a year.',
      ),
      h2(4, 'Three choirs, three bridges'),
      p(
        5,
        'The choirs are new this year. Each has a bridge of its own, and they do not begin together: the first song passes along the water like a relay. If you walk at a gentle pace you hear the whole of it; if you run you hear only the chorus.',
      ),
      h2(6, 'Good to know'),
      points(
        7,
        'The path along the canal is level and takes wheelchairs and pushchairs.',
        'Park by the station. From there it is five minutes on foot.',
        'If the wind is above ten metres a second, it all moves to the Sunday.',
      ),
      p(
        8,
        'The lanterns that nobody takes home hang in the palm house until New Year. There they shine for the plants, which have not complained.',
      ),
    ],
  };
}

/** Held on a Saturday that lies ahead, whenever the demo is made. */
export const lyktnatten = (now: Date): DemoArticle => {
  const dag = saturdayAhead(now);
  return {
    mall: 'evenemang',
    sektion: 'noje',
    taggar: ['Vinterhagen', 'familj', 'lyktor'],
    kategorier: [20],
    kallor: [
      { titel: 'Föreningen Lyktnatten: program', url: 'https://lyktnatten.example/program', not: 'Tiderna bekräftade per telefon.' },
    ],
    skribent: 'skribent@demo.se',
    status: 'publicerad',
    timmarSedan: 11,
    sv: swedish(dag),
    en: english(dag),
  };
};
