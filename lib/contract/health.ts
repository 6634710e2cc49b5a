import { z } from 'zod';

/** What Studio needs around it, and whether it is ready without: `kravs` says that nobody is to be sent here while it is `borta`. */
export const HEALTH_PARTS = {
  databas: { rubrik: 'Databasen', kravs: true },
  databasversion: { rubrik: 'Databasens version', kravs: true },
  koer: { rubrik: 'Köerna', kravs: true },
  disk: { rubrik: 'Utrymmet på disken', kravs: true },
  bilder: { rubrik: 'Bildernas plats', kravs: false },
  publiceringssystem: { rubrik: 'Publiceringssystemet', kravs: false },
  epost: { rubrik: 'E-posten', kravs: false },
  sprakmodell: { rubrik: 'Språkmodellen', kravs: false },
} as const;

export type HealthPartName = keyof typeof HEALTH_PARTS;

export const HEALTH_PART_NAMES = Object.keys(HEALTH_PARTS) as HealthPartName[]; // As they are written there.

export const HEALTH_STATES = ['fungerar', 'stord', 'borta', 'avstangd', 'okand'] as const;

export type HealthState = (typeof HEALTH_STATES)[number];

const LAGE = {
  description:
    'fungerar; stord: fungerar, men inte som det ska; borta: fungerar inte; avstangd: används inte; okand: går inte att se just nu.',
};

/** What anybody is told of a part: its state, and nothing of what is behind it. */
export const toldPartSchema = z.object({
  namn: z.enum(HEALTH_PART_NAMES),
  lage: z.enum(HEALTH_STATES).meta(LAGE),
  text: z.string(),
});

export type ToldPart = z.infer<typeof toldPartSchema>;

export const healthPartSchema = toldPartSchema
  .extend({
    rubrik: z.string(),
    kravs: z.boolean().meta({ description: 'Om Studio inte är redo när delen är borta.' }),
    orsak: z.string().meta({ description: 'Vad som är fel, eller vad som sågs; kan vara tomt.' }),
    atgard: z.string().meta({ description: 'Vad man gör åt det; tomt när inget behövs.' }),
  })
  .meta({ id: 'Halsodel' });

export type HealthPart = z.infer<typeof healthPartSchema>;

export const healthSchema = z
  .object({
    redo: z.boolean().meta({ description: 'Om instansen tar emot anrop: allt som krävs finns.' }),
    delar: z.array(healthPartSchema),
    release: z.string(),
    bygge: z.string(),
    sedan: z.string().meta({ description: 'När instansen startade.' }),
    kontrollerad: z.string(),
  })
  .meta({ id: 'Halsa', description: 'Hur Studio mår, del för del, sett av den instans som svarar.' });

export type Health = z.infer<typeof healthSchema>;

/** What is true of any part in that state. */
const STATE_WORDS: Record<HealthState, string> = {
  fungerar: 'fungerar',
  stord: 'fungerar, men inte helt',
  borta: 'fungerar inte',
  avstangd: 'används inte',
  okand: 'går inte att kontrollera just nu',
};

/** Where a part has better words for its state. */
const OWN_WORDS: Partial<Record<HealthPartName, Partial<Record<HealthState, string>>>> = {
  databas: { fungerar: 'Databasen svarar.', borta: 'Databasen svarar inte.' },
  databasversion: {
    fungerar: 'Databasen har den version som Studio behöver.',
    stord: 'Databasen är nyare än den här instansen.',
    borta: 'Databasen har inte den version som Studio behöver.',
  },
  koer: { fungerar: 'Det som väntar blir gjort.', stord: 'Det som väntar blir gjort för sent.', borta: 'Det som väntar blir inte gjort.' },
  disk: { fungerar: 'Det finns plats på disken.', stord: 'Disken är snart full.', borta: 'Disken är full, eller svarar inte.' },
  bilder: { fungerar: 'Bilderna går att komma åt.', stord: 'Bilderna kommer långsamt.', borta: 'Bilderna går inte att komma åt.' },
  publiceringssystem: { fungerar: 'Publiceringssystemet svarar.', borta: 'Publiceringssystemet tar inte emot artiklar.' },
  epost: { fungerar: 'Mejlservern svarar.', borta: 'Mejlservern tar inte emot brev.', avstangd: 'Ingen mejlserver är inställd.' },
  sprakmodell: {
    fungerar: 'Språkmodellen svarar.',
    avstangd: 'Ingen språkmodell är inställd.',
    okand: 'Språkmodellen är inställd, men ingen har frågat den den senaste timmen.',
  },
};

/** A part's state as anybody is told it, in Swedish. */
export function toldOf(namn: HealthPartName, lage: HealthState): ToldPart {
  return { namn, lage, text: OWN_WORDS[namn]?.[lage] ?? `${HEALTH_PARTS[namn].rubrik} ${STATE_WORDS[lage]}.` };
}

/** Whether nobody is to be sent here: something that Studio cannot do without is away, or cannot be seen. */
export function isReady(parts: readonly Pick<ToldPart, 'namn' | 'lage'>[]): boolean {
  return parts.every(({ namn, lage }) => !HEALTH_PARTS[namn].kravs || (lage !== 'borta' && lage !== 'okand'));
}
