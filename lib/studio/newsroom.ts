import { beginSetup } from '#lib/operations/setup/setup-record.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import { fillDemoNewsroom } from '#lib/studio/demo-newsroom.ts';
import { givePerson } from '#lib/studio/give-person.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { makeNewsroom, planOfFile } from '#lib/studio/newsroom-of-file.ts';
import { passwordMatches } from '#lib/studio/sign-in/passwords.ts';
import type { Welcome } from '#lib/studio/welcome.ts';

const SETTING = 'redaktion';
const BEGUN = 'paborjad';
const DONE = 'klar';

/**
 * As prepare; of several instances that start at once, one begins the newsroom and the others wait until somebody has been
 * shown what it made, or it has died.
 */
export async function prepareNewsroom(kernel: Kernel): Promise<Welcome> {
  await kernel.beginning.take();
  const welcome = await prepare(kernel);
  if (welcome.logins.length === 0) await kernel.beginning.letGo();
  return welcome;
}

/**
 * Sees to it that somebody can log in: an empty database gets its first superadmin and a demo newsroom or, with STUDIO_DEMO=0,
 * nothing but what STUDIO_INSTALLNINGAR says (docs/decisions/first-start.md). Returns only what it made now. A first start that was broken off,
 * or whose logins nobody was told, is gone on with at the next one, with new passwords: until `newsroomShown`.
 * STUDIO_ADMIN brings its login back at any start.
 */
async function prepare(kernel: Kernel): Promise<Welcome> {
  const { store, machinery, environment } = kernel;
  const state = await store.settings.get(SETTING);
  const isNew = state === BEGUN || (state === undefined && (await store.people.list()).length === 0);
  if (!isNew) {
    if (environment.admin !== undefined) await restoreAdmin(kernel, environment.admin);
    return { logins: [] };
  }
  const plan = await planOfFile(kernel);
  await store.settings.put(SETTING, BEGUN, STUDIO, machinery.now().toISOString());
  const made = plan === undefined ? { logins: [], administers: false } : await makeNewsroom(kernel, plan);
  if (!environment.demo) await beginSetup(store, STUDIO, machinery.now().toISOString());
  if (made.administers && environment.admin === undefined) return { logins: made.logins };
  const admin = environment.admin ?? { epost: 'admin@studio.se', losenord: machinery.newToken() };
  const roll = 'superadmin';
  await givePerson(kernel, { ...admin, namn: 'Administratör', roll, publicera: true });
  const first = { roll, ...admin };
  if (!environment.demo) return { logins: [first, ...made.logins] };
  const demo = await fillDemoNewsroom(kernel);
  return { ...demo, logins: [first, ...demo.logins] };
}

/** Somebody has been shown what prepareNewsroom made: from now on it makes nothing more. */
export async function newsroomShown({ store, machinery, beginning }: Kernel): Promise<void> {
  if ((await store.settings.get(SETTING)) !== BEGUN) return;
  await store.settings.put(SETTING, DONE, STUDIO, machinery.now().toISOString());
  await beginning.letGo();
}

async function restoreAdmin(kernel: Kernel, { epost, losenord }: { epost: string; losenord: string }): Promise<void> {
  const credentials = await kernel.store.people.credentials(epost);
  const person = credentials && (await kernel.store.people.byId(credentials.id));
  const works = person?.aktiv && person.roll === 'superadmin' && (await passwordMatches(credentials?.losenord_hash, losenord));
  if (!works) await givePerson(kernel, { epost, losenord, namn: person?.namn ?? 'Administratör', roll: 'superadmin', publicera: true });
}
