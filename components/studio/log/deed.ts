import { stockholmClock } from '#components/studio/swedish-time.ts';
import type { LogEntry } from '#lib/contract/log.ts';
import { LOG_EVENTS, type LogEvent, type LogOutcome } from '#lib/contract/log-events.ts';

const NAMES: Record<LogEvent, string> = {
  loggaIn: 'Loggade in',
  loggaUt: 'Loggade ut',
  losenordAvvisat: 'Uppgav fel nuvarande lösenord',
  bytLosenord: 'Bytte sitt lösenord',
  glomtLosenord: 'Fick en länk till ett nytt lösenord',
  valjLosenord: 'Valde lösenord genom en länk',
  paborjaAndraFaktor: 'Hämtade en ny nyckel för tvåstegsinloggning',
  bekraftaAndraFaktor: 'Slog på tvåstegsinloggning',
  fornyaReservkoder: 'Skaffade nya reservkoder',
  stangAvAndraFaktor: 'Stängde av sin tvåstegsinloggning',
  paborjaPassernyckel: 'Började lägga till en passernyckel',
  laggTillPassernyckel: 'Lade till en passernyckel',
  bytNamnPaPassernyckel: 'Bytte namn på en passernyckel',
  taBortPassernyckel: 'Tog bort en passernyckel',
  passernyckelAvvisad: 'Fick en ny passernyckel avvisad',
  avslutaSession: 'Avslutade en av sina inloggningar',
  avslutaSessioner: 'Avslutade sina inloggningar',
  inloggningMisslyckad: 'Avvisade en inloggning: fel e-postadress eller lösenord',
  inloggningSparrad: 'Spärrade inloggningen efter för många försök',
  skapaInnehall: 'Skapade en artikel',
  andraInnehall: 'Ändrade en artikels uppgifter',
  kopieraInnehall: 'Kopierade en artikel',
  sparaSprakversion: 'Sparade en språkversion',
  kastaArbetskopia: 'Kastade det som inte var sparat',
  sattSprakstatus: 'Ändrade språkstatus',
  aterstallRevision: 'Återställde en version',
  angraAgent: 'Ångrade det som en agent gjort',
  namngeRevision: 'Gav en version ett namn',
  bytArtikelbild: 'Bytte en bild',
  skapaLiveinlagg: 'Skrev ett liveinlägg',
  andraLiveinlagg: 'Ändrade ett liveinlägg',
  taBortLiveinlagg: 'Tog bort ett liveinlägg',
  avslutaLiverapport: 'Avslutade en liverapport',
  foreslaTillInnehall: 'Bad om förslag till en artikel',
  oversattInnehall: 'Beställde en översättning',
  oversattLista: 'Beställde översättningar av flera artiklar',
  avbrytOversattning: 'Avbröt en översättning',
  utforOversattning: 'Arbetade med en översättning, på uppdrag',
  forhandsvisa: 'Skapade en delningslänk',
  aterkallaDelning: 'Återkallade en delningslänk',
  slappInnehall: 'Publicerade',
  taNedInnehall: 'Tog ned en artikel',
  avgorAndringDar: 'Bestämde vad som ska gälla av en artikel som ändrats i WordPress',
  utforRelease: 'Publicerades av Studio, på uppdrag',
  andraRelease: 'Flyttade en schemalagd publicering',
  avbrytRelease: 'Avbröt en publicering',
  provaReleaseIgen: 'Lät en publicering försökas igen',
  godkannRelease: 'Godkände en publicering',
  avslaRelease: 'Avslog en publicering',
  skapaAgent: 'Skapade en agent',
  andraAgent: 'Ändrade en agent',
  roteraAgent: 'Bytte nyckel på en agent',
  borjaProv: 'Började eller fortsatte ett prov i provbanan',
  svaraProv: 'Svarade på en uppgift i provbanan',
  aterkallaAgent: 'Återkallade en agent',
  godkannAnslutning: 'Anslöt en assistent',
  aterkallaAnslutning: 'Kopplade bort en assistent',
  anslutningskodAteranvand: 'Kopplades bort: en kod användes två gånger',
  fornyelsenyckelAteranvand: 'Kopplades bort: en nyckel användes två gånger',
  sattAgentpaus: 'Pausade eller släppte på agenterna',
  skapaSamling: 'Gjorde en samling av bilder',
  andraSamling: 'Ändrade en samling av bilder',
  taBortSamling: 'Tog bort en samling av bilder',
  foreslaAlternativtext: 'Bad om förslag till en bilds alternativtext',
  laddaUppMedia: 'Laddade upp en bild',
  hamtaMediaFranAdress: 'Hämtade en bild från en adress',
  oppnaUppladdning: 'Öppnade en adress att skicka en bild till',
  andraMedia: 'Ändrade en bilds uppgifter',
  bytMediafil: 'Bytte en bilds fil',
  taBortMedia: 'Tog bort en bild ur arkivet',
  skapaPerson: 'Lade till någon i personlexikonet',
  andraPerson: 'Ändrade i personlexikonet',
  slaIhopPersoner: 'Slog ihop två personer i personlexikonet',
  importeraPersoner: 'Hämtade in personer till personlexikonet',
  skapaKouppgift: 'Lade en uppgift i arbetskön',
  andraKouppgift: 'Ändrade en uppgift i arbetskön',
  taKouppgift: 'Tog en uppgift ur arbetskön',
  slappKouppgift: 'Lämnade tillbaka en uppgift till arbetskön',
  klarmarkeraKouppgift: 'Blev klar med en uppgift i arbetskön',
  lamnaOverKouppgift: 'Lämnade över en uppgift i arbetskön',
  skapaKokommentar: 'Kommenterade en uppgift i arbetskön',
  foreslaAndring: 'Föreslog ändringar',
  godtaAndringsforslag: 'Godtog ändringsförslag',
  avbojAndringsforslag: 'Avböjde ändringsförslag',
  skapaKommentar: 'Kommenterade',
  andraKommentar: 'Ändrade en kommentar',
  taBortKommentar: 'Tog bort en kommentar',
  sparaVy: 'Sparade filter under ett namn',
  taBortVy: 'Tog bort sparade filter',
  valjKobrev: 'Valde när brev om uppgifter och inkorg kommer',
  valjSkrivsatt: 'Valde hur det ska vara att skriva',
  sparaHandbok: 'Ändrade handboken',
  aterstallHandbok: 'Återställde en äldre handbok',
  skapaRoll: 'Gjorde en roll',
  andraRoll: 'Ändrade en roll',
  skapaTagg: 'Skapade en tagg',
  andraTagg: 'Ändrade en tagg',
  slaIhopTaggar: 'Slog ihop två taggar',
  kontrolleraLankar: 'Bad om en kontroll av länkar',
  ignoreraLank: 'Ändrade om en trasig länk ska ignoreras',
  skapaUtlank: 'Gjorde en utlänk',
  andraUtlank: 'Ändrade en utlänk',
  taBortUtlank: 'Tog bort en utlänk',
  sparaFramsida: 'Ändrade en framsida',
  foreslaFramsida: 'Föreslog en framsida',
  taBortFramsideforslag: 'Tog bort ett förslag till en framsida',
  skapaOmdirigering: 'Lade till en omdirigering',
  andraOmdirigering: 'Ändrade en omdirigering',
  taBortOmdirigering: 'Tog bort en omdirigering',
  importeraOmdirigeringar: 'Läste in omdirigeringar ur en fil',
  importeraIntakter: 'Läste in intäkter ur en fil',
  importeraTrafik: 'Läste in trafik ur en fil',
  skapaProgram: 'Lade till ett annonsprogram',
  andraProgram: 'Ändrade ett annonsprogram',
  taBortProgram: 'Tog bort ett annonsprogram',
  skapaBevakning: 'Började bevaka ett flöde',
  andraBevakning: 'Ändrade en bevakning',
  taBortBevakning: 'Slutade bevaka ett flöde',
  bestallIde: 'Beställde en idé',
  avfardaIde: 'Avfärdade en idé',
  taTillbakaIde: 'Tog tillbaka en avfärdad idé',
  taggaInnehall: 'Ändrade en artikels taggar',
  korSats: 'Gjorde flera saker på en gång',
  skapaStomme: 'Sparade en egen stomme eller ett mönster',
  taBortStomme: 'Tog bort en egen stomme eller ett mönster',
  skapaWebhook: 'Gjorde en webhook',
  andraWebhook: 'Ändrade en webhook',
  taBortWebhook: 'Tog bort en webhook',
  provaWebhook: 'Provade en webhook',
  skickaWebhookleveransIgen: 'Skickade en leverans till en webhook igen',
  pausaWebhook: 'Pausade en webhook',
  skapaSektion: 'Skapade en sektion',
  andraSektion: 'Ändrade en sektion',
  andraInstallningar: 'Ändrade inställningarna',
  aterstallInstallningar: 'Återställde äldre inställningar',
  provaAitjanst: 'Provade AI-tjänsten',
  skapaAnvandare: 'Lade till en person',
  bjudInAnvandare: 'Bjöd in en person att välja lösenord',
  taBortAnvandare: 'Tog bort en person som inte hade gjort något',
  andraAnvandare: 'Ändrade en person',
  andraSkribentprofil: 'Ändrade det som läsarna får veta om en skribent',
  avslutaAnvandaresSessioner: 'Loggade ut en person överallt',
  nollstallAndraFaktor: 'Nollställde en persons tvåstegsinloggning',
  skickaUtskickIgen: 'Skickade ett brev igen',
  provaPubliceringssystem: 'Provade WordPress med ett utkast',
  flyttaPublicerat: 'Styrde flytten av det publicerade',
  kontrolleraHistorik: 'Lät kontrollera historiken',
  exporteraLogg: 'Tog ut loggen som fil',
  exporteraArtiklar: 'Tog ut artiklarna som filer',
  importeraArtikel: 'Läste in en artikel ur ett annat system',
  lasInWordpress: 'Läste in en sida ur ett WordPress',
  exporteraRedaktion: 'Tog ut hela redaktionen som ett arkiv',
  importeraRedaktion: 'Läste in ett arkiv av en redaktion',
  hamtaRegisterutdrag: 'Tog ut allt som sparas om en person',
  hamtaEgetRegisterutdrag: 'Tog ut allt som sparas om sig själv',
  avidentifieraAnvandare: 'Avidentifierade en person som har slutat',
  taBortDemo: 'Tog bort demon',
  aterstallRedaktion: 'Återställde redaktionen ur en säkerhetskopia',
  andraKomIgang: 'Tog ett steg i guiden för en ny redaktion',
  gallraLogg: 'Gallrade loggen',
};

