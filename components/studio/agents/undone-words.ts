import { savesLeft } from '#components/studio/agents/undo-each.ts';
import { deedOf } from '#components/studio/log/deed.ts';
import { inWords } from '#lib/content/field-words.ts';
import type { UndoneVersion, UndoneWork } from '#lib/contract/agent-work.ts';

/** What becomes of the article, and all that stays, in sentences. */
export function undoneInWords(work: UndoneWork): string[] {
  const notes = [
    ...(work.sprak.some(({ hos_lasarna }) => hos_lasarna) ? ['Läsarna ser agentens text tills artikeln publiceras igen.'] : []),
    ...(work.schemalagd ? ['Artikeln är schemalagd: se över vilken version som ska ut.'] : []),
    ...(work.ovrigt.length > 0
      ? [`Ångras inte: ${work.ovrigt.map(({ handelse }) => deedOf({ operation: handelse, detalj: {} })).join(', ')}.`]
      : []),
  ];
  // Where the first call came to none of the agent's saves, nothing is known yet of what becomes of them.
  const isUnknown = work.utfall === 'oforandrad' && savesLeft(work) > 0;
  return [...(isUnknown ? [] : [outcome(work)]), ...portion(work), ...notes];
}

/** One call undoes some of the saves: the rest follows when it is done, and is not told beforehand. */
function portion(work: UndoneWork): string[] {
  const left = savesLeft(work);
  if (left === 0) return [];
  const tried = work.sprak.reduce((sum, { angrade }) => sum + angrade, 0);
  const rest = left === 1 ? 'En sparning' : `${left} sparningar`;
  if (tried === 0) return [`${rest} av agenten ångras, en del i taget.`];
  const these = tried === 1 ? 'den senaste sparningen' : `de ${tried} senaste sparningarna`;
  return [`Det här gäller ${these}. ${rest} till ångras därefter, en del i taget.`];
}

function outcome({ utfall, sprak, uppgifter }: UndoneWork): string {
  if (utfall === 'raderad') return 'Ligger i papperskorgen efteråt: bara agenten har rört artikeln.';
  const staying = [...kept(sprak), ...keptFields(uppgifter), ...begun(sprak)];
  if (utfall === 'aterstalld')
    return [...staying, staying.length === 0 ? 'Blir som före agenten.' : 'Resten blir som före agenten.'].join(' ');
  return staying.length === 0 ? 'Inget är kvar att ångra.' : staying.join(' ');
}

/** By whom each place was changed is not known, and it may be the agent itself: who has saved since is told by itself. */
function kept(sprak: readonly UndoneVersion[]): string[] {
  const places = sprak.reduce((sum, { kvar }) => sum + kvar.length, 0);
  if (places === 0) return [];
  const others = [...new Set(sprak.flatMap(({ andra }) => andra.map(({ namn }) => namn)))];
  return [
    places === 1 ? 'Ett ställe som har ändrats sedan står kvar.' : `${places} ställen som har ändrats sedan står kvar.`,
    ...(others.length === 0 ? [] : [`Efter agenten har ${new Intl.ListFormat('sv').format(others)} sparat.`]),
  ];
}

function keptFields({ kvar }: UndoneWork['uppgifter']): string[] {
  return kvar.length === 0 ? [] : [`Står kvar, eftersom det har ändrats sedan: ${inWords(kvar)}.`];
}

function begun(sprak: readonly UndoneVersion[]): string[] {
  return sprak.some(({ paborjad }) => paborjad) ? ['Det som agenten började språkversionen med står kvar.'] : [];
}
