import { personOfAssistant } from '#lib/content/assistant-name.ts';
import { timeInWords } from '#lib/content/time-in-words.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';
import { LANGUAGE_VERSION, type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

/** Whoever acted, as the letter begins, and whom to tell when there was no order. */
const ACTED = {
  agent: { vem: (namn: string) => `Agenten ${namn} har`, saga: () => 'säg till en administratör, som kan återkalla agenten.' },
  assistent: {
    vem: (namn: string) => `${namn} har, genom en assistent,`,
    saga: (namn: string) => `säg till ${namn} eller en administratör.`,
  },
  person: { vem: (namn: string) => `${namn} har`, saga: (namn: string) => `säg till ${namn} eller en administratör.` },
} as const satisfies Record<Actor['typ'], { vem(namn: string): string; saga(namn: string): string }>;

/** What has been done on somebody's order: in the subject, in the sentence, and what to do when there was no order. */
const DONE = {
  publicerat: {
    amne: 'Publicerat på din order',
    har: 'publicerat',
    annars: 'be chefredaktören ta ned artikeln',
  },
  lamnat: {
    amne: 'Publiceras på din order',
    har: 'begärt publicering av',
    annars: 'be chefredaktören ta ned artikeln',
  },
  utkast: {
    amne: 'Lämnat som utkast på din order',
    har: 'lämnat till publiceringssystemet, som utkast,',
    annars: 'ta bort utkastet i publiceringssystemet',
  },
  utkastHar: {
    amne: 'Lämnat som utkast på din order',
    har: 'lämnat som utkast, utan att publicera,',
    annars: 'schemalägg artikeln på nytt om en publicering som väntade blev avbruten',
  },
  borjatSkriva: {
    amne: 'Skriver direkt till läsarna på din order',
    har: 'börjat skriva inlägg direkt till läsarna i',
    annars: 'ta bort inläggen i rapporten',
  },
  avslutat: {
    amne: 'Liverapport avslutad på din order',
    har: 'avslutat liverapporten i',
    annars: 'återuppta rapporten i artikeln',
  },
  aterupptagit: {
    amne: 'Liverapport återupptagen på din order',
    har: 'återupptagit liverapporten i',
    annars: 'avsluta rapporten i artikeln',
  },
  andratBild: {
    amne: 'Bild ändrad på din order',
    har: 'ändrat en bild som läsarna ser, bland annat i',
    annars: 'byt tillbaka bilden eller dess fokus',
  },
  schemalagt: {
    amne: 'Schemalagt på din order',
    har: 'schemalagt publicering av',
    annars: 'avbryt publiceringen i artikeln innan tiden är inne',
  },
  flyttat: {
    amne: 'Publicering flyttad på din order',
    har: 'flyttat publiceringen av',
    annars: 'ändra tiden i artikeln eller avbryt publiceringen',
  },
  avbrutit: {
    amne: 'Publicering avbruten på din order',
    har: 'avbrutit publiceringen av',
    annars: 'schemalägg artikeln på nytt',
  },
  forsokt: {
    amne: 'Nytt försök att publicera på din order',
    har: 'begärt ett nytt försök att publicera',
    annars: 'avbryt publiceringen i artikeln',
  },
  begart: {
    amne: 'Begärt på din order',
    har: 'begärt att någon ska godkänna publicering av',
    annars: 'avslå begäran i artikeln',
  },
  godkant: {
    amne: 'Godkänt på din order',
    har: 'godkänt',
    annars: 'sätt tillbaka versionens status i artikeln',
  },
} as const satisfies Record<string, { amne: string; har: string; annars: string }>;

export type DoneOnOrder = keyof typeof DONE;

interface OrderCarriedOut {
  gjort: DoneOnOrder;
  /** Whoever has done it. */
  av: Pick<Actor, 'typ' | 'namn'>;
  rubrik: string;
  sprak: readonly Language[];
  /** When it goes out: an instant, ISO 8601; null for nothing that waits for a time. */
  tid: string | null;
  /** Where the article is opened. */
  lank: string;
}

/** Tells somebody what has been done by whoever says that it was on their order, and what to do when it was not. */
export function orderLetter({ gjort, av, rubrik, sprak, tid, lank }: OrderCarriedOut): LetterText {
  const { amne, har, annars } = DONE[gjort];
  const { vem, saga } = ACTED[av.typ];
  const namn = (av.typ === 'assistent' ? personOfAssistant(av.namn) : av.namn).replace(/\s+/g, ' ');
  const versions = sprak.map((language) => LANGUAGE_VERSION[language]).join(' och ');
  return {
    amne: `${amne}: ${rubrik}`,
    text: letterText([
      `${vem(namn)} på din order ${har} ${versions} av artikeln:`,
      setApart(rubrik),
      ...(tid === null ? [] : [`Tiden är ${timeInWords('weekdayAndClock', tid)}.`]),
      `Se artikeln och hur det har gått här:\n${lank}`,
      `Har du inte gett någon sådan order: ${annars}, och ${saga(namn)}`,
    ]),
  };
}
