import type { DemoArticle, DemoText } from '#lib/demo/article.ts';
import { blocksOf, link } from '#lib/demo/blocks.ts';

function swedish(): DemoText {
  const { p, h2, points, facts } = blocksOf('arbet', 'sv');
  return {
    rubrik: 'Så arbetar vi på Kvällsro',
    ingress: 'Hur vi väljer vad vi skriver om, vad våra agenter får göra och inte, och hur du når oss när något har blivit fel.',
    slug: 'sa-arbetar-vi-pa-kvallsro',
    meta: {
      seoTitel: 'Så arbetar vi på Kvällsro',
      seoBesk: 'Om redaktionen bakom Kvällsro: hur vi väljer ämnen, vem som ansvarar, vad agenterna får göra och hur vi rättar fel.',
      puffTitel: 'Så arbetar vi',
      socialText: 'Vem bestämmer vad som publiceras, och vad får en agent göra? Så arbetar redaktionen.',
    },
    hero: null,
    block: [
      p(
        1,
        'Det här är en påhittad redaktion. Städerna, människorna och händelserna finns inte, och ingen har blivit intervjuad. Allt annat är på riktigt: varje artikel har skrivits, granskats och publicerats i Studio, på samma sätt som dina kommer att göra.',
      ),
      h2(2, 'Vem som bestämmer'),
      p(
        3,
        'Skribenterna skriver, granskaren läser och publicisten publicerar. Chefredaktören svarar för allt. Ingen artikel blir publik utan att en människa har beslutat det, även när det är en agent som har skrivit utkastet.',
      ),
      h2(4, 'Vad agenterna får göra'),
      points(
        5,
        'Nattredaktören får skriva nyheter i en enda sektion. När den vill publicera väntar artikeln tills en människa har godkänt den.',
        'Utkastskrivaren får skriva utkast i alla sektioner, och publicera i ingen.',
        'Båda syns med namn i historiken, precis som vi andra.',
      ),
      h2(6, 'När något är fel'),
      p(
        7,
        'Skriv till ',
        link('rattelse@kvallsro.example', 'mailto:rattelse@kvallsro.example'),
        '. Ett sakfel rättas i texten och märks ut med en ruta som står kvar så länge artikeln finns. Stavfel rättar vi utan ruta.',
      ),
      facts(
        8,
        'När du är klar med demon',
        'En superadministratör tar bort allt som hör till den med en knapp. Det som du själv har skrivit eller ändrat blir kvar.',
      ),
    ],
  };
}

function english(): DemoText {
  const { p, h2, points, facts } = blocksOf('arbet', 'en');
  return {
    rubrik: 'How we work at Kvällsro',
    ingress: 'How we choose what to write about, what our agents may and may not do, and how to reach us when something is wrong.',
    slug: 'how-we-work-at-kvallsro',
    meta: {
      seoTitel: 'How we work at Kvällsro',
      seoBesk:
        'About the newsroom behind Kvällsro: how we choose subjects, who is responsible, what agents may do and how we correct errors.',
      puffTitel: 'How we work',
      socialText: 'Who decides what is published, and what may an agent do? This is how the newsroom works.',
    },
    hero: null,
    block: [
      p(
        1,
        'This is an invented newsroom. The towns, the people and the events do not exist, and nobody has been interviewed. Everything else is real: each article has been written, reviewed and published in Studio, just as yours will be.',
      ),
      h2(2, 'Who decides'),
      p(
        3,
        'Writers write, the reviewer reads and the publisher publishes. The editor-in-chief answers for all of it. No article becomes public unless a human has decided so, even when an agent has written the draft.',
      ),
      h2(4, 'What the agents may do'),
      points(
        5,
        'Nattredaktören may write news in one section only. When it wants to publish, the article waits until a human has approved it.',
        'Utkastskrivaren may write drafts in every section, and publish in none.',
        'Both appear by name in the history, just like the rest of us.',
      ),
      h2(6, 'When something is wrong'),
      p(
        7,
        'Write to ',
        link('rattelse@kvallsro.example', 'mailto:rattelse@kvallsro.example'),
        '. An error of fact is corrected in the text and marked with a box that stays for as long as the article exists. Misspellings are corrected without one.',
      ),
      facts(
        8,
        'When you have finished with the demo',
        'A superadministrator removes all that belongs to it with one button. What you have written or changed yourself stays.',
      ),
    ],
  };
}

export const saArbetarVi: DemoArticle = {
  mall: 'sida',
  sektion: 'nyheter',
  taggar: ['om redaktionen'],
  kategorier: [10],
  kallor: [],
  skribent: 'chef@demo.se',
  status: 'publicerad',
  timmarSedan: 500,
  sv: swedish(),
  en: english(),
};
