import type { FaultEntry } from '#lib/contract/fault.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

/** Why something could not be done, as a screen shows it. */
export interface Failure {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  title: string;
  fel: readonly FaultEntry[];
}

function titleOf(status: number): string {
  if (status === 401) return 'Du är utloggad';
  if (status === 403) return 'Du har inte rätt att göra det';
  if (status === 413) return 'Det är för stort';
  if (status === 404 || status === 410) return 'Det finns inte längre';
  if (status === 429) return 'För många anrop på kort tid';
  if (status >= 500) return 'Något gick fel hos oss';
  return 'Det gick inte';
}

const NO_ANSWER: FaultEntry = {
  falt: '',
  sprak: '',
  orsak: 'Studio svarar inte.',
  atgard: 'Kontrollera din uppkoppling och försök igen. Det du har skrivit står kvar.',
  kod: 'ingen_kontakt',
};

const SIGNED_OUT: FaultEntry = {
  falt: '',
  sprak: '',
  orsak: 'Inloggningen gäller inte längre.',
  atgard: 'Logga in i en ny flik och försök sedan igen här. Det du har skrivit står kvar.',
  kod: 'inloggning_upphord',
};

const STILL_TRYING: FaultEntry = {
  falt: '',
  sprak: '',
  orsak: 'Det förra försöket är inte klart än.',
  atgard: 'Vänta några sekunder och försök igen. Det görs bara en gång.',
  kod: 'samtidigt_anrop',
};

/** What somebody between the browser and Studio did not let through, and says to try again. */
const STOPPED = 'mellanled_stoppar';

/** Titles of what is refused for another reason than its status is most often. */
const TITLES: Readonly<Record<string, string>> = {
  ['annan_inloggad' satisfies FaultCode]: 'Någon annan har loggat in',
  [STOPPED]: 'Det kom inte fram till Studio',
};

function titleOfFault({ status, fel }: ApiFault): string {
  return fel.map(({ kod }) => TITLES[kod]).find((title) => title !== undefined) ?? titleOf(status);
}

/** Turns whatever a call threw into something that can be shown. What is neither a refusal nor a lost connection is thrown again. */
export function failureOf(error: unknown): Failure {
  // The service speaks of keys as well; a person at a screen has none.
  if (error instanceof ApiFault && error.status === 401) return { status: 401, title: titleOf(401), fel: [SIGNED_OUT] };
  if (error instanceof ApiFault && error.fel.some(({ kod }) => kod === STILL_TRYING.kod)) {
    return { status: error.status, title: 'Ett ögonblick', fel: [STILL_TRYING] };
  }
  if (error instanceof ApiFault) return { status: error.status, title: titleOfFault(error), fel: error.fel };
  if (error instanceof Unreachable) return { status: 0, title: 'Ingen kontakt', fel: [error.fel ?? NO_ANSWER] };
  throw error;
}

/** Whether to try the same again may help: nobody has answered, or whoever stands in front of Studio has, or Studio could not just then. */
export function maySucceedLater({ status, fel }: Failure): boolean {
  return status === 0 || status === 429 || status >= 500 || fel.some(({ kod }) => kod === STOPPED);
}

/** That nobody at all has answered. */
export function isNoContact(failure: Failure | undefined): boolean {
  return failure?.fel[0]?.kod === NO_ANSWER.kod;
}

/** The fault of one field, in words; `undefined` when it has none. */
export function faultOf(failure: Failure | undefined, falt: string): string | undefined {
  const found = failure?.fel.find((entry) => entry.falt === falt);
  return found === undefined ? undefined : `${found.orsak} ${found.atgard}`;
}
