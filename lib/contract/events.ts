import { z } from 'zod';
import { authorSchema } from '#lib/contract/article.ts';
import { EVENT_TYPES, type EventType } from '#lib/contract/closed/event.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { LOG_OUTCOMES, LogEvent } from '#lib/contract/log-events.ts';

/** What in the log each is. */
export const EVENTS: Readonly<Record<EventType, readonly LogEvent[]>> = {
  'innehall.skapat': ['skapaInnehall', 'kopieraInnehall', 'importeraArtikel'],
  'innehall.andrat': ['andraInnehall', 'taggaInnehall', 'angraAgent'],
  'innehall.nedtaget': ['taNedInnehall'],
  'version.sparad': ['sparaSprakversion', 'aterstallRevision', 'bytArtikelbild'],
  'version.status': ['sattSprakstatus'],
  'release.begard': ['slappInnehall', 'provaReleaseIgen'],
  'release.andrad': ['andraRelease'],
  'release.godkand': ['godkannRelease'],
  'release.avslagen': ['avslaRelease'],
  'release.avbruten': ['avbrytRelease'],
  'release.utford': ['utforRelease'],
  'oversattning.begard': ['oversattInnehall', 'oversattLista'],
  'oversattning.avbruten': ['avbrytOversattning'],
  'oversattning.utford': ['utforOversattning'],
  'live.inlagg': ['skapaLiveinlagg'],
  'live.andrat': ['andraLiveinlagg'],
  'live.borttaget': ['taBortLiveinlagg'],
  'live.avslutat': ['avslutaLiverapport'],
  'forslag.lamnat': ['foreslaAndring'],
  'forslag.godtaget': ['godtaAndringsforslag'],
  'forslag.avbojt': ['avbojAndringsforslag'],
  'kommentar.skapad': ['skapaKommentar', 'skapaKokommentar'],
  'kommentar.andrad': ['andraKommentar'],
  'kommentar.borttagen': ['taBortKommentar'],
  'ko.skapad': ['skapaKouppgift', 'bestallIde'],
  'ko.andrad': ['andraKouppgift', 'taKouppgift', 'slappKouppgift', 'lamnaOverKouppgift'],
  'ko.klar': ['klarmarkeraKouppgift'],
  'media.uppladdad': ['laddaUppMedia', 'hamtaMediaFranAdress'],
  'media.andrad': ['andraMedia', 'bytMediafil'],
  'media.borttagen': ['taBortMedia'],
  'tagg.skapad': ['skapaTagg'],
  'tagg.andrad': ['andraTagg'],
  'tagg.sammanslagen': ['slaIhopTaggar'],
};

/** Where they are told as they happen. */
export const EVENTS_STREAM_ADDRESS = '/studio/api/handelser/strom';

/** What of the log's notes says what was done, by id and state; texts, names and what something was before are read where they are. */
export const EVENT_DATA = [
  ...['revision', 'nr', 'bas', 'publicerad', 'status', 'release', 'lage', 'revisioner', 'jobb', 'kopia_av'],
  ...['forslag', 'kommentar', 'trad', 'ko', 'ide', 'media', 'tagg', 'till', 'lank', 'leder_till'],
] as const;

export const eventSchema = z
  .object({
    id: z.string().meta({ description: 'Densamma varje gång. Skickas som efter för det som hände sedan.' }),
    tid: z.string(),
    typ: z.enum(EVENT_TYPES),
    innehall: z.string().nullable(),
    sprak: z.enum(LANGUAGES).nullable(),
    av: authorSchema,
    order_av: authorSchema.nullable(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'Vad som hände, med id och lägen: utfall och operation finns alltid.' }),
  })
  .meta({ id: 'Handelse' });

export type NewsroomEvent = z.infer<typeof eventSchema>;

export const eventsPageSchema = z.object({
  ok: z.literal(true),
  handelser: z.array(eventSchema),
  nasta: z.string().nullable().meta({ description: 'Skickas som efter nästa gång. null bara så länge inget alls har hänt.' }),
});

/** How it went, and by which operation: in every event's data. */
export interface EventOutcome {
  utfall: (typeof LOG_OUTCOMES)[number];
  operation: LogEvent;
}
