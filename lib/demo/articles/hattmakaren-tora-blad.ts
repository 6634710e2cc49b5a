import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, own } = blocksOf('hatt', 'sv');
  return {
    rubrik: 'Tora Blad: ”En hatt ska tåla att man sätter sig på den”',
    ingress:
      'Hon var revisor tills hon fyllde fyrtiosju. Nu gör Tora Blad hattar i en verkstad vid slussen, och har väntetid på ett år. Vi pratade om huvuden, ånga och konsten att säga nej till brätten.',
    slug: 'tora-blad-en-hatt-ska-tala-att-man-satter-sig-pa-den',
    meta: {
      seoTitel: 'Hattmakaren Tora Blad om huvuden, ånga och mod',
      seoBesk: 'Revisorn Tora Blad blev hattmakare vid fyrtiosju. En intervju om huvuden, ånga och varför ingen passar i en keps.',
      puffTitel: 'Revisorn som blev hattmakare',
      socialText: '”Alla har ett hatthuvud. De flesta har bara provat fel hatt.” Möt hattmakaren Tora Blad.',
    },
    hero: heroPicture('hattar', 'sv', 'Väggen i verkstaden. Den grå till höger är inte till salu.'),
    block: [
      p(
        1,
        'Verkstaden luktar våt ull och järn. Tora Blad tar emot med ett måttband runt halsen och börjar mäta redan i dörren, innan vi har hunnit presentera oss. Femtioåtta och en halv, säger hon. Vi har aldrig fått veta det förut.',
      ),
      own(2, 'snabbfakta', {
        namn: 'Tora Blad',
        rader: [
          { k: 'Född', v: '9 februari 1968 i Vinterhagen' },
          { k: 'Yrke', v: 'Hattmakare, tidigare revisor' },
          { k: 'Aktuell med', v: 'Hattarna i teaterns vårpremiär' },
        ],
      }),
      own(3, 'fragasvar', {
        lage: 'intervju',
        fragor: [
          {
            fraga: 'Hur går man från bokslut till hattar?',
            svar: 'Man ärver ett ångskåp. Min farbror dog och ingen ville ha det. Det tog upp hela garaget, så antingen fick bilen stå ute eller så fick jag lära mig använda det.\n\nBilen har stått ute i tio år nu.',
          },
          {
            fraga: 'Vad är det svåraste?',
            svar: 'Att sluta. Filt är levande så länge den är varm, och man vill alltid rätta till lite. Men den hatt som är alldeles jämn ser ut som om den kom ur en kartong. En hatt ska tåla att man sätter sig på den, och det ska synas att någon har gjort det.',
          },
          {
            fraga: 'Folk säger att de inte passar i hatt.',
            svar: 'Alla har ett hatthuvud. De flesta har bara provat fel hatt, i fel butik, med någon som sa att den var fin. Jag säger aldrig att en hatt är fin. Jag säger: gå ett varv runt kvarteret.',
          },
          {
            fraga: 'Du tackar nej till vissa beställningar.',
            svar: 'Ja, till breda brätten åt korta människor och till allt som ska vara klart på fredag. Det är inte ovänligt. En hatt som blir fel kostar lika mycket ull som en som blir rätt.',
          },
          {
            fraga: 'Saknar du något från revisionen?',
            svar: 'Att siffror aldrig har dåligt hår.',
          },
        ],
      }),
      p(
        4,
        'När vi går får vi med oss varsin hatt på prov. Ett varv runt kvarteret, säger hon. Det blir två. När vi kommer tillbaka står hon i dörren och nickar, som om hon redan hade skrivit kvittot.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, own } = blocksOf('hatt', 'en');
  return {
    rubrik: 'Tora Blad: “A hat should stand being sat on”',
    ingress:
      'She was an auditor until she turned forty-seven. Now Tora Blad makes hats in a workshop by the lock, and has a waiting list of a year. We talked about heads, steam and the art of saying no to brims.',
    slug: 'tora-blad-a-hat-should-stand-being-sat-on',
    meta: {
      seoTitel: 'The hatter Tora Blad on heads, steam and courage',
      seoBesk: 'The auditor Tora Blad became a hatter at forty-seven. An interview about heads, steam and why nobody suits a cap.',
      puffTitel: 'The auditor who became a hatter',
      socialText: '“Everyone has a head for hats. Most have just tried the wrong hat.” Meet the hatter Tora Blad.',
    },
    hero: heroPicture('hattar', 'en', 'The wall of the workshop. The grey one on the right is not for sale.'),
    block: [
      p(
        1,
        'The workshop smells of wet wool and iron. Tora Blad greets us with a tape measure round her neck and begins to measure in the doorway, before we have had time to introduce ourselves. Fifty-eight and a half, she says. Nobody has ever told us before.',
      ),
      own(2, 'snabbfakta', {
        namn: 'Tora Blad',
        rader: [
          { k: 'Born', v: '9 February 1968 in Vinterhagen' },
          { k: 'Occupation', v: 'Hatter, formerly an auditor' },
          { k: 'Now', v: 'The hats in the theatre’s spring production' },
        ],
      }),
      own(3, 'fragasvar', {
        lage: 'intervju',
        fragor: [
          {
            fraga: 'How do you get from annual accounts to hats?',
            svar: 'You inherit a steam cabinet. My uncle died and nobody wanted it. It filled the whole garage, so either the car had to stand outside or I had to learn to use it.\n\nThe car has been outside for ten years now.',
          },
          {
            fraga: 'What is the hardest part?',
            svar: 'Stopping. Felt is alive for as long as it is warm, and you always want to put something right. But a hat that is perfectly even looks as if it came out of a box. A hat should stand being sat on, and it should show that somebody made it.',
          },
          {
            fraga: 'People say that hats do not suit them.',
            svar: 'Everyone has a head for hats. Most have just tried the wrong hat, in the wrong shop, with somebody who said that it was lovely. I never say that a hat is lovely. I say: walk once round the block.',
          },
          {
            fraga: 'You turn some orders down.',
            svar: 'Yes, wide brims for short people and anything that must be ready by Friday. It is not unkind. A hat that turns out wrong costs as much wool as one that turns out right.',
          },
          {
            fraga: 'Is there anything you miss about auditing?',
            svar: 'That figures never have a bad hair day.',
          },
        ],
      }),
      p(
        4,
        'As we leave we are each given a hat to try. Once round the block, she says. It turns into twice. When we come back she is standing in the door and nods, as if she had already written the receipt.',
      ),
    ],
  };
}

export const hattmakaren: DemoArticle = {
  mall: 'intervju',
  sektion: 'stil',
  taggar: ['hattar', 'hantverk', 'intervju'],
  kategorier: [50],
  kallor: [{ titel: 'Intervju med Tora Blad', url: '', not: 'I verkstaden. Citaten är lästa och godkända.' }],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 35,
  sv: swedish(),
  en: english(),
};
