import type { ArticleContent, Hero, Source } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { isPictureKey, PICTURES, type PictureKey } from '#lib/demo/pictures.ts';

/** One language version as written: its pictures are still named by key, as `demo:surdeg`. */
export type DemoText = ArticleContent;

export interface DemoArticle {
  /** The template's id. */
  mall: string;
  sektion: string;
  taggar: readonly string[];
  kategorier: readonly number[];
  kallor: readonly Source[];
  /** The e-mail address of the one who wrote it. */
  skribent: string;
  /** `schemalagd` goes out some evenings ahead; `begard` is an agent's, and waits for somebody's approval. */
  status: 'publicerad' | 'granskning' | 'utkast' | 'schemalagd' | 'begard';
  /** Hours before now: when it was published, or last saved when it never was. */
  timmarSedan: number;
  /** Hours before now that readers are told it was published, of what has been written in since. */
  borjadeTimmarSedan?: number;
  sv: DemoText;
  /** Translated from `sv`. */
  en?: DemoText;
  /** A later Swedish revision that the English has not followed; published as well, or a draft on top of what is public. */
  senareSv?: { text: DemoText; publicerad: boolean; kommentar: string };
}

const SCHEME = 'demo:';

/** The address that stands for a picture until it is uploaded. The parser refuses it, so that none is left by mistake. */
export function placeholder(key: PictureKey): string {
  return `${SCHEME}${key}`;
}

/** The article's main picture, with the alt text and the credit that the picture carries in that language. */
export function heroPicture(key: PictureKey, sprak: Language, caption: string): Hero {
  const { alt, kredit, fokus } = PICTURES[key];
  return { src: placeholder(key), alt: alt[sprak], caption, kredit, fokus };
}

export interface UploadedPicture {
  id: string;
  src: string;
  bredd: number;
  hojd: number;
}

/** Every picture a text uses, the main picture first. */
export function pictureKeys(text: DemoText): PictureKey[] {
  return [keyOf(text.hero?.src), ...text.block.flatMap(keysIn)].filter((key) => key !== undefined);
}

/** The text with each placeholder replaced by the uploaded picture. Throws when one was not uploaded. */
export function withPictures(text: DemoText, uploaded: ReadonlyMap<PictureKey, UploadedPicture>): DemoText {
  const find = (key: PictureKey): UploadedPicture => {
    const found = uploaded.get(key);
    if (found === undefined) throw new Error(`The demo picture ${key} has not been uploaded`);
    return found;
  };
  const heroKey = keyOf(text.hero?.src);
  const hero = heroKey === undefined || text.hero === null ? text.hero : { ...text.hero, ...pictureFields(find(heroKey)) };
  return { ...text, hero, block: text.block.map((block) => replaceIn(block, find)) };
}

/** The same fields name a picture in the hero and in the block image. */
function pictureFields({ id, src, bredd, hojd }: UploadedPicture) {
  return { src, mediaId: id, bredd, hojd };
}

function keyOf(src: unknown): PictureKey | undefined {
  if (typeof src !== 'string' || !src.startsWith(SCHEME)) return undefined;
  const key = src.slice(SCHEME.length);
  if (!isPictureKey(key)) throw new Error(`There is no demo picture ${key}`);
  return key;
}

/** Pictures stand in blocks, in blocks within blocks, and in lists that are fields of a block. */
function keysIn(value: unknown): PictureKey[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'src' ? (keyOf(inner) ?? []) : keysIn(inner)));
}

function replaceIn<Value>(value: Value, find: (key: PictureKey) => UploadedPicture): Value;
function replaceIn(value: unknown, find: (key: PictureKey) => UploadedPicture): unknown {
  if (Array.isArray(value)) return value.map((inner: unknown) => replaceIn(inner, find));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, replaceIn(inner, find)] as const);
  const key = 'src' in value ? keyOf(value.src) : undefined;
  return { ...Object.fromEntries(fields), ...(key === undefined ? {} : pictureFields(find(key))) };
}
