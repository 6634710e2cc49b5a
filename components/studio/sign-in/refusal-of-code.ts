import type { SignInRefusal } from '#components/studio/sign-in/sign-in.ts';
import { FAULTS } from '#lib/errors/codes.ts';

/** The refusals that the sign-in page is led to by. */
const LEADING_HERE = [
  ...(['inloggning_fel', 'engangskod_kravs', 'engangskod_fel'] as const),
  ...(['passernyckel_fel', 'passernyckel_for_sen', 'passernyckel_adress', 'passernyckel_kopierad'] as const),
  ...(['oidc_borta', 'oidc_avbruten', 'oidc_upphord', 'oidc_ogiltig', 'oidc_epost', 'oidc_okand', 'oidc_avstangd'] as const),
];

/** The words of a refusal whose code is all that is known of it: the sign-in page was led to. Of what is no code of ours, none. */
export function refusalOfCode(code: string | undefined): SignInRefusal | undefined {
  if (code === undefined) return undefined;
  const known = LEADING_HERE.find((kod) => kod === code);
  if (known !== undefined) return FAULTS[known];
  // How long is told by the answer that led here, and by each that follows.
  if (code === 'for_manga_inloggningar')
    return { orsak: FAULTS[code].orsak, atgard: 'Vänta en kvart, eller logga in med e-post och lösenord.' };
  return { orsak: 'Inloggningen gick inte.', atgard: 'Försök igen. Händer det fler gånger: tala om det för en administratör.' };
}
