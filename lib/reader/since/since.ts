import { lastRead } from '#lib/reader/since/last-read.ts';

/*
 * Marks what has changed in an article since it was read in this browser, which alone knows that it was: nothing is sent, and no cookie is set. The page
 * tells of each piece since when it says what it says. A page of its own has it alone, where the newsroom has said so.
 */

const WORDS = {
  sv: {
    andrat: 'Ändrat sedan du läste: ',
    antal: (antal: number) => (antal === 1 ? '1 stycke har ändrats sedan du läste.' : `${antal} stycken har ändrats sedan du läste.`),
    visa: 'Visa det första',
    stang: 'Stäng',
  },
  en: {
    andrat: 'Changed since you read it: ',
    antal: (antal: number) =>
      antal === 1 ? '1 paragraph has changed since you read this.' : `${antal} paragraphs have changed since you read this.`,
    visa: 'Show the first',
    stang: 'Close',
  },
} as const;

function mark(): void {
  const article = document.querySelector<HTMLElement>('.artikel[data-utgava]');
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const utgava = Number(article?.dataset.utgava);
  if (article === null || address === undefined || !Number.isSafeInteger(utgava)) return;
  const before = lastRead(() => localStorage, address, utgava);
  if (before === undefined || before >= utgava) return;
  const words = WORDS[article.lang === 'en' ? 'en' : 'sv'];
  const changed = [...article.querySelectorAll<HTMLElement>('[data-andrad]')].filter(({ dataset }) => Number(dataset.andrad) > before);
  for (const piece of changed) markPiece(piece, words.andrat);
  const [first] = changed;
  if (first !== undefined) tell(first, words, changed.length);
}

function markPiece(piece: HTMLElement, said: string): void {
  piece.classList.add('andrad-sedan');
  const words = document.createElement('span');
  words.className = 'bara-upplast';
  words.textContent = said;
  // A list has nothing but its rows.
  (piece.querySelector(':scope > li') ?? piece).prepend(words);
}

/** At the foot of the window, so that nothing in the page is moved. */
function tell(first: HTMLElement, words: (typeof WORDS)['sv' | 'en'], antal: number): void {
  const bar = document.createElement('div');
  bar.className = 'andrat-rad';
  bar.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = words.antal(antal);
  const show = button(words.visa, () => {
    first.tabIndex = -1;
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  });
  const close = button(words.stang, () => {
    bar.remove();
    document.documentElement.classList.remove('har-andrat-rad');
  });
  bar.append(text, show, close);
  document.documentElement.classList.add('har-andrat-rad');
  document.body.append(bar);
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', press);
  return made;
}

mark();
