import { slotsOf, toldSlots, wordsOfSlots } from '#components/studio/settings/ad-slots.ts';
import { SETTING_GROUPS, type SettingField, type SettingGroup, settingField } from '#components/studio/settings/setting-groups.ts';
import { choicesOf, toldChoices, wordsOfChoices } from '#components/studio/settings/theme-choices.ts';
import { builtInRole } from '#lib/access/role-rights.ts';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import { ROLE_NAMES } from '#lib/contract/role.ts';
import type { Settings, SettingsChange } from '#lib/contract/settings.ts';

/** Settings as they stand in a form: each field's words, by its place. */
export type WrittenSettings = Readonly<Record<string, string>>;

const SEPARATOR = ',';

export function wordsOfGroup({ falt }: Pick<SettingGroup, 'falt'>, settings: Settings): WrittenSettings {
  return Object.fromEntries(falt.map((field) => [field.falt, wordsOf(field, valueAt(settings, field.falt))]));
}

/** The fields of `after` that say something else than in `before`. */
export function changedWords(before: WrittenSettings, after: WrittenSettings): WrittenSettings {
  return Object.fromEntries(Object.entries(after).filter(([falt, words]) => before[falt] !== words));
}

/** What is written in those fields, as a change is asked for. What cannot be read is sent as it is: the service says what is wrong with it. */
export function changeOf({ falt }: Pick<SettingGroup, 'falt'>, written: WrittenSettings): SettingsChange {
  const change: Record<string, unknown> = {};
  for (const field of falt) {
    const words = written[field.falt];
    if (words !== undefined) putAt(change, field.falt.split('.'), readWords(field, words));
  }
  // Each place is one that SETTING_GROUPS names, which a test holds against the contract; the service checks what stands there.
  return change as SettingsChange;
}

/** Whether a field is of use where the form says what it says. */
export function isShown({ onlyFor }: SettingField, written: WrittenSettings): boolean {
  return onlyFor === undefined || onlyFor.varden.includes(written[onlyFor.falt] ?? '');
}

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
    const [was, is] = [saved, theirs].map((settings) => wordsOf(field, valueAt(settings, field.falt)));
    const isChanged = was !== is || (field.kind === 'secret' && told.includes(field.falt));
    if (!isChanged || is === undefined) return [];
    const own = mine[field.falt];
    return [
      { falt: field.falt, label: field.label, theirs: toldWords(field, is), mine: own === undefined ? undefined : toldWords(field, own) },
    ];
  });
}

/** Whether any number of things are chosen by their ids. */
function isSeveral({ kind }: Pick<SettingField, 'kind'>): boolean {
  return kind === 'roles' || kind === 'choices' || kind === 'sections' || kind === 'templates';
}

function nameIn(field: SettingField, id: string): string {
  if (field.kind === 'choices') return field.choices.find((choice) => choice.id === id)?.namn ?? id;
  return field.kind === 'roles' ? nameOfRole(id) : id;
}

/** The ids that are chosen. */
export function severalOf(words: string): string[] {
  return words === '' ? [] : words.split(SEPARATOR);
}

function nameOfRole(id: string): string {
  const role = builtInRole(id);
  return role === undefined ? id : ROLE_NAMES[role];
}

export function wordsOfSeveral(ids: readonly string[]): string {
  return ids.join(SEPARATOR);
}

/** Whether something is set that nobody is shown. */
export function isKeptSecret(words: string): boolean {
  return words === SECRET_SET;
}

function wordsOf(field: SettingField, value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  if (field.kind === 'themes') return wordsOfChoices(value);
  if (field.kind === 'ads') return wordsOfSlots(value);
  return isSeveral(field) ? wordsOfSeveral(value) : value.join('\n');
}

function readWords(field: SettingField, words: string): unknown {
  const { kind } = field;
  if (kind === 'number') return /^\s*\d+\s*$/.test(words) ? Number(words) : words;
  if (isSeveral(field)) return severalOf(words);
  if (kind === 'themes') return choicesOf(words);
  if (kind === 'ads') return slotsOf(words);
  if (kind !== 'entries') return words.trim();
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function valueAt(settings: Settings, falt: string): unknown {
  return falt.split('.').reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), settings);
}

function putAt(within: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    within[key] = value;
    return;
  }
  const inner = within[key];
  const next = isRecord(inner) ? inner : {};
  within[key] = next;
  putAt(next, rest, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
