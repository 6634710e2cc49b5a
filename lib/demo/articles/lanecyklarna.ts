import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, keyPoints } = blocksOf('lanec', 'sv');
  return {
    rubrik: 'Lånecyklarna på Gråsten blir dubbelt så många',
    ingress:
      'Efter en rekordsommar köper öns förening trettio cyklar till. De flesta har korg, alla har ringklocka, och en har sidvagn för hund.',
    slug: 'lanecyklarna-pa-grasten-blir-dubbelt-sa-manga',
    meta: {
      seoTitel: 'Lånecyklarna på Gråsten blir dubbelt så många',
      seoBesk: 'Föreningen på Gråsten köper trettio nya lånecyklar efter en rekordsommar. Priset är oförändrat och en cykel har sidvagn.',
      puffTitel: 'Dubbelt så många lånecyklar på Gråsten',
      socialText: 'Trettio nya lånecyklar till Gråsten. En av dem har sidvagn för hund.',
    },
    hero: heroPicture('cykel', 'sv', 'De röda cyklarna får sällskap av trettio gröna.'),
    block: [
      keyPoints(
        1,
        'Trettio nya lånecyklar kommer till Gråsten före nästa säsong.',
        'Priset är oförändrat: 40 kronor om dagen, betalt i en burk.',
        'I somras saknades bara två cyklar. Båda kom tillbaka med posten.',
      ),
      p(
        2,
        'Cyklarna på Gråsten har varken lås eller app. Den som stiger av färjan tar en, lägger pengar i burken och ställer tillbaka den vid bryggan innan båten går. Systemet har fungerat sedan 1986, och i somras lånades cyklarna ut fyratusen gånger.',
      ),
      p(
        3,
        '– Vi fick be folk att gå. Det är inte en känsla man vill ha på en ö som är tre kilometer lång, säger Barbro Mattsson i föreningen.',
      ),
      h2(4, 'Gröna i stället för röda'),
      p(
        5,
        'De nya cyklarna är gröna, för att det ska synas vilka som behöver service först. De är byggda i Lundåker av delar från trettio gamla, och kostar därför mindre än hälften av vad nya hade gjort.',
      ),
      p(
        6,
        'En av dem får sidvagn. Den har föreningen byggt på begäran av en hund som heter Pontus, eller åtminstone av hans matte. Sidvagnen går att boka på anslagstavlan vid kiosken, och är redan fulltecknad i två helger.',
      ),
      p(7, 'De första cyklarna ställs ut när isen har gått. Burken byts samtidigt mot en större.'),
    ],
  };
}

function english(): DemoText {
  const { p, h2, keyPoints } = blocksOf('lanec', 'en');
  return {
    rubrik: 'Twice as many bicycles to borrow on Gråsten',
    ingress:
      'After a record summer the island’s association is buying thirty more bicycles. Most have a basket, all have a bell, and one has a sidecar for a dog.',
    slug: 'twice-as-many-bicycles-to-borrow-on-grasten',
    meta: {
      seoTitel: 'Twice as many bicycles to borrow on Gråsten',
      seoBesk:
        'The association on Gråsten is buying thirty more bicycles after a record summer. The price is the same, and one has a sidecar.',
      puffTitel: 'Twice as many bicycles on Gråsten',
      socialText: 'Thirty more bicycles to borrow on Gråsten. One of them has a sidecar for a dog.',
    },
    hero: heroPicture('cykel', 'en', 'The red bicycles will be joined by thirty green ones.'),
    block: [
      keyPoints(
        1,
        'Thirty more bicycles come to Gråsten before next season.',
        'The price is the same: SEK 40 a day, paid into a tin.',
        'Only two were missing last summer. Both came back by post.',
      ),
      p(
        2,
        'The bicycles on Gråsten have neither locks nor an app. Step off the ferry, take one, put money in the tin and leave it at the jetty before the boat goes. The system has worked since 1986, and last summer the bicycles were lent four thousand times.',
      ),
      p(
        3,
        '“We had to ask people to walk. That is not a feeling you want on an island that is three kilometres long,” says Barbro Mattsson of the association.',
      ),
      h2(4, 'Green rather than red'),
      p(
        5,
        'The new ones are green, so that it shows which need a service first. They were built in Lundåker out of parts from thirty old ones, and so cost less than half of what new ones would have done.',
      ),
      p(
        6,
        'One of them gets a sidecar. The association has built it at the request of a dog named Pontus, or at least of his owner. The sidecar can be booked on the noticeboard by the kiosk, and is already full for two weekends.',
      ),
      p(7, 'The first bicycles are put out when the ice has gone. The tin will be changed for a larger one at the same time.'),
    ],
  };
}

/** Written by the agent that may publish only what somebody has approved. */
export const lanecyklarna: DemoArticle = {
  mall: 'nyhet',
  sektion: 'nyheter',
  taggar: ['cyklar', 'Gråsten'],
  kategorier: [10],
  kallor: [{ titel: 'Gråstens förening: protokoll', url: 'https://grasten.example/protokoll', not: 'Beslutet står i paragraf sju.' }],
  skribent: 'chef@demo.se',
  status: 'begard',
  timmarSedan: 4,
  sv: swedish(),
  en: english(),
};
