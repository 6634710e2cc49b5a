import type { LinkCause } from '#lib/contract/link.ts';

/** What is said of a link to whoever can mend it. */
const WORDS: Record<LinkCause, string> = {
  nedtagen: 'Artikeln är nedtagen.',
  finns_inte: 'Det finns ingen sida på adressen.',
  utlank_okand: 'Utlänken finns inte.',
  utlank_slut: 'Utlänken har gått ut.',
  svar: 'Servern svarar att sidan inte går att visa.',
  mjuk_404: 'Servern visar en sida som säger att innehållet inte finns.',
  dns: 'Domänen finns inte eller svarar inte på namnuppslag.',
  natverk: 'Servern tar inte emot anslutningen eller bryter den.',
  tls: 'Serverns certifikat stämmer inte, så en läsare får en varning i stället för sidan.',
  tid: 'Servern svarar inte i tid.',
  slinga: 'Adressen leder runt i en slinga av omdirigeringar.',
  manga_led: 'Adressen leder vidare i fler led än webbläsare följer.',
  leder_fel: 'Adressen leder vidare till något som inte är en webbadress.',
  adress: 'Studio frågar inte sådana adresser: den har en inloggning, en ovanlig port eller ett nummer i stället för ett namn.',
  ej_internet: 'Adressen leder till ett internt nätverk som läsare inte når.',
  nekad: 'Servern släpper inte in kontrollen. Öppna länken och se efter.',
  robots: 'Webbplatsen ber robotar att inte hämta sidan. Öppna länken och se efter.',
};

/** Why a link is as it is, in a sentence; what the host answered with, where that says more. */
export function linkCauseText(cause: LinkCause, status: number | null): string {
  if (cause !== 'svar' || status === null) return WORDS[cause];
  if (status === 404) return 'Sidan finns inte (404).';
  if (status === 410) return 'Sidan är borttagen (410).';
  return status >= 500 ? `Servern svarar med ett fel (${status}).` : `Servern svarar att sidan inte går att visa (${status}).`;
}
