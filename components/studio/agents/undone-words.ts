import { savesLeft } from '#components/studio/agents/undo-each.ts';
import { deedOf } from '#components/studio/log/deed.ts';
import { inWords } from '#lib/content/field-words.ts';
import type { UndoneVersion, UndoneWork } from '#lib/contract/agent-work.ts';

/** What becomes of the article, or has become of it when it is done, and all that stays, in sentences. */
export function undoneInWords(work: UndoneWork, isDone: boolean): string[] {
  const notes = [
    ...(work.sprak.some(({ hos_lasarna }) => hos_lasarna) ? ['Läsarna ser agentens text tills artikeln publiceras igen.'] : []),
    ...(work.schemalagd ? ['Artikeln är schemalagd: se över vilken version som ska ut.'] : []),
    ...(work.ovrigt.length > 0
      ? [`Ångras inte: ${work.ovrigt.map(({ handelse }) => deedOf({ operation: handelse, detalj: {} })).join(', ')}.`]
      : []),
  ];
  return [...portion(work, isDone), ...outcome(work, isDone), ...notes];
}

/** One call undoes some of the saves: what becomes of the rest follows when that is done, and is not told beforehand. */
function portion(work: UndoneWork, isDone: boolean): string[] {
  const left = savesLeft(work);
  if (left === 0) return [];
  const rest = left === 1 ? 'En sparning' : `${left} sparningar`;
  const tried = triedOf(work);
  if (tried === 0) return [`${rest} av agenten ${isDone ? 'är kvar att ångra.' : 'ångras, en del i taget.'}`];
  if (isDone)
    return [`Av agentens sparningar är ${tried === 1 ? 'den senaste ångrad' : `de ${tried} senaste ångrade`}, och ${left} kvar att ångra.`];
  const these = tried === 1 ? 'den senaste sparningen' : `de ${tried} senaste sparningarna`;
  return [`Först ångras ${these}, och därefter ${left} till, en del i taget.`];
}

function triedOf({ sprak }: UndoneWork): number {
  return sprak.reduce((sum, { angrade }) => sum + angrade, 0);
}

/** Of some of the saves it cannot be said that the article is as it was before the agent. */
function outcome(work: UndoneWork, isDone: boolean): string[] {
  const { utfall, sprak, uppgifter } = work;
  if (utfall === 'raderad') return [`Ligger i papperskorgen${isDone ? '' : ' efteråt'}: bara agenten har rört artikeln.`];
  const staying = [...kept(sprak), ...keptFields(uppgifter), ...begun(sprak)];
  const isPart = savesLeft(work) > 0;
  if (utfall === 'oforandrad') return staying.length > 0 ? [staying.join(' ')] : isPart ? [] : ['Inget är kvar att ångra.'];
  const before = isPart ? (triedOf(work) === 1 ? 'före den' : 'före dem') : 'före agenten';
  const rest = `${staying.length === 0 ? 'Artikeln' : 'Resten'} ${isDone ? 'är' : 'blir'} som ${before}.`;
  return [[...staying, rest].join(' ')];
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
