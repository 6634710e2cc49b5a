import type { HistoryFinding } from '#lib/contract/history.ts';
import { type LetterText, letterText } from '#lib/letters/letter-text.ts';

interface Damaged {
  antalFynd: number;
  fynd: readonly HistoryFinding[];
  /** Where the whole outcome is shown. */
  lank: string;
}

const MOST_TOLD = 20;

/** Tells an administrator that history is not as it was written. */
export function historyLetter({ antalFynd, fynd, lank }: Damaged): LetterText {
  const told = fynd.slice(0, MOST_TOLD).map(({ orsak }) => `– ${orsak}`);
  const rest = antalFynd - told.length;
  return {
    amne: 'Historiken i Studio är inte orörd',
    text: letterText([
      'Vid nattens kontroll stämde historiken, eller det som läsarna ser, inte med det som Studio har skrivit. Ingen kan göra det i Studio: det har hänt direkt i databasen eller bland bildernas filer.',
      [...told, ...(rest > 0 ? [`– och ${rest} till.`] : [])].join('\n'),
      `Ta reda på vem som har varit inne där, och jämför med en säkerhetskopia. Allt som hittades står här:\n${lank}`,
    ]),
  };
}
