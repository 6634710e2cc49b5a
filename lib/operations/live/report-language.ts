import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { ItemOutline, LanguageState } from '#lib/store/items.ts';

/** The language version of a report that a call is about: the source language unless it names one. Refuses what is no live report. */
export function reportLanguage({ head, sprak }: ItemOutline, named: string | undefined): { sprak: Language; state: LanguageState } {
  if (head.mall !== 'liverapport') throw fault('live_ej_liverapport', { falt: 'mall' }, { mall: head.mall });
  const language = named ?? head.kallsprak;
  const state = isLanguage(language) ? sprak.get(language) : undefined;
  if (!isLanguage(language) || state === undefined)
    throw fault('sprakversion_saknas', { falt: 'sprak', sprak: isLanguage(language) ? language : '' }, { sprak: language.slice(0, 20) });
  return { sprak: language, state };
}
