import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Agent } from '#lib/contract/agent.ts';
import { DEMO, type DemoRecord } from '#lib/contract/demo.ts';
import { articlesAt } from '#lib/demo/articles.ts';
import { INVENTED, KNOWN_PEOPLE } from '#lib/demo/known-people.ts';
import { DRAFTING_AGENT, PERSONS, PUBLISHING_AGENT, SECTIONS, TASKS, WEBBPLATS } from '#lib/demo/newsroom.ts';
import { SETTINGS, SETTINGS_VALUES } from '#lib/operations/settings/kept-settings.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { type Call, type DemoStaff, writeDemoArticle } from '#lib/studio/demo-articles.ts';
import { fillDemoIdeas } from '#lib/studio/demo-ideas.ts';
import { keepDemoPictures } from '#lib/studio/demo-pictures.ts';
import { fillDemoPrograms } from '#lib/studio/demo-programs.ts';
import { fillDemoReadings } from '#lib/studio/demo-readings.ts';
import { givePerson } from '#lib/studio/give-person.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import type { Welcome } from '#lib/studio/welcome.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many articles are written at a time: each waits for the database more than it keeps it busy. */
const AT_A_TIME = 4;

/**
 * Fills a newsroom with sections, people, agents, articles, tasks, ideas and readings, leaving alone what an earlier try has made, and writes down what of the
 * newsroom is its demo (docs/decisions/demo.md). Everything but the people, the pictures and what readers read goes through the operations, so that the
 * demo obeys the rules it is there to show. Its articles are released where Studio shows them itself; towards a publishing system
 * elsewhere they stay drafts, so that invented news never stands among somebody's own (docs/decisions/publishing-system-elsewhere.md).
 */
export async function fillDemoNewsroom(kernel: Kernel): Promise<Welcome> {
  await makeSections(kernel);
  await nameTheSite(kernel);
  const losenord = kernel.environment.demoPassword ?? kernel.machinery.newToken();
  const people = await createPeople(kernel, losenord);
  const chief = someone(people, PUBLISHING_AGENT.agare);
  const call: Call = async <Answer>(actor: Actor, operation: string, input: Record<string, unknown>, hoursAgo = 0) => {
    const then = new Date(Date.now() - hoursAgo * HOUR);
    const machinery = { ...kernel.machinery, now: () => then };
    const { body } = await callOperation(machinery, operation, actor, input, machinery.newId());
    // Each caller names the answer of the operation it calls by name.
    return body as Answer;
  };
  const admin = await administrator(kernel);
  const [nattredaktoren, utkastskrivaren, uploaded] = await Promise.all([
    agentWithKey(call, admin, PUBLISHING_AGENT),
    agentWithKey(call, admin, DRAFTING_AGENT),
    keepDemoPictures(kernel, chief),
    fillPeopleDictionary(kernel, call, chief),
  ]);
  const agent: Actor = { ...nattredaktoren.agent, typ: 'agent', roll: 'agent' };
  const program = await fillDemoPrograms(kernel, call, chief);
  const articles = await writeArticles(kernel, call, { people, agent, chief, uploaded });
  const uppgifter = await fillQueue(kernel, call, { people, chief, articles });
  const bevakningar = await fillDemoIdeas(kernel, call, chief);
  await fillDemoReadings(kernel, [...articles.values()]);
  const agents = [nattredaktoren.agent, utkastskrivaren.agent];
  await writeDown(kernel, {
    artiklar: [...articles.values()],
    bilder: [...uploaded.values()].map(({ id }) => id),
    agenter: agents.map(({ id }) => id),
    uppgifter,
    personer: [...people.values()].map(({ id }) => id),
    bevakningar,
    program,
  });
  return {
    logins: PERSONS.map(({ roll, epost }) => ({ roll, epost, losenord })),
    agent: { namn: PUBLISHING_AGENT.namn, nyckel: nattredaktoren.nyckel },
  };
}

async function makeSections({ store, machinery }: Kernel): Promise<void> {
  for (const { mallar, sprak, ...section } of SECTIONS) {
    await store.sections.create({ ...section, mallar: [...mallar], sprak: [...sprak], arkiverad: false });
  }
  await store.changeFeed.announce('sektioner');
  machinery.changed('sektioner');
}

async function nameTheSite({ store, machinery }: Kernel): Promise<void> {
  if ((await store.settings.latest(SETTINGS)) !== undefined) return;
  const kept = { [SETTINGS_VALUES]: { webbplats: WEBBPLATS }, falt: ['webbplats.namn', 'webbplats.beskrivning'], aterstalld: null };
  await store.settings.put(SETTINGS, kept, STUDIO, machinery.now().toISOString());
  await store.changeFeed.announce('installningar');
  // The articles that are released next tell of it.
  machinery.changed('installningar');
}

type People = ReadonlyMap<string, Actor>;