/** What a release did that was not to publish at once. */
const RELEASED: Record<string, string> = {
  vantar_pa_godkannande: 'Begärde en publicering',
  schemalagd: 'Schemalade en publicering',
  utkast: 'Lämnade ett utkast till publiceringssystemet',
};

/** How a translation that was ordered ended, by the word of the log. Lines of earlier releases have none: they say no more than that it was worked on. */
const TRANSLATED: Record<string, string> = {
  klar: 'Översatte, på uppdrag',
  misslyckad: 'Försökte översätta, på uppdrag',
};

/** What was wrong with a login that was refused, by the word of the log. */
function refusedLogin(orsak: unknown): string {
  const word = String(orsak);
  if (word === 'engangskod') return 'Avvisade en inloggning: fel kod';
  if (word === 'passernyckel_kopierad') return 'Avvisade en inloggning: passernyckeln kan ha kopierats';
  if (word.startsWith('passernyckel')) return 'Avvisade en inloggning: fel passernyckel';
  if (word.startsWith('oidc_')) return 'Avvisade en inloggning genom organisationen';
  return NAMES.inloggningMisslyckad;
}

/** How much of the log was pruned, and of what time. */
function prunedLines({ antal, fran, till }: Record<string, unknown>): string {
  const lines = antal === 1 ? 'en rad' : `${Number(antal).toLocaleString('sv')} rader`;
  const [first, last] = [fran, till].map((tid) => stockholmClock(Date.parse(String(tid))).slice(0, 10));
  return `Gallrade ${lines} ur loggen, ${first === last ? `från ${first}` : `från ${first} till ${last}`}`;
}

