import type { FaultEntry } from '#lib/contract/fault.ts';

type Trouble = Pick<FaultEntry, 'orsak' | 'atgard'>;

/** What browsers call it when no passkey comes of what they were asked. */
const TROUBLES: Record<string, Trouble> = {
  InvalidStateError: {
    orsak: 'Den här enheten har redan en av dina passernycklar.',
    atgard: 'Använd den som finns, eller skapa en ny i en annan enhet.',
  },
  SecurityError: {
    orsak: 'Webbläsaren använder inga passernycklar på den här adressen.',
    atgard: 'Öppna Studio på dess egen adress, över https, och försök igen. Till dess går det bra med en kod.',
  },
  NotSupportedError: {
    orsak: 'Enheten kan inte skapa en passernyckel som Studio tar emot.',
    atgard: 'Försök i en annan enhet, eller använd engångskoder.',
  },
};

/** Why the browser came back without a passkey, and what to do. That it was given up says no more than that: browsers keep to themselves why. */
export function passkeyTrouble(error: unknown): Trouble {
  const named = error instanceof Error ? TROUBLES[error.name] : undefined;
  return named ?? { orsak: 'Det kom inget svar från passernyckeln.', atgard: 'Försök igen, eller använd en kod i stället.' };
}
