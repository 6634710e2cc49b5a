import { z } from 'zod';
import { Fault } from '#lib/errors/fault.ts';
import { SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { AT_FIRST_START, type NewsroomPlan, readNewsroomFile, refusedFile } from '#lib/studio/newsroom-file.ts';
import type { Welcome } from '#lib/studio/welcome.ts';

interface FilePlan {
  file: string;
  plan: NewsroomPlan;
}

interface MadeOfFile {
  /** Of those who had no password in the file. */
  logins: Welcome['logins'];
  /** Whether one of them is a superadministrator. */
  administers: boolean;
}

/** What STUDIO_INSTALLNINGAR asks for; undefined where it is not given. Throws StartFault, having made nothing, when it cannot be made. */
export async function planOfFile({ environment, store, machinery }: Kernel): Promise<FilePlan | undefined> {
  const { newsroomFile: file } = environment;
  if (file === undefined) return undefined;
  const { newsroom, reservedWords, webhooks, newBlockId, newToken } = machinery;
  const parts = { store, newsroom, reservedWords, webhooks, newBlockId, newToken, now: machinery.now().toISOString() };
  return { file, plan: await readNewsroomFile(file, parts) };
}

/**
 * Makes what is not made yet of a plan, by the operations that anybody would make it by. The settings come first: what they name
 * is tried, and where it does not work StartFault tells what was seen, and nothing else is made.
 */
export async function makeNewsroom(kernel: Kernel, { file, plan }: FilePlan): Promise<MadeOfFile> {
  const { store, machinery } = kernel;
  const call = (operation: string, input: Record<string, unknown>) =>
    callOperation(machinery, operation, AT_FIRST_START, input, machinery.newId());
  if (Object.keys(plan.installningar).length > 0) {
    const version = (await store.settings.latest(SETTINGS))?.version ?? 0;
    await call('andraInstallningar', { ...plan.installningar, version }).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
      throw refusedFile(
        file,
        error.fel.map((entry) => ({ ...entry, falt: `installningar.${entry.falt}` })),
      );
    });
  }
  const known = new Set((await store.sections.list()).map(({ id }) => id));
  for (const section of plan.sektioner) if (!known.has(section.id)) await call('skapaSektion', section);
  const logins: Welcome['logins'] = [];
  for (const person of plan.personer) {
    const losenord = 'losenord' in person ? undefined : machinery.newToken();
    await makePerson(kernel, call, losenord === undefined ? person : { ...person, losenord });
    const { roll } = roleSchema.parse(person);
    if (losenord !== undefined) logins.push({ roll, epost: person.epost, losenord });
  }
  return { logins, administers: plan.personer.some((person) => roleSchema.parse(person).roll === 'superadmin') };
}

const roleSchema = z.object({ roll: z.string() });

type Call = (operation: string, input: Record<string, unknown>) => Promise<unknown>;

/** Whom an earlier try has made is given the password that is to be shown this time. */
async function makePerson({ store, machinery }: Kernel, call: Call, person: { epost: string; losenord?: unknown }): Promise<void> {
  const made = await store.people.byEmail(person.epost);
  if (made === undefined) await call('skapaAnvandare', person);
  else if (typeof person.losenord === 'string')
    await store.people.setPassword(made.id, await machinery.hashPassword(person.losenord), undefined);
}
