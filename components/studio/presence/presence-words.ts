import type { Presence } from '#lib/contract/presence.ts';

const IN_LANGUAGE = { sv: 'svenskan', en: 'engelskan' } as const;

/** By the first word of a field's path. */
const IN_FIELD: Readonly<Record<string, string>> = { rubrik: 'rubriken', ingress: 'ingressen', hero: 'huvudbilden', slug: 'adressen' };

/** Where in the article somebody is, to be read after «i»: in another language than the reader's own, the language alone. */
function placeOf({ sprak, block, falt }: Presence, open: Presence['sprak']): string | undefined {
  if (sprak !== open) return IN_LANGUAGE[sprak];
  if (falt !== null) return IN_FIELD[falt.split('.', 1)[0] ?? ''] ?? 'uppgifterna';
  return block === null ? undefined : 'texten';
}

/** What somebody does, for whoever has the article open in that language: «skriver i ingressen». */
export function doing(presence: Presence, open: Presence['sprak']): string {
  const place = placeOf(presence, open);
  if (presence.skriver) return `skriver i ${place ?? IN_LANGUAGE[presence.sprak]}`;
  return place === undefined ? 'har artikeln öppen' : `är i ${place}`;
}

/** Who writes in the version that is open in a window beside this one, and where: «Ada Berg skriver i ingressen.» What agents write is told of when it has come. */
export function whoWrites(there: readonly Presence[], open: Presence['sprak']): string {
  const writers = people(there.filter(({ sprak, skriver, fonster }) => sprak === open && skriver && fonster !== ''));
  return writers.map((one) => `${one.av.namn} ${doing(one, open)}.`).join(' ');
}

/** Everybody who is there, once each: of several windows the one in which something is written, or the latest. */
export function people(there: readonly Presence[]): readonly Presence[] {
  const byPerson = new Map<string, Presence>();
  for (const one of there) {
    const before = byPerson.get(one.av.id);
    if (before === undefined || one.skriver || !before.skriver) byPerson.set(one.av.id, one);
  }
  return [...byPerson.values()];
}

/** Who is in an article, in the words of a list: «Ada Berg skriver», «Ada Berg och Bo Ek är här». */
export function whoIsThere(there: readonly Presence[]): string | undefined {
  const all = people(there);
  const writers = all.filter(({ skriver }) => skriver);
  const [first, second, ...more] = writers.length > 0 ? writers : all;
  if (first === undefined) return undefined;
  const verb = writers.length > 0 ? 'skriver' : 'är här';
  if (second === undefined) return `${first.av.namn} ${verb}`;
  if (more.length === 0) return `${first.av.namn} och ${second.av.namn} ${verb}`;
  return `${first.av.namn} och ${more.length + 1} till ${verb}`;
}

/** Two letters that stand for a name. */
export function initials(namn: string): string {
  const words = namn.split(/\s+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('sv');
}
