import { z } from 'zod';
import { authorSchema, languageSchema } from '#lib/contract/article.ts';
import { LINK_STATES } from '#lib/contract/closed/link.ts';

/** Why a link is not simply there: lib/content/link-causes.ts says it in words. */
export const LINK_CAUSES = [
  ...(['nedtagen', 'finns_inte', 'utlank_okand', 'utlank_slut', 'svar', 'mjuk_404', 'dns', 'natverk', 'tls'] as const),
  ...(['tid', 'slinga', 'manga_led', 'leder_fel', 'adress', 'ej_internet', 'nekad', 'robots'] as const),
] as const;
export type LinkCause = (typeof LINK_CAUSES)[number];

/** So many places of a link are shown in a list of many articles’ links, and so many are counted. */
export const PLACES_SHOWN = 10;
export const PLACES_COUNTED = 100;

const placeSchema = z
  .object({
    innehall: z.string(),
    rubrik: z.string(),
    sprak: languageSchema,
    block: z.string().meta({ description: 'Blockets id; tomt för en källa.' }),
  })
  .meta({ id: 'Lankplats' });

/** An address that public articles link to (decisions.md §12). */
export const linkSchema = z
  .object({
    id: z.string(),
    adress: z.string().meta({ description: 'Den egna webbplatsens adresser skrivs utan värd: /sektion/artikel.' }),
    vard: z.string().meta({ description: 'Värden som svarar; tom för den egna webbplatsen.' }),
    tillstand: z.enum(LINK_STATES),
    svar: z.int().nullable().meta({ description: 'HTTP-status vid senaste kontrollen.' }),
    leder_till: z.string().nullable().meta({ description: 'Dit länken leder vidare.' }),
    orsak: z.enum(LINK_CAUSES).nullable(),
    orsak_text: z.string().nullable().meta({ description: 'Orsaken i en mening.' }),
    kontrollerad: z.string().nullable(),
    nasta_kontroll: z.string().nullable(),
    misslyckade: z.int().meta({ description: 'Kontroller i rad som inte gick bra.' }),
    andrad: z.string().meta({ description: 'När tillståndet senast ändrades.' }),
    arkiv: z.string().nullable().meta({ description: 'Var Internet Archive kan ha en kopia av en trasig sida; det är inte kontrollerat.' }),
    ignorerad: z.object({ till: z.string(), anledning: z.string(), av: authorSchema }).nullable(),
    platser: z.array(placeSchema).meta({ description: `Var den står, högst ${PLACES_SHOWN}; i en artikels lista alla artikelns.` }),
    antal_platser: z.int().meta({ description: `Räknas till ${PLACES_COUNTED}.` }),
    fler_platser: z.boolean(),
  })
  .meta({ id: 'Lank' });
export type Link = z.infer<typeof linkSchema>;
