import { expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { english, foreignArticle, swedish, uniqueWord } from './newsroom/articles.ts';
import { Authenticator } from './newsroom/authenticator.ts';
import type { Caller, CallOptions } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { removeFigures, sendFigures } from './newsroom/figures.ts';
import { frontAgain, frontProposalOf } from './newsroom/fronts.ts';
import { ideaOf, watchOf } from './newsroom/ideas.ts';
import { letterThatFailed, letterThatWaits } from './newsroom/letters.ts';
import { outwardLink } from './newsroom/links.ts';
import { draftReport, MAY_REPORT, posted, publicReport } from './newsroom/live.ts';
import { givePasskey, givePassword, PASSWORD } from './newsroom/login.ts';
import { askedOrder, confirmOrder } from './newsroom/orders.ts';
import { linkOf, programOf } from './newsroom/outbound.ts';
import { agent, as, EVERYWHERE, MAY_PUBLISH } from './newsroom/people.ts';
import { animation, collectionOf, file, picture, upload } from './newsroom/pictures.ts';
import { aProposal, proposalsOf, proposed } from './newsroom/proposals.ts';
import { oldAddress, redirectOf, sendRedirects } from './newsroom/redirects.ts';
import { askedRelease, askingAgent } from './newsroom/requests.ts';
import { anySettings } from './newsroom/settings.ts';
import { FIRST_WRITING } from './newsroom/shared-text.ts';
import { aPattern, skeletonOf } from './newsroom/skeletons.ts';
import { begunTranslation, waitingTranslation } from './newsroom/translations.ts';
import { aWebhook, deliveryTo, webhookOfAll, withWebhook } from './newsroom/webhooks.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * Each code that an operation declares can be met: a code that nobody can meet is a promise that nobody keeps, and a line
 * of documentation that is not true.
 */

const { operations } = inject('studio');

const PASSKEYS = '/jag/andra-faktor/passernycklar';
const device = () => new Authenticator(inject('studio').url);

/** A call that a chief editor (or an administrator, of what is theirs) would make, on things made for it. */
type ValidCall = (chief: Caller) => Promise<{ path: string } & CallOptions>;

const tagOf = async (chief: Caller) =>
  (await chief.post('/taggar', { namn: { sv: `Tagg ${crypto.randomUUID().slice(0, 8)}` } })).body.tagg.id;
const item = async (chief: Caller) => (await chief.created(swedish())).id;
async function published(chief: Caller): Promise<string> {
  const id = await item(chief);
  await chief.release(id);
  return id;
}
/** The id of a release that has been carried out. */
async function released(chief: Caller): Promise<string> {
  return (await chief.release(await item(chief))).body.release.id;
}
async function queued(chief: Caller): Promise<string> {
  return (await chief.post('/ko', { rubrik: 'Ring kommunen' })).body.uppgift.id;
}
async function said(chief: Caller): Promise<string> {
  return (await chief.post(`/ko/${await queued(chief)}/kommentarer`, { text: 'Jag ringer' })).body.kommentar.id;
}
async function saidOf(chief: Caller, id: string): Promise<string> {
  return (await chief.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Stämmer det?' })).body.kommentar.id;
}
const saidPath = async (chief: Caller) => `/kommentarer/${await saidOf(chief, await item(chief))}`;
/** An agent that may not do in an article of the news what the code says. */
function limitedBy(kod: 'sektion_ej_tillaten' | 'mall_ej_tillaten' | 'sprak_ej_tillatet'): Promise<Caller> {
  const all = { sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
  if (kod === 'sektion_ej_tillaten') return agent({ ...all, sektioner: ['mat'] });
  return agent(kod === 'mall_ej_tillaten' ? { ...all, mallar: ['recept'] } : { ...all, sprak: ['en'] });
}
/** Many threads about the article or, where one is named, answers in that. */
async function saidMuch(id: string, antal: number, thread: string | null): Promise<void> {
  await sql(
    `INSERT INTO artikelkommentar (id, innehall_id, sprak, svar_pa, text, av, skapad, andrad, block, falt, fast)
      SELECT gen_random_uuid(), $1, 'sv', $2, 'Hej', '{}', now(), now(), '', '', true FROM generate_series(1, $3)`,
    [id, thread, antal],
  );
}
const person = async () => (await as('skribent')).id;
async function entryPath(chief: Caller): Promise<string> {
  const id = await publicReport(chief);
  return `/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`;
}
const newPerson = () => ({ epost: `ny-${crypto.randomUUID()}@test.se`, namn: 'Ny', roll: 'skribent', losenord: 'ganska-hemligt-nog' });

const VALID: Record<string, ValidCall> = {
  hamtaInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}` }),
  skapaInnehall: async () => ({ path: '/innehall', body: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' } }),
  andraInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}`, body: { taggar: ['bro'] } }),
  kopieraInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}/kopiera` }),
  sparaSprakversion: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv`, body: { ...swedish(), tvinga: true } }),
  hamtaArbetskopior: async (chief) => ({ path: `/innehall/${await item(chief)}/arbetskopior` }),
  skrivArbetskopia: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/en/arbetskopia`, body: { bas: null, nr: 0 } }),
  hamtaGemensamText: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/en/gemensam-text` }),
  skrivGemensamText: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/en/gemensam-text`, body: FIRST_WRITING }),
  noteraLasning: async (chief) => {
    const { id, revision } = await chief.created(swedish());
    return { path: `/innehall/${id}/sprak/sv/lasning`, body: { revision } };
  },
  visaNarvaro: async (chief) => ({ path: `/innehall/${await item(chief)}/narvaro`, body: { fonster: 'a', sprak: 'sv' } }),
  kastaArbetskopia: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/en/arbetskopia` }),
  sattSprakstatus: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/status`, body: { status: 'godkand' } }),
  listaRevisioner: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/revisioner` }),
  hamtaRevision: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/revisioner/1` }),
  jamforRevisioner: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/jamfor`, query: { fran: '1', till: '1' } }),
  namngeRevision: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/revisioner/1/namn`, body: { namn: 'Till tryck' } }),
  aterstallRevision: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/aterstall`, body: { revision: 1 } }),
  bytArtikelbild: async (chief) => ({ path: `/innehall/${await item(chief)}/sprak/sv/bildbyte`, body: { fran: 'x', till: 'x' } }),
  valideraInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}/validera`, body: {} }),
  forhandsvisa: async (chief) => ({ path: `/innehall/${await item(chief)}/forhandsvisning`, body: { dela: 5 } }),
  listaDelningar: async (chief) => ({ path: `/innehall/${await item(chief)}/delningar` }),
  async aterkallaDelning(chief) {
    const id = await item(chief);
    const { body } = await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 });
    return { path: `/innehall/${id}/delningar/${body.delning.id}` };
  },
  slappInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}/release`, body: { lage: 'publicera' } }),
  taNedInnehall: async (chief) => ({ path: `/innehall/${await published(chief)}/nedtagning`, body: { orsak: 'Fel' } }),
  hamtaLiverapport: async (chief) => ({ path: `/innehall/${(await draftReport(chief)).id}/live` }),
  skapaLiveinlagg: async (chief) => ({ path: `/innehall/${await publicReport(chief)}/live`, body: { text: 'Nu' } }),
  andraLiveinlagg: async (chief) => ({ path: await entryPath(chief), body: { text: 'Nu' } }),
  taBortLiveinlagg: async (chief) => ({ path: await entryPath(chief) }),
  avslutaLiverapport: async (chief) => ({ path: `/innehall/${await publicReport(chief)}/live/avsluta`, body: {} }),
  jamforPubliceringssystem: async (chief) => ({ path: `/innehall/${await item(chief)}/publiceringssystem` }),
  avgorAndringDar: async (chief) => ({
    path: `/innehall/${await item(chief)}/publiceringssystem`,
    body: { tillstand: 'x', val: 'lat_sta' },
  }),
  listaReleaser: async (chief) => ({ path: `/innehall/${await item(chief)}/releaser` }),
  andraRelease: async (chief) => ({ path: `/releaser/${await released(chief)}`, body: { datum: '2099-01-01 12:00' } }),
  avbrytRelease: async (chief) => ({ path: `/releaser/${await released(chief)}/avbryt`, body: {} }),
  provaReleaseIgen: async (chief) => ({ path: `/releaser/${await released(chief)}/forsok`, body: {} }),
  godkannRelease: async (chief) => ({ path: `/releaser/${await released(chief)}/godkann`, body: {} }),
  avslaRelease: async (chief) => ({ path: `/releaser/${await released(chief)}/avsla`, body: { orsak: 'Nej' } }),
  laddaUppMedia: async () => ({ path: '/media' }),
  oppnaUppladdning: async () => ({ path: '/media/uppladdning', body: { kredit: 'Lena' } }),
  hamtaMediaFranAdress: async () => ({ path: '/media/hamta', body: { url: 'https://bilder.invalid/a.jpg' } }),
  hamtaMedia: async (chief) => ({ path: `/media/${(await upload(chief)).body.media.id}` }),
  listaLiknandeMedia: async (chief) => ({ path: `/media/${(await upload(chief)).body.media.id}/liknande` }),
  listaUppladdare: async () => ({ path: '/media/uppladdare' }),
  listaArtiklarUtanAlt: async () => ({ path: '/media/artiklar-utan-alt' }),
  listaSamlingar: async () => ({ path: '/samlingar' }),
  skapaSamling: async () => ({ path: '/samlingar', body: { namn: 'Till våren' } }),
  andraSamling: async (chief) => ({ path: `/samlingar/${await collectionOf(chief)}`, body: { namn: 'Till hösten' } }),
  taBortSamling: async (chief) => ({ path: `/samlingar/${await collectionOf(chief)}` }),
  foreslaAlternativtext: async (chief) => ({ path: `/media/${(await upload(chief)).body.media.id}/forslag`, body: { sprak: 'sv' } }),
  listaMediaAnvandning: async (chief) => ({ path: `/media/${(await upload(chief)).body.media.id}/anvandning` }),
  bytMediafil: async (chief) => ({ path: `/media/${(await upload(chief)).body.media.id}/fil` }),
  taBortMedia: async (chief) => ({ path: `/media/${(await upload(chief)).body.media.id}` }),
  andraMedia: async (chief) => ({ path: `/media/${await seenPicture(chief)}`, body: { fokus: { x: 1, y: 2 } } }),
  listaAgenter: async () => ({ path: '/agenter' }),
  listaAgentensArtiklar: async () => ({ path: `/agenter/${(await agent()).id}/artiklar` }),
  angraAgent: async (chief) => ({
    path: `/innehall/${await item(chief)}/angra-agent`,
    body: { agent: (await agent()).id, fran: '2026-11-20' },
  }),
  skapaAgent: async () => ({ path: '/agenter', body: { namn: 'x' } }),
  andraAgent: async () => ({ path: `/agenter/${(await agent()).id}`, body: { namn: 'x' } }),
  roteraAgent: async () => ({ path: `/agenter/${(await agent()).id}/rotera` }),
  borjaProv: async () => ({ path: '/prov', body: {} }),
  svaraProv: async () => ({ path: `/prov/${crypto.randomUUID()}/svar`, body: { uppgift: 1, svar: {} } }),
  listaProv: async () => ({ path: `/agenter/${(await agent()).id}/prov` }),
  aterkallaAgent: async () => ({ path: `/agenter/${(await agent()).id}` }),
  listaAnslutningar: async () => ({ path: '/anslutningar', query: { alla: 'true' } }),
  aterkallaAnslutning: async () => ({ path: `/anslutningar/${crypto.randomUUID()}` }),
  listaSessioner: async () => ({ path: '/jag/sessioner' }),
  async bytLosenord(chief) {
    await givePassword(chief.id);
    return { path: '/jag/losenord', body: { nuvarande: PASSWORD, losenord: 'ett annat och lika långt' } };
  },
  hamtaAndraFaktor: async () => ({ path: '/jag/andra-faktor' }),
  paborjaAndraFaktor: async () => ({ path: '/jag/andra-faktor', body: { losenord: 'fel' } }),
  bekraftaAndraFaktor: async () => ({ path: '/jag/andra-faktor/bekrafta', body: { kod: '123456' } }),
  fornyaReservkoder: async () => ({ path: '/jag/andra-faktor/reservkoder', body: { losenord: 'fel' } }),
  stangAvAndraFaktor: async () => ({ path: '/jag/andra-faktor/stang-av', body: { losenord: 'fel' } }),
  listaPassernycklar: async () => ({ path: PASSKEYS }),
  paborjaPassernyckel: async () => ({ path: `${PASSKEYS}/paborja`, body: { losenord: 'fel' } }),
  laggTillPassernyckel: async () => ({ path: PASSKEYS, body: { namn: 'x', svar: device().make({ challenge: 'x', rp: { id: 'x' } }) } }),
  bytNamnPaPassernyckel: async (chief) => ({ path: `${PASSKEYS}/${await givePasskey(chief.id)}`, body: { namn: 'x' } }),
  taBortPassernyckel: async (chief) => ({ path: `${PASSKEYS}/${await givePasskey(chief.id)}/ta-bort`, body: { losenord: PASSWORD } }),
  nollstallAndraFaktor: async () => ({ path: `/anvandare/${await person()}/andra-faktor` }),
  avslutaSession: async () => ({ path: `/jag/sessioner/${crypto.randomUUID()}` }),
  avslutaSessioner: async () => ({ path: '/jag/sessioner' }),
  avslutaAnvandaresSessioner: async () => ({ path: `/anvandare/${await person()}/sessioner` }),
  hamtaAgentpaus: async () => ({ path: '/agentpaus' }),
  sattAgentpaus: async () => ({ path: '/agentpaus', body: { pausade: false } }),
  listaAnvandare: async () => ({ path: '/anvandare' }),
  skapaAnvandare: async () => ({ path: '/anvandare', body: newPerson() }),
  hamtaAnvandare: async () => ({ path: `/anvandare/${await person()}` }),
  taBortAnvandare: async () => ({ path: `/anvandare/${await person()}` }),
  bjudInAnvandare: async () => ({ path: `/anvandare/${await person()}/inbjudan`, body: { provkor: true } }),
  hamtaSkribentprofil: async () => ({ path: `/anvandare/${await person()}/profil` }),
  andraSkribentprofil: async () => ({ path: `/anvandare/${await person()}/profil`, body: { om: { sv: 'x' } } }),
  andraAnvandare: async () => ({ path: `/anvandare/${await person()}`, body: { namn: 'x' } }),
  listaPersonensArtiklar: async (chief) => ({
    path: `/personer/${(await chief.post('/personer', { namn: 'Ada' })).body.person.id}/artiklar`,
  }),
  hamtaPerson: async (chief) => ({ path: `/personer/${(await chief.post('/personer', { namn: 'Ada' })).body.person.id}` }),
  skapaPerson: async () => ({ path: '/personer', body: { namn: 'Ada' } }),
  andraPerson: async (chief) => ({
    path: `/personer/${(await chief.post('/personer', { namn: 'Ada' })).body.person.id}`,
    body: { namn: 'Ada' },
  }),
  slaIhopPersoner: async (chief) => ({
    path: `/personer/${(await chief.post('/personer', { namn: 'Ada' })).body.person.id}/slaihop`,
    body: { till: (await chief.post('/personer', { namn: 'Ada' })).body.person.id },
  }),
  importeraPersoner: async () => ({ path: '/personer/import', body: { entities: {} } }),
  listaUtskick: async () => ({ path: '/utskick' }),
  hamtaHistorikkontroll: async () => ({ path: '/historik' }),
  hamtaHalsa: async () => ({ path: '/halsa' }),
  kontrolleraHistorik: async () => ({ path: '/historik/kontroll', body: {} }),
  skickaUtskickIgen: async () => ({ path: `/utskick/${await letterThatFailed()}/igen` }),
  hamtaOversattning: async (chief) => ({ path: `/innehall/${await item(chief)}/oversattning` }),
  foreslaTillInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}/forslag`, body: { typ: 'lasocksa' } }),
  oversattInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}/oversatt`, body: {} }),
  oversattLista: async (chief) => ({ path: '/oversatt-lista', body: { innehall: [await item(chief)] } }),
  hamtaOversattningar: async (chief) => ({ path: '/oversatt-lista', query: { jobb: (await begunTranslation(chief)).jobb } }),
  avbrytOversattning: async (chief) => ({ path: `/oversattningar/${(await waitingTranslation(chief)).jobb}/avbryt`, body: {} }),
  listaTaggar: async () => ({ path: '/taggar' }),
  skapaTagg: async () => ({ path: '/taggar', body: { namn: { sv: `Tagg ${crypto.randomUUID().slice(0, 8)}` } } }),
  andraTagg: async (chief) => ({ path: `/taggar/${await tagOf(chief)}`, body: { beskrivning: { sv: 'X' } } }),
  slaIhopTaggar: async (chief) => ({ path: `/taggar/${await tagOf(chief)}/slaihop`, body: { till: await tagOf(chief) } }),
  listaLankar: async () => ({ path: '/lankar' }),
  kontrolleraLankar: async (chief) => ({ path: '/lankar/kontrollera', body: { id: (await outwardLink(chief)).id } }),
  ignoreraLank: async (chief) => ({ path: `/lankar/${(await outwardLink(chief)).id}/ignorera`, body: { till: '2099-01-01' } }),
  listaUtlankar: async () => ({ path: '/utlankar' }),
  hamtaUtlank: async (chief) => ({ path: `/utlankar/${await linkOf(chief)}` }),
  skapaUtlank: async (chief) => ({ path: '/utlankar', body: { adress: 'https://butik.example/panna', program: await programOf(chief) } }),
  andraUtlank: async (chief) => ({ path: `/utlankar/${await linkOf(chief)}`, body: { giltig_till: '2030-01-01' } }),
  taBortUtlank: async (chief) => ({ path: `/utlankar/${await linkOf(chief)}` }),
  listaProgram: async () => ({ path: '/program' }),
  skapaProgram: async () => ({ path: '/program', body: { namn: 'Provprogram' } }),
  andraProgram: async (chief) => ({ path: `/program/${await programOf(chief)}`, body: { rel: 'noreferrer' } }),
  taBortProgram: async (chief) => ({ path: `/program/${await programOf(chief)}` }),
  listaBevakningar: async () => ({ path: '/bevakningar' }),
  skapaBevakning: async () => ({ path: '/bevakningar', body: { adress: 'https://nyheter.example/prov.xml', vilande: true } }),
  andraBevakning: async (chief) => ({ path: `/bevakningar/${await watchOf(chief)}`, body: { ord: ['bro'] } }),
  taBortBevakning: async (chief) => ({ path: `/bevakningar/${await watchOf(chief)}` }),
  listaIdeer: async () => ({ path: '/ideer' }),
  bestallIde: async (chief) => ({ path: `/ideer/${await ideaOf(chief)}/bestall`, body: {} }),
  avfardaIde: async (chief) => ({ path: `/ideer/${await ideaOf(chief)}/avfarda`, body: {} }),
  taTillbakaIde: async (chief) => ({ path: `/ideer/${await ideaOf(chief)}/ta-tillbaka` }),
  listaStommar: async () => ({ path: '/stommar' }),
  hamtaStomme: async (chief) => ({ path: `/stommar/${await skeletonOf(chief)}` }),
  skapaStomme: async () => ({ path: '/stommar', body: aPattern() }),
  taBortStomme: async (chief) => ({ path: `/stommar/${await skeletonOf(chief)}` }),
  listaWebhookar: async () => ({ path: '/webhookar' }),
  skapaWebhook: async () => ({ path: '/webhookar', body: aWebhook() }),
  andraWebhook: async () => ({ path: `/webhookar/${await webhookOfAll()}`, body: { typer: [] } }),
  taBortWebhook: async () => ({ path: `/webhookar/${await webhookOfAll()}` }),
  provaWebhook: async () => ({ path: `/webhookar/${await webhookOfAll()}/prov` }),
  listaWebhookleveranser: async () => ({ path: `/webhookar/${await webhookOfAll()}/leveranser` }),
  async skickaWebhookleveransIgen() {
    const id = await webhookOfAll();
    return { path: `/webhookar/${id}/leveranser/${await deliveryTo(id)}/igen` };
  },
  korSats: async () => ({ path: '/satser', body: { lage: 'var_for_sig', operationer: [{ operation: 'skapaTagg' }] } }),
  taggaInnehall: async (chief) => ({ path: `/innehall/${await item(chief)}/taggar`, body: { lagg_till: ['x'] } }),
  listaRoller: async () => ({ path: '/roller' }),
  skapaRoll: async () => ({ path: '/roller', body: { id: 'webbredaktor', namn: 'Webbredaktör', ratter: [], provkor: true } }),
  andraRoll: async () => ({ path: '/roller/saknas', body: { provkor: true } }),
  skapaSektion: async () => ({ path: '/sektioner', body: { id: 'sport', namn: { sv: 'Sport' }, provkor: true } }),
  andraSektion: async () => ({ path: '/sektioner/mat', body: { provkor: true } }),
  hamtaDemo: async () => ({ path: '/demo' }),
  taBortDemo: async () => ({ path: '/demo' }),
  hamtaInstallningar: async () => ({ path: '/installningar' }),
  listaInstallningsversioner: async () => ({ path: '/installningar/versioner' }),
  andraInstallningar: async () => ({ path: '/installningar', body: { version: 99 } }),
  aterstallInstallningar: async () => ({ path: '/installningar/aterstall', body: { version: 1 } }),
  hamtaAitjanst: async () => ({ path: '/installningar/ai' }),
  provaAitjanst: async () => ({ path: '/installningar/ai/prov', body: {} }),
  hamtaPubliceringssystem: async () => ({ path: '/installningar/cms' }),
  hamtaFlytt: async () => ({ path: '/installningar/cms/flytt' }),
  flyttaPublicerat: async () => ({ path: '/installningar/cms/flytt', body: { gor: 'avbryt' } }),
  provaPubliceringssystem: async () => ({ path: '/installningar/cms/prov', body: { innehall: null } }),
  hamtaTillagg: async () => ({ path: '/installningar/cms/tillagg' }),
  forhandsvisaTema: async (chief) => ({ path: '/installningar/cms/forhandsvisning', query: { innehall: await item(chief) } }),
  forhandsvisaWebbplatsen: async () => ({ path: '/installningar/forhandsvisning', body: { sida: 'saknas' } }),
  hamtaKomIgang: async () => ({ path: '/kom-igang' }),
  andraKomIgang: async () => ({ path: '/kom-igang', body: { provkor: true } }),
  skapaKouppgift: async () => ({ path: '/ko', body: { rubrik: 'Ring' } }),
  andraKouppgift: async (chief) => ({ path: `/ko/${await queued(chief)}`, body: { rubrik: 'Ring' } }),
  taKouppgift: async (chief) => ({ path: `/ko/${await queued(chief)}/ta` }),
  slappKouppgift: async (chief) => ({ path: `/ko/${await queued(chief)}/slapp` }),
  klarmarkeraKouppgift: async (chief) => ({ path: `/ko/${await queued(chief)}/klar` }),
  hamtaKouppgift: async (chief) => ({ path: `/ko/${await queued(chief)}` }),
  lamnaOverKouppgift: async (chief) => ({ path: `/ko/${await queued(chief)}/lamna-over`, body: { till: chief.id } }),
  listaKokommentarer: async (chief) => ({ path: `/ko/${await queued(chief)}/kommentarer` }),
  skapaKokommentar: async (chief) => ({ path: `/ko/${await queued(chief)}/kommentarer`, body: { text: 'Jag ringer' } }),
  async foreslaAndring(chief) {
    const id = await item(chief);
    return { path: proposalsOf(id), body: await aProposal(chief, id) };
  },
  listaAndringsforslag: async (chief) => ({ path: proposalsOf(await item(chief)) }),
  hamtaAndringsforslag: async (chief) => ({ path: (await proposed(chief)).adress }),
  godtaAndringsforslag: async (chief) => ({ path: `${(await proposed(chief)).adress}/godta`, body: {} }),
  avbojAndringsforslag: async (chief) => ({ path: `${(await proposed(chief)).adress}/avbojt`, body: {} }),
  listaKommentarer: async (chief) => ({ path: `/innehall/${await item(chief)}/kommentarer` }),
  skapaKommentar: async (chief) => ({ path: `/innehall/${await item(chief)}/kommentarer`, body: { sprak: 'sv', text: 'Stämmer det?' } }),
  andraKommentar: async (chief) => ({ path: `/kommentarer/${await said(chief)}`, body: { text: 'Jag ringer' } }),
  taBortKommentar: async (chief) => ({ path: `/kommentarer/${await said(chief)}` }),
  listaVyer: async () => ({ path: '/jag/vyer' }),
  sparaVy: async () => ({ path: '/jag/vyer', body: { skarm: 'ko', namn: 'Mina', val: '' } }),
  taBortVy: async () => ({ path: `/jag/vyer/${crypto.randomUUID()}` }),
  listaInkorg: async () => ({ path: '/jag/inkorg' }),
  markeraInkorg: async () => ({ path: '/jag/inkorg/markera', body: { rader: [crypto.randomUUID()] } }),
  hamtaKobrev: async () => ({ path: '/jag/kobrev' }),
  valjKobrev: async () => ({ path: '/jag/kobrev', body: { nar: 'dagligen' } }),
  hamtaSkrivsatt: async () => ({ path: '/jag/skrivsatt' }),
  valjSkrivsatt: async () => ({ path: '/jag/skrivsatt', body: { typografi: true } }),
  hamtaArtikeltrafik: async (chief) => ({ path: `/innehall/${await item(chief)}/trafik` }),
  hamtaArtikelintakter: async (chief) => ({ path: `/innehall/${await item(chief)}/intakter` }),
  hamtaHandboksversion: async () => ({ path: '/handbok/versioner/999999999' }),
  sparaHandbok: async () => ({ path: '/handbok', body: { text: '# Handbok', bas: 1 } }),
  aterstallHandbok: async () => ({ path: '/handbok/aterstall', body: { nr: 1, bas: 1 } }),
  listaLogg: async () => ({ path: '/logg', query: { innehall: crypto.randomUUID() } }),
  hamtaRegisterutdrag: async () => ({ path: `/anvandare/${await person()}/registerutdrag` }),
  avidentifieraAnvandare: async () => ({ path: `/anvandare/${await person()}/avidentifiering` }),
  hamtaEgetRegisterutdrag: async () => ({ path: '/jag/registerutdrag' }),
  exporteraArtiklar: async () => ({ path: '/export/artiklar', query: { status: 'granskning' } }),
  importeraArtikel: async () => ({ path: '/import/artikel', body: foreignArticle() }),
  lasInWordpress: async () => ({ path: '/import/wordpress', body: { adress: 'http://blogg.invalid' } }),
  provlasWordpress: async () => ({ path: '/import/wordpress', query: { adress: 'http://blogg.invalid' } }),
  exporteraRedaktion: async () => ({ path: '/export' }),
  importeraRedaktion: async () => ({ path: '/import' }),
  importeraIntakter: async () => ({ path: '/intakter/import' }),
  hamtaFramsida: async () => ({ path: '/framsidor/de' }),
  listaFramsideversioner: async () => ({ path: '/framsidor/de/versioner' }),
  sparaFramsida: async (chief) => ({ path: '/framsidor/en', body: await frontAgain(chief, 'mat') }),
  foreslaFramsida: async () => ({ path: '/framsidor/sv/forslag', body: { sektion: 'nyheter', platser: [] } }),
  taBortFramsideforslag: async (chief) => ({ path: await frontProposalOf(chief) }),
  listaOmdirigeringar: async () => ({ path: '/omdirigeringar' }),
  hamtaOmdirigering: async (chief) => ({ path: `/omdirigeringar/${await redirectOf(chief)}` }),
  skapaOmdirigering: async () => ({ path: '/omdirigeringar', body: { fran: oldAddress(), till: '/mat' } }),
  andraOmdirigering: async (chief) => ({ path: `/omdirigeringar/${await redirectOf(chief)}`, body: { status: 302 } }),
  taBortOmdirigering: async (chief) => ({ path: `/omdirigeringar/${await redirectOf(chief)}` }),
  importeraOmdirigeringar: async () => ({ path: '/omdirigeringar/import' }),
  importeraTrafik: async () => ({ path: '/trafik/import' }),
  exporteraLogg: async () => ({ path: '/logg/export', query: { innehall: crypto.randomUUID() } }),
};

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

