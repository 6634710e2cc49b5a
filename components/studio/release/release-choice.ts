import { type ChosenTime, NO_TIME, type PublishTime, readPublishTime } from '#components/studio/release/publish-time.ts';
import type { Item } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

/** What somebody has chosen in the release dialog. */
export interface ReleaseChoice {
  sprak: Language[];
  /** `tid`: at a time that is chosen; one that has been dates the article back. */
  nar: 'nu' | 'tid' | 'utkast';
  tid: ChosenTime;
}

/** What the choice does: the dialog's words and the call follow it. */
export type ReleaseIntent = 'publicera' | 'datera' | 'schemalagg' | 'utkast';

/** The language the writer stands in, and Swedish with it when English cannot go alone. */
export function releasableLanguages(item: Item, sprak: Language): Language[] {
  const needsSwedish = sprak !== 'sv' && !isSwedishPublic(item);
  return LANGUAGES.filter((language) => item.sprak[language] !== undefined && (language === sprak || (needsSwedish && language === 'sv')));
}

export function timeOf(choice: ReleaseChoice, now: number): PublishTime {
  return readPublishTime(choice.nar === 'tid' ? choice.tid : NO_TIME, now);
}

/** `undefined` while the time is missing, or is none. */
export function intentOf(choice: ReleaseChoice, now: number): ReleaseIntent | undefined {
  if (choice.nar !== 'tid') return choice.nar === 'nu' ? 'publicera' : 'utkast';
  const time = timeOf(choice, now);
  if (time.kind !== 'instant') return undefined;
  return time.isPast ? 'datera' : 'schemalagg';
}

function isSwedishPublic(item: Item): boolean {
  return item.status === 'publicerad' && item.sprak.sv?.publicerad_revision !== null && item.sprak.sv !== undefined;
}

/** English that would be out before Swedish. */
export function isEnglishAlone(item: Item, choice: ReleaseChoice, now: number): boolean {
  if (choice.sprak.length !== 1 || choice.sprak[0] !== 'en' || choice.nar === 'utkast' || isSwedishPublic(item)) return false;
  const time = timeOf(choice, now);
  const { schemalagd } = item;
  const isAfterSwedish =
    time.kind === 'instant' && !time.isPast && schemalagd?.sprak.includes('sv') === true && schemalagd.datum <= time.instant;
  return !isAfterSwedish;
}

/** Whether the service would take the choice, as far as the dialog can tell. */
export function isPossible(item: Item, choice: ReleaseChoice, now: number): boolean {
  return choice.sprak.length > 0 && intentOf(choice, now) !== undefined && !isEnglishAlone(item, choice, now);
}
