import { expect, inject } from 'vitest';
import type { Attempt } from '#lib/access/attempts.ts';
import type { CallerKind } from '#lib/operations/permissions.ts';
import type { Answer } from './answer.ts';
import { emptyArchive } from './archives.ts';
import { english, foreignArticle, swedish } from './articles.ts';
import { Authenticator } from './authenticator.ts';
import { Caller } from './caller.ts';
import { sql } from './database.ts';
import { sendFigures } from './figures.ts';
import { frontAgain, frontProposalOf } from './fronts.ts';
import { ideaOf, watchOf } from './ideas.ts';
import { letterThatFailed, linkThatFailed } from './letters.ts';
import { outwardLink } from './links.ts';
import { draftReport, posted, publicReport } from './live.ts';
import { codeOf, givePasskey, givePassword, giveSecondFactor, PASSWORD } from './login.ts';
import { linkOf, programOf } from './outbound.ts';
import { agent, as, MAY_PUBLISH, sessionCookie } from './people.ts';
import { collectionOf, file, picture, upload } from './pictures.ts';
import { aProposal, proposalsOf, proposed } from './proposals.ts';
import { redirectOf, sendRedirects } from './redirects.ts';
import { askedRelease, askingAgent } from './requests.ts';
import { anySettings } from './settings.ts';
import { FIRST_WRITING } from './shared-text.ts';
import { aPattern, skeletonOf } from './skeletons.ts';
import { begunTranslation, waitingTranslation } from './translations.ts';
import { aWebhook, deliveryTo, webhookOfAll, withWebhook } from './webhooks.ts';

export const IN_REPORTS = { ...MAY_PUBLISH, mallar: ['nyhet', 'liverapport'] };

const publishingAgent = await agent(IN_REPORTS);

/** The columns of docs/permissions.md. */
export const CALLERS: Record<CallerKind, Caller> = {
  superadmin: await as('superadmin'),
  admin: await as('admin'),
  publicerandeAdmin: await as('admin', { publicera: true }),
  chefredaktor: await as('chefredaktor'),
  publicist: await as('publicist'),
  granskare: await as('granskare'),
  skribent: await as('skribent'),
  lasare: await as('lasare'),
  agent: await agent(),
  publicerandeAgent: publishingAgent,
};
export const AGENT_OWNER = publishingAgent.agare.id;
export const ALL = Object.keys(CALLERS) as CallerKind[];

export const asking = await askingAgent();

/** What of docs/permissions.md a row tries, and how. */
export interface Row {
  operation: string;
  attempt?: Attempt;
  call(caller: Caller, chief: Caller): Promise<Answer>;
}

