import { messagePage } from '#lib/transports/doors/message-page.ts';
import type { ShownReason } from '#lib/transports/oauth/authorization-request.ts';
import { shownRedirect } from '#lib/transports/oauth/redirect-uri.ts';

const WORDS: Record<ShownReason, { vad: string; gor: string }> = {
  klient: {
    vad: 'Studio känner inte igen programmet som vill ansluta, eller kunde inte läsa uppgifterna om det.',
    gor: 'Gå tillbaka till programmet, ta bort anslutningen till Studio där och lägg till den på nytt.',
  },
  omdirigering: {
    vad: 'Programmet vill ha svaret skickat till en adress som det inte har uppgett på förhand.',
    gor: 'Har du följt en länk som någon har skickat: gå inte vidare. Gå annars tillbaka till programmet och lägg till anslutningen på nytt.',
  },
  begaran: {
    vad: 'Programmet har bett om något som Studio inte kan ge, eller på ett sätt som Studio inte godtar.',
    gor: 'Har du följt en länk som någon har skickat: gå inte vidare. Annars kan du gå tillbaka; den som har gjort programmet får rätta felet.',
  },
};

/**
 * What a person sees when nobody is sent on unasked. Of what the request brought nothing is repeated but, where there is one,
 * the way back (`back`), with its host for all to see.
 */
export function refusalPage(fel: ShownReason, back?: string): string {
  const { vad, gor } = WORDS[fel];
  return messagePage({
    title: 'Anslutningen gick inte',
    lines: [vad, gor],
    ...(back === undefined ? {} : { back: { address: back, place: shownRedirect(back) } }),
  });
}