async function createPeople(kernel: Kernel, losenord: string): Promise<People> {
  const made = PERSONS.map(async ({ epost, namn, roll }) => {
    await givePerson(kernel, { epost, namn, roll, losenord, publicera: roll === 'chefredaktor' || roll === 'publicist' });
    const person = await kernel.store.people.byEmail(epost);
    if (person === undefined) throw new Error(`${epost} was not made`);
    return [epost, actorOfPerson(person)] as const;
  });
  return new Map(await Promise.all(made));
}

function someone(people: People, epost: string): Actor {
  const found = people.get(epost);
  if (found === undefined) throw new Error(`nobody in the demo is ${epost}`);
  return found;
}

async function fillPeopleDictionary({ store }: Kernel, call: Call, actor: Actor): Promise<void> {
  const { rader } = await store.peopleDictionary.list({ sida: 1, per_sida: 100 });
  const known = new Set(rader.map(({ namn, kandFor }) => `${namn} ${kandFor}`));
  for (const person of KNOWN_PEOPLE) {
    if (!known.has(`${person.namn} ${person.kandFor}`)) await call(actor, 'skapaPerson', { ...person, kalla: INVENTED });
  }
}

async function administrator({ store }: Kernel): Promise<Actor> {
  const [admin] = (await store.people.list()).filter((person) => person.roll === 'superadmin');
  const record = admin && (await store.people.byId(admin.id));
  if (record === undefined) throw new Error('the newsroom has no administrator');
  return actorOfPerson(record);
}

type DemoAgent = typeof PUBLISHING_AGENT | typeof DRAFTING_AGENT;

/** The agent with a key that nobody has yet been told. */
async function agentWithKey(call: Call, admin: Actor, wanted: DemoAgent): Promise<{ agent: Agent; nyckel: string }> {
  const { agenter } = await call<{ agenter: Agent[] }>(admin, 'listaAgenter', {});
  const known = agenter.find(({ namn, aterkallad }) => namn === wanted.namn && aterkallad === null);
  return known === undefined ? call(admin, 'skapaAgent', { ...wanted }) : call(admin, 'roteraAgent', { id: known.id });
}

type Writers = Pick<DemoStaff, 'chief' | 'uploaded'> & { people: People; agent: Actor };

/** Writes what is not written yet; the id of each article by its Swedish slug. */
async function writeArticles(kernel: Kernel, call: Call, { people, agent, chief, uploaded }: Writers): Promise<Map<string, string>> {
  const { store, machinery } = kernel;
  const now = new Date();
  const releases = machinery.cms.namn === 'inbyggd' && !machinery.settings.cmsTest;
  const waiting = [...articlesAt(now)];
  const written = new Map<string, string>();
  const write = async () => {
    for (let article = waiting.shift(); article !== undefined; article = waiting.shift()) {
      const { slug } = article.sv;
      const known = await store.slugs.holder('sv', slug);
      const writer = article.status === 'begard' ? agent : someone(people, article.skribent);
      const id = known ?? (await writeDemoArticle(call, article, { writer, chief, uploaded, now, releases }));
      // Nobody reads the mail of invented people.
      if (article.status === 'begard') await store.outbox.takeBack(id);
      written.set(slug, id);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, write));
  return written;
}

type Editors = { people: People; chief: Actor; articles: ReadonlyMap<string, string> };

/** Puts the tasks in the queue, unless an earlier try has; their ids. */
async function fillQueue({ store }: Kernel, call: Call, { people, chief, articles }: Editors): Promise<string[]> {
  const earlier = await store.workQueue.list(new Date().toISOString(), {}, { sida: 1, per_sida: 100 });
  const made: string[] = [];
  for (const { rubrik, beskrivning, sektion, artikel, dagar, tagenAv, klarAv } of TASKS) {
    const known = earlier.rader.find((task) => task.rubrik === rubrik);
    if (known !== undefined) {
      made.push(known.id);
      continue;
    }
    const innehall = artikel === undefined ? null : (articles.get(artikel) ?? null);
    const senast = dagar === undefined ? null : new Date(Date.now() + dagar * DAY).toISOString();
    const { uppgift } = await call<{ uppgift: { id: string } }>(chief, 'skapaKouppgift', {
      rubrik,
      beskrivning,
      sektion,
      innehall,
      senast,
    });
    if (tagenAv !== undefined) await call(someone(people, tagenAv), 'taKouppgift', { id: uppgift.id });
    if (klarAv !== undefined) await call(someone(people, klarAv), 'klarmarkeraKouppgift', { id: uppgift.id });
    made.push(uppgift.id);
  }
  return made;
}

/** Only what is written down here is ever taken for the demo's. */
async function writeDown({ store }: Kernel, made: Omit<DemoRecord, 'gjord'>): Promise<void> {
  const gjord = new Date().toISOString();
  await store.settings.put(DEMO, { gjord, ...made } satisfies DemoRecord, STUDIO, gjord);
}
