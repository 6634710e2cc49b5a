import type { FaultEntry } from '#lib/contract/fault.ts';

/** What somebody between the browser and Studio has answered in its place: that it lets nothing of that kind through, or nothing at all. */
export interface AnswerInBetween {
  /** Whether what was sent has been stopped, and would be again; else nobody knows whether it has come to Studio. */
  isStopped: boolean;
  fel: FaultEntry;
}

const STANDS = 'Det du har skrivit står kvar.';

/** Statuses by which whoever stands between asks for a login of its own (RFC 9110 §15.5.2, §15.5.8, RFC 6585 §6). */
const ASKING: ReadonlySet<number> = new Set([401, 407, 511]);

/** Statuses by which it says that there is no such address, as while Studio starts behind it. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * What an answer that is not Studio's own says, by its status: a proxy tells in HTML that something is too large, a firewall that it will not have it,
 * and a network's login page stands where the answer was to be.
 */
export function answerInBetween(status: number): AnswerInBetween {
  if (status < 400 || ASKING.has(status)) {
    return {
      isStopped: false,
      fel: entry(
        'mellanled_svarar',
        'Något annat än Studio svarade, till exempel en inloggning till nätet eller till en proxy.',
        `Öppna Studio i en ny flik, logga in där om det efterfrågas, och försök sedan igen här. ${STANDS}`,
      ),
    };
  }
  // Also what it has no place for: nothing of Studio's own is gone by it.
  if (status >= 500 || GONE.has(status)) {
    return {
      isStopped: false,
      fel: entry(
        'mellanled_borta',
        `Servern framför Studio når inte fram till Studio just nu (svar ${status}).`,
        `Försök igen om en stund. Håller det i sig, säg till den som driver Studio. ${STANDS}`,
      ),
    };
  }
  if (status === 413) {
    return {
      isStopped: true,
      fel: entry(
        'mellanled_for_stort',
        'Servern framför Studio släpper inte igenom något så stort som det du skickade.',
        `Dela upp texten eller välj en mindre bild. Den som driver Studio kan höja gränsen i servern framför (proxyn). ${STANDS}`,
      ),
    };
  }
  return {
    isStopped: true,
    fel: entry(
      'mellanled_stoppar',
      `Något framför Studio, till exempel en brandvägg, stoppade det du skickade (svar ${status}).`,
      `Försök igen om en stund. Händer det igen, be den som driver Studio att släppa igenom det. ${STANDS}`,
    ),
  };
}

function entry(kod: string, orsak: string, atgard: string): FaultEntry {
  return { falt: '', sprak: '', orsak, atgard, kod };
}
