import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Agent } from '#lib/contract/agent.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type DemoArticle, type DemoText, pictureKeys, type UploadedPicture, withPictures } from '#lib/demo/article.ts';
import { ARTICLES } from '#lib/demo/articles.ts';
import { INVENTED, KNOWN_PEOPLE } from '#lib/demo/known-people.ts';
import { AGENT, PERSONS, WEBBPLATS } from '#lib/demo/newsroom.ts';
import { drawPicture, PICTURES, type PictureKey } from '#lib/demo/pictures.ts';
import { SETTINGS, SETTINGS_VALUES } from '#lib/operations/settings/kept-settings.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { givePerson } from '#lib/studio/give-person.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import type { Welcome } from '#lib/studio/welcome.ts';

const HOUR = 3_600_000;

type Call = <Answer>(actor: Actor, operation: string, input: Record<string, unknown>, hoursAgo?: number) => Promise<Answer>;

/**
 * Fills a newsroom with people, an agent and articles, leaving alone what an earlier try has made. Everything but the people
 * goes through the operations, so that the demo obeys the rules it is there to show. Its articles are released where Studio
 * shows them itself; towards a publishing system elsewhere they stay drafts, so that invented news never stands among
 * somebody's own (docs/decisions/publishing-system-elsewhere.md).
 */
export async function fillDemoNewsroom(kernel: Kernel): Promise<Welcome> {
  await nameTheSite(kernel);
  const losenord = kernel.environment.demoPassword ?? kernel.machinery.newToken();
  const people = await createPeople(kernel, losenord);
  const chief = people.get(AGENT.agare);
  if (chief === undefined) throw new Error('the demo has no chief editor');
  const call: Call = async <Answer>(actor: Actor, operation: string, input: Record<string, unknown>, hoursAgo = 0) => {
    const then = new Date(Date.now() - hoursAgo * HOUR);
    const machinery = { ...kernel.machinery, now: () => then };
    const { body } = await callOperation(machinery, operation, actor, input, machinery.newId());
    // Each caller names the answer of the operation it calls by name.
    return body as Answer;
  };
  const agent = await createAgent(kernel, call);
  await fillPeopleDictionary(kernel, call, chief);
  const uploaded = await uploadPictures(kernel, call, chief);
  for (const article of ARTICLES) {
    const writer = people.get(article.skribent);
    if (writer === undefined) throw new Error(`nobody in the demo is ${article.skribent}`);
    if (await kernel.store.slugs.inUse('sv', article.sv.slug)) continue;
    await writeArticle(call, article, {
      writer,
      chief,
      uploaded,
      releases: kernel.machinery.cms.namn === 'inbyggd' && !kernel.machinery.settings.cmsTest,
    });
  }
  return { logins: PERSONS.map(({ roll, epost }) => ({ roll, epost, losenord })), agent };
}

async function nameTheSite({ store, machinery }: Kernel): Promise<void> {
  if ((await store.settings.latest(SETTINGS)) !== undefined) return;
  const kept = { [SETTINGS_VALUES]: { webbplats: WEBBPLATS }, falt: ['webbplats.namn', 'webbplats.beskrivning'], aterstalld: null };
  await store.settings.put(SETTINGS, kept, STUDIO, machinery.now().toISOString());
  await store.changeFeed.announce('installningar');
  // The articles that are released next tell of it.
  machinery.changed('installningar');
}

async function createPeople(kernel: Kernel, losenord: string): Promise<Map<string, Actor>> {
  const actors = new Map<string, Actor>();
  for (const { epost, namn, roll } of PERSONS) {
    await givePerson(kernel, { epost, namn, roll, losenord, publicera: roll === 'chefredaktor' || roll === 'publicist' });
    const person = await kernel.store.people.byEmail(epost);
    if (person !== undefined) actors.set(epost, actorOfPerson(person));
  }
  return actors;
}

async function fillPeopleDictionary({ store }: Kernel, call: Call, actor: Actor): Promise<void> {
  const { personer } = await store.peopleDictionary.list('', { sida: 1, per_sida: 100 });
  const known = new Set(personer.map(({ namn, kandFor }) => `${namn} ${kandFor}`));
  for (const person of KNOWN_PEOPLE) {
    if (!known.has(`${person.namn} ${person.kandFor}`)) await call(actor, 'skapaPerson', { ...person, kalla: INVENTED });
  }
}

