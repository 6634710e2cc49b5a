import { SETTING_GROUPS, type SettingField, type SettingGroup } from '#components/studio/settings/setting-groups.ts';
import { nameKey } from '#lib/content/name-key.ts';

interface FoundSetting {
  field: SettingField;
  group: SettingGroup;
}

/** The settings in which every word that is sought begins a word, those first that are called so. */
export function findSettings(sought: string): FoundSetting[] {
  const wanted = wordsIn(sought);
  if (wanted.length === 0) return [];
  const all = SETTING_GROUPS.flatMap((group) => group.falt.map((field) => ({ field, group })));
  const has = (text: string) => {
    const words = wordsIn(text);
    return wanted.every((prefix) => words.some((word) => word.startsWith(prefix)));
  };
  const called = all.filter(({ field }) => has(field.label));
  const told = all.filter((one) => !called.includes(one) && has(everythingOf(one)));
  return [...called, ...told];
}

function everythingOf({ field, group }: FoundSetting): string {
  const choices = field.kind === 'choice' ? field.choices.map(({ namn, hint = '' }) => `${namn} ${hint}`) : [];
  return [field.label, field.description ?? '', field.words ?? '', field.falt, group.namn, ...choices].join(' ');
}

function wordsIn(text: string): string[] {
  const { ord } = nameKey(text);
  return ord === '' ? [] : ord.split(' ');
}
