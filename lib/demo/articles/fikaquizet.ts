import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { heroPicture } from '#lib/demo/article.ts';
import { blocksOf } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, own } = blocksOf('fika', 'sv');
  return {
    rubrik: 'Hur bra kan du ditt fikabröd?',
    ingress: 'Sex frågor om bullar, tårtor och dagarna då de äts. Klarar du alla får du ta den sista kakan på fatet.',
    slug: 'hur-bra-kan-du-ditt-fikabrod',
    meta: {
      seoTitel: 'Quiz: hur bra kan du ditt fikabröd?',
      seoBesk: 'Sex frågor om semlor, kanelbullar och prinsesstårta. Gör quizet och se om du får ta den sista kakan på fatet.',
      puffTitel: 'Får du ta den sista kakan? Gör fikaquizet',
      socialText: 'Sex frågor om fikabröd. Hur många klarar du utan att titta i kakboken?',
    },
    hero: heroPicture('fikabord', 'sv', 'Minst två sorter, högst sju. Så löd regeln förr.'),
    block: [
      p(
        1,
        'Fika är inte bara kaffe. Det är en kalender, en bakskola och en förhandling om vem som ska ta den sista. Svara på frågorna och räkna dina rätta svar. Ingen tittar om du fuskar.',
      ),
      own(2, 'quizfragor', {
        rubrik: 'Fikaquizet',
        typ: 'kunskap',
        fragor: [
          {
            fraga: 'Vilket datum firas kanelbullens dag i Sverige?',
            alternativ: [{ text: '4 oktober', ratt: true }, { text: '13 december' }, { text: '1 maj' }],
          },
          {
            fraga: 'Vad ger lussekatten dess gula färg?',
            alternativ: [{ text: 'Gurkmeja' }, { text: 'Saffran', ratt: true }, { text: 'Äggula' }],
          },
          {
            fraga: 'Vilken dag hör semlan till av tradition?',
            alternativ: [{ text: 'Långfredagen' }, { text: 'Fettisdagen', ratt: true }, { text: 'Skärtorsdagen' }],
          },
          {
            fraga: 'Vad täcker en prinsesstårta?',
            alternativ: [{ text: 'Marsipan', ratt: true }, { text: 'Glasyr av choklad' }, { text: 'Maräng' }],
          },
          {
            fraga: 'Hur brukar ändarna på en dammsugare se ut?',
            alternativ: [{ text: 'Doppade i choklad', ratt: true }, { text: 'Rullade i pärlsocker' }, { text: 'Penslade med ägg' }],
          },
          {
            fraga: 'Hur många sorter skulle det vara på ett riktigt kakkalas?',
            alternativ: [{ text: 'Fem' }, { text: 'Sju', ratt: true }, { text: 'Tolv' }],
          },
        ],
        resultat: [
          { fran: 0, till: 2, rubrik: 'Torr skorpa', text: 'Det är aldrig för sent. Börja med en bulle i morgon, och arbeta dig uppåt.' },
          { fran: 3, till: 4, rubrik: 'Påtår', text: 'Du har suttit vid många fikabord och lyssnat. En sort till, så sitter det.' },
          { fran: 5, till: 6, rubrik: 'Sista kakan', text: 'Den är din. Ingen på redaktionen vågar säga emot.' },
        ],
      }),
      p(3, 'Alla rätt? Skicka quizet till den som alltid tar den sista bullen, och se om det är förtjänt.'),
    ],
  };
}

function english(): DemoText {
  const { p, own } = blocksOf('fika', 'en');
  return {
    rubrik: 'How well do you know your fika?',
    ingress:
      'Six questions about Swedish buns, cakes and the days on which they are eaten. Get them all, and the last one on the plate is yours.',
    slug: 'how-well-do-you-know-your-fika',
    meta: {
      seoTitel: 'Quiz: how well do you know your fika?',
      seoBesk:
        'Six questions about semlor, cinnamon buns and princess cake. Take the quiz and see whether the last one on the plate is yours.',
      puffTitel: 'Is the last bun yours? Take the fika quiz',
      socialText: 'Six questions about what Swedes have with their coffee. How many can you answer?',
    },
    hero: heroPicture('fikabord', 'en', 'At least two kinds and at most seven: that was the rule.'),
    block: [
      p(
        1,
        'Fika is not just coffee. It is a calendar, a baking school and a negotiation over who is to take the last one. Answer the questions and count your right answers. Nobody is looking if you cheat.',
      ),
      own(2, 'quizfragor', {
        rubrik: 'The fika quiz',
        typ: 'kunskap',
        fragor: [
          {
            fraga: 'On what date is Cinnamon Bun Day in Sweden?',
            alternativ: [{ text: '4 October', ratt: true }, { text: '13 December' }, { text: '1 May' }],
          },
          {
            fraga: 'What makes a Lucia bun yellow?',
            alternativ: [{ text: 'Turmeric' }, { text: 'Saffron', ratt: true }, { text: 'Egg yolk' }],
          },
          {
            fraga: 'Which day does the semla traditionally belong to?',
            alternativ: [{ text: 'Good Friday' }, { text: 'Shrove Tuesday', ratt: true }, { text: 'Maundy Thursday' }],
          },
          {
            fraga: 'What covers a princess cake?',
            alternativ: [{ text: 'Marzipan', ratt: true }, { text: 'Chocolate icing' }, { text: 'Meringue' }],
          },
          {
            fraga: 'What do the ends of a punsch roll usually look like?',
            alternativ: [{ text: 'Dipped in chocolate', ratt: true }, { text: 'Rolled in pearl sugar' }, { text: 'Brushed with egg' }],
          },
          {
            fraga: 'How many kinds belonged on a proper Swedish coffee table?',
            alternativ: [{ text: 'Five' }, { text: 'Seven', ratt: true }, { text: 'Twelve' }],
          },
        ],
        resultat: [
          { fran: 0, till: 2, rubrik: 'Dry rusk', text: 'It is never too late. Begin with a bun tomorrow, and work your way up.' },
          { fran: 3, till: 4, rubrik: 'Second cup', text: 'You have sat at many tables and listened. One more kind, and you have it.' },
          { fran: 5, till: 6, rubrik: 'The last bun', text: 'It is yours. Nobody here dares to object.' },
        ],
      }),
      p(3, 'All of them right? Send the quiz to whoever always takes the last bun, and see whether it is deserved.'),
    ],
  };
}

export const fikaquizet: DemoArticle = {
  mall: 'quiz',
  sektion: 'mat',
  taggar: ['quiz', 'fika', 'bakning'],
  kategorier: [30],
  kallor: [{ titel: 'Redaktionens kakböcker', url: '', not: 'Tre stycken, eniga på alla punkter.' }],
  skribent: 'skribent@demo.se',
  status: 'publicerad',
  timmarSedan: 60,
  sv: swedish(),
  en: english(),
};
