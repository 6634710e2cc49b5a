import { describe, expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish } from './newsroom/articles.ts';
import { Caller, type CallOptions, type FormPart } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { letterThatFailed } from './newsroom/letters.ts';
import { draftReport, posted, publicReport } from './newsroom/live.ts';
import { codeOf, givePassword, giveSecondFactor, PASSWORD } from './newsroom/login.ts';
import { agent, as, MAY_PUBLISH, sessionCookie } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';
import { askedRelease, askingAgent } from './newsroom/requests.ts';
import { begunTranslation, waitingTranslation } from './newsroom/translations.ts';

/** The columns of decisions.md §3; an administrator comes with and without the flag `publicera`. */
const CALLERS = {
  superadmin: await as('superadmin'),
  admin: await as('admin'),
  publicerandeAdmin: await as('admin', { publicera: true }),
  chefredaktor: await as('chefredaktor'),
  publicist: await as('publicist'),
  granskare: await as('granskare'),
  skribent: await as('skribent'),
  lasare: await as('lasare'),
  agent: await agent(),
};
type Column = keyof typeof CALLERS;

const asking = await askingAgent();

const ALL = Object.keys(CALLERS) as Column[];
const WRITERS = ALL.filter((column) => column !== 'lasare');
const APPROVERS: Column[] = ['superadmin', 'admin', 'publicerandeAdmin', 'chefredaktor', 'publicist', 'granskare'];
const PUBLISHERS: Column[] = ['superadmin', 'publicerandeAdmin', 'chefredaktor', 'publicist'];
const CHIEFS: Column[] = ['superadmin', 'admin', 'publicerandeAdmin', 'chefredaktor'];
const CURATORS: Column[] = ['superadmin', 'admin', 'publicerandeAdmin', 'chefredaktor', 'publicist'];
const PERSONS = ALL.filter((column) => column !== 'agent');
const ADMINS: Column[] = ['superadmin', 'admin', 'publicerandeAdmin'];

interface Row {
  /** The operation whose right it is. */
  operation: string;
  may: readonly Column[];
  attempt(caller: Caller, chief: Caller): Promise<Answer>;
}

