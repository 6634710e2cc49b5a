import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';

const source = z.string().trim().max(500);

const rowSchema = z.strictObject({
  k: z.string().trim().min(1).max(100).meta({ description: 'Vad uppgiften är, till exempel Yrke.' }),
  v: z.string().trim().min(1).max(500).meta({ description: 'Uppgiften.' }),
  kalla: source.optional().meta({ description: 'Varifrån just den här uppgiften kommer.' }),
});

export const linkSchema = z.strictObject({
  namn: z.string().trim().min(1).max(100).meta({ description: 'Vad länken leder till, till exempel Webbplats eller Instagram.' }),
  adress: bounded('address')
    .trim()
    .regex(/^https?:\/\//i)
    .meta({ description: 'Adressen, med https.', adress: 'lank' }),
});

const sourcesSchema = z
  .strictObject({
    namn: source.meta({ description: 'Varifrån namnet kommer.' }),
    fodd: source.meta({ description: 'Varifrån födelsedatumet kommer.' }),
    kandFor: source.meta({ description: 'Varifrån det kommer vad personen är känd för.' }),
  })
  .partial();

export type FactSources = z.infer<typeof sourcesSchema>;

const personsName = shownName(bounded('name').trim().min(1));

/** What may be written of a person that articles are about. */
export const knownPersonFields = {
  namn: personsName.meta({ description: 'Namnet som personen är känd under: på en rad, utan tecken som döljer eller vänder bokstäver.' }),
  alias: z
    .array(personsName.meta({ description: 'Ett namn på en rad, utan tecken som döljer eller vänder bokstäver.' }))
    .max(100)
    .meta({ description: 'Andra namn och stavningar som personen ska hittas med.' }),
  fodd: z.string().trim().max(200).meta({ description: 'Födelsedatum som läsaren ser det, till exempel 20 november 1985.' }),
  foddIso: z.string().trim().meta({ description: 'Födelsedatum som ÅÅÅÅ-MM-DD, ÅÅÅÅ-MM eller ÅÅÅÅ; tomt när det är okänt.' }),
  kandFor: z.string().trim().max(500).meta({ description: 'Vad personen är känd för.' }),
  vag: bounded('address')
    .trim()
    .meta({ description: 'Adress till personens sida på sajten; tom när det inte finns någon.', adress: 'lank' }),
  rader: z.array(rowSchema).max(50).meta({ description: 'Fler uppgifter till snabbfakta, en per rad.' }),
  lankar: z.array(linkSchema).max(30).meta({ description: 'Personens egna sidor: webbplats och sociala kanaler.' }),
  kallor: sourcesSchema.meta({
    description: 'Källa för var och en av uppgifterna. Den som ändras utan att källan anges får Redaktionen som källa.',
  }),
  kalla: source.meta({ description: 'Källa för det som inte har någon egen.' }),
  externtId: z.string().trim().min(1).max(100).nullable().meta({ description: 'Id i en annan källa, till exempel Wikidatas Q-nummer.' }),
};

/** A person's picture, of the library. */
export const portraitSchema = z.object({
  id: z.string(),
  src: z.string().meta({ description: 'Den minsta varianten.' }),
  alt: z.string(),
  kredit: z.string(),
});

export type Portrait = z.infer<typeof portraitSchema>;

/** An entry of the people dictionary (decisions.md §12, `personer`). */
export const knownPersonSchema = z
  .object({
    id: z.string(),
    ...knownPersonFields,
    bild: portraitSchema.nullable().meta({ description: 'Personens bild i bildarkivet; null när ingen är vald.' }),
    sida: z.string().meta({
      description: 'Personens sida här på sajten, när det finns publika artiklar om personen och svenska läses här; annars tom.',
    }),
    stjarntecken: z.string().meta({ description: 'Härlett ur foddIso; tomt när dagen är okänd.' }),
    skapad: z.string(),
    andrad: z.string(),
  })
  .meta({ id: 'KandPerson' });

export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** One of several that a name may mean: enough to tell them apart. */
export const candidateSchema = z
  .object({
    id: z.string().meta({ description: 'Sök kandis på det i stället för namnet, så hittas just den personen.' }),
    namn: z.string(),
    fodd: z.string(),
    kandFor: z.string(),
  })
  .meta({ id: 'Kandidat' });

export type Candidate = z.infer<typeof candidateSchema>;

/** A public article that is about somebody. */
export const articleAboutSchema = z
  .object({
    innehall: z.string(),
    sprak: languageSchema,
    rubrik: z.string(),
    lank: z.string().nullable().meta({ description: 'Artikelns adress för läsarna.' }),
    publicerad: z.string(),
  })
  .meta({ id: 'ArtikelOmPerson' });

export type ArticleAbout = z.infer<typeof articleAboutSchema>;
