/** What the list of articles can tell of each beside its headline, in the order in which it stands. */
export const ARTICLE_COLUMNS = ['sektion', 'mall', 'sprak', 'status', 'taggar', 'ansvarig', 'skapad', 'publicerad', 'andrad'] as const;
export type ArticleColumn = (typeof ARTICLE_COLUMNS)[number];

/** What it tells of each until somebody chooses otherwise. */
export const FIRST_COLUMNS: readonly ArticleColumn[] = ['sektion', 'sprak', 'status', 'ansvarig', 'andrad'];

export const COLUMN_NAMES: Readonly<Record<ArticleColumn, string>> = {
  sektion: 'Sektion',
  mall: 'Mall',
  sprak: 'Språk',
  status: 'Status',
  taggar: 'Taggar',
  ansvarig: 'Ansvarig',
  skapad: 'Skapad',
  publicerad: 'Publicerad',
  andrad: 'Ändrad',
};

const NONE = 'inga';

/** The columns as an address names them; nothing for those that the list begins with. */
export function columnsText(columns: readonly ArticleColumn[]): string {
  const text = columns.join(',');
  if (text === FIRST_COLUMNS.join(',')) return '';
  return text === '' ? NONE : text;
}

/** Reads it, whatever it is: what there is no column of is left out. */
export function columnsOf(text: string): readonly ArticleColumn[] {
  if (text === '') return FIRST_COLUMNS;
  const named = text.split(',');
  const columns = ARTICLE_COLUMNS.filter((column) => named.includes(column));
  return columns.length === 0 && text !== NONE ? FIRST_COLUMNS : columns;
}