/** What somebody did, said about them; an operation without a sentence of its own goes by its name. */
export function deedOf({ operation, detalj }: Pick<LogEntry, 'operation' | 'detalj'>): string {
  if (operation === 'inloggningMisslyckad') return refusedLogin(detalj.orsak);
  if (operation === 'losenordAvvisat' && detalj.fel === 'inloggning_gammal')
    return 'Ville ändra hur man loggar in, men hade inte nyss loggat in genom organisationen';
  if (operation === 'gallraLogg') return prunedLines(detalj);
  if (operation === 'provaPubliceringssystem' && detalj.lagg_upp !== undefined) return 'Lade upp författare i WordPress';
  if (operation === 'importeraIntakter' && detalj.borttagna !== undefined) return 'Tog bort inlästa intäkter';
  if (operation === 'importeraTrafik' && detalj.borttagna !== undefined) return 'Tog bort inläst trafik';
  const released = operation === 'slappInnehall' ? (RELEASED[String(detalj.tillstand)] ?? RELEASED[String(detalj.lage)]) : undefined;
  const translated = operation === 'utforOversattning' ? TRANSLATED[String(detalj.status)] : undefined;
  return released ?? translated ?? (isEvent(operation) ? NAMES[operation] : operation);
}

function isEvent(operation: string): operation is LogEvent {
  return Object.hasOwn(NAMES, operation);
}

/** The events as choices, in the order of the sentences. */
export const EVENT_CHOICES = LOG_EVENTS.map((id) => ({ id, namn: NAMES[id] })).toSorted((a, b) => a.namn.localeCompare(b.namn, 'sv'));

export const OUTCOME_NAME: Record<LogOutcome, string> = {
  genomford: 'Genomfört',
  vantar: 'Väntar på godkännande',
  misslyckad: 'Misslyckades',
};
