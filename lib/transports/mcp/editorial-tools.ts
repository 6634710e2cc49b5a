import { z } from 'zod';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { languageSchema } from '#lib/contract/article.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { orderAddress } from '#lib/contract/order-address.ts';
import type { Release } from '#lib/contract/release.ts';
import { sectionSchema } from '#lib/contract/section.ts';
import type { TranslationJob } from '#lib/contract/translation.ts';
import { fault } from '#lib/errors/fault.ts';
import { whoAmI } from '#lib/operations/caller/who-am-i.operation.ts';
import { validateItem } from '#lib/operations/check/validate-item.operation.ts';
import { lookUpCelebrity } from '#lib/operations/dictionary/look-up-celebrity.operation.ts';
import { getHandbook } from '#lib/operations/handbook/get-handbook.operation.ts';
import { createItem } from '#lib/operations/item/create-item.operation.ts';
import { getItem } from '#lib/operations/item/get-item.operation.ts';
import { listItems } from '#lib/operations/item/list-items.operation.ts';
import { patchItem } from '#lib/operations/item/patch-item.operation.ts';
import { saveLanguageVersion } from '#lib/operations/language/save-language-version.operation.ts';
import { setLanguageStatus } from '#lib/operations/language/set-language-status.operation.ts';
import { createLiveEntry } from '#lib/operations/live/create-live-entry.operation.ts';
import { fetchMedia } from '#lib/operations/media/fetch-media.operation.ts';
import { listMedia } from '#lib/operations/media/list-media.operation.ts';
import { uploadMedia } from '#lib/operations/media/upload-media.operation.ts';
import { proposeChange } from '#lib/operations/proposal/propose-change.operation.ts';
import { listReleases } from '#lib/operations/release/list-releases.operation.ts';
import { releaseItem } from '#lib/operations/release/order/release-item.operation.ts';
import { listRevisions } from '#lib/operations/revision/list-revisions.operation.ts';
import { restoreRevision } from '#lib/operations/revision/restore-revision.operation.ts';
import { listSections } from '#lib/operations/section/list-sections.operation.ts';
import { previewItem } from '#lib/operations/share/preview-item.operation.ts';
import { suggest } from '#lib/operations/suggestion/suggest.operation.ts';
import { listTemplates } from '#lib/operations/template/list-templates.operation.ts';
import { getTranslation } from '#lib/operations/translation/get-translation.operation.ts';
import { translateItem } from '#lib/operations/translation/translate-item.operation.ts';
import type { Underway } from '#lib/transports/mcp/call-progress.ts';
import { defineTool, type Fields, type ToBeDone, type ToolFacts } from '#lib/transports/mcp/define-tool.ts';
import { GENERATED_CHAPTERS, handbookChapters, shownChapters } from '#lib/transports/mcp/handbook-chapters.ts';
import { looseDocument } from '#lib/transports/mcp/loose-document.ts';
import {
  articleLink,
  described,
  describedArticle,
  shortArticle,
  shorten,
  textOf,
  versionText,
} from '#lib/transports/mcp/short-articles.ts';
import { shortened, shortFrame } from '#lib/transports/mcp/short-frame.ts';
import { shortenPicture, shortPicture } from '#lib/transports/mcp/short-pictures.ts';
import { shownTemplates, templateAnswer } from '#lib/transports/mcp/template-answer.ts';
import { pictureSent } from '#lib/transports/mcp/uploaded-picture.ts';

/** What a section is chosen by. */
const chosenSection = sectionSchema.omit({ ordning: true, arkiverad: true });
/** Without its sources, and without a word on each: tools say no more than they must (docs/decisions/assistants.md). */
const shortMadeWith = z
  .strictObject({ modell: bounded('name').optional(), verktyg: bounded('name').optional(), order: bounded('comment').optional() })
  .optional()
  .meta({ description: 'Vad texten är gjord med: din modell, ditt program, det som beställdes.' });
const ok = z.literal(true);
const link = z.string().meta({ description: 'Artikeln i redaktionens program.' });

/** What whoever is to confirm an order is told in the chat: in no words of the agent's, nor of the article's. */
function toConfirm(fore: string): string {
  return `En agent vill publicera på din order. Inget går ut förrän du själv har bekräftat den i Studio, senast ${stockholmMinute(fore)}: där står exakt vad som ska ut, och där kan du avslå.`;
}

/** The release as what its person is to confirm, where that is so and can still be done: what nobody has confirmed in time may be listed as waiting a while yet. */
function orderToConfirm({ id, tillstand, order_av, order_begaran, innehall }: Release, { url, now }: ToolFacts): ToBeDone[] {
  if (tillstand !== 'vantar_pa_godkannande' || order_av === null || order_begaran?.oforandrad !== true) return [];
  if (Date.parse(order_begaran.fore) <= Date.parse(now)) return [];
  return [{ id, person: order_av, text: toConfirm(order_begaran.fore), lank: `${url}${orderAddress(innehall.id)}` }];
}

