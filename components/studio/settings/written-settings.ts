import { slotsOf, wordsOfSlots } from '#components/studio/settings/ad-slots.ts';
import type { SettingField, SettingGroup } from '#components/studio/settings/setting-groups.ts';
import { linkOf, wordsOfLinks } from '#components/studio/settings/site-links.ts';
import { choicesOf, wordsOfChoices } from '#components/studio/settings/theme-choices.ts';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import type { Settings, SettingsChange } from '#lib/contract/settings.ts';

/** Settings as they stand in a form: each field's words, by its place. */
export type WrittenSettings = Readonly<Record<string, string>>;

const SEPARATOR = ',';

export function wordsOfGroup({ falt }: Pick<SettingGroup, 'falt'>, settings: Settings): WrittenSettings {
  return Object.fromEntries(falt.map((field) => [field.falt, wordsIn(field, settings)]));
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

/** Whether any number of things are chosen by their ids. */
export function isSeveral({ kind }: Pick<SettingField, 'kind'>): boolean {
  return kind === 'roles' || kind === 'choices' || kind === 'sections' || kind === 'templates';
}

/** The ids that are chosen. */
export function severalOf(words: string): string[] {
  return words === '' ? [] : words.split(SEPARATOR);
}

export function wordsOfSeveral(ids: readonly string[]): string {
  return ids.join(SEPARATOR);
}

/** Whether something is set that nobody is shown. */
export function isKeptSecret(words: string): boolean {
  return words === SECRET_SET;
}

/** What stands in the field where the settings are those. */
export function wordsIn(field: SettingField, settings: Settings): string {
  const value = valueAt(settings, field.falt);
  if (!Array.isArray(value)) return String(value ?? '');
  if (field.kind === 'themes') return wordsOfChoices(value);
  if (field.kind === 'ads') return wordsOfSlots(value);
  if (field.kind === 'links') return wordsOfLinks(value);
  return isSeveral(field) ? wordsOfSeveral(value) : value.join('\n');
}

function readWords(field: SettingField, words: string): unknown {
  const { kind } = field;
  if (kind === 'number') return /^\s*\d+\s*$/.test(words) ? Number(words) : words;
  if (isSeveral(field)) return severalOf(words);
  if (kind === 'themes') return choicesOf(words);
  if (kind === 'ads') return slotsOf(words);
  if (kind === 'links') return linesOf(words).map(linkOf);
  return kind === 'entries' ? linesOf(words) : words.trim();
}

function linesOf(words: string): string[] {
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
