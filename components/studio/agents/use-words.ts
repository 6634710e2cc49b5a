import type { Quota, Usage } from '#lib/contract/agent.ts';

const NUMBER = new Intl.NumberFormat('sv');
const COST = new Intl.NumberFormat('sv', { maximumFractionDigits: 4 });

/** What is used, each in the plural and as one. */
const NAMES: ReadonlyArray<{ kind: keyof Usage; namn: string; ett: string; tal: Intl.NumberFormat }> = [
  { kind: 'utkast', namn: 'utkast', ett: 'utkast', tal: NUMBER },
  { kind: 'releaser', namn: 'publiceringar', ett: 'publicering', tal: NUMBER },
  { kind: 'ai_tokens', namn: 'AI-tokens', ett: 'AI-token', tal: NUMBER },
  { kind: 'ai_kostnad', namn: 'i kostnad för AI', ett: 'i kostnad för AI', tal: COST },
];

/** What has been used, and of how much where there is a limit: «2 av 7 utkast · 12 300 AI-tokens»; «inget» where that is nothing and nothing is bounded. */
export function usedWords(used: Usage, kvot?: Quota): string {
  const told = NAMES.flatMap(({ kind, namn, ett, tal }) => {
    const most = kvot?.[kind] ?? null;
    if (most !== null) return [`${tal.format(used[kind])} av ${tal.format(most)} ${most === 1 ? ett : namn}`];
    return used[kind] === 0 ? [] : [`${tal.format(used[kind])} ${used[kind] === 1 ? ett : namn}`];
  });
  return told.length === 0 ? 'inget' : told.join(' · ');
}

/** What of the day's limits is used up, as a sentence; `undefined` where nothing is. A limit of none is no day that has run out. */
export function spentWords(used: Usage, kvot: Quota): string | undefined {
  const spent = NAMES.flatMap(({ kind, namn, ett, tal }) => {
    const most = kvot[kind];
    return most === null || most === 0 || used[kind] < most ? [] : [`${tal.format(most)} ${most === 1 ? ett : namn}`];
  });
  if (spent.length === 0) return undefined;
  return `Agenten har använt allt den får i dag: ${new Intl.ListFormat('sv').format(spent)}.`;
}
