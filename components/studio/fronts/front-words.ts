import { savedTime } from '#components/studio/swedish-time.ts';
import type { PlaceHindrance } from '#lib/contract/closed/edition.ts';
import type { Place, ShownPlace } from '#lib/contract/edition.ts';

/** What the places of the start page are called, from the top. */
const ON_START = ['Störst', 'Bredvid', 'Bredvid', 'Raden', 'Raden', 'Raden', 'Raden'];

/** What a place is called to whoever fills it. */
export function placeName(nr: number, isStart: boolean): string {
  if (isStart) return ON_START[nr] ?? 'Raden';
  return nr === 0 ? 'Störst' : 'Listan';
}

const HINDRANCE: Record<Exclude<PlaceHindrance, 'regel_saknas'>, string> = {
  vantar: 'väntar på sin tid',
  slut: 'tiden är slut',
  inte_publik: 'är inte publik',
  annan_sektion: 'hör till en annan sektion',
  redan: 'står redan högre upp',
};

/** Why what was chosen does not stand in its place, behind a word for how grave that is. */
export function hindranceInWords({ hinder, vald }: Pick<ShownPlace, 'hinder' | 'vald'>): { slag: string; varfor: string } | undefined {
  if (hinder === null) return undefined;
  if (hinder === 'regel_saknas')
    return { slag: 'Fel', varfor: 'Regelns tagg eller sektion finns inte: välj en annan, annars går framsidan inte att spara' };
  return { slag: 'Väntar', varfor: `${vald ?? 'Den valda artikeln'} ${HINDRANCE[hinder]}` };
}

interface Named {
  id: string;
  namn: string;
}

/** What stands in a place when no article is chosen for it, or the chosen one cannot stand there. */
export function ruleInWords(place: Place, { sektioner, taggar }: { sektioner: readonly Named[]; taggar: readonly Named[] }): string {
  const nameIn = (list: readonly Named[], id: string) => list.find((one) => one.id === id)?.namn ?? id;
  if (place.tagg !== null) return `det senaste med taggen ${nameIn(taggar, place.tagg)}`;
  if (place.sektion !== null) return `det senaste i ${nameIn(sektioner, place.sektion)}`;
  return 'det senaste';
}

/** «från 14.32», «till 19 november 9.00»; empty where an article stands without end. */
export function timesInWords({ artikel, fran, till }: Place): string {
  if (artikel === null) return '';
  return [...(fran === null ? [] : [`från ${savedTime(fran)}`]), ...(till === null ? [] : [`till ${savedTime(till)}`])].join(' ');
}
