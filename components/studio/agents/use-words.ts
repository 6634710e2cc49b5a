import { costInWords } from '#lib/content/cost-in-words.ts';
import { isUsedUp } from '#lib/content/used-up.ts';
import type { Quota, Usage } from '#lib/contract/agent.ts';

const NUMBER = new Intl.NumberFormat('sv');

/** What is used of each, in words that hold however much it is; `most` is all that may be, or the same where there is no limit. */
interface Words {
  kind: keyof Usage;
  namn(amount: string, most: number): string;
  tal(amount: number): string;
  /** Of a limit of none. */
  intet: string;
}

function counted(kind: keyof Usage, namn: string, ett: string, intet: string): Words {
  return { kind, namn: (amount, most) => `${amount} ${most === 1 ? ett : namn}`, tal: NUMBER.format, intet };
}

const NAMES: readonly Words[] = [
  counted('utkast', 'utkast', 'utkast', 'får inte skapa utkast'),
  counted('releaser', 'publiceringar', 'publicering', 'får inte publicera'),
  counted('ai_tokens', 'AI-tokens', 'AI-token', 'får inte använda AI'),
  { kind: 'ai_kostnad', namn: (amount) => `AI för ${amount}`, tal: costInWords, intet: 'får inte använda AI' },
];

/** What has been used, and of how much where there is a limit: «2 av 7 utkast · 12 300 AI-tokens»; «inget» where that is nothing and nothing is bounded. */
export function usedWords(used: Usage, kvot?: Quota): string {
  const told = NAMES.flatMap(({ kind, namn, tal, intet }) => {
    const most = kvot?.[kind] ?? null;
    if (most === 0 && used[kind] === 0) return [intet];
    if (most !== null) return [namn(`${tal(used[kind])} av ${tal(most)}`, most)];
    return used[kind] === 0 ? [] : [namn(tal(used[kind]), used[kind])];
  });
  return told.length === 0 ? 'inget' : [...new Set(told)].join(' · ');
}

/** What of the day's limits is used up, as a sentence; `undefined` where nothing is. A limit of none is no day that has run out. */
export function spentWords(used: Usage, kvot: Quota): string | undefined {
  const spent = NAMES.flatMap(({ kind, namn, tal }) => {
    const most = kvot[kind];
    return most === null || most === 0 || !isUsedUp(used[kind], most) ? [] : [namn(tal(most), most)];
  });
  if (spent.length === 0) return undefined;
  return `Agenten har använt allt den får i dag: ${new Intl.ListFormat('sv').format(spent)}.`;
}
