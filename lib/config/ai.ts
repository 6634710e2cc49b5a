import type { AiProvider } from '#lib/adapters/ai/port.ts';

/** The language model that the environment names, and what it may cost. */
export interface AiSettings {
  namn: AiProvider;
  /** Without a trailing slash; empty for the provider's own. */
  url: string;
  nyckel: string;
  modell: string;
  /** Tokens that may be used in a day by Stockholm's clocks, in and out together. */
  dygnsbudget: number;
  /** What a million tokens cost; null when nobody has said. */
  pris: AiPrice | null;
  /** Translations carried out at once, by each instance. */
  samtidigt: number;
}

export interface AiPrice {
  in: number;
  ut: number;
}

/** `3/15`: what a million tokens in and a million out cost. `undefined` for anything else. */
export function readPrice(value: string): AiPrice | undefined {
  const found = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(value);
  return found === null ? undefined : { in: Number(found[1]), ut: Number(found[2]) };
}

/** What a provider needs beside its name, as names of variables. */
export function missingAiVariables({ namn, url, nyckel, modell }: AiSettings): string[] {
  if (namn === 'ingen') return [];
  const missing = {
    STUDIO_AI_MODEL: modell === '',
    STUDIO_AI_KEY: namn === 'anthropic' && nyckel === '',
    STUDIO_AI_URL: namn === 'openai-kompatibel' && url === '',
  };
  return Object.entries(missing).flatMap(([name, lacks]) => (lacks ? [name] : []));
}
