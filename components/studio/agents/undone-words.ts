import { deedOf } from '#components/studio/log/deed.ts';
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
  return [outcome(work), ...notes];
}

function outcome({ utfall, sprak }: UndoneWork): string {
  if (utfall === 'raderad') return 'Ligger i papperskorgen efteråt: bara agenten har rört artikeln.';
  const others = [...new Set(sprak.flatMap(({ andra }) => andra.map(({ namn }) => namn)))];
  const who = others.length === 0 ? 'andra' : new Intl.ListFormat('sv').format(others);
  const kept = sprak.reduce((sum, { kvar }) => sum + kvar.length, 0);
  const stays = kept === 1 ? `Ett ställe som ${who} har ändrat sedan står kvar.` : `${kept} ställen som ${who} har ändrat sedan står kvar.`;
  const told = [...(utfall === 'aterstalld' ? ['Blir som före agenten.'] : []), ...(kept > 0 ? [stays] : []), ...begun(sprak)];
  return told.length === 0 ? 'Inget är kvar att ångra.' : told.join(' ');
}

function begun(sprak: readonly UndoneVersion[]): string[] {
  return sprak.some(({ paborjad }) => paborjad)
    ? ['Det som agenten började artikeln med står kvar, för andra har gjort något med den.']
    : [];
}