async function createAgent({ store }: Kernel, call: Call): Promise<Welcome['agent']> {
  const [admin] = (await store.people.list()).filter((person) => person.roll === 'superadmin');
  const record = admin && (await store.people.byId(admin.id));
  if (record === undefined) throw new Error('the newsroom has no administrator');
  const actor = actorOfPerson(record);
  const { agenter } = await call<{ agenter: Agent[] }>(actor, 'listaAgenter', {});
  const known = agenter.find(({ namn, aterkallad }) => namn === AGENT.namn && aterkallad === null);
  const { nyckel } =
    known === undefined
      ? await call<{ nyckel: string }>(actor, 'skapaAgent', { ...AGENT })
      : await call<{ nyckel: string }>(actor, 'roteraAgent', { id: known.id });
  return { namn: AGENT.namn, nyckel };
}

/** Drawn and encoded two at a time: more would not be faster, and fewer would. */
async function uploadPictures({ store }: Kernel, call: Call, actor: Actor): Promise<Map<PictureKey, UploadedPicture>> {
  const keys = [
    ...new Set(ARTICLES.flatMap((article) => [...pictureKeys(article.sv), ...(article.en === undefined ? [] : pictureKeys(article.en))])),
  ];
  const uploaded = new Map<PictureKey, UploadedPicture>();
  const upload = async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
      const { filnamn, alt, caption, kredit } = PICTURES[key];
      const [known] = (await store.media.list(filnamn, { sida: 1, per_sida: 1 })).media;
      if (known !== undefined) {
        uploaded.set(key, known);
        continue;
      }
      const fil = { filnamn, typ: 'image/jpeg', bytes: await drawPicture(key) };
      const { media } = await call<{ media: UploadedPicture }>(actor, 'laddaUppMedia', {
        fil,
        alt: alt.sv,
        alt_en: alt.en,
        caption,
        kredit,
      });
      uploaded.set(key, media);
    }
  };
  await Promise.all([upload(), upload()]);
  return uploaded;
}

interface Newsroom {
  writer: Actor;
  chief: Actor;
  uploaded: ReadonlyMap<PictureKey, UploadedPicture>;
  /** Whether what is to be public becomes so. */
  releases: boolean;
}

async function writeArticle(call: Call, article: DemoArticle, newsroom: Newsroom): Promise<void> {
  const { writer, chief, uploaded, releases } = newsroom;
  const { sektion, taggar, kategorier, kallor, timmarSedan } = article;
  const written = timmarSedan + 5;
  const created = await call<{ id: string; innehall: { sprak: { sv: { arbetsrevision: { id: string } } } } }>(
    writer,
    'skapaInnehall',
    { sektion, mall: 'nyhet', taggar, kategorier, kallor, ansvarig: writer.namn, ...withPictures(article.sv, uploaded) },
    written,
  );
  const { id } = created;
  if (article.en !== undefined)
    await call(writer, 'sparaSprakversion', { id, sprak: 'en', ...withPictures(article.en, uploaded) }, written - 1);
  if (article.status === 'granskning') {
    await call(writer, 'andraInnehall', { id, status: 'granskning' }, timmarSedan);
    await call(writer, 'sattSprakstatus', { id, sprak: 'sv', status: 'granskning', mejl: false }, timmarSedan);
  }
  if (article.status !== 'publicerad') return;
  if (releases) await call(chief, 'slappInnehall', { id, lage: 'publicera', datum: dateBefore(timmarSedan) }, timmarSedan);
  await revise(call, article, { ...newsroom, id, bas: created.innehall.sprak.sv.arbetsrevision.id });
}

/** The later Swedish revision that some articles have. */
async function revise(
  call: Call,
  article: DemoArticle,
  { id, bas, writer, chief, uploaded, releases }: Newsroom & { id: string; bas: string },
): Promise<void> {
  const later = article.senareSv;
  if (later === undefined) return;
  const sprak: Language = 'sv';
  const hoursAgo = Math.max(1, article.timmarSedan - 3);
  const text: DemoText = withPictures(later.text, uploaded);
  await call(writer, 'sparaSprakversion', { id, sprak, bas, kommentar: later.kommentar, ...text }, hoursAgo);
  if (later.publicerad && releases) await call(chief, 'slappInnehall', { id, lage: 'publicera', sprak: [sprak] }, hoursAgo - 0.5);
}

function dateBefore(hours: number): string {
  return stockholmMinute(new Date(Date.now() - hours * HOUR).toISOString());
}
