import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, own, factList } = blocksOf('knapp', 'sv');
  return {
    rubrik: 'Så syr du i en knapp som sitter kvar',
    ingress:
      'Det tar åtta minuter och kräver en nål, en tråd och en tandpetare. Tandpetaren är det som alla glömmer, och skälet till att knappen lossnar igen.',
    slug: 'sa-syr-du-i-en-knapp-som-sitter-kvar',
    meta: {
      seoTitel: 'Sy i en knapp som sitter kvar, steg för steg',
      seoBesk: 'Så syr du i en knapp med skaft så att den håller. Fem steg, åtta minuter och en tandpetare är allt som behövs.',
      puffTitel: 'Sy i knappen en gång för alla',
      socialText: 'Åtta minuter, en nål och en tandpetare. Sedan sitter knappen där.',
    },
    hero: heroPicture('knapp', 'sv', 'Kryss eller två streck spelar ingen roll. Skaftet spelar roll.'),
    block: [
      p(
        1,
        'På lagningskaféet i Sundeby lämnas det in omkring fyrtio plagg i veckan. Ungefär hälften saknar bara en knapp. De flesta har någon redan försökt sy i, och de flesta har sytt den för hårt.',
      ),
      p(
        2,
        '– Knappen ska stå en bit ut från tyget, annars finns det ingen plats för knapphålet. Då drar man, och till slut ger tråden upp, säger Lo Bergdahl, som håller kaféets nybörjarkurs.',
      ),
      own(3, 'stegforsteg', {
        rubrik: 'Knappen i fem steg',
        behover: ['En nål', 'Dubbel sytråd, en halv meter', 'En tandpetare', 'Sax'],
        tid: 'ca 8 minuter',
        svarighet: 'latt',
        steg: [
          {
            rubrik: 'Märk ut platsen',
            text: 'Knäpp de andra knapparna och lägg plagget platt. Sätt en prick med penna mitt i det tomma knapphålet.',
          },
          { rubrik: 'Fäst tråden', text: 'Ta två små stygn på pricken, ovanpå varandra. Ingen knut: den glider igenom när tyget tvättas.' },
          {
            rubrik: 'Lägg tandpetaren emellan',
            text: 'Lägg knappen på plats med tandpetaren tvärs över. Sy fyra gånger genom varje par hål, över tandpetaren.',
          },
          {
            rubrik: 'Gör skaftet',
            text: 'Dra ut tandpetaren och lyft knappen. Linda tråden sex varv runt stygnen mellan knappen och tyget, stramt men inte hårt.',
          },
          { rubrik: 'Avsluta på baksidan', text: 'Stick ner nålen bredvid skaftet, ta tre små stygn i varandra och klipp av.' },
        ],
        klart: 'Dra lätt i knappen. Den ska vicka som en lös tand, men inte följa med.',
      }),
      h2(4, 'När tyget har gått sönder'),
      p(
        5,
        'Har knappen rivit med sig en bit tyg behövs något att sy i. Lägg en liten bit bomull på baksidan, eller en platt knapp som motvikt. På tjocka rockar gör skräddare alltid så, även när tyget är helt.',
      ),
      factList(
        6,
        'Rätt tråd till rätt plagg',
        'Skjorta: vanlig sytråd, dubbel.',
        'Rock: knapphålssilke eller tandtråd, ovaxad.',
        'Jeans: knappen är nitad. Gå till en skomakare.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, own, factList } = blocksOf('knapp', 'en');
  return {
    rubrik: 'How to sew on a button that stays on',
    ingress:
      'It takes eight minutes and calls for a needle, a thread and a toothpick. The toothpick is what everybody forgets, and the reason that the button comes off again.',
    slug: 'how-to-sew-on-a-button-that-stays-on',
    meta: {
      seoTitel: 'Sew on a button that stays on, step by step',
      seoBesk: 'How to sew on a button with a shank so that it holds. Five steps, eight minutes and a toothpick are all you need.',
      puffTitel: 'Sew the button on once and for all',
      socialText: 'Eight minutes, a needle and a toothpick. Then the button stays.',
    },
    hero: heroPicture('knapp', 'en', 'A cross or two bars makes no difference. The shank does.'),
    block: [
      p(
        1,
        'Some forty garments a week are handed in at the mending café in Sundeby. About half of them lack nothing but a button. Somebody has usually tried to sew it on already, and has usually sewn it too tight.',
      ),
      p(
        2,
        '“The button must stand a little way out from the cloth, or there is no room for the buttonhole. So you pull, and in the end the thread gives up,” says Lo Bergdahl, who runs the café’s course for beginners.',
      ),
      own(3, 'stegforsteg', {
        rubrik: 'The button in five steps',
        behover: ['A needle', 'Doubled sewing thread, half a metre', 'A toothpick', 'Scissors'],
        tid: 'about 8 minutes',
        svarighet: 'latt',
        steg: [
          {
            rubrik: 'Mark the place',
            text: 'Do up the other buttons and lay the garment flat. Make a dot with a pencil in the middle of the empty buttonhole.',
          },
          {
            rubrik: 'Fasten the thread',
            text: 'Take two small stitches on the dot, one over the other. No knot: it slips through when the cloth is washed.',
          },
          {
            rubrik: 'Lay the toothpick between',
            text: 'Put the button in place with the toothpick across it. Sew four times through each pair of holes, over the toothpick.',
          },
          {
            rubrik: 'Make the shank',
            text: 'Pull out the toothpick and lift the button. Wind the thread six times round the stitches between button and cloth, firmly but not hard.',
          },
          {
            rubrik: 'Finish at the back',
            text: 'Put the needle down beside the shank, take three small stitches into one another and cut the thread.',
          },
        ],
        klart: 'Pull gently at the button. It should wobble like a loose tooth, but not come along.',
      }),
      h2(4, 'When the cloth has torn'),
      p(
        5,
        'If the button took some cloth with it, you need something to sew into. Put a small piece of cotton at the back, or a flat button as a counterweight. Tailors always do so on thick coats, even when the cloth is whole.',
      ),
      factList(
        6,
        'The right thread',
        'Shirt: ordinary sewing thread, doubled.',
        'Coat: buttonhole silk, or dental floss without wax.',
        'Jeans: the button is riveted. Go to a cobbler.',
      ),
    ],
  };
}

export const knappen: DemoArticle = {
  mall: 'howto',
  sektion: 'stil',
  taggar: ['laga själv', 'hållbarhet', 'sömnad'],
  kategorier: [50],
  kallor: [{ titel: 'Lagningskaféet i Sundeby', url: 'https://lagningskafeet.example/kurser', not: 'Nybörjarkursen, en torsdagskväll.' }],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 260,
  sv: swedish(),
  en: english(),
};