interface Attempt {
  by: Caller;
  /** What is otherwise than in the valid call. */
  body?: Record<string, unknown>;
  path?: (path: string) => string;
}

/** What makes any operation refuse with the code. */
const COMMON: Record<string, (operation: string) => Promise<Attempt>> = {
  prov_bara_agent: async () => ({ by: await as('superadmin') }),
  finns_inte: async () => ({ by: await as('superadmin'), path: (path) => path.replace(ID, crypto.randomUUID()) }),
  rattighet_saknas: async () => ({ by: await as('lasare') }),
  bara_redaktionen: async () => ({ by: await agent(MAY_PUBLISH) }),
  losenord_vanligt: async () => ({ by: await as('admin'), body: { losenord: 'password1234' } }),
  losenord_redaktionens: async () => ({ by: await as('admin'), body: { losenord: 'granskare2026!!' } }),
  losenord_monster: async () => ({ by: await as('admin'), body: { losenord: 'hejhejhejhej' } }),
  async losenord_eget_namn() {
    const by = await as('admin');
    return { by, body: { namn: by.epost, losenord: by.epost } };
  },
  sektion_ej_tillaten: async () => ({ by: await as('chefredaktor', { sektioner: ['mat'] }) }),
  mall_ej_tillaten: async () => ({ by: await agent({ ...MAY_PUBLISH, mallar: ['recept'] }) }),
  sprak_ej_tillatet: async () => ({ by: await as('chefredaktor', { sprak: ['en'] }) }),
  andras_text: async () => ({ by: await proposing() }),
  sektion_okand: async () => ({ by: await as('admin'), body: { sektion: 'sport', sektioner: ['sport'] } }),
  mall_okand: async () => ({ by: await as('admin'), body: { mall: 'sport', mallar: ['sport'] } }),
  sprak_okant: async () => ({ by: await as('admin'), body: { sprak: ['de'] } }),
  mall_ej_i_sektion: async () => ({ by: await as('admin'), body: { sektion: 'nyheter', mall: 'recept' } }),
  status_ej_satt: async () => ({ by: await as('admin'), body: { status: 'publicerad' } }),
  sprakversion_saknas: async () => ({ by: await as('chefredaktor'), body: { sprak: ['en'] } }),
  bas_okand: async () => ({ by: await as('chefredaktor'), body: { bas: crypto.randomUUID(), tvinga: false } }),
  framsida_andrad: async () => ({ by: await as('chefredaktor'), body: { bas: 999 } }),
  handbok_andrad: async () => ({ by: await as('chefredaktor'), body: { bas: 99 } }),
  bas_saknas: async () => ({ by: await as('chefredaktor'), body: { bas: '', tvinga: false } }),
  order_av_saknas: async () => ({ by: await agent(MAY_PUBLISH) }),
  order_av_ogiltig: async () => ({ by: await agent(MAY_PUBLISH), body: { order_av: 'ingen@test.se' } }),
  revision_okand: async () => ({ by: await as('chefredaktor'), body: { revisioner: { sv: crypto.randomUUID() } } }),
  tid_finns_inte: async () => ({ by: await as('chefredaktor'), body: { datum: '2026-03-29 02:30' } }),
  async externt_id_upptaget() {
    const by = await as('chefredaktor');
    const externtId = `Q${Date.now()}`;
    await by.post('/personer', { namn: 'Ada', externtId });
    return { by, body: { externtId } };
  },
  fodelsedatum_motsags: async () => ({ by: await as('publicist'), body: { fodd: '10 december 1815', foddIso: '1999-01-01' } }),
  bild_okand: async () => ({ by: await as('publicist'), body: { bild: crypto.randomUUID() } }),
  wikidata_okand: async () => ({ by: await as('publicist'), body: { wikidata: {} } }),
  tid_passerad: async () => ({ by: await as('admin'), body: { utgar: '2020-01-01T00:00:00Z' } }),
  adressomrade_ogiltigt: async () => ({ by: await as('admin'), body: { ip_omraden: ['exempel.se'] } }),
  adressomrade_vitt: async () => ({ by: await as('admin'), body: { ip_omraden: ['0.0.0.0/0'] } }),
  adressomrade_snett: async () => ({ by: await as('admin'), body: { ip_omraden: ['192.168.1.7/24'] } }),
  release_vantar_inte: async () => ({ by: await as('chefredaktor') }),
  utkast_utan_tid: async () => ({ by: await as('chefredaktor'), body: { lage: 'utkast', datum: '2099-01-01 12:00' } }),
};