const itemOf = async (caller: Caller) => (await caller.created(swedish())).id;
export async function publicItem(chief: Caller): Promise<string> {
  const id = await itemOf(chief);
  expect((await chief.release(id)).status).toBe(200);
  return id;
}
/** A picture at the top of a public article. */
async function seenPicture(chief: Caller): Promise<string> {
  const { media } = (await upload(chief, { kredit: 'Lena' })).body;
  const { id } = await chief.created(swedish({ hero: { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' } }));
  expect((await chief.release(id, { overstyr: true })).status).toBe(200);
  return media.id;
}
/** One that the picture has not had. */
const anyFocus = () => ({ x: Math.floor(Math.random() * 100), y: Math.floor(Math.random() * 100) });
/** A release of a draft, as it is when it waits or has failed. */
async function waitingRelease(chief: Caller, tillstand: 'schemalagd' | 'misslyckad' = 'schemalagd'): Promise<string> {
  const { body } = await chief.release(await itemOf(chief), { lage: 'utkast' });
  const nasta = tillstand === 'schemalagd' ? '2099-01-01' : null;
  await sql(`UPDATE release SET lage = 'schemalagd', tillstand = $2, tur = '2099-01-01', datum = '2099-01-01', nasta = $3 WHERE id = $1`, [
    body.release.id,
    tillstand,
    nasta,
  ]);
  return body.release.id;
}
/** A role that the newsroom has made. */
async function ownRole(): Promise<string> {
  const id = 'att-andra';
  await CALLERS.superadmin.post('/roller', { id, namn: 'Att ändra', ratter: [] });
  return id;
}

/** The newest version of the settings, which there is. */
async function settingsVersion(): Promise<number> {
  await anySettings();
  return (await CALLERS.superadmin.get('/installningar')).body.version;
}
/** A version of the settings in which people come in as they do not now. */
async function otherLogins(): Promise<number> {
  otherLoginsMade ??= (async () => {
    for (const session_timmar of [13, 12])
      await CALLERS.superadmin.patch('/installningar', { version: await settingsVersion(), sakerhet: { session_timmar } });
    return (await settingsVersion()) - 1;
  })();
  return otherLoginsMade;
}
let otherLoginsMade: Promise<number> | undefined;
async function entryOf(chief: Caller): Promise<string> {
  return (await chief.post('/personer', { namn: 'Nora' })).body.person.id;
}
async function otherEntryOf(chief: Caller): Promise<string> {
  return (await chief.post('/personer', { namn: 'En annan Nora' })).body.person.id;
}
async function tagOf(chief: Caller): Promise<string> {
  return (await chief.post('/taggar', { namn: { sv: `Tagg ${crypto.randomUUID().slice(0, 8)}` } })).body.tagg.id;
}
async function queued(chief: Caller): Promise<string> {
  return (await chief.post('/ko', { rubrik: 'Ring kommunen' })).body.uppgift.id;
}
/** The same caller, who does what it asks for, also where the one given only tries. */
function inEarnest({ id, epost, credential }: Caller): Caller {
  return new Caller({ id, epost, credential });
}
/** A comment by that caller, where they may make one. */
async function saidBy(caller: Caller, chief: Caller): Promise<string> {
  const said = await inEarnest(caller).post(`/ko/${await queued(chief)}/kommentarer`, { text: 'Jag ringer' });
  return said.body.kommentar?.id ?? 'ingen';
}
async function newAgent(): Promise<string> {
  return (await agent()).id;
}
/** A connection of that person's. */
async function connectionOf({ id: person }: Caller): Promise<string> {
  const id = crypto.randomUUID();
  await sql(
    `INSERT INTO anslutning (id, person_id, session_nr, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad)
      VALUES ($1, $2, 1, '', '', '', '', '', '{}', now())`,
    [id, person],
  );
  return id;
}
async function somebodyElse(caller: Caller): Promise<string> {
  const [reviewer, reader] = [await as('granskare'), await as('lasare')];
  return caller.id === reviewer.id ? reader.id : reviewer.id;
}
const newPerson = (roll: string) => ({ epost: `ny-${crypto.randomUUID()}@test.se`, namn: 'Ny', roll, losenord: 'ganska-hemligt-nog' });

/** Every line of docs/permissions.md, tried by a call that is right in all else. `chief` makes what it takes. */
export const MATRIX: Record<string, Row> = {
  'ask who one is': { operation: 'hamtaJag', call: (caller) => caller.get('/jag') },
  'read the handbook': { operation: 'hamtaHandbok', call: (caller) => caller.get('/handbok') },
  'list the handbook’s versions': {
    operation: 'listaHandboksversioner',
    call: (caller) => caller.get('/handbok/versioner'),
  },
  'read a version of the handbook': {
    operation: 'hamtaHandboksversion',
    call: (caller) => caller.get('/handbok/versioner/1'),
  },
  'save the handbook': {
    operation: 'sparaHandbok',
    call: (caller) => caller.put('/handbok', { text: '# Handbok', bas: 1, provkor: true }),
  },
  'restore the handbook': {
    operation: 'aterstallHandbok',
    call: (caller) => caller.post('/handbok/aterstall', { nr: 1, bas: 1, provkor: true }),
  },
  'make a role': {
    operation: 'skapaRoll',
    call: (caller) => caller.post('/roller', { id: 'webbredaktor', namn: 'Webbredaktör', ratter: ['skriva'], provkor: true }),
  },
  'change a role': {
    operation: 'andraRoll',
    call: async (caller) => caller.patch(`/roller/${await ownRole()}`, { namn: 'X', provkor: true }),
  },
  'list roles': { operation: 'listaRoller', call: (caller) => caller.get('/roller') },
  'make a section': {
    operation: 'skapaSektion',
    call: (caller) => caller.post('/sektioner', { id: 'sport', namn: { sv: 'Sport' }, provkor: true }),
  },
  'change a section': { operation: 'andraSektion', call: (caller) => caller.patch('/sektioner/mat', { ordning: 3, provkor: true }) },
  'list categories': { operation: 'listaKategorier', call: (caller) => caller.get('/kategorier') },
  'list sections': { operation: 'listaSektioner', call: (caller) => caller.get('/sektioner') },
  'list templates': { operation: 'listaMallar', call: (caller) => caller.get('/mallar') },
  'list items': { operation: 'listaInnehall', call: (caller) => caller.get('/innehall') },
  'read an item': {
    operation: 'hamtaInnehall',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}`),
  },
  'list revisions': {
    operation: 'listaRevisioner',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/sv/revisioner`),
  },
  'read a revision': {
    operation: 'hamtaRevision',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/sv/revisioner/1`),
  },
  'compare revisions': {
    operation: 'jamforRevisioner',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/sv/jamfor`, { fran: '1', till: '1' }),
  },
  'check an item': {
    operation: 'valideraInnehall',
    call: async (caller, chief) => caller.validate(await itemOf(chief)),
  },
  'preview an item': {
    operation: 'forhandsvisa',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/forhandsvisning`),
  },
  'share a version by a link': {
    operation: 'forhandsvisa',
    attempt: 'dela',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/forhandsvisning`, { dela: 5 }),
  },
  'list share links': {
    operation: 'listaDelningar',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/delningar`),
  },
  'list releases': {
    operation: 'listaReleaser',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/releaser`),
  },
  'see what others have changed of it in WordPress': {
    operation: 'jamforPubliceringssystem',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/publiceringssystem`),
  },
  'list the releases of all items': { operation: 'listaAllaReleaser', call: (caller) => caller.get('/releaser') },
  'list pictures': { operation: 'listaMedia', call: (caller) => caller.get('/media') },
  'read a picture': {
    operation: 'hamtaMedia',
    call: async (caller, chief) => caller.get(`/media/${(await upload(chief)).body.media.id}`),
  },
  'see where a picture is used': {
    operation: 'listaMediaAnvandning',
    call: async (caller, chief) => caller.get(`/media/${(await upload(chief)).body.media.id}/anvandning`),
  },
  'see which pictures look like one': {
    operation: 'listaLiknandeMedia',
    call: async (caller, chief) => caller.get(`/media/${(await upload(chief)).body.media.id}/liknande`),
  },
  'list the agreements on pictures': { operation: 'listaBildavtal', call: (caller) => caller.get('/bildavtal') },
  'look up a celebrity': { operation: 'hamtaKandis', call: (caller) => caller.get('/kandis', { namn: 'Nora' }) },
  'list tags': { operation: 'listaTaggar', call: (caller) => caller.get('/taggar') },
  'make a tag': { operation: 'skapaTagg', call: (caller) => caller.post('/taggar', { namn: { sv: 'Provtagg' }, provkor: true }) },
  'change a tag': {
    operation: 'andraTagg',
    call: async (caller, chief) => caller.patch(`/taggar/${await tagOf(chief)}`, { beskrivning: { sv: 'X' }, provkor: true }),
  },
  'merge two tags': {
    operation: 'slaIhopTaggar',
    call: async (caller, chief) => caller.post(`/taggar/${await tagOf(chief)}/slaihop`, { till: await tagOf(chief), provkor: true }),
  },
  'list links': { operation: 'listaLankar', call: (caller) => caller.get('/lankar') },
  'have a link checked': {
    operation: 'kontrolleraLankar',
    call: async (caller, chief) => caller.post('/lankar/kontrollera', { id: (await outwardLink(chief)).id, provkor: true }),
  },
  'let a link be broken': {
    operation: 'ignoreraLank',
    call: async (caller, chief) => caller.post(`/lankar/${(await outwardLink(chief)).id}/ignorera`, { till: '2099-01-01', provkor: true }),
  },
  'list outbound links': { operation: 'listaUtlankar', call: (caller) => caller.get('/utlankar') },
  'read how an outbound link is followed': {
    operation: 'hamtaUtlank',
    call: async (caller, chief) => caller.get(`/utlankar/${await linkOf(chief)}`),
  },
  'make an outbound link': {
    operation: 'skapaUtlank',
    call: async (caller, chief) =>
      caller.post('/utlankar', { adress: 'https://butik.example/panna', program: await programOf(chief), provkor: true }),
  },
  'change where an outbound link leads': {
    operation: 'andraUtlank',
    call: async (caller, chief) => caller.patch(`/utlankar/${await linkOf(chief)}`, { giltig_till: '2030-01-01', provkor: true }),
  },
  'remove an outbound link': {
    operation: 'taBortUtlank',
    call: async (caller, chief) => caller.delete(`/utlankar/${await linkOf(chief)}`),
  },
  'read what stands first on a front': { operation: 'hamtaFramsida', call: (caller) => caller.get('/framsidor/sv', { sektion: 'mat' }) },
  'list the editions of a front': { operation: 'listaFramsideversioner', call: (caller) => caller.get('/framsidor/sv/versioner') },
  'choose what stands first on a front': {
    operation: 'sparaFramsida',
    call: async (caller, chief) => caller.put('/framsidor/en', { ...(await frontAgain(chief, 'resor')), provkor: true }),
  },
  'propose what stands first on a front': {
    operation: 'foreslaFramsida',
    call: (caller) => caller.post('/framsidor/sv/forslag', { sektion: 'nyheter', platser: [] }),
  },
  'take back what one has proposed for a front': {
    operation: 'taBortFramsideforslag',
    call: async (caller) => caller.delete(await frontProposalOf(inEarnest(caller))),
  },
  'list the redirects': { operation: 'listaOmdirigeringar', call: (caller) => caller.get('/omdirigeringar') },
  'read a redirect': {
    operation: 'hamtaOmdirigering',
    call: async (caller, chief) => caller.get(`/omdirigeringar/${await redirectOf(chief)}`),
  },
  'redirect an old address': {
    operation: 'skapaOmdirigering',
    call: (caller) => caller.post('/omdirigeringar', { fran: '/gammal/sida', till: '/mat', provkor: true }),
  },
  'change a redirect': {
    operation: 'andraOmdirigering',
    call: async (caller, chief) => caller.patch(`/omdirigeringar/${await redirectOf(chief)}`, { status: 302, provkor: true }),
  },
  'remove a redirect': {
    operation: 'taBortOmdirigering',
    call: async (caller, chief) => caller.delete(`/omdirigeringar/${await redirectOf(chief)}`),
  },
  'read redirects in': {
    operation: 'importeraOmdirigeringar',
    call: (caller) => sendRedirects(caller, 'fran;till\n'),
  },
  'list the programs that pay for links': { operation: 'listaProgram', call: (caller) => caller.get('/program') },
  'add a program that pays for links': {
    operation: 'skapaProgram',
    call: (caller) => caller.post('/program', { namn: 'Provprogram', provkor: true }),
  },
  'change a program that pays for links': {
    operation: 'andraProgram',
    call: async (caller, chief) => caller.patch(`/program/${await programOf(chief)}`, { rel: 'noreferrer', provkor: true }),
  },
  'remove a program that pays for links': {
    operation: 'taBortProgram',
    call: async (caller, chief) => caller.delete(`/program/${await programOf(chief)}`),
  },
  'list the watched feeds': { operation: 'listaBevakningar', call: (caller) => caller.get('/bevakningar') },
  'watch a feed': {
    operation: 'skapaBevakning',
    call: (caller) => caller.post('/bevakningar', { adress: 'https://nyheter.example/flode.xml', vilande: true, provkor: true }),
  },
  'change a watch': {
    operation: 'andraBevakning',
    call: async (caller, chief) => caller.patch(`/bevakningar/${await watchOf(chief)}`, { intervall: 60, provkor: true }),
  },
  'end a watch': { operation: 'taBortBevakning', call: async (caller, chief) => caller.delete(`/bevakningar/${await watchOf(chief)}`) },
  'list ideas': { operation: 'listaIdeer', call: (caller) => caller.get('/ideer') },
  'order an idea': {
    attempt: 'skriva',
    operation: 'bestallIde',
    call: async (caller, chief) => caller.post(`/ideer/${await ideaOf(chief)}/bestall`, {}),
  },
  'dismiss an idea': {
    operation: 'avfardaIde',
    call: async (caller, chief) => caller.post(`/ideer/${await ideaOf(chief)}/avfarda`, { orsak: 'for_gammal' }),
  },
  'take an idea back': {
    operation: 'taTillbakaIde',
    call: async (caller, chief) => caller.post(`/ideer/${await ideaOf(chief)}/ta-tillbaka`),
  },
  'tag an article': {
    attempt: 'skriva',
    operation: 'taggaInnehall',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/taggar`, { lagg_till: ['x'] }),
  },
  'list skeletons': { operation: 'listaStommar', call: (caller) => caller.get('/stommar') },
  'read a skeleton': {
    operation: 'hamtaStomme',
    call: async (caller, chief) => caller.get(`/stommar/${await skeletonOf(chief)}`),
  },
  'keep a skeleton': { operation: 'skapaStomme', call: (caller) => caller.post('/stommar', aPattern()) },
  'take a skeleton of one’s own away': {
    operation: 'taBortStomme',
    call: async (caller, chief) => {
      const { status, body } = await caller.post('/stommar', aPattern());
      return caller.delete(`/stommar/${status === 201 ? body.stomme.id : await skeletonOf(chief)}`);
    },
  },
  'take another’s skeleton away': {
    attempt: 'taBortAnnansStomme',
    operation: 'taBortStomme',
    call: async (caller, chief) => caller.delete(`/stommar/${await skeletonOf(chief)}`),
  },
  'list webhooks': { operation: 'listaWebhookar', call: (caller) => caller.get('/webhookar') },
  'make a webhook': {
    operation: 'skapaWebhook',
    async call(caller) {
      const answer = await caller.post('/webhookar', aWebhook());
      if (answer.status === 201) await sql('DELETE FROM webhook WHERE id = $1', [answer.body.webhook?.id ?? null]);
      return answer;
    },
  },
  'change a webhook': {
    operation: 'andraWebhook',
    call: async (caller) => caller.patch(`/webhookar/${await webhookOfAll()}`, { typer: ['release.utford'] }),
  },
  'take a webhook away': {
    operation: 'taBortWebhook',
    call: (caller) => withWebhook((id) => caller.delete(`/webhookar/${id}`)),
  },
  'try a webhook': {
    operation: 'provaWebhook',
    call: async (caller) => caller.post(`/webhookar/${await webhookOfAll()}/prov`),
  },
  'list what was sent to a webhook': {
    operation: 'listaWebhookleveranser',
    call: async (caller) => caller.get(`/webhookar/${await webhookOfAll()}/leveranser`),
  },
  'send something to a webhook again': {
    operation: 'skickaWebhookleveransIgen',
    async call(caller) {
      const id = await webhookOfAll();
      return caller.post(`/webhookar/${id}/leveranser/${await deliveryTo(id)}/igen`);
    },
  },
  'do several things in one call': {
    operation: 'korSats',
    call: async (caller, chief) =>
      caller.post('/satser', {
        lage: 'var_for_sig',
        operationer: [{ operation: 'taggaInnehall', id: await itemOf(chief), kropp: { lagg_till: ['x'] } }],
      }),
  },
  'search the people dictionary': { operation: 'listaPersoner', call: (caller) => caller.get('/personer') },
  'read in the people dictionary': {
    operation: 'hamtaPerson',
    call: async (caller, chief) => caller.get(`/personer/${await entryOf(chief)}`),
  },
  'sweep the fact boxes': { operation: 'svepFaktarutor', call: (caller) => caller.get('/svep/faktaruta') },

  'read the outbox': { operation: 'listaUtskick', call: (caller) => caller.get('/utskick') },
  'send a letter again': {
    operation: 'skickaUtskickIgen',
    call: async (caller) => caller.post(`/utskick/${await letterThatFailed()}/igen`),
  },

  'send an administrator’s link to a password again': {
    operation: 'skickaUtskickIgen',
    attempt: 'administratorsLank',
    call: async (caller) => caller.post(`/utskick/${await linkThatFailed((await as('admin')).epost)}/igen`),
  },

  'read what is written of somebody of the people dictionary': {
    operation: 'listaPersonensArtiklar',
    call: async (caller, chief) => caller.get(`/personer/${await entryOf(chief)}/artiklar`),
  },
  'add to the people dictionary': {
    operation: 'skapaPerson',
    call: (caller) => caller.post('/personer', { namn: 'Nora' }),
  },
  'change the people dictionary': {
    operation: 'andraPerson',
    call: async (caller, chief) => caller.patch(`/personer/${await entryOf(chief)}`, { kandFor: 'sin röst' }),
  },
  'merge two of the people dictionary': {
    operation: 'slaIhopPersoner',
    call: async (caller, chief) =>
      caller.post(`/personer/${await entryOf(chief)}/slaihop`, { till: await otherEntryOf(chief), provkor: true }),
  },
  'import into the people dictionary': {
    operation: 'importeraPersoner',
    call: (caller) => caller.post('/personer/import', { wikidata: { id: 'Q1', missing: '' } }),
  },

  'read the work queue': { operation: 'listaKo', call: (caller) => caller.get('/ko') },
  'put work in the queue': { operation: 'skapaKouppgift', call: (caller) => caller.post('/ko', { rubrik: 'Ring' }) },
  'change work in the queue': {
    operation: 'andraKouppgift',
    call: async (caller, chief) => caller.patch(`/ko/${await queued(chief)}`, { rubrik: 'Ring nu' }),
  },
  'take work from the queue': {
    operation: 'taKouppgift',
    call: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/ta`),
  },
  'give work back to the queue': {
    operation: 'slappKouppgift',
    call: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/slapp`),
  },
  'be done with work of the queue': {
    operation: 'klarmarkeraKouppgift',
    call: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/klar`),
  },
  'see work of the queue': {
    operation: 'hamtaKouppgift',
    call: async (caller, chief) => caller.get(`/ko/${await queued(chief)}`),
  },
  'see who may work in the queue': { operation: 'listaKoansvariga', call: (caller) => caller.get('/ko/ansvariga') },
  'hand work of the queue over': {
    operation: 'lamnaOverKouppgift',
    call: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/lamna-over`, { till: chief.id }),
  },
  'see what is said about work': {
    operation: 'listaKokommentarer',
    call: async (caller, chief) => caller.get(`/ko/${await queued(chief)}/kommentarer`),
  },
  'say something about work': {
    operation: 'skapaKokommentar',
    call: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/kommentarer`, { text: 'Jag ringer' }),
  },
  'change what one has said': {
    operation: 'andraKommentar',
    call: async (caller, chief) => caller.patch(`/kommentarer/${await saidBy(caller, chief)}`, { text: 'Jag har ringt' }),
  },
  'change what somebody else has said': {
    operation: 'andraKommentar',
    attempt: 'andraAnnansKommentar',
    call: async (caller, chief) => caller.patch(`/kommentarer/${await saidBy(await as('skribent'), chief)}`, { text: 'Ändrat' }),
  },
  'take away what one has said': {
    operation: 'taBortKommentar',
    call: async (caller, chief) => caller.delete(`/kommentarer/${await saidBy(caller, chief)}`),
  },
  'take away what somebody else has said': {
    operation: 'taBortKommentar',
    attempt: 'taBortAnnansKommentar',
    call: async (caller, chief) => caller.delete(`/kommentarer/${await saidBy(await as('skribent'), chief)}`),
  },
  'see one’s saved filters': { operation: 'listaVyer', call: (caller) => caller.get('/jag/vyer') },
  'save filters': { operation: 'sparaVy', call: (caller) => caller.post('/jag/vyer', { skarm: 'ko', namn: 'Mina', val: '' }) },
  'take saved filters away': {
    operation: 'taBortVy',
    call: async (caller) => {
      const saved = await inEarnest(caller).post('/jag/vyer', { skarm: 'ko', namn: 'Bort', val: '' });
      return caller.delete(`/jag/vyer/${saved.body.vy?.id ?? 'ingen'}`);
    },
  },
  'see what concerns one': { operation: 'listaInkorg', call: (caller) => caller.get('/jag/inkorg') },
  'mark what concerns one as read': {
    operation: 'markeraInkorg',
    call: (caller) => caller.post('/jag/inkorg/markera', { rader: [crypto.randomUUID()] }),
  },
  'see how often letters about tasks come': { operation: 'hamtaKobrev', call: (caller) => caller.get('/jag/kobrev') },
  'choose how often letters about tasks come': {
    operation: 'valjKobrev',
    call: (caller) => caller.put('/jag/kobrev', { nar: 'dagligen' }),
  },
  'see how one has chosen to write': { operation: 'hamtaSkrivsatt', call: (caller) => caller.get('/jag/skrivsatt') },
  'choose how to write': { operation: 'valjSkrivsatt', call: (caller) => caller.put('/jag/skrivsatt', { typografi: true }) },
  'read revenue in from a file': {
    operation: 'importeraIntakter',
    call: (caller) => sendFigures(caller, '/intakter/import', 'dag;belopp\n'),
  },
  'read traffic in from a file': {
    operation: 'importeraTrafik',
    call: (caller) => sendFigures(caller, '/trafik/import', 'dag;sida;visningar\n'),
  },
  'read the traffic': { operation: 'hamtaTrafik', call: (caller) => caller.get('/trafik') },
  'take the traffic out as a file': { operation: 'exporteraTrafik', call: (caller) => caller.get('/trafik/export') },
  'read the traffic of an item': {
    operation: 'hamtaArtikeltrafik',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/trafik`),
  },
  'read the revenue': { operation: 'hamtaIntakter', call: (caller) => caller.get('/intakter') },
  'read the revenue of an item': {
    operation: 'hamtaArtikelintakter',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/intakter`),
  },

  'create an item': { attempt: 'skriva', operation: 'skapaInnehall', call: (caller) => caller.create() },
  'change an item': {
    attempt: 'skriva',
    operation: 'andraInnehall',
    call: async (caller, chief) => caller.patch(`/innehall/${await itemOf(chief)}`, { taggar: ['mat'] }),
  },
  'copy an item': {
    attempt: 'skriva',
    operation: 'kopieraInnehall',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/kopiera`),
  },
  'save a language version': {
    attempt: 'skriva',
    operation: 'sparaSprakversion',
    call: async (caller, chief) => caller.save(await itemOf(chief), 'en', english()),
  },
  'see what one has not saved': {
    operation: 'hamtaArbetskopior',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/arbetskopior`),
  },
  'keep what is not saved': {
    attempt: 'skriva',
    operation: 'skrivArbetskopia',
    call: async (caller, chief) =>
      caller.put(`/innehall/${await itemOf(chief)}/sprak/en/arbetskopia`, { bas: null, nr: 0, rubrik: 'The square' }),
  },
  'read what several write together': {
    operation: 'hamtaGemensamText',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/en/gemensam-text`),
  },
  'write together with others': {
    attempt: 'skriva',
    operation: 'skrivGemensamText',
    call: async (caller, chief) =>
      caller.put(`/innehall/${await itemOf(chief)}/sprak/en/gemensam-text`, { ...FIRST_WRITING, rubrik: 'The square' }),
  },
  'note what one has opened to review': {
    operation: 'noteraLasning',
    call: async (caller, chief) => {
      const id = await itemOf(chief);
      const { arbetsrevision } = (await chief.item(id)).sprak.sv;
      return caller.put(`/innehall/${id}/sprak/sv/lasning`, { revision: arbetsrevision.id });
    },
  },
  'show where one is': {
    operation: 'visaNarvaro',
    call: async (caller, chief) => caller.put(`/innehall/${await itemOf(chief)}/narvaro`, { fonster: 'a', sprak: 'sv' }),
  },
  'follow what happens': { operation: 'listaHandelser', call: (caller) => caller.get('/handelser', { efter: 'nu' }) },
  'see who is where': { operation: 'listaNarvaro', call: (caller) => caller.get('/narvaro') },
  'throw away what is not saved': {
    operation: 'kastaArbetskopia',
    call: async (caller, chief) => {
      const address = `/innehall/${await itemOf(chief)}/sprak/en/arbetskopia`;
      await inEarnest(caller).put(address, { bas: null, nr: 0, rubrik: 'The square' });
      return caller.delete(address);
    },
  },
  'propose a change': {
    operation: 'foreslaAndring',
    call: async (caller, chief) => {
      const id = await itemOf(chief);
      return caller.post(proposalsOf(id), await aProposal(chief, id));
    },
  },
  'list proposals': {
    operation: 'listaAndringsforslag',
    call: async (caller, chief) => caller.get(proposalsOf(await itemOf(chief))),
  },
  'read a proposal': {
    operation: 'hamtaAndringsforslag',
    call: async (caller, chief) => caller.get((await proposed(chief)).adress),
  },
  'accept a proposal': {
    attempt: 'godtaForslag',
    operation: 'godtaAndringsforslag',
    call: async (caller, chief) => caller.post(`${(await proposed(chief)).adress}/godta`),
  },
  'take a proposal of one’s own back': {
    operation: 'avbojAndringsforslag',
    call: async (caller, chief) => {
      const id = await itemOf(chief);
      const { status, body } = await inEarnest(caller).post(proposalsOf(id), await aProposal(chief, id));
      return caller.post(status === 201 ? `${proposalsOf(id)}/${body.forslag.id}/avbojt` : `${(await proposed(chief)).adress}/avbojt`);
    },
  },
  'decline another’s proposal': {
    attempt: 'avbojaAnnansForslag',
    operation: 'avbojAndringsforslag',
    call: async (caller, chief) => caller.post(`${(await proposed(chief)).adress}/avbojt`),
  },
  'see what is said about an item': {
    operation: 'listaKommentarer',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/kommentarer`),
  },
  'say something about an item': {
    operation: 'skapaKommentar',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/kommentarer`, { sprak: 'sv', text: 'Stämmer det?' }),
  },
  'set a language status': {
    attempt: 'skriva',
    operation: 'sattSprakstatus',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/sprak/sv/status`, { status: 'granskning' }),
  },
  'name a revision': {
    attempt: 'skriva',
    operation: 'namngeRevision',
    call: async (caller, chief) => caller.put(`/innehall/${await itemOf(chief)}/sprak/sv/revisioner/1/namn`, { namn: 'Till tryck' }),
  },
  'restore a revision': {
    attempt: 'skriva',
    operation: 'aterstallRevision',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/sprak/sv/aterstall`, { revision: 1 }),
  },
  'exchange a picture in an article': {
    attempt: 'skriva',
    operation: 'bytArtikelbild',
    call: async (caller, chief) => {
      const [{ media }, { media: till }] = [(await upload(chief, { alt: 'En bro' })).body, (await upload(chief, { alt: 'En å' })).body];
      const { id } = await chief.created(swedish({ hero: { mediaId: media.id, src: media.src, alt: 'En bro' } }));
      return caller.post(`/innehall/${id}/sprak/sv/bildbyte`, { fran: media.id, till: till.id });
    },
  },
  'see what a translation would do': {
    operation: 'hamtaOversattning',
    call: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/oversattning`),
  },
  'follow a translation': {
    operation: 'hamtaOversattningar',
    call: async (caller, chief) => caller.get('/oversatt-lista', { jobb: (await begunTranslation(chief)).jobb }),
  },
  'ask for suggestions': {
    operation: 'foreslaTillInnehall',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/forslag`),
  },
  'have an item translated': {
    attempt: 'skriva',
    operation: 'oversattInnehall',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/oversatt`),
  },
  'have items translated': {
    attempt: 'skriva',
    operation: 'oversattLista',
    call: async (caller, chief) => caller.post('/oversatt-lista', { innehall: [await itemOf(chief)] }),
  },
  'call off a translation': {
    attempt: 'skriva',
    operation: 'avbrytOversattning',
    call: async (caller, chief) => caller.post(`/oversattningar/${(await waitingTranslation(chief)).jobb}/avbryt`),
  },
  'list articles with undescribed pictures': {
    operation: 'listaArtiklarUtanAlt',
    call: (caller) => caller.get('/media/artiklar-utan-alt'),
  },
  'list who has uploaded pictures': { operation: 'listaUppladdare', call: (caller) => caller.get('/media/uppladdare') },
  'list collections of pictures': { operation: 'listaSamlingar', call: (caller) => caller.get('/samlingar') },
  'make a collection of pictures': {
    operation: 'skapaSamling',
    call: (caller) => caller.post('/samlingar', { namn: 'Till våren' }),
  },
  'put pictures into a collection': {
    operation: 'andraSamling',
    call: async (caller, chief) => caller.patch(`/samlingar/${await collectionOf(chief)}`, { namn: 'Höst' }),
  },
  'take a collection of pictures away': {
    operation: 'taBortSamling',
    call: async (caller, chief) => caller.delete(`/samlingar/${await collectionOf(chief)}`),
  },
  'ask what a picture shows': {
    operation: 'foreslaAlternativtext',
    call: async (caller, chief) => caller.post(`/media/${(await upload(chief)).body.media.id}/forslag`, { sprak: 'sv' }),
  },
  'fetch a picture from an address': {
    operation: 'hamtaMediaFranAdress',
    // Nothing is fetched by a test.
    call: (caller) => caller.post('/media/hamta', { url: 'https://bilder.invalid/a.jpg', provkor: true }),
  },
  'open an address for an upload': {
    operation: 'oppnaUppladdning',
    call: (caller) => caller.post('/media/uppladdning', { kredit: 'Lena' }),
  },
  'upload a picture': { operation: 'laddaUppMedia', call: (caller) => upload(caller) },
  'change a picture': {
    operation: 'andraMedia',
    call: async (caller, chief) => caller.patch(`/media/${(await upload(chief)).body.media.id}`, { kredit: 'Lena' }),
  },
  'replace the file of a picture': {
    operation: 'bytMediafil',
    call: async (caller, chief) => caller.form(`/media/${(await upload(chief)).body.media.id}/fil`, [file(await picture())], {}, 'PUT'),
  },
  'take a picture out of the library': {
    operation: 'taBortMedia',
    call: async (caller, chief) => caller.delete(`/media/${(await upload(chief)).body.media.id}`),
  },
  'move the focus of a picture that readers see': {
    operation: 'andraMedia',
    attempt: 'bildLasarnaSer',
    call: async (caller, chief) => caller.patch(`/media/${await seenPicture(chief)}`, { fokus: anyFocus() }),
  },
  'replace the file of a picture that readers see': {
    operation: 'bytMediafil',
    attempt: 'bildLasarnaSer',
    call: async (caller, chief) => caller.form(`/media/${await seenPicture(chief)}/fil`, [file(await picture())], {}, 'PUT'),
  },
  'revoke somebody else’s share link': {
    operation: 'aterkallaDelning',
    attempt: 'aterkallaAndras',
    async call(caller, chief) {
      const id = await itemOf(chief);
      const { body } = await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 });
      return caller.delete(`/innehall/${id}/delningar/${body.delning.id}`);
    },
  },

  'approve a language version': {
    attempt: 'godkanna',
    operation: 'sattSprakstatus',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/sprak/sv/status`, { status: 'godkand' }),
  },
  publish: { attempt: 'publicera', operation: 'slappInnehall', call: async (caller, chief) => caller.release(await itemOf(chief)) },
  'give a waiting release another time': {
    attempt: 'schemalagga',
    operation: 'andraRelease',
    call: async (caller, chief) => caller.patch(`/releaser/${await waitingRelease(chief)}`, { datum: '2098-01-01 12:00' }),
  },
  'call off a waiting release': {
    attempt: 'schemalagga',
    operation: 'avbrytRelease',
    call: async (caller, chief) => caller.post(`/releaser/${await waitingRelease(chief)}/avbryt`),
  },
  'try a failed release again': {
    attempt: 'publicera',
    operation: 'provaReleaseIgen',
    call: async (caller, chief) => caller.post(`/releaser/${await waitingRelease(chief, 'misslyckad')}/forsok`),
  },
  'confirm what an agent asks to publish': {
    attempt: 'bekrafta',
    operation: 'godkannRelease',
    call: async (caller) => caller.post(`/releaser/${(await askedRelease(asking)).rid}/godkann`),
  },
  'decide what becomes of what others have changed in WordPress': {
    attempt: 'bekrafta',
    operation: 'avgorAndringDar',
    call: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/publiceringssystem`, { tillstand: 'x', val: 'lat_sta' }),
  },
  'decline what an agent asks to publish': {
    attempt: 'bekrafta',
    operation: 'avslaRelease',
    call: async (caller) => caller.post(`/releaser/${(await askedRelease(asking)).rid}/avsla`, { orsak: 'Inte än.' }),
  },
  'write in a draft of a live report': {
    operation: 'skapaLiveinlagg',
    attempt: 'skrivaUtkast',
    call: async (caller, chief) => caller.post(`/innehall/${(await draftReport(chief)).id}/live`, { text: 'Nu' }),
  },
  'change an entry of a draft': {
    operation: 'andraLiveinlagg',
    attempt: 'skrivaUtkast',
    async call(caller, chief) {
      const { id } = await draftReport(chief);
      return caller.patch(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`, { fast: true });
    },
  },
  'remove an entry of a draft': {
    operation: 'taBortLiveinlagg',
    attempt: 'skrivaUtkast',
    async call(caller, chief) {
      const { id } = await draftReport(chief);
      return caller.delete(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`);
    },
  },
  'end a draft of a live report': {
    operation: 'avslutaLiverapport',
    attempt: 'skrivaUtkast',
    call: async (caller, chief) => caller.post(`/innehall/${(await draftReport(chief)).id}/live/avsluta`),
  },
  'read a live report': {
    operation: 'hamtaLiverapport',
    call: async (caller, chief) => caller.get(`/innehall/${(await draftReport(chief)).id}/live`),
  },
  'write in a live report': {
    attempt: 'publicera',
    operation: 'skapaLiveinlagg',
    call: async (caller, chief) => caller.post(`/innehall/${await publicReport(chief)}/live`, { text: 'Nu' }),
  },
  'change an entry of a live report': {
    attempt: 'publicera',
    operation: 'andraLiveinlagg',
    async call(caller, chief) {
      const id = await publicReport(chief);
      return caller.patch(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`, { fast: true });
    },
  },
  'remove an entry of a live report': {
    attempt: 'publicera',
    operation: 'taBortLiveinlagg',
    async call(caller, chief) {
      const id = await publicReport(chief);
      return caller.delete(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`);
    },
  },
  'end a live report': {
    attempt: 'publicera',
    operation: 'avslutaLiverapport',
    call: async (caller, chief) => caller.post(`/innehall/${await publicReport(chief)}/live/avsluta`),
  },
  'publish in spite of faults': {
    attempt: 'overstyra',
    operation: 'slappInnehall',
    call: async (caller, chief) => caller.release((await chief.created()).id, { overstyr: true }),
  },
  'take down': { attempt: 'taNed', operation: 'taNedInnehall', call: async (caller, chief) => caller.takeDown(await publicItem(chief)) },
  'delete what has been public': {
    attempt: 'raderaPublicerat',
    operation: 'andraInnehall',
    async call(caller, chief) {
      const id = await publicItem(chief);
      await chief.takeDown(id);
      return caller.patch(`/innehall/${id}`, { raderad: true });
    },
  },
  "delete somebody else's draft": {
    attempt: 'raderaAnnans',
    operation: 'andraInnehall',
    call: async (caller, chief) => caller.patch(`/innehall/${await itemOf(chief)}`, { raderad: true }),
  },
  "delete one's own draft, and bring it back": {
    attempt: 'raderaEget',
    operation: 'andraInnehall',
    async call(caller) {
      const made = await caller.create();
      if (made.status !== 201) return made;
      const deleted = await caller.patch(`/innehall/${made.body.id}`, { raderad: true });
      return deleted.status === 200 ? caller.patch(`/innehall/${made.body.id}`, { raderad: false }) : deleted;
    },
  },

  'see what of the newsroom is its demo': { operation: 'hamtaDemo', call: (caller) => caller.get('/demo') },
  'remove the demo': { operation: 'taBortDemo', call: (caller) => caller.delete('/demo') },
  'read the settings': { operation: 'hamtaInstallningar', call: (caller) => caller.get('/installningar') },
  'see what was set by whom': { operation: 'listaInstallningsversioner', call: (caller) => caller.get('/installningar/versioner') },
  'change the settings': {
    operation: 'andraInstallningar',
    call: async (caller) => caller.patch('/installningar', { version: await settingsVersion(), integritet: { policy: '' } }),
  },
  'see the site as it would be': {
    operation: 'forhandsvisaWebbplatsen',
    call: (caller) => caller.post('/installningar/forhandsvisning', { sida: 'startsida' }),
  },
  'change how people come in': {
    operation: 'andraInstallningar',
    attempt: 'inloggningar',
    call: async (caller) =>
      caller.patch('/installningar', { version: await settingsVersion(), sakerhet: { session_timmar: 13 }, provkor: true }),
  },
  'bring back how people came in': {
    operation: 'aterstallInstallningar',
    attempt: 'inloggningar',
    call: async (caller) => caller.post('/installningar/aterstall', { version: await otherLogins(), provkor: true }),
  },
  'bring settings back': {
    operation: 'aterstallInstallningar',
    call: async (caller) => caller.post('/installningar/aterstall', { version: await settingsVersion(), provkor: true }),
  },
  'see how far a new newsroom has come': { operation: 'hamtaKomIgang', call: (caller) => caller.get('/kom-igang') },
  'take a step of its guide': {
    operation: 'andraKomIgang',
    call: (caller) => caller.patch('/kom-igang', { steg: { utseende: 'hoppat' } }),
  },
  'see the language model': { operation: 'hamtaAitjanst', call: (caller) => caller.get('/installningar/ai') },
  'try the language model': { operation: 'provaAitjanst', call: (caller) => caller.post('/installningar/ai/prov') },
  'check the publishing system': {
    operation: 'hamtaPubliceringssystem',
    call: (caller) => caller.get('/installningar/cms'),
  },
  'get the plugin for it': {
    operation: 'hamtaTillagg',
    call: (caller) => caller.get('/installningar/cms/tillagg'),
  },
  'see how a move to another publishing system goes': { operation: 'hamtaFlytt', call: (caller) => caller.get('/installningar/cms/flytt') },
  'move to another publishing system': {
    operation: 'flyttaPublicerat',
    call: (caller) => caller.post('/installningar/cms/flytt', { gor: 'avbryt' }),
  },
  'try the publishing system with a draft': {
    operation: 'provaPubliceringssystem',
    call: (caller) => caller.post('/installningar/cms/prov', { innehall: null }),
  },
  'see an article as a theme has it': {
    operation: 'forhandsvisaTema',
    call: async (caller, chief) => caller.get('/installningar/cms/forhandsvisning', { innehall: await itemOf(chief) }),
  },
  'see how Studio is': { operation: 'hamtaHalsa', call: (caller) => caller.get('/halsa') },
  'read the log': { operation: 'listaLogg', call: (caller) => caller.get('/logg') },
  'take the log out as a file': { operation: 'exporteraLogg', call: (caller) => caller.get('/logg/export', { av: caller.id || 'x' }) },
  'take all articles out as files': {
    operation: 'exporteraArtiklar',
    call: (caller) => caller.get('/export/artiklar', { status: 'granskning' }),
  },
  'take the whole newsroom out': { operation: 'exporteraRedaktion', call: (caller) => caller.call('GET', '/export', { begun: true }) },
  'read a whole newsroom in': {
    operation: 'importeraRedaktion',
    call: async (caller) => caller.form('/import', [file(await emptyArchive(), 'arkiv.tar.zst')]),
  },
  'read an article in from elsewhere': {
    operation: 'importeraArtikel',
    call: (caller) => caller.post('/import/artikel', { ...foreignArticle(), provkor: true }),
  },
  'read a page of a WordPress in': {
    operation: 'lasInWordpress',
    call: (caller) => caller.post('/import/wordpress', { adress: 'https://blogg.invalid', provkor: true }),
  },
  'try a page of a WordPress': {
    operation: 'provlasWordpress',
    call: (caller) => caller.get('/import/wordpress', { adress: 'http://127.0.0.1' }),
  },
  'take out everything that is kept about somebody': {
    operation: 'hamtaRegisterutdrag',
    call: async (caller) => caller.get(`/anvandare/${(await as('skribent')).id}/registerutdrag`),
  },
  'see what readers are told of oneself': {
    operation: 'hamtaSkribentprofil',
    call: (caller) => caller.get(`/anvandare/${caller.id}/profil`),
  },
  'see what readers are told of somebody else': {
    attempt: 'allas',
    operation: 'hamtaSkribentprofil',
    call: async (caller) => caller.get(`/anvandare/${await somebodyElse(caller)}/profil`),
  },
  'tell readers of oneself': {
    operation: 'andraSkribentprofil',
    call: (caller) => caller.patch(`/anvandare/${caller.id}/profil`, { om: { sv: 'Skriver om mat.' } }),
  },
  'tell readers of somebody else': {
    attempt: 'allas',
    operation: 'andraSkribentprofil',
    call: async (caller) => caller.patch(`/anvandare/${await somebodyElse(caller)}/profil`, { om: { sv: 'Skriver om mat.' } }),
  },
  'take the name of somebody who has left away': {
    operation: 'avidentifieraAnvandare',
    async call(caller) {
      const { id } = await as('skribent');
      await (await as('superadmin')).patch(`/anvandare/${id}`, { aktiv: false });
      return caller.post(`/anvandare/${id}/avidentifiering`);
    },
  },
  'take out everything that is kept about oneself': {
    operation: 'hamtaEgetRegisterutdrag',
    call: (caller) => caller.get('/jag/registerutdrag'),
  },
  'see whether history is whole': { operation: 'hamtaHistorikkontroll', call: (caller) => caller.get('/historik') },
  'have history checked': { operation: 'kontrolleraHistorik', call: (caller) => caller.post('/historik/kontroll') },
  'list agents': { operation: 'listaAgenter', call: (caller) => caller.get('/agenter') },
  'see what an agent has been at': {
    operation: 'listaAgentensArtiklar',
    call: async (caller) => caller.get(`/agenter/${await newAgent()}/artiklar`),
  },
  'undo what an agent has done': {
    operation: 'angraAgent',
    call: async (caller, chief) =>
      caller.post(`/innehall/${await itemOf(chief)}/angra-agent`, { agent: await newAgent(), fran: '2026-11-20' }),
  },
  'create an agent': { operation: 'skapaAgent', call: (caller) => caller.post('/agenter', { namn: 'Ny' }) },
  'change an agent': {
    operation: 'andraAgent',
    call: async (caller) => caller.patch(`/agenter/${await newAgent()}`, { namn: 'Annat' }),
  },
  'give an agent a new key': {
    operation: 'roteraAgent',
    call: async (caller) => caller.post(`/agenter/${await newAgent()}/rotera`),
  },
  'be tried in the proving ground': { operation: 'borjaProv', call: (caller) => caller.post('/prov', {}) },
  'answer a task of the proving ground': {
    operation: 'svaraProv',
    call: async (caller) => {
      const { body } = await caller.post('/prov', {});
      return caller.post(`/prov/${body.prov?.id ?? crypto.randomUUID()}/svar`, { uppgift: body.uppgift?.nr ?? 1, svar: {} });
    },
  },
  'see how an agent does in the proving ground': {
    operation: 'listaProv',
    call: async (caller) => {
      const isAgent = caller.credential.Authorization !== undefined;
      return caller.get(`/agenter/${isAgent ? caller.id : await newAgent()}/prov`);
    },
  },
  'revoke an agent': {
    operation: 'aterkallaAgent',
    call: async (caller) => caller.delete(`/agenter/${await newAgent()}`),
  },
  'see whether agents are paused': { operation: 'hamtaAgentpaus', call: (caller) => caller.get('/agentpaus') },
  'let all agents go on': {
    operation: 'sattAgentpaus',
    call: (caller) => caller.put('/agentpaus', { pausade: false }),
  },
  'list one’s own connections': { operation: 'listaAnslutningar', call: (caller) => caller.get('/anslutningar') },
  'list everybody’s connections': {
    attempt: 'allas',
    operation: 'listaAnslutningar',
    call: (caller) => caller.get('/anslutningar', { alla: 'true' }),
  },
  'end one’s own connection': {
    operation: 'aterkallaAnslutning',
    call: async (caller, chief) => caller.delete(`/anslutningar/${await connectionOf(caller.epost === '' ? chief : caller)}`),
  },
  'see one’s own logins': { operation: 'listaSessioner', call: (caller) => caller.get('/jag/sessioner') },
  'end one of one’s own logins': {
    operation: 'avslutaSession',
    async call(caller) {
      if (caller.epost !== '') await sessionCookie(caller.id);
      const { body } = await caller.get('/jag/sessioner');
      const other = body.sessioner?.find(({ denna }: { denna: boolean }) => !denna);
      return caller.delete(`/jag/sessioner/${other?.id}`);
    },
  },
  'end all of one’s own logins but one': {
    operation: 'avslutaSessioner',
    call: (caller) => caller.call('DELETE', '/jag/sessioner', { query: { utom_denna: 'true' } }),
  },
  'change one’s own password': {
    operation: 'bytLosenord',
    async call(caller) {
      await givePassword(caller.id);
      return caller.post('/jag/losenord', { nuvarande: PASSWORD, losenord: 'ett annat och lika långt' });
    },
  },
  'see one’s own second factor': { operation: 'hamtaAndraFaktor', call: (caller) => caller.get('/jag/andra-faktor') },
  'ask for a key of one’s own': {
    operation: 'paborjaAndraFaktor',
    async call(caller) {
      await givePassword(caller.id);
      return caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    },
  },
  'confirm one’s own second factor': {
    operation: 'bekraftaAndraFaktor',
    async call(caller) {
      await givePassword(caller.id);
      const { body } = await caller.at(inject('studio').url).post('/jag/andra-faktor', { losenord: PASSWORD });
      return caller.post('/jag/andra-faktor/bekrafta', { kod: body.nyckel === undefined ? '' : codeOf(body.nyckel) });
    },
  },
  'renew one’s own recovery codes': {
    operation: 'fornyaReservkoder',
    async call(caller) {
      await giveSecondFactor(caller.id);
      return caller.post('/jag/andra-faktor/reservkoder', { losenord: PASSWORD });
    },
  },
  'end one’s own second factor': {
    operation: 'stangAvAndraFaktor',
    async call(caller) {
      await giveSecondFactor(caller.id);
      return caller.post('/jag/andra-faktor/stang-av', { losenord: PASSWORD });
    },
  },
  'see one’s own passkeys': { operation: 'listaPassernycklar', call: (caller) => caller.get('/jag/andra-faktor/passernycklar') },
  'begin a passkey of one’s own': {
    operation: 'paborjaPassernyckel',
    async call(caller) {
      await givePassword(caller.id);
      return caller.post('/jag/andra-faktor/passernycklar/paborja', { losenord: PASSWORD });
    },
  },
  'add a passkey of one’s own': {
    operation: 'laggTillPassernyckel',
    async call(caller) {
      await givePassword(caller.id);
      const { url } = inject('studio');
      const { body } = await caller.at(url).post('/jag/andra-faktor/passernycklar/paborja', { losenord: PASSWORD });
      const svar = new Authenticator(url).make(body.fraga ?? { challenge: 'x', rp: { id: 'x' } });
      return caller.post('/jag/andra-faktor/passernycklar', { namn: 'x', svar });
    },
  },
  'rename one’s own passkey': {
    operation: 'bytNamnPaPassernyckel',
    call: async (caller) => caller.patch(`/jag/andra-faktor/passernycklar/${await givePasskey(caller.id)}`, { namn: 'x' }),
  },
  'remove one’s own passkey': {
    operation: 'taBortPassernyckel',
    call: async (caller) => caller.post(`/jag/andra-faktor/passernycklar/${await givePasskey(caller.id)}/ta-bort`, { losenord: PASSWORD }),
  },
  'set somebody’s second factor back': {
    attempt: 'andras',
    operation: 'nollstallAndraFaktor',
    call: async (caller) => caller.delete(`/anvandare/${(await as('skribent')).id}/andra-faktor`),
  },
  'set an administrator’s second factor back': {
    attempt: 'administratorers',
    operation: 'nollstallAndraFaktor',
    call: async (caller) => caller.delete(`/anvandare/${(await as('admin')).id}/andra-faktor`),
  },
  'log somebody out': {
    attempt: 'andras',
    operation: 'avslutaAnvandaresSessioner',
    call: async (caller) => caller.delete(`/anvandare/${(await as('skribent')).id}/sessioner`),
  },
  'log an administrator out': {
    attempt: 'administratorers',
    operation: 'avslutaAnvandaresSessioner',
    call: async (caller) => caller.delete(`/anvandare/${(await as('admin')).id}/sessioner`),
  },
  'list people': { operation: 'listaAnvandare', call: (caller) => caller.get('/anvandare') },
  'add a person': { attempt: 'andras', operation: 'skapaAnvandare', call: (caller) => caller.post('/anvandare', newPerson('skribent')) },
  'see a person': { operation: 'hamtaAnvandare', call: async (caller) => caller.get(`/anvandare/${(await as('skribent')).id}`) },
  'have a person choose a password': {
    attempt: 'andras',
    operation: 'bjudInAnvandare',
    call: async (caller) => caller.post(`/anvandare/${(await as('skribent')).id}/inbjudan`),
  },
  'remove a person': {
    attempt: 'andras',
    operation: 'taBortAnvandare',
    call: async (caller) => caller.delete(`/anvandare/${(await as('skribent')).id}`),
  },
  'change a person': {
    attempt: 'andras',
    operation: 'andraAnvandare',
    call: async (caller) => caller.patch(`/anvandare/${(await as('skribent')).id}`, { namn: 'Annat' }),
  },
  'add an administrator': {
    attempt: 'administratorers',
    operation: 'skapaAnvandare',
    call: (caller) => caller.post('/anvandare', newPerson('admin')),
  },
  'have an administrator choose a password': {
    attempt: 'administratorers',
    operation: 'bjudInAnvandare',
    call: async (caller) => caller.post(`/anvandare/${(await as('admin')).id}/inbjudan`),
  },
  'remove an administrator': {
    attempt: 'administratorers',
    operation: 'taBortAnvandare',
    call: async (caller) => caller.delete(`/anvandare/${(await as('admin')).id}`),
  },
  'change an administrator': {
    attempt: 'administratorers',
    operation: 'andraAnvandare',
    call: async (caller) => caller.patch(`/anvandare/${(await as('admin')).id}`, { namn: 'Annat' }),
  },
};