/** The translation as whoever waits for it is told of it; undefined once it is over. */
function translating(jobb: TranslationJob | null): Underway | undefined {
  if (jobb === null || (jobb.status !== 'vantar' && jobb.status !== 'pagar')) return undefined;
  return { framsteg: jobb.framsteg, text: `Översättningen är klar till ${jobb.framsteg} procent.` };
}

const proposed = proposeChange.output.omit({ ok: true });

/** What was saved, or the id of what was only proposed. */
function savedOrProposed(answer: Fields): Fields {
  const { success, data } = proposed.safeParse(answer);
  return success ? { ok: true, forslag: data.forslag.id } : answer;
}

/** Writing and publishing: decisions.md §11 has it that there are 23. */
export const EDITORIAL_TOOLS = [
  defineTool({
    name: 'vem_ar_jag',
    title: 'Vem är jag?',
    description: 'Vem du är för Studio, var du får skriva och om du får publicera. Anropa den först.',
    operation: whoAmI,
  }),
  defineTool({
    name: 'las_handbok',
    title: 'Läs handboken',
    description:
      'Redaktionens regler för allt skrivande. Läs den i början av varje samtal, före första utkastet. Mallar och block står i hamta_mall.',
    operation: getHandbook,
    without: ['utforlig'],
    fields: {
      kapitel: z
        .array(z.string().max(100))
        .max(40)
        .optional()
        .meta({ description: `Bara de kapitlen. Utelämnat alla utom ${GENERATED_CHAPTERS.join(' och ')}, som hamta_mall ger.` }),
    },
    call: ({ kapitel: _, ...args }) => ({ ...args, utforlig: '1' }),
    output: z.object({ ok, version: z.string(), text: z.string(), kapitel: z.array(z.string()) }),
    present({ version, text }, { kapitel }) {
      const chapters = handbookChapters(text);
      return { ok: true, version, text: shownChapters(chapters, kapitel), kapitel: chapters.flatMap(({ namn }) => namn ?? []) };
    },
    text: ({ text }) => String(text),
  }),
  defineTool({
    name: 'lista_sektioner',
    title: 'Lista sektioner',
    description: 'Sektionerna, och mallarna i var och en.',
    operation: listSections,
    without: ['arkiverade'],
    output: z.object({ ok, sektioner: z.array(chosenSection) }),
    // Those that are listed take articles, in the order in which they stand.
    present: ({ sektioner }) => ({ ok: true, sektioner: sektioner.map((section) => chosenSection.parse(section)) }),
  }),
  defineTool({
    name: 'hamta_mall',
    title: 'Hämta mall',
    description:
      'Vad en mall kräver: obligatoriska fält, tillåtna och obligatoriska block, fälten i mallens egna block (andra förklaras om du anger dem i block) och ett helt exempel att skriva efter. Utan mall: en lista över mallarna. Exakt JSON Schema: resursen studio://mallar/{mall}.',
    operation: listTemplates,
    without: ['exempel'],
    fields: {
      mall: z.string().max(60).optional().meta({ description: 'Mallens id, till exempel nyhet.' }),
      sprak: languageSchema.default('sv').meta({ description: 'Exemplets språk.' }),
      block: z
        .array(z.string().max(60))
        .max(60)
        .optional()
        .meta({ description: 'Block vars fält ska förklaras. Utelämnat: de som hör till mallen.' }),
    },
    call: ({ mall }) => ({ exempel: mall === undefined ? '0' : '1' }),
    output: templateAnswer,
    present: shownTemplates,
  }),
  defineTool({
    name: 'sok_innehall',
    title: 'Sök artiklar',
    description: 'Söker och listar artiklar, utkast som publicerade. Visar bas (revisionen att bygga på) och länkar, inte texten.',
    operation: listItems,
    without: ['agare', 'raderad', 'alt'],
    output: z.object({ ...shortFrame, innehall: z.array(shortArticle) }),
    present: ({ innehall, ...frame }, _, facts) => ({
      ...shortened(frame),
      innehall: innehall.map((item) => shorten(item, facts)),
    }),
  }),
  defineTool({
    name: 'hamta_innehall',
    title: 'Hämta artikel',
    description:
      'En artikel och hela texten på ett språk, som den ska skickas till spara_sprakversion. Hämta alltid innan du ändrar, och skicka tillbaka bas.',
    operation: getItem,
    fields: { sprak: languageSchema.optional().meta({ description: 'Språket vars text visas. Utelämnat: källspråket.' }) },
    call: ({ sprak: _, ...args }) => args,
    output: z.object({ ok, artikel: describedArticle, version: versionText }),
    present({ innehall }, { sprak }, facts) {
      const language = typeof sprak === 'string' ? sprak : innehall.kallsprak;
      const version = Object.hasOwn(innehall.sprak, language) ? innehall.sprak[language] : undefined;
      if (version === undefined) throw fault('sprakversion_saknas', { falt: 'sprak', sprak: language }, { sprak: language });
      return { ok: true, artikel: described(innehall, facts), version: textOf(version) };
    },
  }),
  defineTool({
    name: 'skapa_innehall',
    title: 'Skapa artikel',
    description: 'Skapar ett utkast. Hämta mallen först. Skicka hela texten på en gång, sedan validera_innehall. Inget publiceras.',
    operation: createItem,
    fields: { block: looseDocument, gjord_med: shortMadeWith },
    output: z.object({ ok, id: z.string(), artikel: shortArticle }),
    present: ({ id, innehall }, _, facts) => ({ ok: true, id, artikel: shorten(innehall, facts) }),
  }),
  defineTool({
    name: 'spara_sprakversion',
    title: 'Spara text',
    description:
      'Sparar hela texten på ett språk som en ny revision: det som utelämnas töms. Ange bas från hamta_innehall. Har någon hunnit före får du en sammanslagning.',
    operation: saveLanguageVersion,
    otherwise: { given: 'som_forslag', operation: proposeChange },
    without: ['arbetskopia'],
    fields: {
      block: looseDocument,
      gjord_med: shortMadeWith,
      som_forslag: z.boolean().optional().meta({ description: 'true: lämnas bara som förslag till en människa.' }),
    },
    call: ({ som_forslag: _, ...args }) => args,
    output: z.object({ ok, id: z.string(), nr: z.int(), hash: z.string(), forslag: z.string(), studio: link }),
    present: (saved, { id }, facts) => ({ ...savedOrProposed(saved), studio: articleLink(facts, String(id)) }),
  }),
  defineTool({
    name: 'andra_innehall',
    title: 'Ändra uppgifter och taggar',
    description:
      'Ändrar det som gäller hela artikeln: taggar, sektion, mall, ansvarig, källor, sponsring, status. Det du anger ersätts helt.',
    operation: patchItem,
    // Without it only the fields given are written.
    without: ['bas_andrad'],
    output: z.object({ ok, artikel: shortArticle }),
    present: ({ innehall }, _, facts) => ({ ok: true, artikel: shorten(innehall, facts) }),
  }),
  defineTool({
    name: 'oversatt_innehall',
    title: 'Översätt artikel',
    description:
      'Låter Studios AI översätta artikeln till ett utkast, i bakgrunden. Bara det som saknas eller är inaktuellt översätts, och det en människa har ändrat behålls. Följ den med folj_oversattning.',
    operation: translateItem,
  }),
  defineTool({
    name: 'folj_oversattning',
    title: 'Följ översättning',
    description: 'Hur långt översättningen har kommit, och vad som skulle översättas eller behållas nu.',
    operation: getTranslation,
    output: getTranslation.output.omit({ delar: true }),
    present: ({ delar: _, ...shown }) => shown,
    underway: ({ jobb }) => translating(jobb),
    without: ['plan'],
    lookingAgain: { plan: 'false' },
  }),
  defineTool({
    name: 'foresla',
    title: 'Föreslå',
    description:
      'Förslag att välja bland: SEO-analys och SEO-texter, taggar (de som redan används först), läs också, alternativtext, puff och sms, det viktigaste i tre punkter. Sparar inget.',
    operation: suggest,
  }),
  defineTool({
    name: 'validera_innehall',
    title: 'Kontrollera artikel',
    description:
      'Kontrollerna inför publicering. fel stoppar, varningar bör åtgärdas. Gör det som står i åtgärden, spara, kontrollera igen.',
    operation: validateItem,
  }),
  defineTool({
    name: 'forhandsvisa',
    title: 'Förhandsvisa och dela',
    description: 'Ger en länk till artikeln som sajten visar den. Med dela gäller den en tid, och öppnas utan inloggning.',
    operation: previewItem,
    output: previewItem.output.omit({ html: true, varningar: true }),
    present: ({ html: _page, varningar: _pictures, ...shown }) => shown,
  }),
  defineTool({
    name: 'satt_sprakstatus',
    title: 'Sätt språkversionens status',
    description:
      'Lämnar en språkversion till granskning, eller godkänner den. godkand kräver publiceringsrätt och order_av: den människa som gav ordern.',
    operation: setLanguageStatus,
  }),
  defineTool({
    name: 'lista_revisioner',
    title: 'Lista revisioner',
    description: 'Historiken, nyast först: vem, när, varför.',
    operation: listRevisions,
    output: z.object({
      ...{ ok, antal: z.int(), sida: z.int(), sidor: z.int() },
      revisioner: z.array(
        z.object({
          id: z.string(),
          nr: z.int(),
          typ: z.string(),
          av: z.string(),
          skapad: z.string(),
          kommentar: z.string(),
          rubrik: z.string(),
        }),
      ),
    }),
    present: ({ antal, sida, sidor, revisioner }) => ({
      ...{ ok: true, antal, sida, sidor },
      revisioner: revisioner.map(({ id, nr, typ, av, skapad, kommentar, rubrik }) => ({
        id,
        nr,
        typ,
        av: av.namn,
        skapad,
        kommentar,
        rubrik,
      })),
    }),
  }),
  defineTool({
    name: 'aterstall_revision',
    title: 'Återställ revision',
    description: 'Gör en äldre revision till den aktuella, som en ny revision.',
    operation: restoreRevision,
    output: z.object({ ok, id: z.string(), nr: z.int(), hash: z.string(), studio: link }),
    present: (saved, { id }, facts) => ({ ...saved, studio: articleLink(facts, String(id)) }),
  }),
  defineTool({
    name: 'sok_bilder',
    title: 'Sök bilder',
    description: 'Söker i bildarkivet. Använd src, alt och kredit som de står.',
    operation: listMedia,
    without: ['anvand', 'rattighet', 'kredit', 'alt_saknas', 'format', 'av', 'fran', 'till'],
    output: z.object({ ...shortFrame, media: z.array(shortPicture) }),
    present: ({ media, ...frame }) => ({ ...shortened(frame), media: media.map(shortenPicture) }),
  }),
  defineTool({
    name: 'ladda_upp_bild',
    title: 'Ladda upp bild',
    description: 'Lägger en bild i arkivet: en fil på högst 1,4 MB, eller den som ligger på en adress. Ange alltid alt och kredit.',
    operation: uploadMedia,
    otherwise: { given: 'url', operation: fetchMedia },
    openWorld: true,
    without: ['nyckelord', 'rattigheter'],
    fields: {
      fil: z.base64().min(1).optional().meta({ description: 'Bilden som base64: JPEG, PNG eller WebP.' }),
      url: z.string().max(2000).optional().meta({ description: 'I stället för fil: bildens adress.' }),
      filnamn: z.string().min(1).max(200).default('bild').meta({ description: 'Filens namn.' }),
    },
    call: pictureSent,
    output: z.object({ ok, media: shortPicture }),
    present: ({ media }) => ({ ok: true, media: shortenPicture(media) }),
  }),
  defineTool({
    name: 'sla_upp_person',
    title: 'Slå upp person',
    description: 'Kontrollerade uppgifter om en känd person, till snabbfakta. Hittas ingen: utelämna raden.',
    operation: lookUpCelebrity,
  }),
  defineTool({
    name: 'skriv_liveinlagg',
    title: 'Skriv liveinlägg',
    description:
      'Skriver ett inlägg i en liverapport. Är rapporten publicerad ser läsarna det direkt; då krävs publiceringsrätt och order_av.',
    operation: createLiveEntry,
  }),
  defineTool({
    name: 'publicera',
    title: 'Publicera eller schemalägg',
    description:
      'Publicerar, schemalägger (lage schemalagd med datum) eller lämnar över som utkast. Bara när en människa i samtalet har bett om det: ange henne i order_av. Kontrollera med validera_innehall först. Svaret vantar_pa_godkannande: inget har hänt, en människa godkänner eller bekräftar först i Studio.',
    operation: releaseItem,
    // In test mode an assistant makes its link with forhandsvisa.
    output: releaseItem.output.omit({ delning: true, bekraftas: true }),
    present: ({ delning: _, bekraftas: _whom, ...shown }) => shown,
    // Once: called again it tells how it went.
    asks: ({ release, bekraftas }) =>
      bekraftas?.ny ? [{ id: release.id, person: bekraftas.av, text: toConfirm(bekraftas.fore), lank: bekraftas.lank }] : [],
    // Neither an agent nor an assistant publishes in spite of faults; the revisions that it has read stand in `revisioner`.
    without: ['overstyr', 'overstyr_orsak', 'bas_andrad'],
    // The languages stand there by name: some providers take no object without fields.
    fields: {
      revisioner: z
        .object({ sv: z.string().optional(), en: z.string().optional() })
        .catchall(z.string())
        .optional()
        .meta({ description: 'Språk till revisionens id, när det inte är arbetsrevisionen.' }),
    },
  }),
  defineTool({
    name: 'folj_publicering',
    title: 'Följ publicering',
    description: 'Artikelns publiceringar och hur det går för dem.',
    operation: listReleases,
    asks: ({ releaser }, facts) => releaser.flatMap((release) => orderToConfirm(release, facts)),
  }),
];
