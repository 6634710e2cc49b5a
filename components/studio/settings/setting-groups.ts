import { ARTICLE_PART_CHOICES } from '#components/studio/settings/article-part-choices.ts';
import type { Option } from '#components/ui/option-list.tsx';
import type { Settings } from '#lib/contract/settings.ts';

export type GroupId = keyof Settings;

type Kind =
  | { kind: 'line' | 'address' | 'email' | 'number' | 'roles' | 'sections' | 'templates' | 'color' }
  /** What is chosen for themes of WordPress, one by one. */
  | { kind: 'themes' }
  /** Reserved places for ads. */
  | { kind: 'ads' }
  /** Several lines of text, or one entry to a line; of links «text: address». */
  | { kind: 'text' | 'entries' | 'links' }
  /** Written and never read; an address is shown while it is being written. */
  | { kind: 'secret'; isAddress?: true }
  /** One of them, or any number. */
  | { kind: 'choice' | 'choices'; choices: readonly Option[] };

/** A setting as a person meets it. */
export type SettingField = Kind & {
  /** Its place in the settings, as the service names it. */
  falt: string;
  label: string;
  description?: string;
  /** What it may be looked for by, besides its label and its description. */
  words?: string;
  /** Shown only where another setting says one of these. */
  onlyFor?: { falt: string; varden: readonly string[] };
};

export interface SettingGroup {
  id: GroupId;
  namn: string;
  om: string;
  falt: readonly SettingField[];
  /** Whether readers see what it says around their pages: those are shown beside it while it is written. */
  isSeenByReaders?: true;
  /** What is waited for while a change is tried, where anything is. */
  trial?: string;
  /** Where one sees how it is going. */
  state?: { href: string; namn: string };
}

const IN_WORDPRESS = { falt: 'publicering.cms', varden: ['wordpress'] };
const WITH_ADS = { falt: 'annonser.samtycke', varden: ['egen', 'tcf'] };
const WITH_MODEL = { falt: 'ai.tjanst', varden: ['anthropic', 'openai-kompatibel'] };