/** An agent that may not write over others' text. */
const proposing = () => agent({ skriver_over: false });

/** An item and the base of its first revision, which a second has followed. */
async function overtaken(chief: Caller): Promise<{ id: string; bas: string }> {
  const { id, revision: bas } = await chief.created(swedish());
  await chief.saved(id, 'sv', { ...swedish(), bas });
  return { id, bas };
}

/** A call on an item that its chief editor has deleted. */
function onDeleted(call: (chief: Caller, id: string) => Promise<Answer>): (chief: Caller) => Promise<Answer> {
  return async (chief) => {
    const id = await item(chief);
    await chief.patch(`/innehall/${id}`, { raderad: true });
    return call(chief, id);
  };
}

/** A call on an idea that has become a task. */
function onOrdered(call: (chief: Caller, id: string) => Promise<Answer>): (chief: Caller) => Promise<Answer> {
  return async (chief) => {
    const id = await ideaOf(chief);
    await chief.post(`/ideer/${id}/bestall`, {});
    return call(chief, id);
  };
}

/** The same on a release of such an item. */
function onDeletedRelease(call: (chief: Caller, rid: string) => Promise<Answer>): (chief: Caller) => Promise<Answer> {
  return async (chief) => {
    const id = await item(chief);
    const { body } = await chief.release(id);
    await chief.takeDown(id);
    await chief.patch(`/innehall/${id}`, { raderad: true });
    return call(chief, body.release.id);
  };
}

/** A section that the shared newsroom has put away. */
async function inArchived(call: (chief: Caller) => Promise<Answer>): Promise<Answer> {
  const admin = await as('admin');
  await admin.post('/sektioner', { id: 'undanlagd', namn: { sv: 'Undanlagd' } });
  await admin.patch('/sektioner/undanlagd', { arkiverad: true });
  return call(await as('chefredaktor'));
}

/** Nobody answers there. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9/?fran=x@test.se';

async function changedSettings(groups: Record<string, unknown>): Promise<Answer> {
  const admin = await as('superadmin');
  return admin.patch('/installningar', { version: (await admin.get('/installningar')).body.version, ...groups });
}

/** Brings back settings that a newsroom of its own had once, and that do not work any more. */
async function restoredOf(newsroom: OwnNewsroom, varden: Record<string, unknown>): Promise<Answer> {
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  for (const [version, values] of [varden, {}].entries()) {
    await newsroom.sql(
      `INSERT INTO installning (nyckel, version, varde, av, skapad)
       VALUES ('installningar', $1, $2, '{"typ": "system", "id": "studio", "namn": "Studio"}', now())`,
      [version + 1, { varden: values, falt: [], aterstalld: null }],
    );
  }
  const answer = await (await newsroom.as('admin', studio.url)).post('/installningar/aterstall', { version: 1 });
  await studio.stop();
  await newsroom.end();
  return answer;
}

/** A newsroom of its own whose publishing system's password has gone with it from one address to another; its versions are 1 and 2. */
async function withPassword(call: (admin: Caller) => Promise<Answer>): Promise<Answer> {
  const newsroom = await ownNewsroom();
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const admin = await newsroom.as('admin', studio.url);
  for (const [version, url] of ['https://wp.test.se', 'https://annan.test.se'].entries())
    await admin.patch('/installningar', { version, publicering: { url, losenord: 'hemligt' } });
  const answer = await call(admin);
  await studio.stop();
  await newsroom.end();
  return answer;
}

/** A newsroom of its own whose site has a picture of the library as its logotype. */
async function withLogotype(call: (admin: Caller, media: string) => Promise<Answer>): Promise<Answer> {
  const newsroom = await ownNewsroom();
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const admin = await newsroom.as('admin', studio.url);
  const { media } = (await upload(admin)).body;
  await admin.patch('/installningar', { version: 0, webbplats: { logotyp: media.src } });
  const answer = await call(admin, media.id);
  await studio.stop();
  await newsroom.end();
  return answer;
}

/** A newsroom of its own that asks for four eyes on news, with an article that its chief editor has written. */
async function withFourEyes(call: (chief: Caller, id: string, admin: Caller) => Promise<Answer>): Promise<Answer> {
  const newsroom = await ownNewsroom();
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const [admin, chief] = await Promise.all([newsroom.as('admin', studio.url), newsroom.as('chefredaktor', studio.url)]);
  await admin.patch('/installningar', { version: 0, granskning: { fyra_ogon_sektioner: ['nyheter'] } });
  const answer = await call(chief, await item(chief), admin);
  await studio.stop();
  await newsroom.end();
  return answer;
}

const HELD_TO = { minst: 0.9, dagar: 30 };

/** One that has not been through the proving ground, and is held to it. */
const heldAgent = (owner: Caller) => agent({ ...MAY_PUBLISH, kraver_prov: HELD_TO }, owner);

/** An answer to a round that was begun, and has been changed since. */
async function answered(body: { uppgift: number }, change: string): Promise<Answer> {
  const by = await agent();
  const { id } = (await by.post('/prov', {})).body.prov;
  await sql(`UPDATE provomgang SET ${change} WHERE id = $1`, [id]);
  return by.post(`/prov/${id}/svar`, { ...body, svar: {} });
}

async function articlesOfAgent(query: Record<string, string>): Promise<Answer> {
  const [admin, { id }] = await Promise.all([as('admin'), agent()]);
  return admin.get(`/agenter/${id}/artiklar`, query);
}

async function undoneIn(chief: Caller, fields: Record<string, string>, by?: Caller): Promise<Answer> {
  const body = { agent: (await agent()).id, fran: '2026-11-20', ...fields };
  return (by ?? (await as('admin'))).post(`/innehall/${await item(chief)}/angra-agent`, body);
}

/** A newsroom of its own that lets keys open for ninety days, with an agent from before whose key has no end. */
async function whereKeysEnd(call: (admin: Caller, id: string) => Promise<Answer>): Promise<Answer> {
  const newsroom = await ownNewsroom();
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const admin = await newsroom.as('superadmin', studio.url);
  const { body } = await admin.post('/agenter', { namn: 'Från förr' });
  await admin.patch('/installningar', { version: 0, sakerhet: { agentnyckel_dagar: 90 } });
  const answer = await call(admin, body.agent.id);
  await studio.stop();
  await newsroom.end();
  return answer;
}

/** What no redirect may say, by what it is refused with. */
const WRONG_REDIRECTS: Record<string, (chief: Caller) => Promise<Record<string, unknown>>> = {
  omdirigering_fran: async () => ({ fran: 'https://annan.example/gammal', till: '/mat' }),
  omdirigering_egen: async () => ({ fran: '/studio/gammal', till: '/mat' }),
  omdirigering_till: async () => ({ fran: oldAddress(), till: 'javascript:alert(1)' }),
  omdirigering_mal_saknas: async () => ({ fran: oldAddress(), till: '', status: 301 }),
  omdirigering_utan_mal: async () => ({ fran: oldAddress(), till: '/mat', status: 410 }),
  omdirigering_stjarna: async () => ({ fran: oldAddress(), till: '/mat/*' }),
  omdirigering_annan_vard: async () => ({ fran: oldAddress(), till: 'https://annan.example/', annan_vard: false }),
  async omdirigering_finns(chief) {
    const fran = oldAddress();
    await redirectOf(chief, fran);
    return { fran, till: '/mat' };
  },
  async omdirigering_slinga(chief) {
    const [fran, till] = [oldAddress(), oldAddress()];
    await redirectOf(chief, till, fran);
    return { fran, till };
  },
};

/** What makes one operation refuse with the code, where the common way does not. */
/** An agent whose orders are all confirmed. */
const orderedAgent = (owner: Caller) => agent({ ...MAY_PUBLISH, order: 'fraga_alltid' }, owner);

