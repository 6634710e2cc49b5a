/*
 * The words by which a piece of news is known: what it is about, and not how a newspaper writes. Pure; Swedish, and what the news say in English
 * is told apart by its names and numbers all the same.
 */

/** A word of a text as it is compared: without its ending, and how much it tells. */
export interface TellingWord {
  stam: string;
  vikt: number;
}

/** So many words of a text are looked at: a headline and a standfirst, and no article. */
const MOST_WORDS = 80;

/** Says nothing of what a text is about. */
const EMPTY = new Set(
  `alla allt att av bara bli blir blivit blev bort bra de dem den denna deras dess det detta dig din ditt dock du där då efter ej eller en enligt er ett
  flera fler fram från få får fått för före först första fick gick genom ger ges gå går gått gör göra gjort ha hade han hans har hela hennes henne hen hon hur här i
  in inför ingen inget inom inte ja jag kan kommer kom kommit kunde kvar lång långt man med medan mellan men mer mest min mot mycket måste ned ner ni nej nu ny
  nya nytt någon något några nästa när nära och också om oss på redan sade sedan ser sig sin sina sitt ska skriver skulle som säger så sådan ta tar till
  tog tror två tre under upp ur ut utan utanför vad var vara varit varje varför vem vi vid vilka vill vår våra vårt än ändå åt är även år årets året igen
  kl klockan dag dagen i-dag idag igår imorgon i-går natt natten morgon kväll kvällen vecka veckan månad måndag tisdag onsdag torsdag fredag lördag söndag
  måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen måndagskvällen tisdagskvällen onsdagskvällen lördagsnatten
  januari februari mars april maj juni juli augusti september oktober november december
  the and for with from that this has have was were will are not but its his her their after over into about more than new says said`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Stands in so many pieces of news that it says little of which one it is. */
const COMMON = new Set(
  `polis sverige svensk regering kommun region person människa kvinna man barn unga äldre procent miljon miljard krona kronor meddela berätta visa vänta
  stor större störst stort liten mindre hög högre lägre låg bekräfta presentera föreslå besked beslut rapport uppgift företag bolag tidigare snabb vinna vann
  förlora match tävling försök problem fråga dela börja sluta fortsätta öka minska stänga stängs öppna öppnar höja sänka drabba skada skadad hitta hittad gripen
  misstänkt anmäld stockholm göteborg län kräva varna varnar kritik larm plats tusental hundratal tiotal antal del start
  land världen europa vinter sommar höst vår jul helg år`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Endings of Swedish words, the longest first. What is left has four letters or more. */
const ENDINGS =
  'ningarna ningar ningen heterna arnas ernas ornas heten andes ligen arna erna orna ande ende ning aste ade ats its are ast het ens ets els ing ar er or en et na te de at ts as es el s a e n t'.split(
    ' ',
  );
const SHORTEST_STEM = 4;

const WORD = /[\p{L}\p{N}]+(?:[:,.’'-][\p{L}\p{N}]+)*/gu;
const NUMBER = /^\d/;
const STARTS_SENTENCE = /(?:^|[.!?:–”"»]\s*)$/u;

/** By their last letter: of most words hardly any is asked. */
const ENDINGS_BY_LETTER = Map.groupBy(ENDINGS, (ending) => ending.at(-1));

/** A word without its ending. */
export function stemOf(word: string): string {
  for (const ending of ENDINGS_BY_LETTER.get(word.at(-1)) ?? []) {
    if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

const COMMON_STEMS = new Set([...COMMON].map(stemOf));

/** The telling words of a text, each once, with the most that it tells there, in the order in which they come. */
export function tellingWords(text: string): TellingWord[] {
  const found = new Map<string, number>();
  let looked = 0;
  for (const { 0: written, index } of text.normalize('NFC').matchAll(WORD)) {
    if (++looked > MOST_WORDS) break;
    const word = written.toLowerCase();
    if (EMPTY.has(word)) continue;
    const stam = stemOf(word);
    const isName = written[0] !== word[0] && !STARTS_SENTENCE.test(text.slice(Math.max(0, index - 3), index));
    found.set(stam, Math.max(found.get(stam) ?? 0, weightOf(word, stam, isName)));
  }
  return [...found].map(([stam, vikt]) => ({ stam, vikt }));
}

function weightOf(word: string, stem: string, isName: boolean): number {
  if (COMMON_STEMS.has(stem) || COMMON.has(word)) return 0.25;
  if (NUMBER.test(word)) return word.length === 1 ? 0.2 : 0.9;
  const byLength = word.length <= 3 ? 0.5 : word.length <= 5 ? 0.8 : word.length <= 8 ? 1 : 1.25;
  return isName ? byLength * 1.6 : byLength;
}
