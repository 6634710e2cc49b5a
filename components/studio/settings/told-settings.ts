import { toldSlots } from '#components/studio/settings/ad-slots.ts';
import { SETTING_GROUPS, type SettingField, settingField } from '#components/studio/settings/setting-groups.ts';
import { toldChoices } from '#components/studio/settings/theme-choices.ts';
import { isSeveral, severalOf, type WrittenSettings, wordsIn, wordsOfSeveral } from '#components/studio/settings/written-settings.ts';
import { builtInRole } from '#lib/access/role-rights.ts';
import { ROLE_NAMES } from '#lib/contract/role.ts';
import type { Settings } from '#lib/contract/settings.ts';

/** The words of a field as they are told: a choice by its name. */
export function toldWords(field: SettingField, words: string): string {
  if (field.kind === 'secret') return words === '' ? 'inget värde' : 'ett nytt värde, som inte visas';
  if (field.kind === 'choice') return field.choices.find(({ id }) => id === words)?.namn ?? words;
  if (field.kind === 'themes') return toldChoices(words) || 'inga';
  if (field.kind === 'ads') return toldSlots(words) || 'inga';
  const told = isSeveral(field)
    ? severalOf(words)
        .map((id) => nameIn(field, id))
        .join(', ')
    : words.replaceAll('\n', ', ');
  return told === '' ? 'tomt' : told;
}

/** What a field was and became, as a list of versions tells it. */
export function beforeAndAfter(falt: string, fore: string, efter: string): string {
  const field = settingField(falt);
  if (field?.kind === 'secret') return efter === '' ? 'togs bort' : 'ett nytt värde, som inte visas';
  const told = (words: string) => {
    if (field?.kind === 'choice') return toldWords(field, words);
    if (field === undefined || !isSeveral(field)) return words || 'tomt';
    return toldWords(field, wordsOfSeveral(words === '' ? [] : words.split(', ')));
  };
  const [was, is] = [fore, efter].map(told);
  return `${was} → ${is}`;
}

interface BothSides {
  /** What one began from, and what there is now. */
  saved: Settings;
  theirs: Settings;
  /** The fields that the newest version says it changed: that a secret is another one is seen nowhere else. */
  told: readonly string[];
  /** What one has changed oneself. */
  mine: WrittenSettings;
}

export interface ChangedMeanwhile {
  falt: string;
  label: string;
  theirs: string;
  /** What one has written there oneself, where one has. */
  mine: string | undefined;
}

/** Every setting that is another one than one began from. */
export function changedOnBothSides({ saved, theirs, told, mine }: BothSides): ChangedMeanwhile[] {
  return SETTING_GROUPS.flatMap(({ falt }) => falt).flatMap((field) => {
    const [was, is] = [saved, theirs].map((settings) => wordsIn(field, settings));
    const isChanged = was !== is || (field.kind === 'secret' && told.includes(field.falt));
    if (!isChanged || is === undefined) return [];
    const own = mine[field.falt];
    return [
      { falt: field.falt, label: field.label, theirs: toldWords(field, is), mine: own === undefined ? undefined : toldWords(field, own) },
    ];
  });
}

function nameIn(field: SettingField, id: string): string {
  if (field.kind === 'choices') return field.choices.find((choice) => choice.id === id)?.namn ?? id;
  return field.kind === 'roles' ? nameOfRole(id) : id;
}

function nameOfRole(id: string): string {
  const role = builtInRole(id);
  return role === undefined ? id : ROLE_NAMES[role];
}
