import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';

/** What can be wrong with history. */
export const HISTORY_FAULTS = [
  'andrad',
  'borttagen',
  'tillagd',
  'innehall_stammer_inte',
  'kedja_bruten',
  'sigill_stammer_inte',
  'sigill_saknas',
  'gallring_stammer_inte',
  'rot_saknas',
  'visar_annat',
  'visas_inte',
  'visas_nedtagen',
  'andrad_utanfor',
  'sparr_avstangd',
  'sparr_andrad',
  'forsegling_star_stilla',
] as const;

export type HistoryFault = (typeof HISTORY_FAULTS)[number];

export const historyFindingSchema = z
  .object({
    kod: z.enum(HISTORY_FAULTS),
    orsak: z.string().meta({ description: 'Vad som är fel, för en människa.' }),
    tabell: z.string().meta({ description: 'Tabellen: revision, logg, sigill …' }),
    rad: z.string().meta({ description: 'Radens id i tabellen; tomt när hela tabellen menas.' }),
    innehall: z.string().nullable().meta({ description: 'Artikelns id, när raden är en version av en.' }),
    sprak: z.string().nullable(),
    nr: z.int().nullable().meta({ description: 'Versionens nummer.' }),
  })
  .meta({ id: 'Historikfynd' });

export type HistoryFinding = z.infer<typeof historyFindingSchema>;

export const historyCheckSchema = z
  .object({
    id: z.string(),
    begard: z.string(),
    av: authorSchema.nullable().meta({ description: 'Vem som bad om kontrollen; null när Studio gjorde den av sig själv.' }),
    klar: z.string().nullable().meta({ description: 'När den blev klar; null medan den väntar eller pågår.' }),
    kontrollerade: z.int().meta({ description: 'Så många rader och bilder har setts.' }),
    totalt: z.int().meta({ description: 'Så många fanns det när kontrollen började; 0 innan den har börjat.' }),
    hel: z.boolean().nullable().meta({ description: 'Om historiken och det som läsarna ser var orört; null tills kontrollen är klar.' }),
    rot: z.string().nullable().meta({ description: 'Den senaste roten när kontrollen gjordes.' }),
    antal_fynd: z.int(),
    fynd: z.array(historyFindingSchema).meta({ description: 'De första fynden, högst 200.' }),
  })
  .meta({ id: 'Historikkontroll' });

export type HistoryCheckRecord = z.infer<typeof historyCheckSchema>;

export const historyStateSchema = z
  .object({
    rot: z.string().meta({ description: 'Den senaste roten: noterad utanför databasen visar den att ingenting före den har räknats om.' }),
    sigill: z.int().meta({ description: 'Så många sigill är satta.' }),
    vantar: z.int().meta({ description: 'Så många rader är skrivna men ännu inte förseglade.' }),
    senaste: historyCheckSchema.nullable().meta({ description: 'Den senaste kontrollen som blev klar.' }),
    pagar: historyCheckSchema.nullable().meta({ description: 'Den som väntar eller pågår.' }),
  })
  .meta({ id: 'Historik' });

export type HistoryState = z.infer<typeof historyStateSchema>;