const OWN: Record<string, (chief: Caller) => Promise<Answer>> = {
  async 'aterstallHandbok finns_inte'(chief) {
    return chief.post('/handbok/aterstall', { nr: 99, bas: 1 });
  },
  async 'listaLankar finns_inte'(chief) {
    return chief.get('/lankar', { innehall: 'x' });
  },
  async 'forhandsvisaTema finns_inte'() {
    return (await as('admin')).get('/installningar/cms/forhandsvisning', { innehall: crypto.randomUUID() });
  },
  async 'forhandsvisaWebbplatsen finns_inte'() {
    const newsroom = await ownNewsroom();
    const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
    const answer = await (await newsroom.as('admin', studio.url)).post('/installningar/forhandsvisning', { sida: 'artikel' });
    await studio.stop();
    await newsroom.end();
    return answer;
  },
  async 'forhandsvisaWebbplatsen sida_visas_inte'() {
    const newsroom = await ownNewsroom();
    const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: 'http://127.0.0.1:9', STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' };
    const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, cms });
    const admin = await newsroom.as('admin', studio.url);
    // Whether there is an article or not: no page of that language is Studio's.
    for (const sida of ['startsida', 'artikel'])
      expect((await admin.post('/installningar/forhandsvisning', { sida })).body.fel[0].kod).toBe('sida_visas_inte');
    const answer = await admin.post('/installningar/forhandsvisning', { sida: 'saknas' });
    await studio.stop();
    await newsroom.end();
    return answer;
  },
  async 'provaPubliceringssystem cms_inget_att_prova'() {
    return (await as('admin')).post('/installningar/cms/prov', { innehall: crypto.randomUUID() });
  },
  async 'provaPubliceringssystem falt_saknas'() {
    return (await as('admin')).post('/installningar/cms/prov', {});
  },
  async 'flyttaPublicerat flytt_utan_uppgifter'() {
    return (await as('admin')).post('/installningar/cms/flytt', { gor: 'borja' });
  },
  async 'kontrolleraLankar finns_inte'(chief) {
    return chief.post('/lankar/kontrollera', { id: crypto.randomUUID() });
  },
  async 'kontrolleraLankar falt_saknas'(chief) {
    return chief.post('/lankar/kontrollera', {});
  },
  async 'ignoreraLank finns_inte'(chief) {
    return chief.post('/lankar/x/ignorera', { till: null });
  },
  async 'ignoreraLank tid_passerad'(chief) {
    return chief.post(`/lankar/${(await outwardLink(chief)).id}/ignorera`, { till: '2020-01-01' });
  },
  async 'skapaBevakning bevakning_adress'(chief) {
    return chief.post('/bevakningar', { adress: 'http://127.0.0.1/flode.xml' });
  },
  async 'andraBevakning bevakning_adress'(chief) {
    return chief.patch(`/bevakningar/${await watchOf(chief)}`, { adress: 'https://anna:hemligt@nyheter.example/flode.xml' });
  },
  async 'skapaBevakning bevakning_finns'(chief) {
    const adress = `https://nyheter.example/${crypto.randomUUID()}.xml`;
    await watchOf(chief, { adress });
    return chief.post('/bevakningar', { adress, vilande: true });
  },
  async 'andraBevakning bevakning_finns'(chief) {
    const adress = `https://nyheter.example/${crypto.randomUUID()}.xml`;
    await watchOf(chief, { adress });
    return chief.patch(`/bevakningar/${await watchOf(chief)}`, { adress });
  },
  'bestallIde ide_bestalld': onOrdered((chief, id) => chief.post(`/ideer/${id}/bestall`, {})),
  'avfardaIde ide_bestalld': onOrdered((chief, id) => chief.post(`/ideer/${id}/avfarda`, {})),
  'taTillbakaIde ide_bestalld': onOrdered((chief, id) => chief.post(`/ideer/${id}/ta-tillbaka`)),
  async 'bestallIde ide_avfardad'(chief) {
    const id = await ideaOf(chief);
    await chief.post(`/ideer/${id}/avfarda`, { orsak: 'for_gammal' });
    return chief.post(`/ideer/${id}/bestall`, {});
  },
  'bestallIde sektion_arkiverad': () =>
    inArchived(async (chief) => chief.post(`/ideer/${await ideaOf(chief)}/bestall`, { sektion: 'undanlagd' })),
  'bestallIde ansvarig_ogiltig': async (chief) => chief.post(`/ideer/${await ideaOf(chief)}/bestall`, { ansvarig: 'ingen@test.se' }),
  async 'bestallIde falt_saknas'(chief) {
    return chief.post(`/ideer/${await ideaOf(chief, { sektion: null })}/bestall`, {});
  },
  async 'hamtaUtlank finns_inte'(chief) {
    return chief.get('/utlankar/finns-inte');
  },
  async 'andraUtlank finns_inte'(chief) {
    return chief.patch('/utlankar/finns-inte', { giltig_till: null });
  },
  async 'taBortUtlank finns_inte'(chief) {
    return chief.delete('/utlankar/finns-inte');
  },
  async 'listaUtlankar program_okant'(chief) {
    return chief.get('/utlankar', { program: 'x' });
  },
  async 'skapaUtlank utlank_adress'(chief) {
    return chief.post('/utlankar', { adress: 'https://anna:hemligt@butik.example/', program: await programOf(chief) });
  },
  async 'skapaUtlank utlank_egen'(chief) {
    return chief.post('/utlankar', {
      adress: new URL('/mat', inject('studio').url).href.replace('http:', 'https:'),
      program: await programOf(chief),
    });
  },
  async 'skapaUtlank utlank_finns'(chief) {
    return chief.post('/utlankar', { kod: await linkOf(chief), adress: 'https://butik.example/', program: await programOf(chief) });
  },
  async 'sparaFramsida finns_inte'(chief) {
    return chief.put('/framsidor/de', { platser: [], bas: 0 });
  },
  async 'foreslaFramsida finns_inte'(chief) {
    return chief.post('/framsidor/de/forslag', { platser: [] });
  },
  async 'foreslaFramsida framsida_plats'(chief) {
    return chief.post('/framsidor/en/forslag', { sektion: 'mat', platser: [{ artikel: crypto.randomUUID() }] });
  },
  async 'taBortFramsideforslag finns_inte'(chief) {
    return chief.delete(`/framsidor/en/forslag/${crypto.randomUUID()}`);
  },
  async 'sparaFramsida framsida_plats'(chief) {
    return chief.put('/framsidor/en', await frontAgain(chief, 'mat', { platser: [{ artikel: crypto.randomUUID() }] }));
  },
  async 'skapaUtlank program_saknas'(chief) {
    return chief.post('/utlankar', { adress: 'https://ingens.example/panna' });
  },
  async 'skapaUtlank program_okant'(chief) {
    return chief.post('/utlankar', { adress: 'https://butik.example/', program: 'x' });
  },
  async 'andraUtlank utlank_adress'(chief) {
    return chief.patch(`/utlankar/${await linkOf(chief)}`, { adress: 'https://butik' });
  },
  async 'andraUtlank utlank_egen'(chief) {
    return chief.patch(`/utlankar/${await linkOf(chief)}`, {
      adress: new URL('/mat', inject('studio').url).href.replace('http:', 'https:'),
    });
  },
  async 'andraUtlank program_okant'(chief) {
    return chief.patch(`/utlankar/${await linkOf(chief)}`, { program: crypto.randomUUID() });
  },
  async 'taBortUtlank utlank_anvands'(chief) {
    const kod = await linkOf(chief);
    await sql(`INSERT INTO utklick (kod, dag, block, antal) VALUES ($1, current_date, '', 1)`, [kod]);
    return chief.delete(`/utlankar/${kod}`);
  },
  async 'taBortProgram program_anvands'(chief) {
    const program = await programOf(chief);
    await chief.post('/utlankar', { adress: 'https://butik.example/', program });
    return chief.delete(`/program/${program}`);
  },
  async 'skapaTagg tagg_finns'(chief) {
    await chief.post('/taggar', { namn: { sv: 'Finns redan' } });
    return chief.post('/taggar', { namn: { sv: 'finns redan' } });
  },
  async 'skapaTagg tagg_adress_finns'(chief) {
    await chief.post('/taggar', { namn: { sv: 'Upptagen' } });
    return chief.post('/taggar', { namn: { sv: 'Ledig' }, slug: 'upptagen' });
  },
  async 'andraTagg tagg_finns'(chief) {
    await chief.post('/taggar', { namn: { sv: 'Upptaget namn' } });
    return chief.patch(`/taggar/${await tagOf(chief)}`, { namn: { sv: 'Upptaget namn' } });
  },
  async 'andraTagg tagg_adress_finns'(chief) {
    await chief.post('/taggar', { namn: { sv: 'Upptagen adress' } });
    return chief.patch(`/taggar/${await tagOf(chief)}`, { slug: 'upptagen-adress' });
  },
  async 'slaIhopPersoner person_samma'(chief) {
    const { id } = (await chief.post('/personer', { namn: 'Ada' })).body.person;
    return chief.post(`/personer/${id}/slaihop`, { till: id });
  },
  async 'slaIhopPersoner person_okand'(chief) {
    const { id } = (await chief.post('/personer', { namn: 'Ada' })).body.person;
    return chief.post(`/personer/${id}/slaihop`, { till: 'okand' });
  },
  async 'slaIhopTaggar tagg_samma'(chief) {
    const id = await tagOf(chief);
    return chief.post(`/taggar/${id}/slaihop`, { till: id });
  },
  async 'slaIhopTaggar tagg_okand'(chief) {
    return chief.post(`/taggar/${await tagOf(chief)}/slaihop`, { till: 'okand' });
  },
  'skapaStomme sektion_okand': (chief) => chief.post('/stommar', aPattern({ sektion: 'sport' })),
  'skapaStomme sektion_arkiverad': () => inArchived((chief) => chief.post('/stommar', aPattern({ sektion: 'undanlagd' }))),
  'skapaStomme mall_okand': (chief) => chief.post('/stommar', aPattern({ slag: 'artikel', mall: 'kronika' })),
  'skapaStomme mall_ej_i_sektion': (chief) => chief.post('/stommar', aPattern({ slag: 'artikel', sektion: 'nyheter', mall: 'recept' })),
  'skapaStomme stomme_mall': (chief) => chief.post('/stommar', aPattern({ mall: 'nyhet' })),
  async 'skapaStomme stomme_finns'(chief) {
    const pattern = aPattern();
    await chief.post('/stommar', pattern);
    return chief.post('/stommar', pattern);
  },
  async 'skapaStomme for_manga_stommar'(chief) {
    await sql(
      `INSERT INTO stomme (id, slag, namn, beskrivning, block, av, skapad)
        SELECT gen_random_uuid(), 'monster', 'Många ' || n, '', '[]', '{"typ": "system", "id": "prov", "namn": "Prov"}', now() FROM generate_series(1, 200) n`,
    );
    const answer = await chief.post('/stommar', aPattern());
    await sql(`DELETE FROM stomme WHERE namn LIKE 'Många %'`);
    return answer;
  },
  'listaWebhookleveranser markor_ogiltig': async () =>
    (await as('admin')).get(`/webhookar/${await webhookOfAll()}/leveranser`, { markor: 'x' }),
  'skapaWebhook webhook_adress': async () => (await as('admin')).post('/webhookar', { ...aWebhook(), adress: 'https://localhost/' }),
  'andraWebhook webhook_adress': async () =>
    (await as('admin')).patch(`/webhookar/${await webhookOfAll()}`, { adress: 'https://mottagare.invalid:8443/' }),
  'provaWebhook webhook_hemlighet': async () => {
    const admin = await as('admin');
    return withWebhook((id) => admin.post(`/webhookar/${id}/prov`), 'skriven med en annan nyckel');
  },
  'skickaWebhookleveransIgen webhook_hemlighet': async () => {
    const admin = await as('admin');
    const again = async (id: string) => admin.post(`/webhookar/${id}/leveranser/${await deliveryTo(id)}/igen`);
    return withWebhook(again, 'skriven med en annan nyckel');
  },
  'skickaWebhookleveransIgen webhookleverans_vantar': async () => {
    const admin = await as('admin');
    return withWebhook(async (id) => admin.post(`/webhookar/${id}/leveranser/${await deliveryTo(id, { lage: 'vantar' })}/igen`));
  },
  'skickaWebhookleveransIgen webhook_inget_kvar': async () => {
    const admin = await as('admin');
    const place = '1.0.00000000';
    return withWebhook(async (id) => admin.post(`/webhookar/${id}/leveranser/${await deliveryTo(id, { fran: place, till: place })}/igen`));
  },
  async 'korSats sats_nekad'(chief) {
    return chief.post('/satser', { lage: 'alla', operationer: [{ operation: 'taggaInnehall', id: crypto.randomUUID() }] });
  },
  async 'korSats sats_i_steg'(chief) {
    const operationer = [{ operation: 'slappInnehall', id: await item(chief), kropp: { lage: 'publicera' } }];
    return chief.post('/satser', { lage: 'alla', operationer });
  },
  async 'taggaInnehall for_manga_taggar'(chief) {
    const id = await item(chief);
    await chief.post(`/innehall/${id}/taggar`, { lagg_till: Array.from({ length: 50 }, (_, nr) => `t ${nr}`) });
    return chief.post(`/innehall/${id}/taggar`, { lagg_till: ['en till'] });
  },
  async 'skapaRoll roll_finns'() {
    return (await as('superadmin')).post('/roller', { id: 'skribent', namn: 'En annan', ratter: [] });
  },
  'skapaKouppgift ansvarig_ogiltig': (chief) => chief.post('/ko', { rubrik: 'Ring', ansvarig: 'ingen@test.se' }),
  'andraKouppgift ansvarig_ogiltig': async (chief) => chief.patch(`/ko/${await queued(chief)}`, { ansvarig: 'ingen@test.se' }),
  'lamnaOverKouppgift ansvarig_ogiltig': async (chief) => chief.post(`/ko/${await queued(chief)}/lamna-over`, { till: 'ingen@test.se' }),
  'skapaKokommentar namngiven_okand': async (chief) =>
    chief.post(`/ko/${await queued(chief)}/kommentarer`, { text: 'Hej', namn: [crypto.randomUUID()] }),
  'skapaKommentar namngiven_okand': async (chief) =>
    chief.post(`/innehall/${await item(chief)}/kommentarer`, { sprak: 'sv', text: 'Hej', namn: [crypto.randomUUID()] }),
  'skapaInnehall insatt_okand': (chief) => chief.create({ konfidentiell: true, insatta: [crypto.randomUUID()] }),
  'skapaInnehall insatta_utan_konfidentiell': (chief) => chief.create({ insatta: [chief.id] }),
  'andraInnehall insatt_okand': async (chief) => chief.patch(`/innehall/${await item(chief)}`, { konfidentiell: true, insatta: ['ingen'] }),
  'andraInnehall insatta_utan_konfidentiell': async (chief) => chief.patch(`/innehall/${await item(chief)}`, { insatta: [chief.id] }),
  async 'listaAndringsforslag markor_ogiltig'(chief) {
    return chief.get(proposalsOf(await item(chief)), { markor: 'nästa' });
  },
  'foreslaAndring raderad': onDeleted((chief, id) => chief.post(proposalsOf(id), { bas: id, rubrik: 'Ny' })),
  async 'foreslaAndring forslag_tomt'(chief) {
    const { id, revision: bas } = await chief.created(swedish());
    return chief.post(proposalsOf(id), { bas });
  },
  async 'foreslaAndring for_manga_forslag'(chief) {
    const { artikel } = await proposed(chief);
    await sql(
      `INSERT INTO andringsforslag (id, innehall_id, sprak, bas, hash, kommentar, delar, antal, av, skapad)
        SELECT gen_random_uuid(), innehall_id, sprak, bas, hash, kommentar, delar, antal, av, skapad FROM andringsforslag, generate_series(2, 20)
        WHERE innehall_id = $1`,
      [artikel],
    );
    return chief.post(proposalsOf(artikel), await aProposal(chief, artikel));
  },
  async 'godtaAndringsforslag raderad'(chief) {
    const { artikel, adress } = await proposed(chief);
    await chief.patch(`/innehall/${artikel}`, { raderad: true });
    return chief.post(`${adress}/godta`);
  },
  async 'godtaAndringsforslag forslag_avgjort'(chief) {
    const { adress } = await proposed(chief);
    await chief.post(`${adress}/avbojt`);
    return chief.post(`${adress}/godta`);
  },
  async 'avbojAndringsforslag forslag_avgjort'(chief) {
    const { adress } = await proposed(chief);
    await chief.post(`${adress}/godta`);
    return chief.post(`${adress}/avbojt`);
  },
  async 'godtaAndringsforslag forslag_krockar'(chief) {
    const { id, revision: bas } = await chief.created(swedish());
    const { adress } = await proposed(chief, id, { rubrik: 'Ny rubrik' });
    await chief.saved(id, 'sv', { ...swedish({ rubrik: 'En annan rubrik' }), bas });
    return chief.post(`${adress}/godta`, { delar: ['rubrik'] });
  },
  'skapaKommentar sprakversion_saknas': async (chief) =>
    chief.post(`/innehall/${await item(chief)}/kommentarer`, { sprak: 'en', text: 'Hej' }),
  async 'skapaKommentar for_manga_kommentarer'(chief) {
    const id = await item(chief);
    const svar_pa = await saidOf(chief, id);
    await saidMuch(id, 200, svar_pa);
    return chief.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Hej', svar_pa });
  },
  ...Object.fromEntries(
    (['sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet'] as const).flatMap((kod) => [
      [`andraKommentar ${kod}`, async (chief: Caller) => (await limitedBy(kod)).patch(await saidPath(chief), { lost: true })] as const,
      [`taBortKommentar ${kod}`, async (chief: Caller) => (await limitedBy(kod)).delete(await saidPath(chief))] as const,
    ]),
  ),
  'andraKommentar trad_behovs': async (chief) => chief.patch(`/kommentarer/${await said(chief)}`, { lost: true }),
  'skapaKommentar trad_behovs': async (chief) => {
    const { path } = (await VALID.listaKommentarer?.(chief)) ?? { path: '' };
    const { id } = (await chief.post(path, { sprak: 'sv', text: 'Hej' })).body.kommentar;
    return chief.post(path, { sprak: 'sv', text: 'Hej', svar_pa: id, tilldelad: chief.id });
  },
  'skapaKommentar ansvarig_ogiltig': async (chief) =>
    chief.post(`/innehall/${await item(chief)}/kommentarer`, { sprak: 'sv', text: 'Hej', tilldelad: 'ingen@test.se' }),
  'andraKommentar ansvarig_ogiltig': async (chief) => chief.patch(await saidPath(chief), { tilldelad: 'ingen@test.se' }),
  'valjKobrev inget_att_andra': (chief) => chief.put('/jag/kobrev', {}),
  'markeraInkorg inget_att_andra': (chief) => chief.post('/jag/inkorg/markera', {}),
  'andraKommentar inget_att_andra': async (chief) => chief.patch(`/kommentarer/${await said(chief)}`, {}),
  async 'sparaVy for_manga_vyer'(chief) {
    await sql(
      `INSERT INTO sparad_vy (id, person_id, skarm, namn, val, skapad) SELECT gen_random_uuid(), $1, 'ko', 'Vy ' || n, '', now() FROM generate_series(1, 50) n`,
      [chief.id],
    );
    return chief.post('/jag/vyer', { skarm: 'ko', namn: 'En till', val: '' });
  },
  async 'skapaRoll sektion_okand'() {
    return (await as('superadmin')).post('/roller', { id: 'ny', namn: 'Ny', ratter: [], sektioner: ['okand'] });
  },
  async 'skapaRoll sprak_okant'() {
    return (await as('superadmin')).post('/roller', { id: 'ny', namn: 'Ny', ratter: [], sprak: ['fi'] });
  },
  async 'skapaRoll roll_namn_finns'() {
    return (await as('superadmin')).post('/roller', { id: 'ny', namn: 'SKRIBENT', ratter: [] });
  },
  async 'skapaRoll roll_ofullstandig'() {
    return (await as('superadmin')).post('/roller', { id: 'ny', namn: 'Ny', ratter: ['publicera'] });
  },
  async 'andraRoll roll_namn_finns'() {
    return (await as('superadmin')).patch('/roller/saknas', { namn: 'Skribent' });
  },
  async 'andraRoll roll_ofullstandig'() {
    return (await as('superadmin')).patch('/roller/saknas', { ratter: ['overstyra'] });
  },
  async 'andraRoll roll_inbyggd'() {
    return (await as('superadmin')).patch('/roller/skribent', { namn: 'X' });
  },
  async 'andraRoll finns_inte'() {
    return (await as('superadmin')).patch('/roller/saknas', { namn: 'X' });
  },
  async 'andraRoll sektion_okand'() {
    return (await as('superadmin')).patch('/roller/saknas', { sektioner: ['okand'] });
  },
  async 'andraRoll sprak_okant'() {
    return (await as('superadmin')).patch('/roller/saknas', { sprak: ['fi'] });
  },
  async 'skapaAnvandare roll_okand'() {
    return (await as('admin')).post('/anvandare', { epost: 'roll@test.se', namn: 'R', roll: 'saknas' });
  },
  async 'andraAnvandare roll_okand'() {
    return (await as('admin')).patch(`/anvandare/${await person()}`, { roll: 'saknas' });
  },
  async 'andraInstallningar roll_okand'() {
    return (await as('superadmin')).patch('/installningar', { version: 0, sakerhet: { andra_faktor: ['saknas'] } });
  },
  async 'andraInstallningar sektion_okand'() {
    return (await as('admin')).patch('/installningar', { version: 0, granskning: { fyra_ogon_sektioner: ['saknas'] } });
  },
  async 'andraInstallningar mall_okand'() {
    return (await as('admin')).patch('/installningar', { version: 0, granskning: { fyra_ogon_mallar: ['saknas'] } });
  },
  async 'skapaSektion sektion_finns'() {
    return (await as('admin')).post('/sektioner', { id: 'mat', namn: { sv: 'Mat' } });
  },
  async 'skapaSektion sektion_reserverad'() {
    return (await as('admin')).post('/sektioner', { id: 'studio', namn: { sv: 'Studio' } });
  },
  async 'skapaSektion mall_okand'() {
    return (await as('admin')).post('/sektioner', { id: 'sport', namn: { sv: 'Sport' }, mallar: ['sport'] });
  },
  async 'andraSektion mall_okand'() {
    return (await as('admin')).patch('/sektioner/mat', { mallar: ['sport'] });
  },
  async 'andraSektion finns_inte'() {
    return (await as('admin')).patch('/sektioner/sport', { ordning: 3 });
  },
  'skapaInnehall sektion_arkiverad': () => inArchived((chief) => chief.create({ sektion: 'undanlagd' })),
  async 'importeraArtikel sektion_arkiverad'() {
    await inArchived(async (chief) => chief.get('/sektioner'));
    return (await as('admin')).post('/import/artikel', { ...foreignArticle(), sektion: 'undanlagd' });
  },
  async 'importeraArtikel redan_inlast'() {
    const [admin, article] = [await as('admin'), foreignArticle()];
    await admin.post('/import/artikel', article);
    return admin.post('/import/artikel', article);
  },
  'andraInnehall sektion_arkiverad': () =>
    inArchived(async (chief) => chief.patch(`/innehall/${await item(chief)}`, { sektion: 'undanlagd' })),
  'kopieraInnehall sektion_arkiverad': () =>
    inArchived(async (chief) => {
      const id = await item(chief);
      await sql(`UPDATE innehall SET sektion = 'undanlagd' WHERE id = $1`, [id]);
      return chief.post(`/innehall/${id}/kopiera`);
    }),
  'andraInstallningar bild_okand': () => changedSettings({ webbplats: { logotyp: `/media/${crypto.randomUUID()}/bild.jpg` } }),
  async 'andraInstallningar installningar_andrade'() {
    return (await as('admin')).patch('/installningar', { version: 99 });
  },
  'andraInstallningar installning_last': () => changedSettings({ ai: { tjanst: 'ingen' } }),
  'andraInstallningar installning_ofullstandig': () => changedSettings({ epost: { smtp_url: 'imap://fel' } }),
  'andraInstallningar installning_fungerar_inte': () => changedSettings({ epost: { smtp_url: NO_MAIL_SERVER } }),
  'andraInstallningar hemlighet_annan_adress': () =>
    withPassword((admin) => admin.patch('/installningar', { version: 2, publicering: { url: 'https://tredje.test.se' } })),
  'aterstallInstallningar hemlighet_annan_adress': () => withPassword((admin) => admin.post('/installningar/aterstall', { version: 1 })),
  async 'aterstallInstallningar finns_inte'() {
    return (await as('admin')).post('/installningar/aterstall', { version: 999 });
  },
  async 'aterstallInstallningar installningar_andrade'() {
    await anySettings();
    return (await as('admin')).post('/installningar/aterstall', { version: 1, bas: 99 });
  },
  async 'aterstallInstallningar installning_ofullstandig'() {
    return restoredOf(await ownNewsroom(), { publicering: { cms: 'wordpress' } });
  },
  async 'aterstallInstallningar installning_fungerar_inte'() {
    return restoredOf(await ownNewsroom(), { ai: { tjanst: 'openai-kompatibel', url: 'http://127.0.0.1:9', modell: 'x' } });
  },
  async 'listaMedia tid_finns_inte'(chief) {
    return chief.get('/media', { fran: '2026-03-29 02:30' });
  },
  async 'listaMedia tid_bakvand'(chief) {
    return chief.get('/media', { fran: '2026-02-01', till: '2026-01-01' });
  },
  async 'listaLogg finns_inte'(chief) {
    return chief.get('/logg', { innehall: 'x' });
  },
  async 'listaLogg tid_finns_inte'(chief) {
    return chief.get('/logg', { fran: '2026-03-29 02:30' });
  },
  async 'listaLogg tid_bakvand'(chief) {
    return chief.get('/logg', { fran: '2026-11-21', till: '2026-11-20' });
  },
  async 'hamtaTrafik tid_bakvand'(chief) {
    return chief.get('/trafik', { fran: '2026-02-01', till: '2026-01-01' });
  },
  async 'exporteraTrafik tid_bakvand'(chief) {
    return chief.get('/trafik/export', { fran: '2026-02-01', till: '2026-01-01' });
  },
  async 'hamtaIntakter tid_bakvand'(chief) {
    return chief.get('/intakter', { fran: '2026-02-01', till: '2026-01-01' });
  },
  async 'hamtaArtikelintakter tid_bakvand'(chief) {
    return chief.get(`/innehall/${await item(chief)}/intakter`, { fran: '2026-02-01', till: '2026-01-01' });
  },
  async 'hamtaArtikeltrafik tid_bakvand'(chief) {
    return chief.get(`/innehall/${await item(chief)}/trafik`, { fran: '2026-02-01', till: '2026-01-01' });
  },
  async 'exporteraLogg finns_inte'(chief) {
    return chief.get('/logg/export', { innehall: 'x' });
  },
  async 'exporteraLogg tid_finns_inte'(chief) {
    return chief.get('/logg/export', { fran: '2026-03-29 02:30' });
  },
  async 'exporteraLogg tid_bakvand'(chief) {
    return chief.get('/logg/export', { fran: '2026-11-21', till: '2026-11-20' });
  },
  ...Object.fromEntries(
    Object.entries({
      listaInkorg: '/jag/inkorg',
      ...{ listaLogg: '/logg', listaInnehall: '/innehall', listaMedia: '/media', listaAllaReleaser: '/releaser', listaKo: '/ko' },
      ...{
        listaPersoner: '/personer',
        listaTaggar: '/taggar',
        listaLankar: '/lankar',
        listaUtlankar: '/utlankar',
        listaOmdirigeringar: '/omdirigeringar',
        listaProgram: '/program',
        listaSamlingar: '/samlingar',
        listaArtiklarUtanAlt: '/media/artiklar-utan-alt',
        listaBevakningar: '/bevakningar',
        listaIdeer: '/ideer',
      },
    }).map(([name, path]) => [`${name} markor_ogiltig`, (chief: Caller) => chief.get(path, { markor: 'nästa' })]),
  ),
  async 'listaHandelser handelse_okand'(chief) {
    return chief.get('/handelser', { efter: '1.0' });
  },
  async 'listaUtskick markor_ogiltig'() {
    return (await as('admin')).get('/utskick', { markor: 'nästa' });
  },
  async 'listaKommentarer markor_ogiltig'(chief) {
    return chief.get(`/innehall/${await item(chief)}/kommentarer`, { markor: 'nästa' });
  },
  async 'listaKokommentarer markor_ogiltig'(chief) {
    return chief.get(`/ko/${await queued(chief)}/kommentarer`, { markor: 'nästa' });
  },
  async 'skapaKouppgift finns_inte'(chief) {
    return chief.post('/ko', { rubrik: 'Ring', innehall: crypto.randomUUID() });
  },
  async 'skickaUtskickIgen brev_pa_vag'() {
    const [admin, id] = await Promise.all([as('admin'), letterThatWaits()]);
    return admin.post(`/utskick/${id}/igen`);
  },
  'skapaKommentar raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Hej' })),
  'kopieraInnehall raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/kopiera`)),
  'sparaSprakversion raderad': onDeleted((chief, id) => chief.save(id, 'sv', swedish())),
  'skrivArbetskopia raderad': onDeleted((chief, id) => chief.put(`/innehall/${id}/sprak/en/arbetskopia`, { bas: null, nr: 0 })),
  'skrivGemensamText raderad': onDeleted((chief, id) => chief.put(`/innehall/${id}/sprak/en/gemensam-text`, FIRST_WRITING)),
  'sattSprakstatus raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' })),
  'bytArtikelbild raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/sprak/sv/bildbyte`, { fran: 'x', till: 'x' })),
  'namngeRevision raderad': onDeleted((chief, id) => chief.put(`/innehall/${id}/sprak/sv/revisioner/1/namn`, { namn: 'Till tryck' })),
  'aterstallRevision raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1 })),
  'taggaInnehall raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/taggar`, { lagg_till: ['bro'] })),
  'andraInnehall raderad': onDeleted((chief, id) => chief.patch(`/innehall/${id}`, { taggar: ['bro'] })),
  'andraRelease raderad': onDeletedRelease((chief, rid) => chief.patch(`/releaser/${rid}`, { datum: '2099-01-01 12:00' })),
  'provaReleaseIgen raderad': onDeletedRelease((chief, rid) => chief.post(`/releaser/${rid}/forsok`)),
  async 'slappInnehall tid_passerad'(chief) {
    return chief.release(await item(chief), { lage: 'schemalagd', datum: '2020-01-01 12:00' });
  },
  async 'andraRelease tid_passerad'(chief) {
    return chief.patch(`/releaser/${await released(chief)}`, { datum: '2020-01-01 12:00' });
  },
  async 'provaReleaseIgen release_ersatt'(chief) {
    const id = await item(chief);
    const { body } = await chief.release(id);
    await chief.release(id);
    return chief.post(`/releaser/${body.release.id}/forsok`);
  },
  async 'provaReleaseIgen godkannande_kravs'(chief) {
    const writer = await askingAgent();
    return writer.post(`/releaser/${await released(chief)}/forsok`, { order_av: writer.agare.id });
  },
  async 'provaReleaseIgen order_obekraftad'(chief) {
    return (await orderedAgent(chief)).post(`/releaser/${await released(chief)}/forsok`, { order_av: chief.id });
  },
  async 'andraRelease order_obekraftad'(chief) {
    const { body } = await chief.release((await chief.created(swedish())).id, { lage: 'schemalagd', datum: '2098-06-01 12:00' });
    const fields = { datum: '2098-06-02 12:00', order_av: chief.id };
    return (await orderedAgent(chief)).patch(`/releaser/${body.release.id}`, fields);
  },
  async 'andraRelease order_annan_tid'(chief) {
    const order = await askedOrder(await orderedAgent(chief), chief, { lage: 'schemalagd', datum: '2098-06-01 12:00' });
    return chief.patch(`/releaser/${order.rid}`, { datum: '2098-06-02 12:00' });
  },
  async 'sattSprakstatus order_obekraftad'(chief) {
    const fields = { status: 'godkand', order_av: chief.id };
    return (await orderedAgent(chief)).post(`/innehall/${await item(chief)}/sprak/sv/status`, fields);
  },
  'svaraProv finns_inte': async () => (await agent()).post(`/prov/${crypto.randomUUID()}/svar`, { uppgift: 1, svar: {} }),
  'svaraProv prov_slut': () => answered({ uppgift: 1 }, `slutar = now() - interval '1 second'`),
  'svaraProv prov_annan_uppgift': () => answered({ uppgift: 2 }, 'slutar = slutar'),
  'listaProv bara_redaktionen': async () => (await agent()).get(`/agenter/${(await agent()).id}/prov`),
  async 'borjaProv prov_pagar'() {
    const by = await agent();
    await by.post('/prov', {});
    return by.post('/prov', { fro: 1 });
  },
  async 'borjaProv prov_for_manga'() {
    const by = await agent();
    for (let round = 0; round < 10; round++) {
      await by.post('/prov', {});
      await sql(`UPDATE provomgang SET slutar = now() - interval '1 second' WHERE agent_id = $1`, [by.id]);
    }
    return by.post('/prov', {});
  },
  async 'slappInnehall prov_kravs'(chief) {
    return (await heldAgent(chief)).release(await item(chief), { order_av: chief.id });
  },
  async 'provaReleaseIgen prov_kravs'(chief) {
    return (await heldAgent(chief)).post(`/releaser/${await released(chief)}/forsok`, { order_av: chief.id });
  },
  async 'andraRelease prov_kravs'(chief) {
    const { body } = await chief.release((await chief.created(swedish())).id, { lage: 'schemalagd', datum: '2098-06-01 12:00' });
    return (await heldAgent(chief)).patch(`/releaser/${body.release.id}`, { datum: '2098-06-02 12:00', order_av: chief.id });
  },
  async 'sattSprakstatus prov_kravs'(chief) {
    const fields = { status: 'godkand', order_av: chief.id };
    return (await heldAgent(chief)).post(`/innehall/${await item(chief)}/sprak/sv/status`, fields);
  },
  async 'bytMediafil prov_kravs'(chief) {
    return replaceSeen(chief, await heldAgent(chief), chief.id);
  },
  async 'andraMedia prov_kravs'(chief) {
    return (await heldAgent(chief)).patch(`/media/${await seenPicture(chief)}`, { fokus: { x: 1, y: 2 }, order_av: chief.id });
  },
  async 'slappInnehall release_avslagen'(chief) {
    const by = await orderedAgent(chief);
    const { id, rid } = await askedOrder(by, chief);
    await chief.post(`/releaser/${rid}/avsla`, { orsak: 'Inte min order.' });
    return by.release(id, { order_av: chief.id });
  },
  async 'godkannRelease order_annan_person'(chief) {
    return confirmOrder(await as('superadmin'), await askedOrder(await orderedAgent(chief), chief));
  },
  async 'godkannRelease order_andrad'(chief) {
    return confirmOrder(chief, { ...(await askedOrder(await orderedAgent(chief), chief)), hash: 'en annan' });
  },
  async 'godkannRelease order_forfallen'(chief) {
    const order = await askedOrder(await orderedAgent(chief), chief);
    await sql('UPDATE release SET order_fore = now() WHERE id = $1', [order.rid]);
    return confirmOrder(chief, order);
  },
  async 'godkannRelease agent_utan_ratt'(chief) {
    const by = await orderedAgent(chief);
    const order = await askedOrder(by, chief);
    await sql('UPDATE agent SET publicera = false WHERE id = $1', [by.id]);
    return confirmOrder(chief, order);
  },
  // A deleted article has no requests left, and it cannot be deleted between the call and the request: so by hand.
  async 'godkannRelease raderad'(chief) {
    const { id, rid } = await askedRelease(await askingAgent());
    await sql('UPDATE innehall SET raderad = true WHERE id = $1', [id]);
    return chief.post(`/releaser/${rid}/godkann`);
  },
  async 'godkannRelease revision_okand'(chief) {
    const { rid } = await askedRelease(await askingAgent());
    return chief.post(`/releaser/${rid}/godkann`, { revisioner: { sv: crypto.randomUUID() } });
  },
  async 'godkannRelease begaran_andrad'(chief) {
    const { id, rid, sv, revision } = await askedRelease(await askingAgent());
    await chief.saved(id, 'sv', { ...sv, ingress: 'En annan ingress.', bas: revision });
    return chief.post(`/releaser/${rid}/godkann`);
  },
  'godkannRelease eget_godkannande': () =>
    withFourEyes(async (chief, id, admin) => {
      const rights = { namn: 'Den som frågar', agare: chief.id, ...EVERYWHERE, publicera: true, godkannande: true };
      const { nyckel } = (await admin.post('/agenter', rights)).body;
      const { body } = await chief.release(id, { order_av: chief.id }, { headers: { Cookie: '', Authorization: `Bearer ${nyckel}` } });
      return chief.post(`/releaser/${body.release.id}/godkann`);
    }),
  'slappInnehall eget_godkannande': () => withFourEyes((chief, id) => chief.release(id)),
  'sattSprakstatus eget_godkannande': () =>
    withFourEyes((chief, id) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' })),
  async 'godkannRelease innehall_andrat'(chief) {
    const { id, rid } = await askedRelease(await askingAgent());
    await chief.patch(`/innehall/${id}`, { taggar: ['öl'] });
    return chief.post(`/releaser/${rid}/godkann`, { fakta: 'senaste', bas_andrad: '2026-01-01T00:00:00.000Z' });
  },
  async 'godkannRelease begaran_forfallen'(chief) {
    const { rid } = await askedRelease(await askingAgent(), { lage: 'schemalagd', datum: '2098-06-01 12:00' });
    await sql(`UPDATE release SET datum = now() - interval '1 hour', tur = now() - interval '1 hour' WHERE id = $1`, [rid]);
    return chief.post(`/releaser/${rid}/godkann`);
  },
  async 'godkannRelease svenska_ej_publik'(chief) {
    const writer = await askingAgent();
    const id = await published(chief);
    await chief.saved(id, 'en', english());
    const { body } = await writer.release(id, { sprak: ['en'], order_av: writer.agare.id });
    await chief.takeDown(id);
    await sql(`UPDATE release SET tillstand = 'vantar_pa_godkannande' WHERE id = $1`, [body.release.id]);
    return chief.post(`/releaser/${body.release.id}/godkann`);
  },
  'listaMallar mall_okand': (chief) => chief.get('/mallar', { mall: 'kronika' }),
  'foreslaTillInnehall raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/forslag`)),
  async 'foreslaTillInnehall sprakversion_saknas'(chief) {
    return chief.post(`/innehall/${await item(chief)}/forslag`, { sprak: 'en' });
  },
  async 'oversattInnehall andras_text'(chief) {
    const { id } = await chief.created(swedish());
    await chief.saved(id, 'en', english());
    return (await proposing()).post(`/innehall/${id}/oversatt`, { fran: 'sv', till: ['en'], skrivOver: true });
  },
  async 'bytArtikelbild andras_text'(chief) {
    const [{ media }, { media: till }] = [(await upload(chief, { alt: 'En bro' })).body, (await upload(chief, { alt: 'En å' })).body];
    const { id } = await chief.created(swedish({ hero: { mediaId: media.id, src: media.src, alt: 'En bro' } }));
    return (await proposing()).post(`/innehall/${id}/sprak/sv/bildbyte`, { fran: media.id, till: till.id });
  },
  async 'andraLiveinlagg andras_text'(chief) {
    const { id } = await draftReport(chief);
    return (await proposing()).patch(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`, { text: 'Då' });
  },
  async 'taBortLiveinlagg andras_text'(chief) {
    const { id } = await draftReport(chief);
    return (await proposing()).delete(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`);
  },
  'oversattInnehall raderad': onDeleted((chief, id) => chief.post(`/innehall/${id}/oversatt`)),
  async 'oversattInnehall sprak_ej_tillatet'(chief) {
    const id = await item(chief);
    return (await as('chefredaktor', { sprak: ['sv'] })).post(`/innehall/${id}/oversatt`);
  },
  async 'oversattInnehall sprak_okant'(chief) {
    return chief.post(`/innehall/${await item(chief)}/oversatt`, { till: ['de'] });
  },
  async 'oversattInnehall samma_sprak'(chief) {
    return chief.post(`/innehall/${await item(chief)}/oversatt`, { till: ['sv'] });
  },
  async 'oversattInnehall inte_kallsprak'(chief) {
    return chief.post(`/innehall/${await item(chief)}/oversatt`, { fran: 'en', till: ['sv'] });
  },
  async 'oversattInnehall oversatts_redan'(chief) {
    return chief.post(`/innehall/${(await waitingTranslation(chief)).innehall}/oversatt`);
  },
  async 'oversattLista sprak_okant'(chief) {
    return chief.post('/oversatt-lista', { innehall: [await item(chief)], fran: 'de' });
  },
  async 'oversattLista samma_sprak'(chief) {
    return chief.post('/oversatt-lista', { innehall: [await item(chief)], till: ['sv'] });
  },
  async 'oversattLista inget_jobb'(chief) {
    return chief.post('/oversatt-lista', { innehall: [crypto.randomUUID()] });
  },
  async 'oversattLista falt_saknas'(chief) {
    return chief.post('/oversatt-lista');
  },
  async 'hamtaOversattningar finns_inte'(chief) {
    return chief.get('/oversatt-lista', { jobb: crypto.randomUUID() });
  },
  async 'hamtaOversattningar for_lang'(chief) {
    return chief.get('/oversatt-lista', { jobb: Array.from({ length: 200 }, () => crypto.randomUUID()).join(',') });
  },
  async 'hamtaOversattning samma_sprak'(chief) {
    return chief.get(`/innehall/${await item(chief)}/oversattning`, { till: 'sv' });
  },
  async 'avbrytOversattning sprak_ej_tillatet'(chief) {
    const { jobb } = await waitingTranslation(chief);
    return (await as('chefredaktor', { sprak: ['sv'] })).post(`/oversattningar/${jobb}/avbryt`);
  },
  async 'avbrytOversattning jobb_over'(chief) {
    const { jobb } = await waitingTranslation(chief);
    await chief.post(`/oversattningar/${jobb}/avbryt`);
    return chief.post(`/oversattningar/${jobb}/avbryt`);
  },
  'slappInnehall raderad': onDeleted((chief, id) => chief.release(id)),
  async 'andraInnehall publicerad_raderas_inte'(chief) {
    return chief.patch(`/innehall/${await published(chief)}`, { raderad: true });
  },
  async 'skapaAgent agare_inaktiv'() {
    const [admin, owner] = await Promise.all([as('admin'), as('skribent')]);
    await admin.patch(`/anvandare/${owner.id}`, { aktiv: false });
    return admin.post('/agenter', { namn: 'x', agare: owner.id });
  },
  'skapaAgent nyckel_for_lange': () => whereKeysEnd((admin) => admin.post('/agenter', { namn: 'Agenten' })),
  'andraAgent nyckel_for_lange': () => whereKeysEnd((admin, id) => admin.patch(`/agenter/${id}`, { utgar: '2099-01-01T00:00:00Z' })),
  'roteraAgent nyckel_for_lange': () => whereKeysEnd((admin, id) => admin.post(`/agenter/${id}/rotera`)),
  'listaAgentensArtiklar tid_finns_inte': () => articlesOfAgent({ fran: '2026-03-29 02:30' }),
  'listaAgentensArtiklar tid_bakvand': () => articlesOfAgent({ fran: '2026-11-21', till: '2026-11-20' }),
  'angraAgent tid_finns_inte': (chief) => undoneIn(chief, { fran: '2026-03-29 02:30' }),
  'angraAgent tid_bakvand': (chief) => undoneIn(chief, { till: '2026-11-19' }),
  'angraAgent sektion_ej_tillaten': async (chief) => undoneIn(chief, {}, await as('admin', { sektioner: ['mat'] })),
  'angraAgent sprak_ej_tillatet': async (chief) => undoneIn(chief, {}, await as('admin', { sprak: ['en'] })),
  async 'roteraAgent agent_aterkallad'() {
    const [admin, { id }] = await Promise.all([as('admin'), agent()]);
    await admin.delete(`/agenter/${id}`);
    return admin.post(`/agenter/${id}/rotera`);
  },
  async 'andraAgent agare_inaktiv'() {
    const [admin, owner, { id }] = await Promise.all([as('admin'), as('skribent'), agent()]);
    await admin.patch(`/anvandare/${owner.id}`, { aktiv: false });
    return admin.patch(`/agenter/${id}`, { agare: owner.id });
  },
  async 'skapaAgent finns_inte'() {
    return (await as('admin')).post('/agenter', { namn: 'x', agare: 'ingen@test.se' });
  },
  async 'andraInnehall bara_redaktionen'(chief) {
    return (await agent()).patch(`/innehall/${await published(chief)}`, { raderad: true });
  },
  async 'forhandsvisa sektion_ej_tillaten'(chief) {
    return (await agent({ ...MAY_PUBLISH, sektioner: [] })).post(`/innehall/${await item(chief)}/forhandsvisning`, { dela: 5 });
  },
  async 'forhandsvisa sprak_ej_tillatet'(chief) {
    return (await agent({ ...MAY_PUBLISH, sprak: ['en'] })).post(`/innehall/${await item(chief)}/forhandsvisning`, { dela: 5 });
  },
  async 'slappInnehall bara_redaktionen'(chief) {
    return (await agent(MAY_PUBLISH)).release(await item(chief), { overstyr: true });
  },
  async 'sparaSprakversion konflikt'(chief) {
    const { id, bas } = await overtaken(chief);
    return chief.save(id, 'sv', { ...swedish(), bas });
  },
  async 'bytArtikelbild konflikt'(chief) {
    const [{ media }, { media: till }] = [(await upload(chief, { alt: 'En bro' })).body, (await upload(chief, { alt: 'En å' })).body];
    const hero = { mediaId: media.id, src: media.src, alt: 'En bro' };
    const { id, revision: bas } = await chief.created(swedish({ hero }));
    await chief.saved(id, 'sv', { ...swedish({ hero }), bas });
    return chief.post(`/innehall/${id}/sprak/sv/bildbyte`, { fran: media.id, till: till.id, bas });
  },
  async 'aterstallRevision konflikt'(chief) {
    const { id, bas } = await overtaken(chief);
    return chief.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1, bas });
  },
  async 'sattSprakstatus granskare_ogiltig'(chief) {
    const reader = await as('lasare');
    return chief.post(`/innehall/${await item(chief)}/sprak/sv/status`, { status: 'granskning', granskare: reader.id });
  },
  async 'sattSprakstatus for_manga_kommentarer'(chief) {
    const id = await item(chief);
    await saidMuch(id, 500, null);
    return chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'utkast', meddelande: 'Hej' });
  },
  async 'sattSprakstatus revision_overtagen'(chief) {
    const { id, bas } = await overtaken(chief);
    return chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', revision: bas });
  },
  async 'sattSprakstatus sprak_okant'(chief) {
    return chief.post(`/innehall/${await item(chief)}/sprak/de/status`, { status: 'utkast' });
  },
  async 'sattSprakstatus order_av_ej_agare'(chief) {
    const [id, writer] = [await item(chief), await agent(MAY_PUBLISH)];
    return writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', order_av: chief.id });
  },
  async 'sattSprakstatus sprakversion_saknas'(chief) {
    return chief.post(`/innehall/${await item(chief)}/sprak/en/status`, { status: 'utkast' });
  },
  async 'forhandsvisa sprakversion_saknas'(chief) {
    return chief.post(`/innehall/${await item(chief)}/forhandsvisning`, { sprak: 'en' });
  },
  async 'skrivArbetskopia arbetskopia_andrad'(chief) {
    const address = `/innehall/${await item(chief)}/sprak/en/arbetskopia`;
    await chief.put(address, { bas: null, nr: 0, rubrik: 'The square' });
    return chief.put(address, { bas: null, nr: 0, rubrik: 'The bridge' });
  },
  async 'skrivArbetskopia sprak_ej_tillatet'(chief) {
    return (await as('skribent', { sprak: ['sv'] })).put(`/innehall/${await item(chief)}/sprak/en/arbetskopia`, { bas: null, nr: 0 });
  },
  async 'skrivArbetskopia block_id'(chief) {
    const address = `/innehall/${await item(chief)}/sprak/en/arbetskopia`;
    return chief.put(address, { bas: null, nr: 0, block: [{ type: 'paragraph' }] });
  },
  async 'skrivArbetskopia revision_okand'(chief) {
    return chief.put(`/innehall/${await item(chief)}/sprak/sv/arbetskopia`, { bas: crypto.randomUUID(), nr: 0 });
  },
  async 'skrivGemensamText sprak_ej_tillatet'(chief) {
    return (await as('skribent', { sprak: ['sv'] })).put(`/innehall/${await item(chief)}/sprak/en/gemensam-text`, FIRST_WRITING);
  },
  async 'skrivGemensamText block_id'(chief) {
    return chief.put(`/innehall/${await item(chief)}/sprak/en/gemensam-text`, { ...FIRST_WRITING, block: [{ type: 'paragraph' }] });
  },
  async 'skrivGemensamText revision_okand'(chief) {
    return chief.put(`/innehall/${await item(chief)}/sprak/sv/gemensam-text`, { ...FIRST_WRITING, bas: crypto.randomUUID() });
  },
  async 'skrivGemensamText osparat_for_stort'(chief) {
    // As much as one call may have, and more than a save has room for beside what else it holds.
    const content = Array.from({ length: 139 }, () => ({ type: 'text', text: 'x'.repeat(15_000) }));
    const block = [{ type: 'paragraph', attrs: { id: 'bstor10000' }, content }];
    return chief.put(`/innehall/${await item(chief)}/sprak/en/gemensam-text`, { ...FIRST_WRITING, block });
  },
  async 'sparaSprakversion revision_okand'(chief) {
    return chief.save(await item(chief), 'en', english({ kall_revision: '9' }));
  },
  async 'andraRelease svenska_ej_publik'(chief) {
    const id = await item(chief);
    await chief.saved(id, 'en', english());
    const later = (sprak: string) => chief.release(id, { lage: 'schemalagd', datum: '2098-06-01 12:00', sprak: [sprak] });
    await later('sv');
    const { body } = await later('en');
    return chief.patch(`/releaser/${body.release.id}`, { datum: '2098-05-01 12:00' });
  },
  async 'slappInnehall svenska_ej_publik'(chief) {
    const id = await item(chief);
    await chief.saved(id, 'en', english());
    return chief.release(id, { sprak: ['en'] });
  },
  async 'slappInnehall adress_upptagen'(chief) {
    const { id, slug } = await chief.created(swedish());
    await chief.release(id);
    const rival = await chief.created(swedish({ slug }));
    return chief.release(rival.id, { overstyr: true });
  },
  async 'taNedInnehall ej_publicerad'(chief) {
    return chief.takeDown(await item(chief));
  },
  async 'bytMediafil sektion_ej_tillaten'(chief) {
    return replaceSeen(chief, await as('publicist', { sektioner: ['mat'] }));
  },
  async 'bytMediafil mall_ej_tillaten'(chief) {
    return replaceSeen(chief, await agent({ ...MAY_PUBLISH, mallar: ['recept'] }));
  },
  async 'bytMediafil sprak_ej_tillatet'(chief) {
    return replaceSeen(chief, await as('publicist', { sprak: ['en'] }));
  },
  async 'bytMediafil order_av_saknas'(chief) {
    return replaceSeen(chief, await agent(MAY_PUBLISH));
  },
  async 'bytMediafil order_av_ogiltig'(chief) {
    return replaceSeen(chief, await agent(MAY_PUBLISH), 'ingen@test.se');
  },
  async 'bytMediafil godkannande_kravs'(chief) {
    const by = await agent({ ...MAY_PUBLISH, godkannande: true });
    return replaceSeen(chief, by, by.agare.id);
  },
  async 'bytMediafil order_obekraftad'(chief) {
    return replaceSeen(chief, await orderedAgent(chief), chief.id);
  },
  async 'andraMedia order_obekraftad'(chief) {
    return (await orderedAgent(chief)).patch(`/media/${await seenPicture(chief)}`, { fokus: { x: 1, y: 2 }, order_av: chief.id });
  },
  async 'andraMedia order_av_saknas'(chief) {
    return (await agent(MAY_PUBLISH)).patch(`/media/${await seenPicture(chief)}`, { fokus: { x: 1, y: 2 } });
  },
  async 'andraMedia order_av_ogiltig'(chief) {
    return (await agent(MAY_PUBLISH)).patch(`/media/${await seenPicture(chief)}`, { fokus: { x: 1, y: 2 }, order_av: 'ingen@test.se' });
  },
  async 'andraMedia godkannande_kravs'(chief) {
    const by = await agent({ ...MAY_PUBLISH, godkannande: true });
    return by.patch(`/media/${await seenPicture(chief)}`, { fokus: { x: 1, y: 2 }, order_av: by.agare.id });
  },
  async 'hamtaMediaFranAdress bild_onabar'(chief) {
    return chief.post('/media/hamta', { url: 'https://bilder.example:8443/a.jpg' });
  },
  async 'laddaUppMedia bild_ogiltig'(chief) {
    return chief.form('/media', [file(Buffer.from('hej'))]);
  },
  async 'laddaUppMedia bild_for_stor_yta'(chief) {
    return chief.form('/media', [file(await picture('png', 10_000, 6_001))]);
  },
  async 'laddaUppMedia bild_for_manga_rutor'(chief) {
    return chief.form('/media', [file(await animation(301))]);
  },
  async 'bytMediafil bild_ogiltig'(chief) {
    return replace(chief, Buffer.from('hej'));
  },
  async 'bytMediafil bild_for_stor_yta'(chief) {
    return replace(chief, await picture('png', 10_000, 6_001));
  },
  async 'bytMediafil bild_for_manga_rutor'(chief) {
    return replace(chief, await animation(301));
  },
  async 'bytMediafil for_stor'(chief) {
    return replace(chief, Buffer.alloc(51 * 1024 * 1024));
  },
  async 'bytMediafil rattighet_saknas'() {
    return replace(await as('lasare'), await picture());
  },
  async 'bytMediafil finns_inte'(chief) {
    return chief.form(`/media/${crypto.randomUUID()}/fil`, [file(await picture())], {}, 'PUT');
  },
  async 'listaSamlingar finns_inte'(chief) {
    return chief.get('/samlingar', { bild: 'x' });
  },
  async 'andraSamling samling_full'(chief) {
    const id = await collectionOf(chief);
    await sql(
      `WITH m AS (INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, av, skapad, raderad)
        SELECT gen_random_uuid(), 'f.jpg', 'image/jpeg', 1, 1, 1, 'h', '{1}', '{}', '2020-01-01', true FROM generate_series(1, 10000) RETURNING id)
      INSERT INTO samlingsbild SELECT $1, id FROM m`,
      [id],
    );
    return chief.patch(`/samlingar/${id}`, { lagg_till: [(await upload(chief)).body.media.id] });
  },
  async 'taBortMedia bild_ar_skribents'(chief) {
    const { media } = (await upload(chief, { caption: uniqueWord() })).body;
    await chief.patch(`/anvandare/${chief.id}/profil`, { bild: media.id });
    return chief.delete(`/media/${media.id}`);
  },
  async 'taBortMedia bild_ar_persons'(chief) {
    const { media } = (await upload(chief, { caption: uniqueWord() })).body;
    await chief.post('/personer', { namn: `Nora ${uniqueWord()}`, bild: media.id });
    return chief.delete(`/media/${media.id}`);
  },
  async 'taBortMedia bild_ar_logotyp'() {
    return withLogotype((admin, id) => admin.delete(`/media/${id}`));
  },
  async 'taBortMedia bild_anvands'(chief) {
    const { media } = (await upload(chief, { caption: uniqueWord() })).body;
    await chief.created({ hero: { mediaId: media.id, src: media.src, alt: 'En bro' } });
    return chief.delete(`/media/${media.id}`);
  },
  async 'laddaUppMedia for_stor'(chief) {
    return chief.form('/media', [file(Buffer.alloc(51 * 1024 * 1024))]);
  },
  async 'importeraRedaktion arkiv_ogiltigt'() {
    return (await as('superadmin')).form('/import', [file(Buffer.from('inget arkiv'), 'arkiv.tar.zst')]);
  },
  async 'importeraRedaktion for_stor'() {
    return (await as('superadmin')).form('/import', [file(Buffer.alloc(201 * 1024 * 1024), 'arkiv.tar.zst')]);
  },
  async 'hamtaOmdirigering finns_inte'(chief) {
    return chief.get('/omdirigeringar/finns-inte');
  },
  async 'andraOmdirigering finns_inte'(chief) {
    return chief.patch('/omdirigeringar/finns-inte', { status: 302 });
  },
  async 'taBortOmdirigering finns_inte'(chief) {
    return chief.delete('/omdirigeringar/finns-inte');
  },
  ...Object.fromEntries(
    Object.entries(WRONG_REDIRECTS).flatMap(([kod, wrong]) => [
      [`skapaOmdirigering ${kod}`, async (chief: Caller) => chief.post('/omdirigeringar', await wrong(chief))],
      [`andraOmdirigering ${kod}`, async (chief: Caller) => chief.patch(`/omdirigeringar/${await redirectOf(chief)}`, await wrong(chief))],
    ]),
  ),
  async 'skapaOmdirigering omdirigeringar_for_manga'() {
    const newsroom = await ownNewsroom();
    const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
    await newsroom.sql(
      `INSERT INTO omdirigering (id, fran, status, av, skapad) SELECT gen_random_uuid(), '/gammal/' || n, 410, '{}', now() FROM generate_series(1, 50000) n`,
    );
    const answer = await (await newsroom.as('chefredaktor', studio.url)).post('/omdirigeringar', { fran: oldAddress(), till: '/mat' });
    await studio.stop();
    await newsroom.end();
    return answer;
  },
  async 'importeraOmdirigeringar omdirigeringar_for_manga'(chief) {
    return sendRedirects(chief, `fran;till;status\n${Array.from({ length: 50_001 }, (_, nr) => `/gammal/${nr};;410`).join('\n')}\n`);
  },
  async 'importeraOmdirigeringar csv_ogiltig'(chief) {
    return sendRedirects(chief, '');
  },
  async 'importeraOmdirigeringar csv_kolumn_saknas'(chief) {
    return sendRedirects(chief, 'sida;rubrik');
  },
  async 'importeraOmdirigeringar csv_kolumn_okand'(chief) {
    return sendRedirects(chief, 'fran;till', { kolumner: '{"status": "Kod"}' });
  },
  async 'importeraTrafik csv_ogiltig'(chief) {
    return sendFigures(chief, '/trafik/import', '');
  },
  async 'importeraTrafik csv_kolumn_saknas'(chief) {
    return sendFigures(chief, '/trafik/import', 'sida;visningar');
  },
  async 'importeraTrafik csv_kolumn_okand'(chief) {
    return sendFigures(chief, '/trafik/import', 'dag;sida', { kolumner: '{"visningar": "Summa"}' });
  },
  async 'importeraTrafik tid_bakvand'(chief) {
    return removeFigures(chief, '/trafik/import', { ta_bort_fran: '2026-02-01', ta_bort_till: '2026-01-01' });
  },
  async 'importeraIntakter tid_bakvand'(chief) {
    return removeFigures(chief, '/intakter/import', { ta_bort_fran: '2026-02-01', ta_bort_till: '2026-01-01' });
  },
  async 'importeraTrafik kalla_saknas'(chief) {
    return chief.form('/trafik/import', [file(Buffer.from('dag;sida;visningar'), 'siffror.csv')]);
  },
  async 'importeraIntakter csv_ogiltig'(chief) {
    return sendFigures(chief, '/intakter/import', '');
  },
  async 'importeraIntakter csv_kolumn_saknas'(chief) {
    return sendFigures(chief, '/intakter/import', 'dag;program');
  },
  async 'importeraIntakter csv_kolumn_okand'(chief) {
    return sendFigures(chief, '/intakter/import', 'dag;program', { kolumner: '{"belopp": "Summa"}' });
  },
  async 'importeraIntakter program_okant'(chief) {
    return sendFigures(chief, '/intakter/import', 'dag;belopp', { program: 'x' });
  },
  async 'skapaAnvandare epost_upptagen'() {
    const admin = await as('admin');
    return admin.post('/anvandare', { ...newPerson(), epost: admin.epost });
  },
  async 'bjudInAnvandare egen_inloggning'() {
    const admin = await as('superadmin');
    return admin.post(`/anvandare/${admin.id}/inbjudan`);
  },
  async 'nollstallAndraFaktor egen_inloggning'() {
    const admin = await as('superadmin');
    return admin.delete(`/anvandare/${admin.id}/andra-faktor`);
  },
  async 'avidentifieraAnvandare person_aktiv'() {
    return (await as('superadmin')).post(`/anvandare/${await person()}/avidentifiering`);
  },
  async 'andraAnvandare overlamning_av_aktiv'() {
    return (await as('admin')).patch(`/anvandare/${await person()}`, { overtagare: await person() });
  },
  async 'andraAnvandare person_avidentifierad'() {
    const [superadmin, id] = [await as('superadmin'), await person()];
    await superadmin.patch(`/anvandare/${id}`, { aktiv: false });
    await superadmin.post(`/anvandare/${id}/avidentifiering`);
    return superadmin.patch(`/anvandare/${id}`, { aktiv: true });
  },
  async 'andraSkribentprofil person_avidentifierad'() {
    const [superadmin, id] = [await as('superadmin'), await person()];
    await superadmin.patch(`/anvandare/${id}`, { aktiv: false });
    await superadmin.post(`/anvandare/${id}/avidentifiering`);
    return superadmin.patch(`/anvandare/${id}/profil`, { om: { sv: 'x' } });
  },
  async 'andraSkribentprofil bild_okand'() {
    return (await as('admin')).patch(`/anvandare/${await person()}/profil`, { bild: crypto.randomUUID() });
  },
  async 'andraAnvandare egen_inloggning'() {
    const admin = await as('superadmin');
    return admin.patch(`/anvandare/${admin.id}`, { losenord: 'fyra lampor på en lina' });
  },
  async 'bjudInAnvandare person_avstangd'() {
    const [admin, id] = [await as('admin'), await person()];
    await admin.patch(`/anvandare/${id}`, { aktiv: false });
    return admin.post(`/anvandare/${id}/inbjudan`);
  },
  async 'taBortAnvandare person_i_historien'(chief) {
    await chief.created(swedish());
    return (await as('superadmin')).delete(`/anvandare/${chief.id}`);
  },
  'bytLosenord losenord_fel': (chief) => chief.post('/jag/losenord', { nuvarande: 'fel', losenord: 'ett annat och lika långt' }),
  async 'bytLosenord losenord_samma'(chief) {
    await givePassword(chief.id);
    return chief.post('/jag/losenord', { nuvarande: PASSWORD, losenord: PASSWORD });
  },
  async 'bytLosenord for_manga_inloggningar'(chief) {
    await guessTooOften(chief);
    return chief.post('/jag/losenord', { nuvarande: 'fel', losenord: 'ett annat och lika långt' });
  },
  'bekraftaAndraFaktor andra_faktor_ej_paborjad': (chief) => chief.post('/jag/andra-faktor/bekrafta', { kod: '123456' }),
  async 'bekraftaAndraFaktor engangskod_ogiltig'(chief) {
    await givePassword(chief.id);
    await chief.post('/jag/andra-faktor', { losenord: PASSWORD });
    return chief.post('/jag/andra-faktor/bekrafta', { kod: 'abcdef' });
  },
  'laggTillPassernyckel passernyckel_ej_paborjad': (chief) =>
    chief.post(PASSKEYS, { namn: 'x', svar: device().make({ challenge: 'x', rp: { id: 'localhost' } }) }),
  async 'laggTillPassernyckel passernyckel_ogiltig'(chief) {
    return chief.post(PASSKEYS, { namn: 'x', svar: device().make(await passkeyQuestion(chief), { origin: 'https://studio.example' }) });
  },
  async 'laggTillPassernyckel passernyckel_finns'(chief) {
    const one = device();
    const add = async () => chief.post(PASSKEYS, { namn: 'x', svar: one.make(await passkeyQuestion(chief)) });
    await add();
    return add();
  },
  async 'laggTillPassernyckel passernycklar_for_manga'(chief) {
    const fraga = await passkeyQuestion(chief);
    for (let one = 0; one < 20; one++) await givePasskey(chief.id);
    return chief.post(PASSKEYS, { namn: 'x', svar: device().make(fraga) });
  },
  async 'paborjaPassernyckel passernycklar_for_manga'(chief) {
    for (let one = 0; one < 20; one++) await givePasskey(chief.id);
    return chief.post(`${PASSKEYS}/paborja`, { losenord: PASSWORD });
  },
  async 'taBortPassernyckel finns_inte'(chief) {
    await givePassword(chief.id);
    return chief.post(`${PASSKEYS}/${crypto.randomUUID()}/ta-bort`, { losenord: PASSWORD });
  },
  async 'laddaUppMedia rattighet_saknas'() {
    return upload(await as('lasare'));
  },
};

