import { AiFailure } from '#lib/adapters/ai/failure.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';

/** Where no provider is set. Callers look at `namn` first and say what is missing; asked all the same, it refuses. */
export function noAi(): AiPort {
  return {
    namn: 'ingen',
    modell: '',
    serBilder: false,
    async ask() {
      throw new AiFailure({ kind: 'saknas', orsak: 'Ingen AI-tjänst är inställd.' });
    },
  };
}
