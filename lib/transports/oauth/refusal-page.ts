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
  // An acceptable redirect and an encoded query have no other mark that means something in HTML.
  const wayBack =
    back === undefined
      ? ''
      : `<p><a rel="noreferrer" href="${back.replaceAll('&', '&amp;')}">Tillbaka till ${shownRedirect(back)}</a></p>\n`;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Anslutningen gick inte – Studio</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; display: grid; place-items: center; min-height: 100dvh; background: light-dark(#f6f5f2, #151514); color: light-dark(#1e1c19, #ecebe7); font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(30rem, 100% - 2rem); padding: 1.5rem; border: 1px solid light-dark(#e3e0d9, #32302d); border-radius: 12px; background: light-dark(#fff, #1d1c1b); }
h1 { margin: 0 0 .75rem; font-size: 1.25rem; }
p { margin: .5rem 0 0; }
a { color: light-dark(#2a52ad, #9db8ff); }
</style>
</head>
<body>
<main>
<h1>Anslutningen gick inte</h1>
<p>${vad}</p>
<p>${gor}</p>
${wayBack}<p><a href="/studio">Till Studio</a></p>
</main>
</body>
</html>
`;
}