/** A picture at the top of a public article. */
async function seenPicture(chief: Caller): Promise<string> {
  const { media } = (await upload(chief, { kredit: 'Lena' })).body;
  const { id } = await chief.created(swedish({ hero: { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' } }));
  await chief.release(id, { overstyr: true });
  return media.id;
}

async function replaceSeen(chief: Caller, by: Caller, order = ''): Promise<Answer> {
  const fields = order === '' ? [] : [{ name: 'order_av', value: order }];
  return by.form(`/media/${await seenPicture(chief)}/fil`, [file(await picture()), ...fields], {}, 'PUT');
}

async function replace(caller: Caller, bytes: Uint8Array) {
  const { media } = (await upload(await as('chefredaktor'), { caption: uniqueWord() })).body;
  return caller.form(`/media/${media.id}/fil`, [file(bytes)], {}, 'PUT');
}

async function passkeyQuestion(chief: Caller) {
  await givePassword(chief.id);
  return (await chief.post(`${PASSKEYS}/paborja`, { losenord: PASSWORD })).body.fraga;
}

async function guessTooOften(chief: Caller): Promise<void> {
  for (let time = 0; time < 10; time++) await chief.post('/jag/andra-faktor', { losenord: 'fel' });
}

/** The same of who is to take over what somebody leaves, however that one leaves. */
const LEAVING: Record<string, (superadmin: Caller, id: string, overtagare: string) => Promise<Answer>> = {
  andraAnvandare: (superadmin, id, overtagare) => superadmin.patch(`/anvandare/${id}`, { aktiv: false, overtagare }),
  taBortAnvandare: (superadmin, id, overtagare) => superadmin.call('DELETE', `/anvandare/${id}`, { query: { overtagare } }),
  async avidentifieraAnvandare(superadmin, id, overtagare) {
    await sql('UPDATE person SET aktiv = false WHERE id = $1', [id]);
    return superadmin.post(`/anvandare/${id}/avidentifiering`, { overtagare });
  },
};
for (const [name, leave] of Object.entries(LEAVING)) {
  OWN[`${name} overtagare_samma`] = async (chief) => leave(await as('superadmin'), chief.id, chief.id);
  OWN[`${name} overtagare_inaktiv`] = async (chief) => {
    const gone = await person();
    await sql('UPDATE person SET aktiv = false WHERE id = $1', [gone]);
    return leave(await as('superadmin'), chief.id, gone);
  };
  OWN[`${name} overtagare_saknar_ratt`] = async (chief) => {
    await item(chief);
    return leave(await as('superadmin'), chief.id, (await as('lasare')).id);
  };
}

/** The same of what a person confirms with their password. */
for (const [name, path] of [
  ['paborjaAndraFaktor', '/jag/andra-faktor'],
  ['fornyaReservkoder', '/jag/andra-faktor/reservkoder'],
  ['stangAvAndraFaktor', '/jag/andra-faktor/stang-av'],
  ['paborjaPassernyckel', `${PASSKEYS}/paborja`],
  ['taBortPassernyckel', `${PASSKEYS}/${crypto.randomUUID()}/ta-bort`],
] as const) {
  OWN[`${name} losenord_fel`] = (chief) => chief.post(path, { losenord: 'fel' });
  OWN[`${name} inloggning_gammal`] = (chief) => chief.post(path, { losenord: '' });
  OWN[`${name} for_manga_inloggningar`] = async (chief) => {
    await guessTooOften(chief);
    return chief.post(path, { losenord: 'fel' });
  };
  OWN[`${name} andra_faktor_ej_pa`] = async (chief) => {
    await givePassword(chief.id);
    return chief.post(path, { losenord: PASSWORD });
  };
}

/** The same of the operations of a live report, each with what its valid call sends. */
const OF_REPORTS: Record<
  string,
  (chief: Caller, change: { mall?: string; by?: Caller; fields?: Record<string, unknown> }) => Promise<Answer>
> = Object.fromEntries(
  (
    [
      ['hamtaLiverapport', 'GET', ''],
      ['skapaLiveinlagg', 'POST', ''],
      ['andraLiveinlagg', 'PATCH', '/start'],
      ['taBortLiveinlagg', 'DELETE', '/start'],
      ['avslutaLiverapport', 'POST', '/avsluta'],
    ] as const
  ).map(([name, method, rest]) => [
    name,
    async (chief, { mall, by = chief, fields = {} }) => {
      const { id } = mall === undefined ? await draftReport(chief) : await chief.created(swedish({ mall }));
      if (fields.publicera) await chief.release(id);
      if (fields.raderad) await chief.patch(`/innehall/${id}`, { raderad: true });
      const valid = rest === '' && method === 'POST' ? { text: 'Nu' } : {};
      const { raderad: _, publicera: __, ...sent }: Record<string, unknown> = { ...valid, ...fields };
      const path = `/innehall/${id}/live${rest}`;
      if (method === 'GET' || method === 'DELETE') return by.call(method, path, { query: sent as Record<string, string> });
      return by.call(method, path, { body: sent });
    },
  ]),
);

for (const [name, attempt] of Object.entries(OF_REPORTS)) {
  OWN[`${name} live_ej_liverapport`] = (chief) => attempt(chief, { mall: 'nyhet' });
  OWN[`${name} sprakversion_saknas`] = (chief) => attempt(chief, { fields: { sprak: 'en' } });
  OWN[`${name} raderad`] = (chief) => attempt(chief, { fields: { raderad: true } });
  OWN[`${name} live_inlagg_tomt`] = (chief) => attempt(chief, { fields: { text: ' ' } });
  OWN[`${name} tid_finns_inte`] = (chief) => attempt(chief, { fields: { tid: '2026-03-29T02:30' } });
  OWN[`${name} godkannande_kravs`] = async (chief) => {
    const by = await agent({ ...MAY_REPORT, godkannande: true });
    return attempt(chief, { by, fields: { order_av: by.agare.id, publicera: true } });
  };
  OWN[`${name} order_obekraftad`] = async (chief) => {
    const by = await agent({ ...MAY_REPORT, order: 'fraga_alltid' });
    return attempt(chief, { by, fields: { order_av: chief.id, publicera: true } });
  };
  OWN[`${name} prov_kravs`] = async (chief) => {
    const by = await agent({ ...MAY_REPORT, kraver_prov: HELD_TO });
    return attempt(chief, { by, fields: { order_av: chief.id, publicera: true } });
  };
  OWN[`${name} order_av_saknas`] = async (chief) => attempt(chief, { by: await agent(MAY_REPORT), fields: { publicera: true } });
  OWN[`${name} order_av_ogiltig`] = async (chief) => attempt(chief, { by: await agent(MAY_REPORT), fields: { order_av: 'ingen@test.se' } });
}

for (const [name, method, rest] of [
  ['andraInnehall', 'PATCH', ''],
  ['slappInnehall', 'POST', '/release'],
] as const) {
  OWN[`${name} innehall_andrat`] = async (chief) => {
    const id = await item(chief);
    const { andrad: bas_andrad } = await chief.item(id);
    await chief.patch(`/innehall/${id}`, { taggar: ['bro'] });
    const body = { bas_andrad, ...(method === 'POST' ? { lage: 'publicera' } : { taggar: ['vatten'] }) };
    return chief.call(method, `/innehall/${id}${rest}`, { body });
  };
}

for (const [name, step] of [
  ['taKouppgift', 'ta'],
  ['slappKouppgift', 'slapp'],
  ['klarmarkeraKouppgift', 'klar'],
  ['lamnaOverKouppgift', 'lamna-over'],
]) {
  OWN[`${name} ko_tagen`] = async (chief) => {
    const [id, other] = [await queued(chief), await as('skribent')];
    await other.post(`/ko/${id}/ta`);
    return chief.post(`/ko/${id}/${step}`, step === 'lamna-over' ? { till: chief.id } : undefined);
  };
  OWN[`${name} ko_klar`] = async (chief) => {
    const id = await queued(chief);
    await chief.post(`/ko/${id}/klar`);
    return chief.post(`/ko/${id}/${step}`, step === 'lamna-over' ? { till: chief.id } : undefined);
  };
}

/** Met only with a publishing system elsewhere, which e2e/wordpress has, or in a newsroom of one's own: superadmins.test.ts. */
const ELSEWHERE = new Set([
  // Of what lies on the internet: media-by-address.test.ts.
  'hamtaMediaFranAdress bild_ogiltig',
  'hamtaMediaFranAdress bild_for_stor_yta',
  'hamtaMediaFranAdress bild_for_manga_rutor',
  // Only where there are twenty: webhooks.test.ts.
  'skapaWebhook for_manga_webhookar',
  'slappInnehall cms_nekade',
  'avgorAndringDar cms_nekade',
  'avgorAndringDar cms_annat_lage',
  // Only where the publishing system has an article that others have changed: e2e/wordpress/respect-in-studio.test.ts.
  'avgorAndringDar mall_ej_tillaten',
  'avgorAndringDar konflikt',
  'avgorAndringDar bas_saknas',
  'avgorAndringDar bas_okand',
  'avgorAndringDar raderad',
  'oversattInnehall ai_saknas',
  'oversattLista ai_saknas',
  'slappInnehall release_avbruten',
  // Only where the publishing system has categories: sections.test.ts.
  'skapaSektion kategori_okand',
  'andraSektion kategori_okand',
  // Only in test mode: test-mode.test.ts.
  'slappInnehall testlage_sprak',
  'flyttaPublicerat testlage_flytt',
  'provaPubliceringssystem finns_inte',
  'provaPubliceringssystem cms_nekade',
  'provaPubliceringssystem cms_forfattare',
  'andraMedia testlage_bild',
  'bytMediafil testlage_bild',
  // The check finds an address that is taken; what takes it between the check and the end is another release.
  'godkannRelease adress_upptagen',
  'godkannRelease cms_nekade',
  'godkannRelease release_avbruten',
  'godkannRelease release_ersatt',
  'slappInnehall release_ersatt',
  'andraAnvandare sista_superadmin',
  // Only where the database stops on the way: newsroom-archive.test.ts.
  'importeraRedaktion inlasning_stannade',
  // Only where the language model has no price: suggestions.test.ts.
  'skapaAgent ai_pris_saknas',
  'andraAgent ai_pris_saknas',
  // Only where a role demands it: second-factor.test.ts, passkeys.test.ts.
  'stangAvAndraFaktor andra_faktor_tvungen',
  'taBortPassernyckel andra_faktor_tvungen',
]);

const declared = operations.flatMap(({ name, errors }) => errors.map((kod) => `${name} ${kod}`)).filter((pair) => !ELSEWHERE.has(pair));

test.each(declared)('%s', async (pair) => {
  const [name = '', kod = ''] = pair.split(' ');
  const { koder, body } = await provoke(name, kod, await as('chefredaktor'));
  expect(koder, JSON.stringify(body).slice(0, 300)).toContain(kod);
});

async function provoke(name: string, kod: string, chief: Caller): Promise<Answer> {
  const own = OWN[`${name} ${kod}`];
  if (own !== undefined) return own(chief);
  const [valid, common] = [VALID[name], COMMON[kod]];
  const method = operations.find((operation) => operation.name === name)?.method;
  if (valid === undefined || common === undefined || method === undefined) {
    throw new Error(`${name} declares ${kod}: say in this file how to meet it, or stop declaring it`);
  }
  const [call, { by, body, path }] = [await valid(chief), await common(name)];
  const sent = body === undefined ? call.body : { ...(call.body as object), ...known(name, body) };
  return by.call(method, path?.(call.path) ?? call.path, { ...call, ...(sent === undefined ? {} : { body: sent }) });
}

/** Of the fields that make some operation refuse, those that this one takes. */
function known(name: string, body: Record<string, unknown>): Record<string, unknown> {
  const fields = operations.find((operation) => operation.name === name)?.fields ?? [];
  return Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)));
}
