import type { Handover } from '#lib/contract/handover.ts';

type Counted = Omit<Handover, 'till'>;

const KINDS: Record<keyof Counted, readonly [one: string, several: string]> = {
  utkast: ['utkast', 'utkast'],
  ansvar: ['opublicerad artikel att ansvara för', 'opublicerade artiklar att ansvara för'],
  uppgifter: ['tagen uppgift', 'tagna uppgifter'],
  publiceringar: ['väntande publicering', 'väntande publiceringar'],
  agenter: ['agent', 'agenter'],
};

/** What somebody has, as `2 utkast och 1 agent`; empty where there is nothing. */
export function belongingsInWords(counted: Counted): string {
  const parts = Object.entries(KINDS).flatMap(([kind, [one, several]]) => {
    const antal = counted[kind as keyof Counted];
    return antal === 0 ? [] : [`${antal} ${antal === 1 ? one : several}`];
  });
  return new Intl.ListFormat('sv').format(parts);
}

/** What comes of it that nobody has what somebody had. */
export function withoutSuccessorInWords({ publiceringar, agenter }: Counted): string {
  const stops = [
    ...(publiceringar === 0 ? [] : ['går det som väntar på att publiceras inte ut']),
    ...(agenter === 0 ? [] : ['släpps agenterna inte in']),
  ];
  const what = stops.length === 0 ? 'står det kvar i personens namn' : new Intl.ListFormat('sv').format(stops);
  return `Utan någon som tar över ${what}.`;
}

/** What became of what somebody had, in a sentence; empty where they had nothing. */
export function handedOverInWords({ till, ...counted }: Handover): string {
  const what = belongingsInWords(counted);
  if (what === '') return '';
  return till === null ? `Utan ägare: ${what}.` : `${till.namn} har tagit över ${what}.`;
}
