import type { Scope } from '#lib/contract/connection.ts';

interface ScopeWords {
  namn: string;
  betyder: string;
}

/** What each scope lets an assistant do, said to the person who grants it. */
export const SCOPE_WORDS: Record<Scope, ScopeWords> = {
  'innehall:las': { namn: 'Läsa', betyder: 'Artiklar, även utkast, bilder, handboken och personlexikonet.' },
  'innehall:skriv': {
    namn: 'Skriva och ändra',
    betyder: 'Skapa och spara utkast, ladda upp bilder och dela förhandsvisningar. Tidigare versioner går alltid att återställa.',
  },
  'innehall:publicera': {
    namn: 'Publicera',
    betyder: 'Godkänna, publicera, schemalägga och ta ned. Fel som stoppar en publicering kan den aldrig gå förbi.',
  },
  'trafik:las': { namn: 'Se siffror', betyder: 'Trafik och intäkter för det publicerade.' },
  'ko:skriv': { namn: 'Sköta arbetskön', betyder: 'Läsa arbetskön, lägga till uppgifter, ta dem och bocka av dem.' },
  offline_access: {
    namn: 'Förbli ansluten',
    betyder: 'Tills du kopplar bort den, eller tills den inte har använts på 60 dagar. Annars gäller anslutningen en halvtimme.',
  },
};

/** The host of a program as a person is told it. */
export function hostName(vard: string): string {
  // A scheme with its colon: no host has one last.
  if (vard.endsWith(':')) return `Program på egen dator (${vard})`;
  return ['127.0.0.1', '[::1]', 'localhost'].includes(vard) ? 'Program på egen dator' : vard;
}

/** The part of Studio that an address is the door to. */
export function resourceName(resurs: string): string {
  return resurs.endsWith('/trafik') ? 'Trafik, intäkter och arbetskö' : 'Artiklar och bilder';
}