/** Every setting, in the order and the groups in which people see them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    id: 'webbplats',
    namn: 'Webbplats',
    om: 'Vem webbplatsen är, för läsare och sökmotorer. Det som sparas syns genast på alla sidor.',
    isSeenByReaders: true,
    falt: [
      { kind: 'line', falt: 'webbplats.namn', label: 'Webbplatsens namn', description: 'Överst på varje sida, i flöden och i brev.' },
      {
        ...{ kind: 'text', falt: 'webbplats.beskrivning.sv', label: 'Beskrivning på svenska' },
        description: 'Vad webbplatsen är, i en mening. Står på förstasidan, i flöden och hos sökmotorer.',
      },
      { kind: 'text', falt: 'webbplats.beskrivning.en', label: 'Beskrivning på engelska' },
      { kind: 'line', falt: 'webbplats.ansvarig_utgivare', label: 'Ansvarig utgivare', description: 'Står i sidfoten.' },
      {
        ...{ kind: 'line', falt: 'webbplats.utgivare', label: 'Utgivare', words: 'företag förening' },
        description: 'Företaget eller föreningen bakom webbplatsen.',
      },
      {
        ...{ kind: 'address', falt: 'webbplats.logotyp', label: 'Logotyp', words: 'utseende bild' },
        description:
          'Adressen till en bild: en i Studio, /media/…, eller https://… Läsarna ser bara en bild i Studio, överst på varje sida och i webbläsarens flik: en som ligger hos någon annan hade låtit den veta vilka läsarna är. Sökmotorer visar båda slagen bredvid webbplatsens namn.',
      },
      {
        ...{ kind: 'choice', falt: 'webbplats.logotyp_visas', label: 'Var läsarna ser logotypen', words: 'utseende bild märke ikon' },
        choices: [
          {
            id: 'bredvid_namnet',
            namn: 'Bredvid namnet',
            hint: 'För ett märke eller en symbol, ungefär lika högt som brett. En bred logotyp blir liten här.',
          },
          { id: 'i_stallet', namn: 'I stället för namnet', hint: 'För en bredare logotyp, som själv säger vad webbplatsen heter.' },
          { id: 'inte', namn: 'Bara hos sökmotorer', hint: 'Överst på sidan står namnet, utan märke.' },
        ],
      },
      {
        ...{ kind: 'color', falt: 'webbplats.accent', label: 'Färg', words: 'utseende accent länkar' },
        description:
          'På länkar och märken hos läsarna, till exempel #1f6f54. Görs mörkare eller ljusare där den annars inte går att läsa. Tomt: Studios blå.',
      },
      {
        ...{ kind: 'choice', falt: 'webbplats.typsnitt', label: 'Typsnitt', words: 'utseende font bokstäver' },
        choices: [
          { id: 'serif', namn: 'Med seriffer', hint: 'Source Serif i rubriker och text, Inter i det omkring.' },
          { id: 'sans', namn: 'Utan seriffer', hint: 'Inter överallt.' },
          { id: 'system', namn: 'Läsarens egna', hint: 'Inget hämtas: snabbast, och olika på olika skärmar.' },
        ],
      },
      {
        ...{ kind: 'line', falt: 'webbplats.kontakt', label: 'Kontakt', words: 'tips e-post' },
        description:
          'E-postadress eller webbadress dit läsarna kan vända sig. Länkas i sidfoten, och i security.txt för den som har hittat en säkerhetsbrist.',
      },
      {
        ...{ kind: 'entries', falt: 'webbplats.sociala', label: 'Sociala medier', words: 'instagram facebook konton' },
        description: 'Adresser till webbplatsens egna konton, en per rad. Länkas i sidfoten.',
      },
      {
        ...{ kind: 'links', falt: 'webbplats.meny.sv', label: 'Egna länkar i menyn på svenska', words: 'navigation om oss' },
        description: 'Efter sektionerna. En per rad, text och adress med kolon emellan: ”Om oss: /om/oss” eller ”Butik: https://…”.',
      },
      { kind: 'links', falt: 'webbplats.meny.en', label: 'Egna länkar i menyn på engelska', words: 'navigation' },
      {
        ...{
          kind: 'links',
          falt: 'webbplats.sidfot.sv',
          label: 'Egna länkar i sidfoten på svenska',
          words: 'om oss annonsera tillgänglighet',
        },
        description: 'Skrivs som menyns: ”Annonsera: mailto:annons@exempel.se”.',
      },
      { kind: 'links', falt: 'webbplats.sidfot.en', label: 'Egna länkar i sidfoten på engelska' },
      {
        ...{ kind: 'text', falt: 'webbplats.saknas.sv', label: 'När en sida saknas, på svenska', words: '404 felsida hittades inte' },
        description: 'Vad läsaren får veta där det inte finns någon sida. Tomt: Studios egna ord.',
      },
      { kind: 'text', falt: 'webbplats.saknas.en', label: 'När en sida saknas, på engelska', words: '404 felsida' },
      {
        ...{ kind: 'choice', falt: 'webbplats.ai_not', label: 'Läsarna får veta när AI har skrivit', words: 'märkning not proveniens' },
        description:
          'En rad under rubriken, i flöden, i WordPress och hos sökmotorer: ”Skriven med AI, granskad av redaktionen.” Gäller det som publiceras härefter.',
        choices: [
          { id: 'ingen', namn: 'Nej', hint: 'Inget sägs om det.' },
          { id: 'storre_del', namn: 'När AI har skrivit det mesta', hint: 'Minst hälften av orden.' },
          {
            id: 'del',
            namn: 'Också när AI har skrivit en del',
            hint: 'Från en tiondel av orden; under hälften står det ”Delvis skriven med AI”.',
          },
        ],
      },
      {
        ...{ kind: 'choice', falt: 'webbplats.ai_granskare', label: 'Vem som har granskat det som AI har skrivit', words: 'märkning namn' },
        onlyFor: { falt: 'webbplats.ai_not', varden: ['storre_del', 'del'] },
        description: 'Står bara när en människa har godkänt varje ord som AI har skrivit.',
        choices: [
          { id: 'redaktionen', namn: 'Redaktionen', hint: 'Inget namn sägs.' },
          { id: 'namn', namn: 'Namnen på dem som har godkänt orden', hint: 'Högst tre. Den som har avidentifierats nämns inte.' },
        ],
      },
      {
        ...{ kind: 'choice', falt: 'webbplats.rattelser', label: 'Läsarna ser av en rättelse', words: 'ändringar gamla ord öppenhet' },
        description: 'De gamla orden visas aldrig av sig själva: det väljs i varje rättelse, och går att ångra där.',
        choices: [
          { id: 'text', namn: 'Rättelsens text', hint: 'Vad som var fel och vad som är rätt, som den är skriven.' },
          {
            id: 'fore_efter',
            namn: 'Också orden före och efter',
            hint: 'Bara det som har varit publicerat, och inget ur en artikel som har varit nedtagen.',
          },
        ],
      },
      {
        ...{
          kind: 'choice',
          falt: 'webbplats.andrat_sedan',
          label: 'Märk det som har ändrats sedan läsaren läste',
          words: 'nytt läst spara',
        },
        description:
          'Då sparas i läsarens egen webbläsare, och ingen annanstans, adressen till det som har lästs och vilken version det var. Skriv det i integritetspolicyn först.',
        choices: [
          { id: 'visas_inte', namn: 'Nej', hint: 'Inget sparas hos läsaren.' },
          { id: 'visas', namn: 'Ja', hint: 'Ändrade stycken märks, och en rad längst ner säger hur många de är.' },
        ],
      },
    ],
  },
  {
    id: 'publicering',
    namn: 'Publicering',
    om: 'Var svenska artiklar blir offentliga. Den engelska upplagan visar Studio alltid själv.',
    trial: 'Provar publiceringssystemet…',
    state: { href: '/studio/publiceringssystem', namn: 'Se om publiceringssystemet fungerar' },
    falt: [
      {
        ...{ kind: 'choice', falt: 'publicering.cms', label: 'Publiceringssystem', words: 'cms wordpress' },
        choices: [
          { id: 'inbyggd', namn: 'Studios egen webbplats', hint: 'Behöver inget mer.' },
          { id: 'wordpress', namn: 'WordPress', hint: 'Med tillägget Studio Companion.' },
        ],
      },
      {
        ...{ kind: 'address', falt: 'publicering.url', label: 'Adressen till WordPress', onlyFor: IN_WORDPRESS },
        description: 'Webbplatsens adress, med mapp om WordPress ligger i en.',
      },
      {
        ...{ kind: 'line', falt: 'publicering.anvandare', label: 'Användare i WordPress', onlyFor: IN_WORDPRESS },
        description: 'En användare med rollen redaktör.',
      },
      {
        ...{ kind: 'secret', falt: 'publicering.losenord', label: 'Applikationslösenord', words: 'cms', onlyFor: IN_WORDPRESS },
        description: 'Skapas i WordPress under Användare → Profil. Det är inte det lösenord som användaren loggar in med.',
      },
      {
        ...{ kind: 'choice', falt: 'publicering.lage', label: 'Läge', words: 'testläge' },
        choices: [
          { id: 'skarp', namn: 'Skarpt', hint: 'Det som publiceras blir offentligt.' },
          { id: 'test', namn: 'Testläge', hint: 'Inget blir offentligt, och inget offentligt ändras.' },
        ],
      },
      {
        ...{ kind: 'choices', falt: 'publicering.temadelar', label: 'Det här visar WordPress teman själva', words: 'utseende tema' },
        onlyFor: IN_WORDPRESS,
        description:
          'Resten skickar Studio med texten, så att varje del syns en gång. Annonsmärkningen skickas alltid, först. Gäller det som publiceras härefter, i alla teman utan ett eget val.',
        choices: ARTICLE_PART_CHOICES,
      },
      {
        ...{ kind: 'themes', falt: 'publicering.teman', label: 'Egna val för teman', words: 'utseende tema förhandsvisning' },
        onlyFor: IN_WORDPRESS,
        description: 'När temat byts i WordPress gäller det nya temats val för det som publiceras härefter.',
      },
      {
        ...{ kind: 'choice', falt: 'publicering.forfattare', label: 'Författare i WordPress', words: 'byline användare skribent arkiv' },
        onlyFor: IN_WORDPRESS,
        description:
          'Bylinen är densamma för läsarna i båda fallen. Den som är författare får artikeln i sitt arkiv i WordPress, och får ändra den där om rollen tillåter det. Heter ingen eller flera som bylinen är det Studios konto, också när någon har valt en annan för hand i WordPress. Med Studios konto behålls den författare som redan står där. Gäller det som publiceras härefter.',
        choices: [
          { id: 'konto', namn: 'Kontot som Studio loggar in med' },
          { id: 'samma_namn', namn: 'Användaren som heter som bylinen' },
        ],
      },
      {
        ...{ kind: 'choice', falt: 'publicering.sokmotorer', label: 'Berätta för sökmotorer', words: 'indexnow bing google indexering' },
        description: 'När en artikel publiceras, ändras, flyttas eller tas ned. Google är inte med: den läser webbplatskartan.',
        choices: [
          { id: 'inget', namn: 'Nej', hint: 'Sökmotorerna hittar ändringarna när de själva kommer förbi.' },
          { id: 'indexnow', namn: 'Med IndexNow', hint: 'Bing, Yandex, Naver, Seznam och Yep får artikelns adress, inget mer.' },
        ],
      },
      {
        ...{ kind: 'number', falt: 'publicering.prisdagar', label: 'Dagar innan ett pris är gammalt', words: 'produkt butik lager annons' },
        description: 'Räknat från dagen då priset kontrollerades: 1–3650. Sedan varnar kontrollen, och artikeln står under Att göra nu.',
      },
    ],
  },
  {
    id: 'ai',
    namn: 'AI-tjänst',
    om: 'Språkmodellen som översätter och ger förslag. Den publicerar aldrig något.',
    trial: 'Ställer en fråga till modellen…',
    state: { href: '/studio/ai', namn: 'Se hur mycket tjänsten har använts i dag' },
    falt: [
      {
        ...{ kind: 'choice', falt: 'ai.tjanst', label: 'Tjänst', words: 'språkmodell översättning' },
        choices: [
          { id: 'ingen', namn: 'Ingen', hint: 'Förslagen görs av artikelns egna ord.' },
          { id: 'anthropic', namn: 'Anthropic' },
          { id: 'openai-kompatibel', namn: 'OpenAI-kompatibel', hint: 'Vilken tjänst som helst med det gränssnittet.' },
        ],
      },
      {
        ...{ kind: 'address', falt: 'ai.url', label: 'Tjänstens adress', onlyFor: WITH_MODEL },
        description: 'Med /v1 på slutet för en OpenAI-kompatibel. Tom för Anthropics egen.',
      },
      { kind: 'line', falt: 'ai.modell', label: 'Modell', description: 'Modellens namn hos tjänsten.', onlyFor: WITH_MODEL },
      { kind: 'secret', falt: 'ai.nyckel', label: 'Nyckel', words: 'api-nyckel', onlyFor: WITH_MODEL },
      {
        ...{ kind: 'number', falt: 'ai.dygnsbudget', label: 'Tokens per dygn', words: 'budget gräns kostnad' },
        description: 'När de är slut väntar förslag och översättningar till midnatt, svensk tid.',
      },
    ],
  },
  {
    id: 'epost',
    namn: 'E-post',
    om: 'Mejlservern som Studio skickar sina brev genom. Utan en går de att läsa under Utkorg.',
    trial: 'Hälsar på mejlservern…',
    state: { href: '/studio/utkorg', namn: 'Se breven i utkorgen' },
    falt: [
      {
        ...{ kind: 'secret', isAddress: true, falt: 'epost.smtp_url', label: 'Mejlserverns adress', words: 'smtp mejl utskick' },
        description: 'smtp://användare:lösenord@server:587/?fran=redaktionen@exempel.se, eller smtps:// för TLS från början.',
      },
    ],
  },
  {
    id: 'sakerhet',
    namn: 'Säkerhet',
    om: 'Hur man loggar in i redaktionen. Gäller genast, även den som är inloggad.',
    falt: [
      {
        ...{ kind: 'roles', falt: 'sakerhet.andra_faktor', label: 'Tvåstegsinloggning krävs av', words: 'andra faktor inloggning' },
        description: 'Den som har någon av rollerna kan inte göra något förrän två steg är påslagna.',
      },
      {
        ...{ kind: 'number', falt: 'sakerhet.session_timmar', label: 'Timmar utan att användas', words: 'session inloggning utloggning' },
        description: 'Så länge får en inloggning vara oanvänd innan den upphör: 1–720.',
      },
      {
        ...{ kind: 'number', falt: 'sakerhet.agentnyckel_dagar', label: 'Dagar som en agents nyckel får gälla', words: 'agenter utgång' },
        description: 'Längre nycklar går inte att skapa, byta eller förlänga. De som redan finns visas under Agenter. 0: utan gräns.',
      },
    ],
  },
  {
    id: 'integritet',
    namn: 'Integritet',
    om: 'Läsarnas integritet.',
    isSeenByReaders: true,
    falt: [
      {
        ...{ kind: 'address', falt: 'integritet.policy', label: 'Integritetspolicy', words: 'gdpr personuppgifter cookies' },
        description: 'Adressen till den. Länkas i sidfoten.',
      },
    ],
  },
  {
    id: 'annonser',
    namn: 'Annonser',
    om: 'Annonser på Studios egna sidor, och hur läsarna tillfrågas. Inget hämtas från någon annan innan läsaren har sagt ja. Annonsartiklar, delade utkast, flöden och WordPress får inga.',
    falt: [
      {
        ...{ kind: 'choice', falt: 'annonser.samtycke', label: 'Annonser och samtycke', words: 'reklam cookies kakor gdpr tcf cmp' },
        choices: [
          { id: 'inga', namn: 'Inga annonser', hint: 'Läsarna får inget av det här.' },
          { id: 'egen', namn: 'Studio frågar läsarna', hint: 'Ja eller nej, lika lätta. Utan ja visas inga annonser.' },
          {
            ...{ id: 'tcf', namn: 'En samtyckestjänst frågar (TCF)' },
            hint: 'För annonsnätverk som kräver en TC-sträng: er registrerade tjänst, på en egen sida i en ram.',
          },
        ],
      },
      {
        ...{ kind: 'address', falt: 'annonser.tcf_adress', label: 'Samtyckestjänstens sida', words: 'cmp iab' },
        onlyFor: { falt: 'annonser.samtycke', varden: ['tcf'] },
        description: 'https://… på en annan värd än webbplatsens. Sidan ska ha tjänstens skript, och visa hur man ändrar sitt val.',
      },
      {
        ...{ kind: 'ads', falt: 'annonser.platser', label: 'Annonsplatser', words: 'banner format storlek' },
        onlyFor: WITH_ADS,
        description: 'Platsen reserveras från början, så att texten aldrig hoppar, och märks ”Annons”.',
      },
    ],
  },
  {
    id: 'granskning',
    namn: 'Granskning',
    state: { href: '/studio/provbank', namn: 'Se hur agenterna klarar provbanan.' },
    om: 'Var fyra ögon ska ha sett en text innan läsarna får den. Där får den som har skrivit i texten, sedan den senast godkändes eller publicerades, inte själv godkänna eller publicera den. Inget valt: överallt som förut.',
    falt: [
      {
        ...{
          kind: 'sections',
          falt: 'granskning.fyra_ogon_sektioner',
          label: 'Fyra ögon i sektionerna',
          words: 'godkänna granska fyraögon',
        },
        description: 'Gäller människor och agenter, genast och i alla språk. Det som är schemalagt prövas igen när tiden är inne.',
      },
      {
        ...{ kind: 'templates', falt: 'granskning.fyra_ogon_mallar', label: 'Fyra ögon i mallarna', words: 'godkänna granska fyraögon' },
        description:
          'I vilken sektion artikeln än står. Inlägg i en liverapport som läsarna redan ser går ut genast ändå, av dem som får publicera.',
      },
      {
        ...{
          kind: 'choice',
          falt: 'granskning.agenters_andringar',
          label: 'När en agent ändrar i andras text',
          words: 'ai förslag skriva över',
        },
        choices: [
          { id: 'som_tillatet', namn: 'Som agenten får', hint: 'Det står hos varje agent om den får skriva över andras text.' },
          { id: 'alltid_forslag', namn: 'Alltid som förslag', hint: 'Ingen agent skriver över det som någon annan skrev senast.' },
        ],
      },
      {
        ...{
          kind: 'choice',
          falt: 'granskning.agenters_ordrar',
          label: 'När en agent publicerar på någons order',
          words: 'ai bekräfta order',
        },
        choices: [
          { id: 'som_tillatet', namn: 'Som agenten får', hint: 'Det står hos varje agent vilkas ordrar den följer.' },
          {
            id: 'fraga_alltid',
            namn: 'Alltid bekräftat',
            hint: 'Den som agenten säger har gett ordern ska själv bekräfta den i Studio, annars går inget ut.',
          },
        ],
      },
      {
        ...{
          kind: 'number',
          falt: 'granskning.agenters_prov',
          label: 'Agenter publicerar först efter',
          words: 'ai provbana krav nyckel procent',
        },
        description:
          'Procent av varje slag i provbanan: 50–100, eller 0 för inget krav. Gäller alla agenters nycklar genast; en agents eget krav kan vara högre.',
      },
      {
        ...{
          kind: 'number',
          falt: 'granskning.agenters_prov_dagar',
          label: 'Dagar som resultatet i provbanan räcker',
          words: 'ai provbana giltighet',
        },
        description: '1–365. Sedan prövar sig nyckeln på nytt.',
      },
      {
        ...{ kind: 'choice', falt: 'granskning.oppna_forslag', label: 'Öppna ändringsförslag vid publicering', words: 'förslag kontroll' },
        choices: [
          { id: 'varnar', namn: 'Varnar', hint: 'Texten går att publicera ändå.' },
          { id: 'stoppar', namn: 'Stoppar', hint: 'Någon ska ha godtagit eller avböjt dem först.' },
        ],
      },
    ],
  },
  {
    id: 'bilder',
    namn: 'Bilder',
    om: 'Vad som gäller i bildarkivet.',
    falt: [
      {
        ...{ kind: 'entries', falt: 'bilder.avtal', label: 'Bildavtal', words: 'rättigheter licens bildbyrå tt kanaler' },
        description:
          'Ett per rad: namn, kolon, var bilden får visas (webb, sociala, cms) och hur länge. Till exempel ”TT: webb, 12 mån”. Erbjuds när en bilds rättigheter fylls i.',
      },
    ],
  },
  {
    id: 'logg',
    namn: 'Loggen',
    om: 'Hur länge Studio minns vem som gjorde vad.',
    state: { href: '/studio/logg?handelse=gallraLogg', namn: 'Se vad som har gallrats' },
    falt: [
      {
        ...{
          kind: 'number',
          falt: 'logg.sparas_manader',
          label: 'Månader som loggen sparas',
          words: 'gallring gdpr personuppgifter lagring',
        },
        description:
          'Hela månader: 6–1200, eller 0 för alltid. Äldre rader gallras för gott när en månad är slut. Kvar i loggen blir en rad om vilka och hur många de var, så att resten går att bevisa.',
      },
    ],
  },
];

const FIELDS = new Map(SETTING_GROUPS.flatMap(({ falt }) => falt).map((field) => [field.falt, field]));

/** A field as a version or a fault names it, in words: «Webbplatsens namn». A field of a later release is called what it is. */
export function settingField(falt: string): SettingField | undefined {
  return FIELDS.get(falt);
}

export function settingName(falt: string): string {
  const named = FIELDS.get(falt) ?? [...FIELDS.values()].find((field) => field.falt.startsWith(`${falt}.`));
  if (named === undefined) return falt;
  return named.falt === falt ? named.label : named.label.replace(/ på svenska$/, '');
}
