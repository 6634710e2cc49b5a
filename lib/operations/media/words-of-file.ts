import type { EmbeddedWords } from '#lib/adapters/picture-sight/port.ts';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import { isKnown } from '#lib/operations/media/rights-fields.ts';

/** What somebody tells of a picture. */
export type PictureWords = Pick<Media, 'alt' | 'caption' | 'caption_en' | 'kredit' | 'nyckelord' | 'rattigheter'>;

const RIGHTS = ['licens', 'fotograf', 'kalla', 'upphovsratt'] as const;

/**
 * What was told of a picture and, where nothing was, what its file says; and the fields that were taken from the file. Whoever tells
 * something is believed before the file is.
 */
export function withWordsOfFile(told: PictureWords, file: EmbeddedWords): { words: PictureWords; ur_filen: string[] } {
  const ur_filen: string[] = [];
  const either = (field: string, given: string, found: string) => {
    if (given !== '' || found === '') return given;
    ur_filen.push(field);
    return found;
  };
  const alt = LANGUAGES.map((sprak) => [sprak, either(`alt.${sprak}`, told.alt[sprak] ?? '', file.alt[sprak] ?? '')] as const);
  const caption = either('caption', told.caption, file.caption);
  const kredit = either('kredit', told.kredit, file.kredit);
  const hasKeywords = told.nyckelord.length > 0 || file.nyckelord.length === 0;
  if (!hasKeywords) ur_filen.push('nyckelord');
  const given = told.rattigheter ?? NO_RIGHTS;
  const texts = RIGHTS.map((name) => [name, either(`rattigheter.${name}`, given[name], file[name])]);
  const rights = { ...given, ...Object.fromEntries(texts) };
  const words: PictureWords = {
    alt: Object.fromEntries(alt.filter(([, text]) => text !== '')),
    ...{ caption, caption_en: told.caption_en, kredit, nyckelord: hasKeywords ? told.nyckelord : [...file.nyckelord] },
    rattigheter: isKnown(rights) ? rights : null,
  };
  return { words, ur_filen };
}
