import { timeInWords } from '#lib/content/time-in-words.ts';
import type { PasswordLinkKind } from '#lib/contract/password-link.ts';
import { type LetterText, letterText } from '#lib/letters/letter-text.ts';

/** Stands for the link wherever the letter is kept: whoever reads the outbox must not come in as somebody else. */
const LINK_PLACE = '[Länken står bara i brevet.]';

interface LinkTold {
  /** Who invites; of no account for who has forgotten. */
  av: string;
  /** The site's name. */
  sajt: string;
  epost: string;
  utgar: string;
}

/** Tells somebody where they choose a password; the link itself is put in when the letter is sent. */
export function passwordLinkLetter(art: PasswordLinkKind, { av, sajt, epost, utgar }: LinkTold): LetterText {
  const terms = `Länken gäller till ${timeInWords('weekdayAndClock', utgar)} och kan användas en gång. Du loggar sedan in med ${epost}.`;
  if (art === 'glomt')
    return {
      amne: 'Välj ett nytt lösenord till Studio',
      text: letterText([
        'Någon, förmodligen du, har bett om ett nytt lösenord till Studio. Välj det här:',
        LINK_PLACE,
        terms,
        'Har du inte bett om det behöver du inte göra någonting: ditt lösenord är detsamma som förut.',
      ]),
    };
  return {
    amne: `Inbjudan till Studio för ${oneLine(sajt)}`,
    text: letterText([`${oneLine(av)} bjuder in dig till redaktionen för ${oneLine(sajt)}. Välj ett lösenord här:`, LINK_PLACE, terms]),
  };
}

/** The letter as it is sent. */
export function withLink(text: string, lank: string): string {
  return text.replace(LINK_PLACE, () => lank);
}

/** A name is taken for nothing but a name. */
function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}
