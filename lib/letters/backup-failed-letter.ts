import { timeInWords } from '#lib/content/time-in-words.ts';
import { type LetterText, letterText } from '#lib/letters/letter-text.ts';

/** Tells whoever answers for Studio that no archive was made this night, and why. */
export function backupFailedLetter({ sedan, orsak }: { sedan: string; orsak: string }): LetterText {
  return {
    amne: 'Nattens säkerhetskopia blev inte gjord',
    text: letterText([
      `Studio försökte göra nattens säkerhetskopia ${timeInWords('weekdayAndClock', sedan)}, men det gick inte:`,
      orsak,
      'De tidigare kopiorna finns kvar. Studio försöker igen varje timme; rätta felet under tiden, eller gör en kopia för hand med npm run backup.',
    ]),
  };
}