const itemOf = async (caller: Caller) => (await caller.created(swedish())).id;
async function publicItem(chief: Caller): Promise<string> {
  const id = await itemOf(chief);
  expect((await chief.release(id)).status).toBe(200);
  return id;
}
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
async function entryOf(chief: Caller): Promise<string> {
  return (await chief.post('/personer', { namn: 'Nora' })).body.person.id;
}
async function queued(chief: Caller): Promise<string> {
  return (await chief.post('/ko', { rubrik: 'Ring kommunen' })).body.uppgift.id;
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
const newPerson = (roll: string) => ({ epost: `ny-${crypto.randomUUID()}@test.se`, namn: 'Ny', roll, losenord: 'ganska-hemligt-nog' });

const MATRIX: Record<string, Row> = {
  'ask who one is': { operation: 'hamtaJag', may: ALL, attempt: (caller) => caller.get('/jag') },
  'read the handbook': { operation: 'hamtaHandbok', may: ALL, attempt: (caller) => caller.get('/handbok') },
  'list the handbook’s versions': {
    operation: 'listaHandboksversioner',
    may: ALL,
    attempt: (caller) => caller.get('/handbok/versioner'),
  },
  'read a version of the handbook': {
    operation: 'hamtaHandboksversion',
    may: ALL,
    attempt: (caller) => caller.get('/handbok/versioner/1'),
  },
  'save the handbook': {
    operation: 'sparaHandbok',
    may: CHIEFS,
    attempt: (caller) => caller.put('/handbok', { text: '# Handbok', bas: 1, provkor: true }),
  },
  'restore the handbook': {
    operation: 'aterstallHandbok',
    may: CHIEFS,
    attempt: (caller) => caller.post('/handbok/aterstall', { nr: 1, bas: 1, provkor: true }),
  },
  'list sections': { operation: 'listaSektioner', may: ALL, attempt: (caller) => caller.get('/sektioner') },
  'list templates': { operation: 'listaMallar', may: ALL, attempt: (caller) => caller.get('/mallar') },
  'list items': { operation: 'listaInnehall', may: ALL, attempt: (caller) => caller.get('/innehall') },
  'read an item': {
    operation: 'hamtaInnehall',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}`),
  },
  'list revisions': {
    operation: 'listaRevisioner',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/sv/revisioner`),
  },
  'read a revision': {
    operation: 'hamtaRevision',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/sv/revisioner/1`),
  },
  'compare revisions': {
    operation: 'jamforRevisioner',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/sprak/sv/jamfor`, { fran: '1', till: '1' }),
  },
  'check an item': {
    operation: 'valideraInnehall',
    may: ALL,
    attempt: async (caller, chief) => caller.validate(await itemOf(chief)),
  },
  'preview an item': {
    operation: 'forhandsvisa',
    may: ALL,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/forhandsvisning`),
  },
  'list share links': {
    operation: 'listaDelningar',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/delningar`),
  },
  'list releases': {
    operation: 'listaReleaser',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/releaser`),
  },
  'list the releases of all items': { operation: 'listaAllaReleaser', may: ALL, attempt: (caller) => caller.get('/releaser') },
  'list pictures': { operation: 'listaMedia', may: ALL, attempt: (caller) => caller.get('/media') },
  'read a picture': {
    operation: 'hamtaMedia',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/media/${(await upload(chief)).body.media.id}`),
  },
  'look up a celebrity': { operation: 'hamtaKandis', may: ALL, attempt: (caller) => caller.get('/kandis', { namn: 'Nora' }) },
  'search the people dictionary': { operation: 'listaPersoner', may: ALL, attempt: (caller) => caller.get('/personer') },
  'read in the people dictionary': {
    operation: 'hamtaPerson',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/personer/${await entryOf(chief)}`),
  },
  'sweep the fact boxes': { operation: 'svepFaktarutor', may: ALL, attempt: (caller) => caller.get('/svep/faktaruta') },

  'read the outbox': { operation: 'listaUtskick', may: ADMINS, attempt: (caller) => caller.get('/utskick') },
  'send a letter again': {
    operation: 'skickaUtskickIgen',
    may: ADMINS,
    attempt: async (caller) => caller.post(`/utskick/${await letterThatFailed()}/igen`),
  },

  'add to the people dictionary': {
    operation: 'skapaPerson',
    may: CURATORS,
    attempt: (caller) => caller.post('/personer', { namn: 'Nora' }),
  },
  'change the people dictionary': {
    operation: 'andraPerson',
    may: CURATORS,
    attempt: async (caller, chief) => caller.patch(`/personer/${await entryOf(chief)}`, { kandFor: 'sin röst' }),
  },
  'import into the people dictionary': {
    operation: 'importeraPersoner',
    may: CURATORS,
    attempt: (caller) => caller.post('/personer/import', { wikidata: { id: 'Q1', missing: '' } }),
  },

  'read the work queue': { operation: 'listaKo', may: ALL, attempt: (caller) => caller.get('/ko') },
  'put work in the queue': { operation: 'skapaKouppgift', may: WRITERS, attempt: (caller) => caller.post('/ko', { rubrik: 'Ring' }) },
  'change work in the queue': {
    operation: 'andraKouppgift',
    may: WRITERS,
    attempt: async (caller, chief) => caller.patch(`/ko/${await queued(chief)}`, { rubrik: 'Ring nu' }),
  },
  'take work from the queue': {
    operation: 'taKouppgift',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/ta`),
  },
  'give work back to the queue': {
    operation: 'slappKouppgift',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/slapp`),
  },
  'be done with work of the queue': {
    operation: 'klarmarkeraKouppgift',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/ko/${await queued(chief)}/klar`),
  },
  'read the traffic': { operation: 'hamtaTrafik', may: ALL, attempt: (caller) => caller.get('/trafik') },
  'read the traffic of an item': {
    operation: 'hamtaArtikeltrafik',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/trafik`),
  },
  'read the revenue': { operation: 'hamtaIntakter', may: ALL, attempt: (caller) => caller.get('/intakter') },
  'read the revenue of an item': {
    operation: 'hamtaArtikelintakter',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/intakter`),
  },

  'create an item': { operation: 'skapaInnehall', may: WRITERS, attempt: (caller) => caller.create() },
  'change an item': {
    operation: 'andraInnehall',
    may: WRITERS,
    attempt: async (caller, chief) => caller.patch(`/innehall/${await itemOf(chief)}`, { taggar: ['mat'] }),
  },
  'copy an item': {
    operation: 'kopieraInnehall',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/kopiera`),
  },
  'save a language version': {
    operation: 'sparaSprakversion',
    may: WRITERS,
    attempt: async (caller, chief) => caller.save(await itemOf(chief), 'en', english()),
  },
  'set a language status': {
    operation: 'sattSprakstatus',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/sprak/sv/status`, { status: 'granskning' }),
  },
  'restore a revision': {
    operation: 'aterstallRevision',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/sprak/sv/aterstall`, { revision: 1 }),
  },
  'see what a translation would do': {
    operation: 'hamtaOversattning',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${await itemOf(chief)}/oversattning`),
  },
  'follow a translation': {
    operation: 'hamtaOversattningar',
    may: ALL,
    attempt: async (caller, chief) => caller.get('/oversatt-lista', { jobb: (await begunTranslation(chief)).jobb }),
  },
  'ask for suggestions': {
    operation: 'foreslaTillInnehall',
    may: ALL,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/forslag`),
  },
  'have an item translated': {
    operation: 'oversattInnehall',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/oversatt`),
  },
  'have items translated': {
    operation: 'oversattLista',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post('/oversatt-lista', { innehall: [await itemOf(chief)] }),
  },
  'call off a translation': {
    operation: 'avbrytOversattning',
    may: WRITERS,
    attempt: async (caller, chief) => caller.post(`/oversattningar/${(await waitingTranslation(chief)).jobb}/avbryt`),
  },
  'upload a picture': { operation: 'laddaUppMedia', may: WRITERS, attempt: (caller) => upload(caller) },
  'change a picture': {
    operation: 'andraMedia',
    may: WRITERS,
    attempt: async (caller, chief) => caller.patch(`/media/${(await upload(chief)).body.media.id}`, { kredit: 'Lena' }),
  },
  'revoke a share link': {
    operation: 'aterkallaDelning',
    may: WRITERS,
    async attempt(caller, chief) {
      const id = await itemOf(chief);
      const { body } = await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 });
      return caller.delete(`/innehall/${id}/delningar/${body.delning.id}`);
    },
  },

  'approve a language version': {
    operation: 'sattSprakstatus',
    may: APPROVERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await itemOf(chief)}/sprak/sv/status`, { status: 'godkand' }),
  },
  publish: { operation: 'slappInnehall', may: PUBLISHERS, attempt: async (caller, chief) => caller.release(await itemOf(chief)) },
  'give a waiting release another time': {
    operation: 'andraRelease',
    may: PUBLISHERS,
    attempt: async (caller, chief) => caller.patch(`/releaser/${await waitingRelease(chief)}`, { datum: '2098-01-01 12:00' }),
  },
  'call off a waiting release': {
    operation: 'avbrytRelease',
    may: PUBLISHERS,
    attempt: async (caller, chief) => caller.post(`/releaser/${await waitingRelease(chief)}/avbryt`),
  },
  'try a failed release again': {
    operation: 'provaReleaseIgen',
    may: PUBLISHERS,
    attempt: async (caller, chief) => caller.post(`/releaser/${await waitingRelease(chief, 'misslyckad')}/forsok`),
  },
  'confirm what an agent asks to publish': {
    operation: 'godkannRelease',
    may: PUBLISHERS,
    attempt: async (caller) => caller.post(`/releaser/${(await askedRelease(asking)).rid}/godkann`),
  },
  'decline what an agent asks to publish': {
    operation: 'avslaRelease',
    may: PUBLISHERS,
    attempt: async (caller) => caller.post(`/releaser/${(await askedRelease(asking)).rid}/avsla`, { orsak: 'Inte än.' }),
  },
  'read a live report': {
    operation: 'hamtaLiverapport',
    may: ALL,
    attempt: async (caller, chief) => caller.get(`/innehall/${(await draftReport(chief)).id}/live`),
  },
  'write in a live report': {
    operation: 'skapaLiveinlagg',
    may: PUBLISHERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await publicReport(chief)}/live`, { text: 'Nu' }),
  },
  'change an entry of a live report': {
    operation: 'andraLiveinlagg',
    may: PUBLISHERS,
    async attempt(caller, chief) {
      const id = await publicReport(chief);
      return caller.patch(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`, { fast: true });
    },
  },
  'remove an entry of a live report': {
    operation: 'taBortLiveinlagg',
    may: PUBLISHERS,
    async attempt(caller, chief) {
      const id = await publicReport(chief);
      return caller.delete(`/innehall/${id}/live/${await posted(chief, id, { text: 'Nu' })}`);
    },
  },
  'end a live report': {
    operation: 'avslutaLiverapport',
    may: PUBLISHERS,
    attempt: async (caller, chief) => caller.post(`/innehall/${await publicReport(chief)}/live/avsluta`),
  },
  'publish in spite of faults': {
    operation: 'slappInnehall',
    may: ['superadmin', 'chefredaktor'],
    attempt: async (caller, chief) => caller.release((await chief.created()).id, { overstyr: true }),
  },
  'take down': {
    operation: 'taNedInnehall',
    may: ['superadmin', 'publicerandeAdmin', 'chefredaktor'],
    attempt: async (caller, chief) => caller.takeDown(await publicItem(chief)),
  },
  'delete what has been public': {
    operation: 'andraInnehall',
    may: CHIEFS,
    async attempt(caller, chief) {
      const id = await publicItem(chief);
      await chief.takeDown(id);
      return caller.patch(`/innehall/${id}`, { raderad: true });
    },
  },
  "delete somebody else's draft": {
    operation: 'andraInnehall',
    may: CHIEFS,
    attempt: async (caller, chief) => caller.patch(`/innehall/${await itemOf(chief)}`, { raderad: true }),
  },
  "delete one's own draft, and bring it back": {
    operation: 'andraInnehall',
    may: WRITERS,
    async attempt(caller) {
      const made = await caller.create();
      if (made.status !== 201) return made;
      const deleted = await caller.patch(`/innehall/${made.body.id}`, { raderad: true });
      return deleted.status === 200 ? caller.patch(`/innehall/${made.body.id}`, { raderad: false }) : deleted;
    },
  },

  'see the language model': { operation: 'hamtaAitjanst', may: ADMINS, attempt: (caller) => caller.get('/installningar/ai') },
  'try the language model': { operation: 'provaAitjanst', may: ADMINS, attempt: (caller) => caller.post('/installningar/ai/prov') },
  'check the publishing system': {
    operation: 'hamtaPubliceringssystem',
    may: ADMINS,
    attempt: (caller) => caller.get('/installningar/cms'),
  },
  'get the plugin for it': {
    operation: 'hamtaTillagg',
    may: ADMINS,
    attempt: (caller) => caller.get('/installningar/cms/tillagg'),
  },
  'read the log': { operation: 'listaLogg', may: CHIEFS, attempt: (caller) => caller.get('/logg') },
  'see whether history is whole': { operation: 'hamtaHistorikkontroll', may: ADMINS, attempt: (caller) => caller.get('/historik') },
  'have history checked': { operation: 'kontrolleraHistorik', may: ADMINS, attempt: (caller) => caller.post('/historik/kontroll') },
  'list agents': { operation: 'listaAgenter', may: ADMINS, attempt: (caller) => caller.get('/agenter') },
  'create an agent': { operation: 'skapaAgent', may: ADMINS, attempt: (caller) => caller.post('/agenter', { namn: 'Ny' }) },
  'change an agent': {
    operation: 'andraAgent',
    may: ADMINS,
    attempt: async (caller) => caller.patch(`/agenter/${await newAgent()}`, { namn: 'Annat' }),
  },
  'give an agent a new key': {
    operation: 'roteraAgent',
    may: ADMINS,
    attempt: async (caller) => caller.post(`/agenter/${await newAgent()}/rotera`),
  },
  'revoke an agent': {
    operation: 'aterkallaAgent',
    may: ADMINS,
    attempt: async (caller) => caller.delete(`/agenter/${await newAgent()}`),
  },
  'see whether agents are paused': { operation: 'hamtaAgentpaus', may: ADMINS, attempt: (caller) => caller.get('/agentpaus') },
  'let all agents go on': {
    operation: 'sattAgentpaus',
    may: ADMINS,
    attempt: (caller) => caller.put('/agentpaus', { pausade: false }),
  },
  'list one’s own connections': { operation: 'listaAnslutningar', may: PERSONS, attempt: (caller) => caller.get('/anslutningar') },
  'list everybody’s connections': {
    operation: 'listaAnslutningar',
    may: ADMINS,
    attempt: (caller) => caller.get('/anslutningar', { alla: 'true' }),
  },
  'end one’s own connection': {
    operation: 'aterkallaAnslutning',
    may: PERSONS,
    attempt: async (caller, chief) => caller.delete(`/anslutningar/${await connectionOf(caller.epost === '' ? chief : caller)}`),
  },
  'see one’s own logins': { operation: 'listaSessioner', may: PERSONS, attempt: (caller) => caller.get('/jag/sessioner') },
  'end one of one’s own logins': {
    operation: 'avslutaSession',
    may: PERSONS,
    async attempt(caller) {
      if (caller.epost !== '') await sessionCookie(caller.id);
      const { body } = await caller.get('/jag/sessioner');
      const other = body.sessioner?.find(({ denna }: { denna: boolean }) => !denna);
      return caller.delete(`/jag/sessioner/${other?.id}`);
    },
  },
  'end all of one’s own logins but one': {
    operation: 'avslutaSessioner',
    may: PERSONS,
    attempt: (caller) => caller.call('DELETE', '/jag/sessioner', { query: { utom_denna: 'true' } }),
  },
  'change one’s own password': {
    operation: 'bytLosenord',
    may: PERSONS,
    async attempt(caller) {
      await givePassword(caller.id);
      return caller.post('/jag/losenord', { nuvarande: PASSWORD, losenord: 'ett annat och lika långt' });
    },
  },
  'see one’s own second factor': { operation: 'hamtaAndraFaktor', may: PERSONS, attempt: (caller) => caller.get('/jag/andra-faktor') },
  'ask for a key of one’s own': {
    operation: 'paborjaAndraFaktor',
    may: PERSONS,
    async attempt(caller) {
      await givePassword(caller.id);
      return caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    },
  },
  'confirm one’s own second factor': {
    operation: 'bekraftaAndraFaktor',
    may: PERSONS,
    async attempt(caller) {
      await givePassword(caller.id);
      const { body } = await caller.at(inject('studio').url).post('/jag/andra-faktor', { losenord: PASSWORD });
      return caller.post('/jag/andra-faktor/bekrafta', { kod: body.nyckel === undefined ? '' : codeOf(body.nyckel) });
    },
  },
  'renew one’s own recovery codes': {
    operation: 'fornyaReservkoder',
    may: PERSONS,
    async attempt(caller) {
      await giveSecondFactor(caller.id);
      return caller.post('/jag/andra-faktor/reservkoder', { losenord: PASSWORD });
    },
  },
  'end one’s own second factor': {
    operation: 'stangAvAndraFaktor',
    may: PERSONS,
    async attempt(caller) {
      await giveSecondFactor(caller.id);
      return caller.post('/jag/andra-faktor/stang-av', { losenord: PASSWORD });
    },
  },
  'set somebody’s second factor back': {
    operation: 'nollstallAndraFaktor',
    may: ADMINS,
    attempt: async (caller) => caller.delete(`/anvandare/${(await as('skribent')).id}/andra-faktor`),
  },
  'set an administrator’s second factor back': {
    operation: 'nollstallAndraFaktor',
    may: ['superadmin'],
    attempt: async (caller) => caller.delete(`/anvandare/${(await as('admin')).id}/andra-faktor`),
  },
  'log somebody out': {
    operation: 'avslutaAnvandaresSessioner',
    may: ADMINS,
    attempt: async (caller) => caller.delete(`/anvandare/${(await as('skribent')).id}/sessioner`),
  },
  'log an administrator out': {
    operation: 'avslutaAnvandaresSessioner',
    may: ['superadmin'],
    attempt: async (caller) => caller.delete(`/anvandare/${(await as('admin')).id}/sessioner`),
  },
  'list people': { operation: 'listaAnvandare', may: ADMINS, attempt: (caller) => caller.get('/anvandare') },
  'add a person': { operation: 'skapaAnvandare', may: ADMINS, attempt: (caller) => caller.post('/anvandare', newPerson('skribent')) },
  'change a person': {
    operation: 'andraAnvandare',
    may: ADMINS,
    attempt: async (caller) => caller.patch(`/anvandare/${(await as('skribent')).id}`, { namn: 'Annat' }),
  },
  'add an administrator': {
    operation: 'skapaAnvandare',
    may: ['superadmin'],
    attempt: (caller) => caller.post('/anvandare', newPerson('admin')),
  },
  'make somebody an administrator': {
    operation: 'andraAnvandare',
    may: ['superadmin'],
    attempt: async (caller) => caller.patch(`/anvandare/${(await as('skribent')).id}`, { roll: 'admin' }),
  },
  'change an administrator': {
    operation: 'andraAnvandare',
    may: ['superadmin'],
    attempt: async (caller) => caller.patch(`/anvandare/${(await as('admin')).id}`, { namn: 'Annat' }),
  },
};

test.each(Object.keys(MATRIX))('who may %s', async (name) => {
  const row = MATRIX[name];
  if (row === undefined) throw new Error(name);
  const chief = await as('chefredaktor');
  for (const column of ALL) {
    const { status, koder, fel } = await row.attempt(CALLERS[column], chief);
    const shown = `${column}: ${status} ${JSON.stringify(fel)}`;
    if (row.may.includes(column)) expect(status, shown).toBeLessThan(300);
    else {
      expect(status, shown).toBe(403);
      expect(['rattighet_saknas', 'bara_redaktionen'], shown).toContain(koder[0]);
    }
  }
});

/** An agent that says, wherever it can be said, that its owner has ordered what it does. */
class Ordered extends Caller {
  private readonly order: string;

  constructor({ id, epost, credential, agare }: Caller & { agare: Caller }) {
    super({ id, epost, credential });
    this.order = agare.id;
  }

  override call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    if (!ORDERED.some((one) => one.method === method && one.at.test(`/studio/api${path}`))) return super.call(method, path, options);
    if (method === 'DELETE') return super.call(method, path, { ...options, query: { ...options.query, order_av: this.order } });
    return super.call(method, path, { ...options, body: { ...(options.body as object), order_av: this.order } });
  }
}

/** What an agent does on somebody's order alone. */
const ORDERED = inject('studio')
  .operations.filter(({ errors }) => errors.includes('order_av_saknas'))
  .map(({ method, path }) => ({ method, at: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

const IN_REPORTS = { ...MAY_PUBLISH, mallar: ['nyhet', 'liverapport'] };
const AGENTS = {
  publishing: await agent(IN_REPORTS),
  elsewhere: await agent({ ...IN_REPORTS, sektioner: ['mat'] }),
  'of other templates': await agent({ ...IN_REPORTS, mallar: ['recept'] }),
};
/** Changes that are of no article, or that leave it as it is. */
const OF_NO_ARTICLE =
  /^(skapaKouppgift|andraKouppgift|taKouppgift|slappKouppgift|klarmarkeraKouppgift|laddaUppMedia|andraMedia|forhandsvisa|foreslaTillInnehall|aterkallaDelning|avbrytOversattning)$/;

test.each(Object.keys(MATRIX))('which agents may %s', async (name) => {
  const row = MATRIX[name];
  if (row === undefined) throw new Error(name);
  const chief = await as('chefredaktor');
  const takesOrder = inject('studio').operations.some(
    ({ name: one, errors }) => one === row.operation && errors.includes('order_av_saknas'),
  );
  const publishes = takesOrder && row.may.includes('publicist');
  const mayEver = row.may.includes('agent') || publishes;

  const { status, koder } = await row.attempt(new Ordered(AGENTS.publishing), chief);
  expect(status < 300, `${status} ${koder}`).toBe(mayEver);
  if (!mayEver) expect([status, koder]).toEqual([403, [expect.stringMatching(/^(rattighet_saknas|bara_redaktionen)$/)]]);
  if (publishes && !row.may.includes('agent'))
    expect((await row.attempt(AGENTS.publishing, chief)).koder, 'without an order').toEqual(['order_av_saknas']);

  if (!writes(row.operation) || OF_NO_ARTICLE.test(row.operation)) return;
  for (const kind of ['elsewhere', 'of other templates'] as const) {
    const outside = await row.attempt(new Ordered(AGENTS[kind]), chief);
    const refused = row.operation === 'oversattLista' ? 422 : 403; // It refuses the articles one by one, and then that none is left.
    expect(outside.status, `${kind}: ${outside.koder}`).toBe(refused);
  }
});

/** The same caller, who only tries: nothing of what it asks for is to happen. */
class Trying extends Caller {
  constructor({ id, epost, credential }: Caller) {
    super({ id, epost, credential });
  }

  override call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    if (method === 'GET') return super.call(method, path, options);
    if (method === 'DELETE') return super.call(method, path, { ...options, query: { ...options.query, provkor: 'true' } });
    return super.call(method, path, { ...options, body: { ...(options.body as object), provkor: true } });
  }

  override form(path: string, parts: readonly FormPart[], options: CallOptions = {}): Promise<Answer> {
    return super.form(path, [...parts, { name: 'provkor', value: 'true' }], options);
  }
}

const CHANGING = Object.keys(MATRIX).filter((name) => writes(MATRIX[name]?.operation ?? ''));

function writes(operation: string): boolean {
  return inject('studio').operations.find(({ name }) => name === operation)?.readOnly === false;
}

test.each(CHANGING)('whoever may %s may try it first, and nothing happens; who may not is told so', async (name) => {
  const row = MATRIX[name];
  if (row === undefined) throw new Error(name);
  const chief = await as('chefredaktor');
  const [may] = row.may;
  const mayNot = ALL.find((column) => !row.may.includes(column));
  if (may === undefined) throw new Error(`nobody may ${name}`);
  const tried = await row.attempt(new Trying(CALLERS[may]), chief);
  expect([tried.status, tried.body.provkor], JSON.stringify(tried.fel)).toEqual([200, true]);
  const logged = await sql('SELECT operation FROM logg WHERE korrelation = $1', [String(tried.headers['x-request-id'])]);
  expect(logged).toEqual([]);
  if (mayNot !== undefined) expect((await row.attempt(new Trying(CALLERS[mayNot]), chief)).status).toBe(403);
});

test('the matrix has every operation there is', () => {
  const covered = new Set(Object.values(MATRIX).map(({ operation }) => operation));
  expect(
    inject('studio')
      .operations.map(({ name }) => name)
      .filter((name) => !covered.has(name)),
  ).toEqual([]);
});

test('the right is asked before the fields are read', async () => {
  const { status } = await CALLERS.skribent.post('/anvandare', { nonsens: true });
  expect(status).toBe(403);
  expect((await CALLERS.agent.post('/innehall/x/nedtagning', {})).status).toBe(403);
});

test('jag tells what comes of role and flags together', async () => {
  const flags = await Promise.all(ALL.map(async (column) => [column, (await CALLERS[column].get('/jag')).body.vem.publicera]));
  expect(flags.filter(([, publicera]) => publicera).map(([column]) => column)).toEqual(PUBLISHERS);
});

describe('a person with some sections and languages', () => {
  const LIMITED = { sektioner: ['mat'], sprak: ['sv'] };

  test('reads everything', async () => {
    const [chief, skribent] = await Promise.all([as('chefredaktor'), as('skribent', LIMITED)]);
    const { id } = await chief.created(swedish());
    expect((await skribent.get(`/innehall/${id}`)).status).toBe(200);
  });

  test('writes, approves, publishes, takes down and deletes in those alone, and is told which', async () => {
    const [chief, limited] = await Promise.all([as('chefredaktor'), as('chefredaktor', LIMITED)]);
    const id = await publicItem(chief);
    const answers = [
      await limited.create(),
      await limited.patch(`/innehall/${id}`, { taggar: [] }),
      await limited.save(id, 'sv', swedish()),
      await limited.post(`/innehall/${id}/kopiera`),
      await limited.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1 }),
      await limited.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' }),
      await limited.release(id),
      await limited.takeDown(id),
      await limited.patch(`/innehall/${id}`, { raderad: true }),
    ];
    for (const { status, fel } of answers) {
      expect(status).toBe(403);
      expect(fel).toMatchObject([{ kod: 'sektion_ej_tillaten', falt: 'sektion' }]);
      expect(fel[0]?.orsak).toContain('nyheter');
      expect(fel[0]?.atgard).toContain('mat');
    }
  });

  test('cannot move an item out of its sections, nor into them', async () => {
    const [chief, limited] = await Promise.all([as('chefredaktor'), as('skribent', LIMITED)]);
    const { id } = await limited.created({ sektion: 'mat' });
    expect((await limited.patch(`/innehall/${id}`, { sektion: 'noje' })).koder).toEqual(['sektion_ej_tillaten']);
    const elsewhere = await chief.created();
    expect((await limited.patch(`/innehall/${elsewhere.id}`, { sektion: 'mat' })).koder).toEqual(['sektion_ej_tillaten']);
  });

  test('is refused another language by its name', async () => {
    const limited = await as('publicist', LIMITED);
    const { id } = await limited.created({ ...swedish(), sektion: 'mat' });
    const { status, fel } = await limited.save(id, 'en', english());
    expect(status).toBe(403);
    expect(fel).toMatchObject([{ kod: 'sprak_ej_tillatet', falt: 'sprak', sprak: 'en' }]);
    expect((await limited.create({ sektion: 'mat', sprak: 'en' })).koder).toEqual(['sprak_ej_tillatet']);
  });
});
