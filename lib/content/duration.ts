const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    's sek sekund sekunder sec secs second seconds': 1,
    'min mins minut minuter minute minutes': MINUTE,
    'kvart kvartar': 15 * MINUTE,
    'halvtimme halvtimma': HOUR / 2,
    'h t tim timme timma timmar hr hrs hour hours': HOUR,
    'dag dagar dygn day days': DAY,
    'vecka veckor week weeks': 7 * DAY,
  }).flatMap(([words, seconds]) => words.split(' ').map((word): [string, number] => [word, seconds])),
);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'en ett a an one': 1,
    'två two': 2,
    'tre three': 3,
    'fyra four': 4,
    'fem five': 5,
    'sex six': 6,
    'sju seven': 7,
    'åtta eight': 8,
    'nio nine': 9,
    'tio ten': 10,
    'elva eleven': 11,
    'tolv twelve': 12,
    'femton fifteen': 15,
    'tjugo twenty': 20,
    'trettio thirty': 30,
    'fyrtiofem forty-five': 45,
  }).flatMap(([words, number]) => words.split(' ').map((word): [string, number] => [word, number])),
);

const ABOUT = new Set([
  'ca',
  'cirka',
  'c:a',
  'omkring',
  'ungefär',
  'runt',
  'drygt',
  'knappt',
  'about',
  'around',
  'approx',
  'approximately',
]);
const AND = new Set(['och', 'and', 'samt', '+']);
const HALF = new Set(['halv', 'halvt', 'half', '1/2']);
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['1/4', 0.25],
  ['1/2', 0.5],
  ['3/4', 0.75],
]);

/** Nobody needs more words to say how long something takes. */
const LONGEST = 200;

/**
 * A length of time as people write it, in Swedish or English («1 timme 30 min», «en och en halv timme», «ca 45 minutes»), as
 * ISO 8601 says it: `PT1H30M`. Of a range the longer («30–40 min» is `PT40M`). `undefined` for anything that is not wholly
 * understood: «en timme plus jäsning» is no length of time.
 */
export function parseDuration(text: string): string | undefined {
  const seconds = durationSeconds(text);
  return seconds === undefined ? undefined : isoDuration(seconds);
}

/** The same as whole seconds, at least one and at most 400 days, for whoever adds and compares. */
export function durationSeconds(text: string): number | undefined {
  const written = text.trim().toLowerCase();
  if (written.length > LONGEST) return undefined;
  const [first = '', last, ...more] = written.replace(/\s+/g, ' ').split(/ ?(?:[–—−]|(?<=[\d ])-(?=[\d ])|(?<= )(?:till|to)(?= )) ?/);
  if (more.length > 0) return undefined;
  const tokens = words(last ?? first);
  if (last !== undefined && !startsRange(words(first))) return undefined;
  const seconds = readTerms(tokens);
  return seconds === undefined || seconds < 1 || seconds > 400 * DAY ? undefined : Math.round(seconds);
}

function words(text: string): string[] {
  const spaced = text
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L})\.(?=\s|$)/gu, '$1')
    .replace(/,(?!\d)/g, ' ')
    .replace(/\+/g, ' + ');
  const tokens = spaced.split(/\s+/).filter((token) => token !== '');
  return ABOUT.has(tokens[0] ?? '') ? tokens.slice(1) : tokens;
}

/** What may stand before the dash: «30» in «30–40 min», «45 min» in «45 min–1 timme». */
function startsRange(tokens: string[]): boolean {
  const rest = [...tokens];
  return (readNumber(rest) !== undefined && rest.length === 0) || readTerms([...tokens]) !== undefined;
}

/** «1 timme och 30 min»: number and unit, again and again, to the end. */
function readTerms(tokens: string[]): number | undefined {
  let sum = 0;
  let unit: number | undefined;
  while (tokens.length > 0) {
    if (unit !== undefined && AND.has(tokens[0] ?? '')) tokens.shift();
    const number = readNumber(tokens);
    const next = UNITS.get(tokens[0] ?? '');
    if (next !== undefined) {
      tokens.shift();
      sum += (number ?? 1) * next;
    } else if (number !== undefined && tokens.length === 0 && unit === HOUR) {
      // «an hour and a half», and «1 h 30»
      sum += number < 1 ? number * HOUR : number * MINUTE;
    } else return undefined;
    unit = next;
  }
  return unit === undefined && sum === 0 ? undefined : sum;
}

/** Takes a number off the front: digits, a fraction, words, or both («två och en halv»). */
function readNumber(tokens: string[]): number | undefined {
  const whole = takeWhole(tokens);
  if (takeHalf(tokens)) return 0.5 + (whole === undefined || whole.isArticle ? 0 : whole.number);
  if (whole === undefined) return undefined;
  if (AND.has(tokens[0] ?? '') && NUMBERS.get(tokens[1] ?? '') === 1 && HALF.has(tokens[2] ?? '')) {
    tokens.splice(0, 3);
    return whole.number + 0.5;
  }
  const fraction = FRACTIONS.get(tokens[0] ?? '');
  if (fraction === undefined) return whole.number;
  tokens.shift();
  return whole.number + fraction;
}

function takeWhole(tokens: string[]): { number: number; isArticle: boolean } | undefined {
  const token = tokens[0] ?? '';
  const number = /^\d{1,5}([.,]\d{1,3})?$/.test(token) ? Number(token.replace(',', '.')) : (FRACTIONS.get(token) ?? NUMBERS.get(token));
  if (number === undefined || HALF.has(token)) return undefined;
  tokens.shift();
  return { number, isArticle: NUMBERS.get(token) === 1 };
}

/** «halv», «1/2», and the article that English puts after: «half an hour». */
function takeHalf(tokens: string[]): boolean {
  if (!HALF.has(tokens[0] ?? '')) return false;
  tokens.shift();
  if (tokens[0] === 'a' || tokens[0] === 'an') tokens.shift();
  return true;
}

function isoDuration(seconds: number): string {
  const part = (number: number, letter: string) => (number === 0 ? '' : `${number}${letter}`);
  const days = part(Math.floor(seconds / DAY), 'D');
  const time =
    part(Math.floor((seconds % DAY) / HOUR), 'H') + part(Math.floor((seconds % HOUR) / MINUTE), 'M') + part(seconds % MINUTE, 'S');
  return `P${days}${time === '' ? '' : `T${time}`}`;
}
