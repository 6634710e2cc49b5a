import type { Language } from '#lib/contract/languages.ts';
import { LANGUAGE_VERSION, type LetterText, letterText, setApart } from '#lib/letters/letter-text.ts';

const TIME = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Stockholm' });

const TELL_ADMINISTRATOR = 'säg till en administratör, som kan återkalla agenten.';

/** What an agent has done on somebody's order: in the subject, in the sentence, and what to do when there was no order. */
const DONE = {
  publicerat: {
    amne: 'Publicerat på din order',
    har: 'publicerat',
    annars: `be chefredaktören ta ned artikeln, och ${TELL_ADMINISTRATOR}`,
  },
  lamnat: {
    amne: 'Publiceras på din order',
    har: 'begärt publicering av',
    annars: `be chefredaktören ta ned artikeln, och ${TELL_ADMINISTRATOR}`,
  },
  utkast: {
    amne: 'Lämnat som utkast på din order',
    har: 'lämnat till publiceringssystemet, som utkast,',
    annars: `ta bort utkastet i publiceringssystemet, och ${TELL_ADMINISTRATOR}`,
  },
  schemalagt: {
    amne: 'Schemalagt på din order',
    har: 'schemalagt publicering av',
    annars: `avbryt publiceringen i artikeln innan tiden är inne, och ${TELL_ADMINISTRATOR}`,
  },
  flyttat: {
    amne: 'Publicering flyttad på din order',
    har: 'flyttat publiceringen av',
    annars: `ändra tiden i artikeln eller avbryt publiceringen, och ${TELL_ADMINISTRATOR}`,
  },
  avbrutit: {
    amne: 'Publicering avbruten på din order',
    har: 'avbrutit publiceringen av',
    annars: `schemalägg artikeln på nytt, och ${TELL_ADMINISTRATOR}`,
  },
  forsokt: {
    amne: 'Nytt försök att publicera på din order',
    har: 'begärt ett nytt försök att publicera',
    annars: `avbryt publiceringen i artikeln, och ${TELL_ADMINISTRATOR}`,
  },
  begart: {
    amne: 'Begärt på din order',
    har: 'begärt att någon ska godkänna publicering av',
    annars: `avslå begäran i artikeln, och ${TELL_ADMINISTRATOR}`,
  },
  godkant: {
    amne: 'Godkänt på din order',
    har: 'godkänt',
    annars: `sätt tillbaka versionens status i artikeln, och ${TELL_ADMINISTRATOR}`,
  },
} as const satisfies Record<string, { amne: string; har: string; annars: string }>;

export type DoneOnOrder = keyof typeof DONE;

interface OrderCarriedOut {
  gjort: DoneOnOrder;
  /** The agent's name. */
  agent: string;
  rubrik: string;
  sprak: readonly Language[];
  /** When it goes out: an instant, ISO 8601; null for nothing that waits for a time. */
  tid: string | null;
  /** Where the article is opened. */
  lank: string;
}

/** Tells somebody what an agent has done that says it was on their order, and what to do when it was not. */
export function orderLetter({ gjort, agent, rubrik, sprak, tid, lank }: OrderCarriedOut): LetterText {
  const { amne, har, annars } = DONE[gjort];
  const versions = sprak.map((language) => LANGUAGE_VERSION[language]).join(' och ');
  return {
    amne: `${amne}: ${rubrik}`,
    text: letterText([
      `Agenten ${agent.replace(/\s+/g, ' ')} har på din order ${har} ${versions} av artikeln:`,
      setApart(rubrik),
      ...(tid === null ? [] : [`Tiden är ${TIME.format(new Date(tid))}.`]),
      `Se artikeln och hur det har gått här:\n${lank}`,
      `Har du inte gett någon sådan order: ${annars}`,
    ]),
  };
}
