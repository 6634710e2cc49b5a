import type { Role } from '#lib/contract/role.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

interface Given {
  epost: string;
  losenord: string;
  namn: string;
  roll: Role;
  publicera: boolean;
}

/** Makes the person, or gives the one with that address the password, the role and an open door. */
export async function givePerson({ store, machinery }: Kernel, { epost, losenord, namn, roll, publicera }: Given): Promise<void> {
  const losenord_hash = await machinery.hashPassword(losenord);
  const scope = { sektioner: [], sprak: [] };
  const skapad = machinery.now().toISOString();
  const made = await store.people.create({
    id: machinery.newId(),
    epost,
    namn,
    roll,
    publicera,
    losenord_hash,
    skapad,
    byta_inloggning: false,
    ...scope,
  });
  if (made !== undefined) return;
  const known = await store.people.byEmail(epost);
  if (known === undefined) throw new Error(`${epost} is neither free nor taken`);
  const { session_nr: _, ...person } = known;
  await store.people.change({ ...person, roll, publicera, aktiv: true, ...scope }, { losenord_hash, byta_inloggning: false });
}
