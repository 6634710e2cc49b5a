import { fieldName } from '#components/studio/history/field-name.ts';
import { SETTING_GROUPS } from '#components/studio/settings/setting-groups.ts';
import { belongingsInWords } from '#components/studio/staff/handed-over.ts';
import type { AgentReads, OrderTrust } from '#lib/contract/agent.ts';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';

/** A field as it was and as it became, in words. */
export interface LogChange {
  falt: string;
  namn: string;
  fore: string;
  efter: string;
}

const NAMES: Record<string, string> = {
  ...{ sektion: 'Sektion', sektioner: 'Sektioner', mall: 'Mall', mallar: 'Mallar', taggar: 'Taggar', kategorier: 'Kategorier' },
  ...{
    kategori: 'Kategori',
    sponsrad: 'Sponsring',
    kallor: 'Källor',
    ansvarig: 'Ansvarig',
    ansvarig_av_agent: 'Ansvarig angiven av en agent',
    status: 'Status',
    raderad: 'Raderad',
  },
  ...{ konfidentiell: 'Konfidentiell', insatta: 'Insatta' },
  ...{ namn: 'Namn', namn_en: 'Namn på engelska', epost: 'E-postadress', roll: 'Roll', sprak: 'Språk', publicera: 'Får publicera' },
  ...{
    schemalagga: 'Får schemalägga',
    godkannande: 'Måste godkännas',
    laser: 'Läser',
    skriver_over: 'Får skriva över andras text',
    order: 'Följer ordrar utan bekräftelse av',
    aktiv: 'Aktiv',
    utgar: 'Upphör',
    kraver_prov: 'Ska ha klarat provbanan',
    ip_omraden: 'Får anropa från',
    anrop_per_minut: 'Anrop per minut',
    agare: 'Ägare',
  },
  ...{ ordning: 'Ordning', arkiverad: 'Arkiverad', beskrivning: 'Beskrivning', innehall: 'Artikel', senast: 'Klart senast' },
  ...{ alt: 'Alternativtext', caption: 'Bildtext', caption_en: 'Bildtext på engelska', kredit: 'Kredit', fokus: 'Fokus' },
  ...{ rattigheter: 'Rättigheter', kvot: 'Kvot' },
  ...{ alias: 'Andra namn', kandFor: 'Känd för', vag: 'Vag', rader: 'Rader', kalla: 'Källa', externtId: 'Externt id' },
  ...{ fodd: 'Född', foddIso: 'Födelsedag' },
};

/** What is chosen among words of the contract, in words. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  laser: { allt: 'allt', egna_sektioner: 'bara där den får skriva', eget: 'bara sitt eget' } satisfies Record<AgentReads, string>,
  order: { fraga_alltid: 'ingen', endast_agare: 'sin ägare', alla_med_ratt: 'alla som har rätten' } satisfies Record<OrderTrust, string>,
};

const SETTINGS = new Map(SETTING_GROUPS.flatMap(({ falt }) => falt.map((setting) => [setting.falt, setting] as const)));

/** Fields that every change of such a thing changes, and that say nothing of it. */
const ALWAYS = new Set(['andrad', 'skapad', 'andra_faktor']);

/**
 * What a line of the log tells of a change, field by field: of those alone that are not as they were. Of a secret, or of a field whose
 * values the line does not have, it says that it was changed.
 */
export function changesOf(detalj: Record<string, unknown>): LogChange[] {
  const fore = flat(record(detalj.fore));
  const efter = flat(record(detalj.efter));
  const names = [...new Set([...fore.keys(), ...efter.keys()])].filter((name) => !ALWAYS.has(name));
  const changed = names.flatMap((falt) => {
    const [was, is] = [wordsOf(falt, fore.get(falt)), wordsOf(falt, efter.get(falt))];
    return was === is ? [] : [{ falt, namn: nameOf(falt), fore: was, efter: is }];
  });
  return [...changed, ...untold(detalj, names), ...handedOver(record(detalj.overlamning))];
}

/** Who has got what somebody left, and how much of each kind it was. */
function handedOver({ till, ...kinds }: Record<string, unknown>): LogChange[] {
  if (!hasName(till)) return [];
  const count = (kind: string) => (Array.isArray(kinds[kind]) ? kinds[kind].length : 0);
  const counted = { utkast: count('utkast'), ansvar: count('ansvar'), uppgifter: count('uppgifter') };
  const fore = belongingsInWords({ ...counted, publiceringar: count('publiceringar'), agenter: count('agenter') });
  return fore === '' ? [] : [{ falt: 'overlamning', namn: 'Överlämnat', fore, efter: till.namn }];
}

/** What was changed, without its values: settings of lines from before those were kept, secrets and passwords. */
function untold({ falt, losenord_bytt }: Record<string, unknown>, told: readonly string[]): LogChange[] {
  const settings = Array.isArray(falt) ? falt.filter((name): name is string => typeof name === 'string') : [];
  const named = settings.filter((name) => !told.some((one) => one === name || one.startsWith(`${name}.`)));
  const all = losenord_bytt === true ? [...named, 'losenord'] : named;
  return all.map((name) => ({ falt: name, namn: name === 'losenord' ? 'Lösenord' : nameOf(name), fore: '', efter: 'ändrat' }));
}

function nameOf(falt: string): string {
  const [first = '', ...rest] = falt.split('.');
  const setting = SETTINGS.get(falt)?.label;
  return setting ?? (NAMES[first] === undefined ? fieldName(falt) : [NAMES[first], ...rest].join(', '));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}

/** The fields of a field that has fields stand for themselves. */
function flat(fields: Record<string, unknown>): Map<string, unknown> {
  const each = Object.entries(fields).flatMap(([name, value]) => {
    const inner = Object.entries(record(value)).filter(([, one]) => one !== null && one !== undefined);
    if (inner.length === 0 || hasName(value)) return [[name, value] as const];
    return inner.map(([part, one]) => [`${name}.${part}`, one] as const);
  });
  return new Map(each);
}

/** Whether it is somebody, or something that is told by its name. */
function hasName(value: unknown): value is { namn: string } {
  return typeof value === 'object' && value !== null && 'namn' in value && typeof value.namn === 'string';
}

function wordsOf(falt: string, value: unknown): string {
  return (typeof value === 'string' ? CHOICES[falt]?.[value] : undefined) ?? words(value);
}

function words(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'tomt';
  if (typeof value === 'boolean') return value ? 'ja' : 'nej';
  if (value === SECRET_SET) return 'satt';
  if (Array.isArray(value)) return value.length === 0 ? 'tomt' : value.map(words).join(', ');
  if (hasName(value)) return value.namn;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
