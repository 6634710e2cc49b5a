import { z } from 'zod';
import { adSlotsSchema, framedAddress } from '#lib/contract/ads.ts';
import { authorSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { AD_CONSENTS } from '#lib/contract/closed/ads.ts';
import { LEAST_PROVING_PERCENT } from '#lib/contract/closed/proving.ts';
import { SECRET_SET } from '#lib/contract/closed/settings.ts';
import { LOGOTYPE_PLACES, TYPEFACES } from '#lib/contract/closed/site.ts';
import { parseAgreement } from '#lib/contract/picture-agreement.ts';
import { roleId } from '#lib/contract/role-shapes.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { siteLinksSchema } from '#lib/contract/site-links.ts';
import { ARTICLE_PARTS, USUAL_THEME_PARTS } from '#lib/contract/theme-parts.ts';

const line = (of: z.ZodString) => shownName(of.trim());
const perLanguage = <Of extends z.ZodType>(sv: Of, description: string) => z.object({ sv, en: sv }).meta({ description });
const webAddress = bounded('address')
  .trim()
  .regex(/^(https?:\/\/[^\s/?#@]\S*)?$/);
const secret = (what: string) =>
  bounded('address')
    .trim()
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
    .meta({ description: `${what} Läses som "${SECRET_SET}" när det finns ett; "" tar bort det.` });

/** The fields of each group, each in the form that is kept and told. */
const groups = {
  webbplats: z.object({
    namn: line(bounded('name')).min(1).meta({ description: 'Webbplatsens namn, som läsarna ser det.' }),
    beskrivning: z
      .object({
        sv: line(bounded('seoDescription')).meta({ description: 'På svenska, på en rad.' }),
        en: line(bounded('seoDescription')).meta({ description: 'På engelska, på en rad.' }),
      })
      .meta({ description: 'Vad webbplatsen är, i en mening per språk.' }),
    ansvarig_utgivare: line(bounded('name')).meta({ description: 'Ansvarig utgivare; står i sidfoten.' }),
    utgivare: line(bounded('name')).meta({ description: 'Företaget eller föreningen bakom webbplatsen.' }),
    logotyp: bounded('address')
      .trim()
      .regex(/^(https:\/\/\S+|\/media\/\S+)?$/)
      .meta({
        description:
          'Logotypens adress: en bild i Studio (/media/…), för läsare och sökmotorer, eller https:// hos någon annan, bara för sökmotorer.',
      }),
    logotyp_visas: z.enum(LOGOTYPE_PLACES).meta({
      description:
        'Var läsarna ser logotypen: bredvid namnet, i stället för det, eller inte alls. Där de ser den är den också ikonen i webbläsarens flik.',
    }),
    accent: z
      .string()
      .trim()
      .max(7)
      .regex(/^(#[0-9a-fA-F]{6})?$/)
      .meta({
        description: 'Webbplatsens färg på länkar och märken, till exempel #1f6f54; tom är Studios. Görs läsbar på ljust och mörkt.',
      }),
    typsnitt: z.enum(TYPEFACES).meta({
      description:
        'Läsarnas typsnitt: serif (Studios, med seriffer i rubriker och text), sans (Studios utan seriffer överallt) eller system (läsarens egna; inget hämtas).',
    }),
    kontakt: bounded('email')
      .trim()
      .regex(/^(https?:\/\/[^\s/?#@]\S*|[^\s@<>,;:]+@[^\s@<>,;:]+)?$/)
      .meta({
        description: 'E-postadress eller webbadress dit läsarna kan vända sig, och den som har hittat en säkerhetsbrist (security.txt).',
      }),
    sociala: z
      .array(webAddress.min(1).meta({ description: 'En webbadress som börjar med https://.' }))
      .max(20)
      .meta({ description: 'Adresser till webbplatsens konton i sociala medier.' }),
    meny: perLanguage(siteLinksSchema, 'Länkarna efter sektionerna i menyn, per språk.'),
    sidfot: perLanguage(siteLinksSchema, 'Redaktionens egna länkar i sidfoten, per språk: om oss, annonsera, tillgänglighet.'),
    saknas: perLanguage(
      bounded('seoDescription').trim().meta({ description: 'En text på några meningar; tom är Studios.' }),
      'Vad läsaren får veta där en sida saknas (404), per språk.',
    ),
    ai_not: z.enum(['ingen', 'storre_del', 'del']).meta({
      description:
        'Vad läsarna får veta om AI: inget, när AI har skrivit minst hälften av orden, eller från en tiondel. Gäller det som publiceras medan det är påslaget.',
    }),
    ai_granskare: z
      .enum(['redaktionen', 'namn'])
      .meta({ description: 'Hur noten säger vem som har granskat det som AI har skrivit: redaktionen, eller med namn.' }),
    rattelser: z.enum(['text', 'fore_efter']).meta({
      description: 'Vad läsarna ser av en rättelse: dess text, eller också orden före och efter i de rättelser där det är valt.',
    }),
    andrat_sedan: z.enum(['visas_inte', 'visas']).meta({
      description: 'Om läsarna ser vad som har ändrats sedan de läste. Vad de har läst sparas bara i deras egen webbläsare.',
    }),
  }),
  publicering: z.object({
    cms: z.enum(['inbyggd', 'wordpress']).meta({ description: 'Var svenska artiklar publiceras.' }),
    url: webAddress.meta({ description: 'WordPress adress.' }),
    anvandare: line(bounded('name')).meta({ description: 'Användaren i WordPress.' }),
    losenord: secret('Användarens applikationslösenord.'),
    lage: z.enum(['skarp', 'test']).meta({ description: 'test: inget som publiceras blir offentligt.' }),
    temadelar: z
      .array(z.enum(ARTICLE_PARTS).meta({ description: 'rubrik, ingress, byline, datum eller bild.' }))
      .max(ARTICLE_PARTS.length)
      .meta({ description: 'Det av artikeln som WordPress teman visar själva: Studio skickar resten.' }),
    teman: z
      .array(
        z
          .object({
            tema: line(bounded('name')).min(1).meta({ description: 'Temats namn i WordPress: mappen det ligger i, som twentytwentyfive.' }),
            delar: z.array(z.enum(ARTICLE_PARTS)).max(ARTICLE_PARTS.length).meta({ description: 'Det som temat visar själv.' }),
          })
          .strict(),
      )
      .max(50)
      .refine((chosen) => new Set(chosen.map(({ tema }) => tema)).size === chosen.length)
      .meta({ description: 'Teman som inte visar det som står i temadelar, vart och ett högst en gång.' }),
    forfattare: z.enum(['konto', 'samma_namn']).meta({
      description:
        'Vem WordPress har som författare: kontot som Studio loggar in med (konto), eller den användare där som heter som bylinen och får skriva inlägg (samma_namn). Med konto behålls den som redan står där. Med samma_namn sätts den vid varje leverans, också över en som är vald för hand.',
    }),
    sokmotorer: z.enum(['inget', 'indexnow']).meta({
      description: 'Vad sökmotorer får veta när en artikel publiceras, ändras eller tas ned: inget, eller dess adress genom IndexNow.',
    }),
    prisdagar: z.int().min(1).max(3_650).meta({ description: 'Så många dagar efter att ett pris kontrollerades är det inte gammalt.' }),
  }),
  ai: z.object({
    tjanst: z.enum(['ingen', 'anthropic', 'openai-kompatibel']).meta({ description: 'Vilken AI-tjänst som används.' }),
    url: webAddress.meta({ description: 'Tjänstens adress; tom för leverantörens egen.' }),
    modell: line(bounded('name')).meta({ description: 'Modellens namn hos tjänsten.' }),
    nyckel: secret('Tjänstens nyckel.'),
    dygnsbudget: z.int().min(0).max(10_000_000_000).meta({ description: 'Tokens per dygn, svensk tid.' }),
  }),
  epost: z.object({
    smtp_url: secret('Mejlservern: smtp://användare:lösenord@server:587/?fran=redaktionen@exempel.se (smtps:// för TLS från början).'),
  }),
  sakerhet: z.object({
    andra_faktor: z
      .array(roleId.meta({ description: 'Id för en roll, till exempel chefredaktor.' }))
      .max(100)
      .meta({ description: 'Roller som måste logga in i två steg.' }),
    session_timmar: z.int().min(1).max(720).meta({ description: 'Så många timmar får en inloggning vara oanvänd.' }),
    agentnyckel_dagar: z.int().min(0).max(3_650).meta({
      description: 'Så många dagar får en agents nyckel gälla, räknat från att den skapas, byts eller förlängs; 0 är utan gräns.',
    }),
  }),
  integritet: z.object({
    policy: webAddress.meta({ description: 'Adressen till integritetspolicyn; länkas i sidfoten.' }),
  }),
  annonser: z.object({
    samtycke: z.enum(AD_CONSENTS).meta({
      description: 'inga: inga annonser. egen: Studio frågar läsarna. tcf: en registrerad samtyckestjänst frågar dem, i en ram.',
    }),
    tcf_adress: z
      .union([z.literal(''), framedAddress])
      .meta({ description: 'Adressen (https) till en sida som har samtyckestjänsten (TCF 2), på en annan värd än Studio.' }),
    platser: adSlotsSchema,
  }),
  granskning: z.object({
    fyra_ogon_sektioner: z
      .array(z.string().max(40).meta({ description: 'Id för en sektion.' }))
      .max(200)
      .meta({
        description: 'Sektioner där det som publiceras ska vara godkänt av någon annan än den som har skrivit det; tom lista: inga.',
      }),
    fyra_ogon_mallar: z
      .array(z.string().max(100).meta({ description: 'Id för en mall, till exempel nyhet.' }))
      .max(100)
      .meta({ description: 'Detsamma för artiklar i de här mallarna, i vilken sektion de än står; tom lista: inga.' }),
    agenters_andringar: z
      .enum(['som_tillatet', 'alltid_forslag'])
      .meta({ description: 'alltid_forslag: ingen agent sparar över det som någon annan skrev senast; den lämnar ett förslag.' }),
    agenters_ordrar: z.enum(['som_tillatet', 'fraga_alltid']).meta({
      description: 'fraga_alltid: inget som en agent publicerar går ut förrän den som gav ordern själv har bekräftat den.',
    }),
    agenters_prov: z
      // Where a bound did not end it, a fault would tell of the bounds alone.
      .union([z.int().min(LEAST_PROVING_PERCENT, { abort: true }).max(100, { abort: true }), z.literal(0)])
      .meta({
        description:
          'Så många procent av varje slag i provbanan, 50–100, ska en nyckel ha klarat innan agenten publicerar; 0: inget. En agents eget krav kan vara högre.',
      }),
    agenters_prov_dagar: z.int().min(1).max(365).meta({
      description: 'Så många dagar räcker det resultatet. En agents eget krav kan vara kortare.',
    }),
    oppna_forslag: z
      .enum(['varnar', 'stoppar'])
      .meta({ description: 'Om förslag till ändringar som ingen har tagit ställning till stoppar publicering, eller bara varnar.' }),
  }),
  bilder: z.object({
    avtal: z
      .array(
        line(bounded('name'))
          .refine((text) => parseAgreement(text) !== undefined)
          .meta({ description: 'Namn, kolon, var bilden får visas (webb, sociala, cms) och hur länge: ”TT: webb, 12 mån”.' }),
      )
      .max(100)
      .meta({ description: 'Bildavtal som erbjuds när en bilds rättigheter fylls i.' }),
  }),
  logg: z.object({
    sparas_manader: z.int().min(0).max(1_200).meta({ description: 'Hela månader, minst 6; 0 är för alltid.' }),
  }),
};

export const settingsSchema = z.object(groups).meta({ id: 'Installningar' });
export type Settings = z.infer<typeof settingsSchema>;

/** How short a time the log may be kept: what came of a month's work is looked into afterwards. */
export const LEAST_LOG_MONTHS = 6;

const changedDescription = groups.webbplats.shape.beskrivning
  .partial()
  .strict()
  .meta({ description: 'Vad webbplatsen är, i en mening per språk.' });

const { meny, sidfot, saknas } = groups.webbplats.shape;
/** One language may be changed by itself. */
const changedTexts = {
  beskrivning: changedDescription,
  meny: meny.partial().strict().meta({ description: 'Menyns egna länkar. Ett språk som utelämnas ändras inte.' }),
  sidfot: sidfot.partial().strict().meta({ description: 'Sidfotens egna länkar. Ett språk som utelämnas ändras inte.' }),
  saknas: saknas.partial().strict().meta({ description: 'Texten där en sida saknas. Ett språk som utelämnas ändras inte.' }),
};

/** What may be left out of a change: everything. */
const changes = {
  webbplats: groups.webbplats.extend(changedTexts).partial(),
  publicering: groups.publicering.partial(),
  ai: groups.ai.partial(),
  epost: groups.epost.partial(),
  sakerhet: groups.sakerhet.partial(),
  integritet: groups.integritet.partial(),
  annonser: groups.annonser.partial(),
  granskning: groups.granskning.partial(),
  bilder: groups.bilder.partial(),
  logg: groups.logg.partial(),
};

/** A change of settings as it is asked for: groups and fields that are left out stay as they are. */
export const settingsChangeFields = {
  webbplats: changes.webbplats.strict().optional().meta({ description: 'Vem webbplatsen är. Det som utelämnas ändras inte.' }),
  publicering: changes.publicering.strict().optional().meta({ description: 'Var artiklar publiceras. Det som utelämnas ändras inte.' }),
  ai: changes.ai.strict().optional().meta({ description: 'AI-tjänsten. Det som utelämnas ändras inte.' }),
  epost: changes.epost.strict().optional().meta({ description: 'Mejlservern. Det som utelämnas ändras inte.' }),
  sakerhet: changes.sakerhet.strict().optional().meta({ description: 'Hur man loggar in. Det som utelämnas ändras inte.' }),
  integritet: changes.integritet.strict().optional().meta({ description: 'Läsarnas integritet. Det som utelämnas ändras inte.' }),
  annonser: changes.annonser.strict().optional().meta({ description: 'Annonser och läsarnas samtycke. Det som utelämnas ändras inte.' }),
  granskning: changes.granskning.strict().optional().meta({ description: 'Vem som får godkänna. Det som utelämnas ändras inte.' }),
  bilder: changes.bilder.strict().optional().meta({ description: 'Bildarkivet. Det som utelämnas ändras inte.' }),
  logg: changes.logg.strict().optional().meta({ description: 'Hur länge loggen sparas.' }),
};

/** The same as it was kept by any release of Studio: what this one does not know of is left aside. */
export const keptSettingsSchema = z.object(changes).partial();
export type SettingsChange = z.infer<typeof keptSettingsSchema>;

/** What a newsroom has before it has said anything. */
export const FIRST_SETTINGS: Settings = {
  webbplats: {
    ...{ namn: 'Min redaktion', beskrivning: { sv: '', en: '' }, ansvarig_utgivare: '', utgivare: '', logotyp: '', accent: '' },
    ...{
      logotyp_visas: 'bredvid_namnet',
      typsnitt: 'serif',
      kontakt: '',
      sociala: [],
      meny: { sv: [], en: [] },
      sidfot: { sv: [], en: [] },
    },
    ...{ saknas: { sv: '', en: '' }, ai_not: 'ingen', ai_granskare: 'redaktionen', rattelser: 'text', andrat_sedan: 'visas_inte' },
  },
  publicering: {
    ...{ cms: 'inbyggd', url: '', anvandare: '', losenord: '', lage: 'skarp', temadelar: [...USUAL_THEME_PARTS], teman: [] },
    ...{ forfattare: 'konto', sokmotorer: 'inget', prisdagar: 30 },
  },
  ai: { tjanst: 'ingen', url: '', modell: '', nyckel: '', dygnsbudget: 2_000_000 },
  epost: { smtp_url: '' },
  sakerhet: { andra_faktor: [], session_timmar: 12, agentnyckel_dagar: 0 },
  integritet: { policy: '' },
  annonser: { samtycke: 'inga', tcf_adress: '', platser: [] },
  granskning: {
    fyra_ogon_sektioner: [],
    fyra_ogon_mallar: [],
    agenters_andringar: 'som_tillatet',
    agenters_ordrar: 'som_tillatet',
    agenters_prov: 0,
    agenters_prov_dagar: 30,
    oppna_forslag: 'varnar',
  },
  bilder: { avtal: [] },
  logg: { sparas_manader: 0 },
};

/** The settings with a change made to them. */
export function withChange(settings: Settings, change: SettingsChange): Settings {
  const { webbplats, publicering, ai, epost, sakerhet, integritet, annonser, granskning, bilder, logg } = settings;
  return {
    webbplats: {
      ...webbplats,
      ...change.webbplats,
      beskrivning: { ...webbplats.beskrivning, ...change.webbplats?.beskrivning },
      meny: { ...webbplats.meny, ...change.webbplats?.meny },
      sidfot: { ...webbplats.sidfot, ...change.webbplats?.sidfot },
      saknas: { ...webbplats.saknas, ...change.webbplats?.saknas },
    },
    publicering: { ...publicering, ...change.publicering },
    ai: { ...ai, ...change.ai },
    epost: { ...epost, ...change.epost },
    sakerhet: { ...sakerhet, ...change.sakerhet },
    integritet: { ...integritet, ...change.integritet },
    annonser: { ...annonser, ...change.annonser },
    granskning: { ...granskning, ...change.granskning },
    bilder: { ...bilder, ...change.bilder },
    logg: { ...logg, ...change.logg },
  };
}

/** `publicering.url`: every field of a change, with what it says. */
export function fieldsOf(change: SettingsChange): Map<string, unknown> {
  const named = Object.entries(change).flatMap(([group, fields]) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) => (value === undefined ? [] : [[`${group}.${field}`, value] as const])),
  );
  return new Map(named);
}

/** The fields in which two differ. */
export function changedSettings(before: Settings, after: Settings): string[] {
  const were = fieldsOf(before);
  return [...fieldsOf(after)].flatMap(([field, value]) => (JSON.stringify(were.get(field)) === JSON.stringify(value) ? [] : [field]));
}

/** The settings with each secret that is set turned into something else. */
export function withSecrets(settings: Settings, turned: (secret: string) => string): Settings {
  const turn = (value: string) => (value === '' ? '' : turned(value));
  return {
    ...settings,
    publicering: { ...settings.publicering, losenord: turn(settings.publicering.losenord) },
    ai: { ...settings.ai, nyckel: turn(settings.ai.nyckel) },
    epost: { smtp_url: turn(settings.epost.smtp_url) },
  };
}

/** What is kept of the settings, without the secrets among them: for whoever takes them elsewhere. */
export function keptWithoutSecrets({ publicering, ai, epost: _, ...kept }: SettingsChange): SettingsChange {
  const { losenord: _password, ...open } = publicering ?? {};
  const { nyckel: _key, ...model } = ai ?? {};
  return { ...kept, ...(publicering && { publicering: open }), ...(ai && { ai: model }) };
}

/** One version of the settings, without what they were. */
export const settingsVersionSchema = z
  .object({
    version: z.int(),
    falt: z.array(z.string()).meta({ description: 'Fälten som ändrades, till exempel webbplats.namn.' }),
    aterstalld: z.int().nullable().meta({ description: 'Versionen som återställdes, om det var så.' }),
    andringar: z
      .array(z.object({ falt: z.string(), fore: z.string(), efter: z.string() }))
      .optional()
      .meta({ description: `Vad varje fält var och blev, i listan över versioner; en hemlighet visas som "${SECRET_SET}".` }),
    av: authorSchema,
    skapad: z.string(),
  })
  .meta({ id: 'Installningsversion' });

export type SettingsVersion = z.infer<typeof settingsVersionSchema>;
